import type { LoaderFunctionArgs } from "@remix-run/node";
import { separatorOf, writeCsv } from "../../csv/write-csv.server.ts";
import { texts } from "../../features/company/csv-texts.ts";
import { createSayProblems } from "../../features/company/import/say-problems.server.ts";
import { recordsOf } from "../../features/company/import/work.server.ts";
import { csvResponse } from "../../http/file.server.ts";
import { screenNotFound } from "../../http/responses.server.ts";
import { enter } from "../../http/visit.server.ts";
import { createTranslate } from "../../i18n/translate.ts";

/** What came of each row of the import, a line each, for a spreadsheet. */
export async function loader(args: LoaderFunctionArgs) {
  const visit = await enter(args, "employee");
  const { language } = visit;
  const record = await recordsOf(visit).find();
  if (!record) throw screenNotFound();
  const t = createTranslate(texts, language);
  const say = createSayProblems(language);
  const header = [t("line"), t("name"), t("email"), t("phone"), t("result"), t("error")];
  const rows = record.rows.map(({ line, name, email, phone }, index) => {
    const outcome = record.progress.outcomes[index];
    const error = outcome?.kind === "refused" ? say(outcome.problems) : "";
    return [line, name, email, phone, t(outcome?.kind ?? "pending"), error];
  });
  return csvResponse(t("result_file"), writeCsv([header, ...rows], separatorOf(language)));
}
