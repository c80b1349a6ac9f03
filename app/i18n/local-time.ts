import { isInCalendar } from "./calendar.ts";
import { type Language, localeOf } from "./languages.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const formatters = new Map<string, Intl.DateTimeFormat>();
/** Each page asks for the current one. */
const lastOffsets = new Map<string, { minute: number; offset: number }>();

/**
 * The instants at which clocks in a zone show `YYYY-MM-DD HH:mm`: one; two in the hour that repeats when
 * the clocks go back; none in the hour that is skipped when they go forward, or on a day that does not
 * exist. Outside the panel's calendar, local time is UTC.
 */
export function findInstants(local: string, timeZone: string): number[] {
  const asUtc = Date.parse(`${local.replace(" ", "T")}:00Z`);
  if (Number.isNaN(asUtc) || formatUtc(asUtc) !== local) return [];
  // Intl writes such years with other than four digits, and zones have no rules for them.
  if (!isInCalendar(local)) return [asUtc];
  // Around a clock change the offset is the previous day's or the next day's.
  const candidates = [asUtc - DAY_MS, asUtc + DAY_MS].map(
    (nearby) => asUtc - offsetAt(nearby, timeZone),
  );
  return [...new Set(candidates)]
    .filter((instant) => toLocalTime(instant, timeZone) === local)
    .toSorted((one, other) => one - other);
}

/** The local time in a zone, as `YYYY-MM-DD HH:mm`. */
export function toLocalTime(instant: number, timeZone: string): string {
  const part = Object.fromEntries(
    getFormatter(timeZone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  );
  const year = part.year?.padStart(4, "0");
  return `${year}-${part.month}-${part.day} ${part.hour}:${part.minute}`;
}

/** The day in a zone, as `YYYY-MM-DD`. */
export const toLocalDay = (instant: number, timeZone: string): string =>
  toLocalTime(instant, timeZone).slice(0, 10);

/** How far the clocks of a zone are ahead of UTC at an instant, in milliseconds. */
export function offsetAt(instant: number, timeZone: string): number {
  const minute = Math.floor(instant / 60_000) * 60_000;
  const last = lastOffsets.get(timeZone);
  if (last?.minute === minute) return last.offset;
  const offset = Date.parse(`${toLocalTime(minute, timeZone).replace(" ", "T")}:00Z`) - minute;
  lastOffsets.set(timeZone, { minute, offset });
  return offset;
}

const formatUtc = (instant: number) =>
  new Date(instant).toISOString().slice(0, 16).replace("T", " ");

function getFormatter(timeZone: string): Intl.DateTimeFormat {
  const cached = formatters.get(timeZone);
  if (cached) return cached;
  const formatter = new Intl.DateTimeFormat("en-GB", {
    timeZone,
    hourCycle: "h23",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
  });
  formatters.set(timeZone, formatter);
  return formatter;
}

/** The name of a zone's time at an instant. */
export function nameTimeZone(timeZone: string, instant: number, language: Language): string {
  const parts = new Intl.DateTimeFormat(localeOf(language), {
    timeZone,
    timeZoneName: "long",
  }).formatToParts(instant);
  return parts.find(({ type }) => type === "timeZoneName")?.value ?? timeZone;
}
