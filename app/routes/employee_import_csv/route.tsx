import { Readable } from "node:stream";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { separatorFor, writeCsv } from "../../csv/write-csv.server.ts";
import { sendExport } from "../../features/activity/send-export.server.ts";
import { texts } from "../../features/company/csv-texts.ts";
import { createFormatProblems } from "../../features/company/import/format-problems.server.ts";
import type { ImportRecord } from "../../features/company/import/record.server.ts";
import { recordsOf } from "../../features/company/import/work.server.ts";
import { decimalOf } from "../../i18n/format.server.ts";
import type { Language } from "../../i18n/languages.ts";
import { createTranslate } from "../../i18n/translate.ts";
import { requireScreen } from "../../request/context.server.ts";
import { screenNotFound } from "../../request/responses.server.ts";

export async function loader(args: LoaderFunctionArgs) {
  const context = await requireScreen(args, "employee");
  const t = createTranslate(texts, context.language);
  const exported = { kind: "exported", what: "import_result", file: "csv" } as const;
  return sendExport(args, context, exported, async () => {
    const record = await recordsOf(context).find();
    if (!record) throw screenNotFound();
    const table = writeResult(record, context.language);
    return {
      name: `${t("result_file")}.csv`,
      type: "text/csv; charset=utf-8",
      chunks: Readable.from([table]),
    };
  });
}

function writeResult({ rows, progress }: ImportRecord, language: Language): string {
  const t = createTranslate(texts, language);
  const format = createFormatProblems(language);
  const header = [t("line"), t("name"), t("email"), t("phone"), t("result"), t("error")];
  const lines = rows.map(({ line, name, email, phone }, index) => {
    const outcome = progress.outcomes[index];
    const error = outcome?.kind === "refused" ? format(outcome.problems) : "";
    return [line, name, email, phone, t(outcome?.kind ?? "pending"), error];
  });
  return writeCsv([header, ...lines], separatorFor(decimalOf(language)));
}
