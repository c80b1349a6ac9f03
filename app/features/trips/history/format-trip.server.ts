import { toDigits } from "../../../api/money.ts";
import type { Trip } from "../../../api/trips.server.ts";
import { decimalOf, formatLocal, formatMoney } from "../../../i18n/format.server.ts";
import { type Language, localeOf } from "../../../i18n/languages.ts";
import { toLocalTime } from "../../../i18n/local-time.ts";
import type { RequestContext } from "../../../request/context.server.ts";

/** Formats `YYYY-MM-DD HH:mm` as a short date with the year. */
export function formatWhen(local: string, language: Language): string {
  const format = new Intl.DateTimeFormat(localeOf(language), {
    day: "numeric",
    month: "short",
    year: "numeric",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
    timeZone: "UTC",
  });
  return formatLocal(local, format);
}

/** Formats an instant in the same way, in the group's time zone. */
export const formatInstant = (
  at: number,
  { brand, language }: Pick<RequestContext, "brand" | "language">,
): string => formatWhen(toLocalTime(at, brand.timeZone), language);

/** Trips with these statuses did not take place, so their promised fare was not paid. */
const unpaid = [4, 5, 9];

export const fareOf = ({ status, fare }: Trip): number | null =>
  unpaid.includes(status) ? null : fare;

export function formatFare(
  trip: Trip,
  { brand, language }: Pick<RequestContext, "brand" | "language">,
): string | null {
  const fare = fareOf(trip);
  return fare === null ? null : formatMoney(fare, trip.currency ?? brand.currency, language);
}

/** An amount in a file of text: spreadsheets expect the decimal separator of their language. */
export const toDecimal = (
  amount: number,
  currency: string | null | undefined,
  language: Language,
): string =>
  (currency ? toDigits(amount, currency) : amount.toFixed(2)).replace(".", decimalOf(language));
