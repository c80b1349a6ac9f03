import type { ReferenceField } from "../../../api/references.ts";
import type { Trip } from "../../../api/trips.server.ts";
import { toLocalTime } from "../../../i18n/local-time.ts";
import { createTranslate, type Translate } from "../../../i18n/translate.ts";
import type { RequestContext } from "../../../request/context.server.ts";
import { texts } from "./csv-texts.ts";
import type { HistoryQuery } from "./filter.server.ts";
import { sayStatus } from "./say-filter.server.ts";

/** The filter of a file's trips, with valid days only. */
export type FileQuery = {
  filter: HistoryQuery["filter"];
  values: Pick<HistoryQuery["values"], "status">;
};

export type FileReader = Pick<RequestContext, "api" | "language"> & {
  brand: { timeZone: string };
  /** The name of the account or hotel that owns the trips. */
  owner: string;
  /** What the company sorts its trips by, each in a column of its own. */
  referenceFields?: ReferenceField[];
};

type Row = [label: string, value: string];

/**
 * Describes the file, so that a reader understands it without its page. The description follows the trips,
 * since programs expect the column names on the first line.
 */
export function describeFile(
  { filter, values }: FileQuery,
  [first]: Trip[],
  { language, brand, owner }: FileReader,
  { ownerLabel, rows = [] }: { ownerLabel?: string; rows?: Row[] } = {},
): Row[] {
  const t = createTranslate(texts, language);
  const when = toLocalTime(Date.now(), brand.timeZone).slice(0, 16);
  const { employeeId } = filter;
  return [
    [ownerLabel ?? t("account"), owner],
    [t("period"), formatPeriod(filter, t)],
    [t("status"), sayStatus(values.status, language) ?? t("any")],
    ...(employeeId === undefined
      ? []
      : ([[t("employee"), first?.employee?.name ?? `${employeeId}`]] satisfies Row[])),
    ...rows,
    [t("made"), t("made_at", { when, zone: brand.timeZone })],
  ];
}

function formatPeriod({ from, to }: FileQuery["filter"], t: Translate<typeof texts>): string {
  if (from && to) return t("between", { from, to });
  if (from) return t("since", { from });
  return to ? t("until", { to }) : t("all_days");
}

/** Puts the filter into the file's name, in the words of its description. */
export function nameFile(
  { filter: { from, to, employeeId }, values }: FileQuery,
  { language }: Pick<RequestContext, "language">,
  addition?: { fileName: string; nameEnd?: string },
): string {
  const t = createTranslate(texts, language);
  const days = from && to ? [from, to] : [from && t("name_from"), from, to && t("name_to"), to];
  const parts = [
    addition?.fileName ?? t("file_name"),
    ...days,
    sayStatus(values.status, language)?.toLowerCase(),
    employeeId && t("name_employee", { id: `${employeeId}` }),
    addition?.nameEnd,
  ];
  return `${parts.filter(Boolean).join("-").replaceAll(" ", "-")}.csv`;
}
