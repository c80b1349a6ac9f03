import { toSingleLine } from "../../csv/single-line.ts";
import { toLocalTime } from "../../i18n/local-time.ts";
import { createTranslate } from "../../i18n/translate.ts";
import type { MemberContext } from "../../request/context.server.ts";
import type { ClosedMonth, Correction } from "./compare-closings.server.ts";
import { texts } from "./texts.ts";

export type Amount = { amount: number; currency: string };

/** A block of a file: the closed months, and each trip that has changed since. Each file writes amounts its own way. */
export function toCorrectionRows(
  closings: ClosedMonth[],
  { language, brand }: MemberContext,
): (string | number | Amount)[][] {
  const t = createTranslate(texts, language);
  const corrections = closings.flatMap(({ corrections: each }) => each);
  const money = (amount: number | null, currency: string) =>
    amount === null ? t("not_charged") : { amount, currency };
  const toRow = ({ id, on, currency, before, after, references }: Correction) => [
    ...[id, on, money(before, currency), money(after, currency), currency],
    ...(references ? [references.before, references.after] : []),
  ];
  return [
    [t("closed_month"), t("closed_on"), t("closed_by")],
    ...closings.map(({ month, closedAt, by }) => [
      ...[month, toLocalTime(closedAt, brand.timeZone), toSingleLine(by)],
    ]),
    [],
    [sayCorrections(closings, language)],
    ...(corrections.length === 0
      ? []
      : [
          [
            ...[t("number"), t("day"), t("before"), t("after"), t("currency")],
            ...[t("references_before"), t("references_after")],
          ],
          ...corrections.map(toRow),
        ]),
  ];
}

/** How many trips have changed since their months were closed. */
export function sayCorrections(
  closings: ClosedMonth[],
  language: MemberContext["language"],
): string {
  const t = createTranslate(texts, language);
  const count = closings.reduce((sum, { corrections }) => sum + corrections.length, 0);
  return count === 0 ? t("unchanged") : t("changed", { count });
}
