import type { Language } from "./languages.ts";

/** From here on, a day without its year is ambiguous. */
const FAR_AHEAD_MS = 90 * 24 * 60 * 60 * 1000;

/** Formats `YYYY-MM-DD HH:mm`, in whatever zone, as a day and a time in 24 hours. */
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

/** The same in a short form. */
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

/** An API may send a time that does not exist, which is shown unchanged. */
export function formatLocal(local: string, format: Intl.DateTimeFormat): string {
  const moment = readLocal(local);
  return Number.isNaN(moment) ? local : format.format(moment);
}

const readLocal = (local: string): number => Date.parse(`${local.replace(" ", "T")}Z`);

/** The name of a zone's time at an instant. */
export function nameTimeZone(timeZone: string, at: number, language: Language): string {
  const parts = new Intl.DateTimeFormat(language, {
    timeZone,
    timeZoneName: "long",
  }).formatToParts(at);
  return parts.find(({ type }) => type === "timeZoneName")?.value ?? timeZone;
}
