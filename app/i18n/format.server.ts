import { type Language, localeOf, numberLocaleOf } from "./languages.ts";

/** From here on, a day without its year is ambiguous. */
const FAR_AHEAD_MS = 90 * 24 * 60 * 60 * 1000;

const clock = {
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
  timeZone: "UTC",
} as const;

/** Formats `YYYY-MM-DD HH:mm`, in whatever zone, as a day and a time in 24 hours. */
export function formatMoment(local: string, language: Language, now = Date.now()): string {
  const moment = readLocal(local);
  const format = new Intl.DateTimeFormat(localeOf(language), {
    weekday: "long",
    day: "numeric",
    month: "long",
    year: moment > now + FAR_AHEAD_MS ? "numeric" : undefined,
    ...clock,
  });
  return formatLocal(local, format);
}

/** The same in a short form. */
export function formatMomentBriefly(local: string, language: Language): string {
  const format = new Intl.DateTimeFormat(localeOf(language), {
    weekday: "short",
    day: "numeric",
    month: "short",
    ...clock,
  });
  return formatLocal(local, format);
}

/** An API may send a time that does not exist, which is shown unchanged. */
export function formatLocal(local: string, format: Intl.DateTimeFormat): string {
  const moment = readLocal(local);
  return Number.isNaN(moment) ? local : format.format(moment);
}

const readLocal = (local: string): number => Date.parse(`${local.replace(" ", "T")}Z`);

const formats = new Map<string, Intl.NumberFormat>();

/** Formats a day, `YYYY-MM-DD`. */
export const formatDay = (
  day: string,
  language: Language,
  options: Intl.DateTimeFormatOptions,
): string =>
  formatLocal(
    `${day} 12:00`,
    new Intl.DateTimeFormat(localeOf(language), { ...options, timeZone: "UTC" }),
  );

/** The days from one to another, which share what they can. */
export function formatDays({ from, to }: { from: string; to: string }, language: Language): string {
  const options = { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" } as const;
  const [first = 0, last = 0] = [from, to].map((day) => Date.parse(`${day}T12:00Z`));
  return new Intl.DateTimeFormat(localeOf(language), options).formatRange(first, last);
}

/** From Monday, 1, to Sunday, 7. */
export const nameWeekday = (
  day: number,
  language: Language,
  weekday: "short" | "long" = "long",
): string =>
  // The first of January 2024 is a Monday.
  formatDay(`2024-01-0${day}`, language, { weekday });

export function formatMoney(amount: number, currency: string, language: Language): string {
  return formatOf(currency, language).format(amount);
}

/** With a sign, for an amount that is added or subtracted. */
export function formatChange(amount: number, currency: string, language: Language): string {
  const sign = { signDisplay: "exceptZero" } as const;
  return new Intl.NumberFormat(numberLocaleOf(language), {
    style: "currency",
    currency,
    ...sign,
  }).format(amount);
}

/** The range, or one amount where both are equal. */
export function formatMoneyRange(
  low: number,
  high: number,
  currency: string,
  language: Language,
): string {
  const format = formatOf(currency, language);
  return low === high ? format.format(low) : format.formatRange(low, high);
}

function formatOf(currency: string, language: Language): Intl.NumberFormat {
  const key = `${language} ${currency}`;
  const format =
    formats.get(key) ??
    new Intl.NumberFormat(numberLocaleOf(language), { style: "currency", currency });
  formats.set(key, format);
  return format;
}

/** What parts the decimals of a number. */
export function decimalOf(language: Language): string {
  const parts = new Intl.NumberFormat(numberLocaleOf(language)).formatToParts(0.5);
  return parts.find(({ type }) => type === "decimal")?.value ?? ".";
}

/** Lists the names of languages by their codes; unknown codes are left out. */
export function nameLanguages(codes: string[], language: Language): string {
  const names = new Intl.DisplayNames(localeOf(language), { type: "language", fallback: "none" });
  const known = codes
    .filter((code) => /^[a-z]{2,3}$/i.test(code))
    .flatMap((code) => names.of(code) ?? []);
  return new Intl.ListFormat(localeOf(language), { type: "conjunction" }).format(known);
}

export const capitalize = (text: string, language: Language): string =>
  text.charAt(0).toLocaleUpperCase(language) + text.slice(1);
