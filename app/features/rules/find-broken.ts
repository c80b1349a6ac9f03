import type { Position } from "../../api/addresses.server.ts";
import { toLocalTime } from "../../i18n/local-time.ts";
import { measureKm } from "../../map/distance.ts";
import type { Area, BrokenRule, Rules } from "./rules.ts";

/** What the rules judge of an order. */
export type Judged = {
  origin: Position;
  destination?: Position | undefined;
  /** `YYYY-MM-DD HH:mm` on the brand's clocks; left out for now. */
  when?: string | undefined;
  groupId: number;
  serviceTypeId?: number | undefined;
};

type Circumstances = {
  /** The most that the trip costs; left out where the group has named no fare. */
  fare?: { amount: number; currency: string } | undefined;
  now: number;
  timeZone: string;
};

/** The rules that an order breaks. */
export function findBroken(
  rules: Rules,
  order: Judged,
  { fare, now, timeZone }: Circumstances,
): BrokenRule[] {
  const { hours, areas, areaEnd, limit, groups, serviceTypes } = rules;
  const local = order.when ?? toLocalTime(now, timeZone);
  const isTypeAllowed =
    order.serviceTypeId !== undefined && serviceTypes?.includes(order.serviceTypeId);
  const broken: [BrokenRule, boolean | undefined][] = [
    ["hours", hours && !isWithin(hours, local)],
    ["area", areaEnd && areas.length > 0 && !isInside(areas, areaEnd, order)],
    ["no_fare", limit && !fare],
    ["limit", limit && fare && (fare.currency !== limit.currency || fare.amount > limit.amount)],
    ["group", groups && !groups.some(({ id }) => id === order.groupId)],
    ["service_type", serviceTypes && !isTypeAllowed],
  ];
  return broken.flatMap(([rule, isBroken]) => (isBroken ? [rule] : []));
}

/** What a clock shows decides, so an hour that repeats when the clocks go back counts both times. */
function isWithin({ days, from, to }: NonNullable<Rules["hours"]>, local: string): boolean {
  const [date = "", time = ""] = local.split(" ");
  const day = new Date(`${date}T12:00:00Z`).getUTCDay() || 7;
  if (from < to) return days.includes(day) && from <= time && time < to;
  // Past midnight, the hours belong to the day on which they began; equal times are the whole day.
  const before = day === 1 ? 7 : day - 1;
  return (days.includes(day) && time >= from) || (days.includes(before) && time < to);
}

function isInside(
  areas: Area[],
  end: NonNullable<Rules["areaEnd"]>,
  { origin, destination }: Judged,
): boolean {
  const lies = (at: Position | undefined) =>
    at !== undefined && areas.some((area) => measureKm(area, at) <= area.km);
  if (end === "origin") return lies(origin);
  if (end === "destination") return lies(destination);
  return end === "both" ? lies(origin) && lies(destination) : lies(origin) || lies(destination);
}
