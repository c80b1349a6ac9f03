import { invalid } from "../api/refusal.ts";
import { fromLocal } from "../local-time.ts";

const YEAR = 366 * 24 * 60 * 60 * 1000;

/** The instant of a booking: a local time that exists in the zone and lies within a year. */
export function readBookingTime(text: string, zone: string, now: number, field: string): number {
  const at = fromLocal(text, zone);
  if (at === undefined || at <= now || at > now + YEAR) {
    throw invalid({ field, message: "Must select date and time" });
  }
  return at;
}
