import type { Language } from "./languages.ts";

/** From then on, a day without its year may be taken for another one. */
const FAR_AHEAD_MS = 90 * 24 * 60 * 60 * 1000;

/** `YYYY-MM-DD HH:mm`, whatever the zone of its clocks, as people say it: day and time in 24 hours. */
export function formatMoment(local: string, language: Language, now = Date.now()): string {
  const moment = readLocal(local);
  const format = new Intl.DateTimeFormat(language, {
    weekday: "long",
    day: "numeric",
    month: "long",
    year: moment > now + FAR_AHEAD_MS ? "numeric" : undefined,
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
    timeZone: "UTC",
  });
  return formatLocal(local, format);
}

/** The same in as few characters as can be read at a glance. */
export function formatMomentBriefly(local: string, language: Language): string {
  const format = new Intl.DateTimeFormat(language, {
    weekday: "short",
    day: "numeric",
    month: "short",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
    timeZone: "UTC",
  });
  return formatLocal(local, format);
}

/** A time that no clock shows, which an API may send all the same, is shown as it is. */
export function formatLocal(local: string, format: Intl.DateTimeFormat): string {
  const moment = readLocal(local);
  return Number.isNaN(moment) ? local : format.format(moment);
}

const readLocal = (local: string): number => Date.parse(`${local.replace(" ", "T")}Z`);

/** What people call the time of a zone. */
export function nameTimeZone(timeZone: string, at: number, language: Language): string {
  const parts = new Intl.DateTimeFormat(language, {
    timeZone,
    timeZoneName: "long",
  }).formatToParts(at);
  return parts.find(({ type }) => type === "timeZoneName")?.value ?? timeZone;
}
