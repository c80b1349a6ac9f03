import type { LoaderFunctionArgs } from "@remix-run/node";
import { listClosedEmployees, listEmployees } from "../../api/employees.server.ts";
import { separatorOf, writeCsv } from "../../csv/write-csv.server.ts";
import { texts } from "../../features/company/csv-texts.ts";
import { csvResponse } from "../../http/file.server.ts";
import { enter } from "../../http/visit.server.ts";
import { toLocalTime } from "../../i18n/local-time.ts";
import { createTranslate } from "../../i18n/translate.ts";

/** All employees as a table for a spreadsheet: those whose accounts are open, or `?list=closed`. */
export async function loader(args: LoaderFunctionArgs) {
  const { api, brand, language } = await enter(args, "employee");
  const t = createTranslate(texts, language);
  const isClosed = new URL(args.request.url).searchParams.get("list") === "closed";
  const employees = await (isClosed ? listClosedEmployees(api) : listEmployees(api));
  const rows = employees.map(({ name, email, phone, isActive, createdAt }) => [
    name,
    email,
    phone ?? "",
    t(isActive ? "yes" : "no"),
    toLocalTime(Date.parse(createdAt), brand.timeZone).slice(0, 10),
  ]);
  const header = [t("name"), t("email"), t("phone"), t("active"), t("since")];
  return csvResponse(t("file"), writeCsv([header, ...rows], separatorOf(language)));
}
