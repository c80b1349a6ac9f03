import { Readable } from "node:stream";
import { separatorFor, writeCsv } from "../../csv/write-csv.server.ts";
import { decimalOf } from "../../i18n/format.server.ts";
import { toLocalTime } from "../../i18n/local-time.ts";
import { createTranslate } from "../../i18n/translate.ts";
import type { MemberContext } from "../../request/context.server.ts";
import type { SentFile } from "../../request/send-file.server.ts";
import { MOST_ENTRIES } from "./activity-log.server.ts";
import { type ActivityQuery, findEntries } from "./find-entries.server.ts";
import { areaOf, sayArea, sayEntry } from "./say-entry.server.ts";
import { texts } from "./texts.ts";

/** All entries that match, on the group's clock. */
export async function openActivityCsv(
  query: ActivityQuery,
  context: MemberContext,
): Promise<SentFile> {
  const { brand, language } = context;
  const t = createTranslate(texts, language);
  const { entries } = await findEntries({ ...query, before: undefined }, MOST_ENTRIES, context);
  const header = [t("when"), t("who"), t("account_id"), t("area"), t("what")];
  const rows = entries.map((entry) => {
    const area = areaOf(entry.kind);
    return [
      toLocalTime(entry.at, brand.timeZone),
      entry.by.name,
      entry.by.id,
      area ? sayArea(area, language) : "",
      sayEntry(entry, language),
    ];
  });
  const table = writeCsv([header, ...rows], separatorFor(decimalOf(language)));
  return {
    name: `${t("file_name")}.csv`,
    type: "text/csv; charset=utf-8",
    chunks: Readable.from([table]),
  };
}
