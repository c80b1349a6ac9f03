import { noteActivity } from "../../features/activity/note-activity.server.ts";
import { exportOf } from "../../features/activity/send-export.server.ts";
import { type Period, readPeriod, toPeriodQuery } from "../../features/statement/period.server.ts";
import { openStatementCsv } from "../../features/statement/statement-csv.server.ts";
import {
  MOST_IN_WORKBOOK,
  openStatementWorkbook,
} from "../../features/statement/statement-workbook.server.ts";
import { texts } from "../../features/statement/texts.ts";
import { toLocalDay } from "../../i18n/local-time.ts";
import { createTranslate } from "../../i18n/translate.ts";
import type { MemberContext } from "../../request/context.server.ts";
import { redirectToScreen } from "../../request/flash.server.ts";
import { screenNotFound } from "../../request/responses.server.ts";
import type { SentFile } from "../../request/send-file.server.ts";

/** The statement of a period as CSV or XLSX; where there is none, the way to the page that says why. */
export async function openStatementFile(
  file: string | undefined,
  query: URLSearchParams,
  context: MemberContext,
): Promise<SentFile | Response> {
  const [, kind] = /^file\.(csv|xlsx)$/.exec(file ?? "") ?? [];
  if (!kind) throw screenNotFound();
  const today = toLocalDay(Date.now(), context.brand.timeZone);
  const { period, values } = readPeriod(query, today);
  if (!period) return redirectToScreen("statement", { query: values }, context);
  const name = `${nameFile(period, context)}.${kind}`;
  const opened =
    kind === "csv"
      ? await openStatementCsv(name, period, context)
      : await openStatementWorkbook(name, period, context);
  if (!("problem" in opened)) {
    const file = kind as "csv" | "xlsx";
    await noteActivity(exportOf({ what: "statement", file }, period), context);
    return opened;
  }
  const t = createTranslate(texts, context.language);
  const text = t(`workbook_${opened.problem}`, { most: `${MOST_IN_WORKBOOK}` });
  const flash = { kind: "failure", text } as const;
  return redirectToScreen("statement", { query: toPeriodQuery(period), flash }, context);
}

function nameFile({ from, to, month }: Period, { language }: MemberContext): string {
  const t = createTranslate(texts, language);
  return [t("file_name"), ...(month ? [month] : [from, to])].join("-").replaceAll(" ", "-");
}
