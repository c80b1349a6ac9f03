import { Readable } from "node:stream";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { listClosedEmployees, listEmployees } from "../../api/employees.server.ts";
import { readRows } from "../../api/rows.server.ts";
import { separatorFor, writeCsv } from "../../csv/write-csv.server.ts";
import { sendExport } from "../../features/activity/send-export.server.ts";
import { texts } from "../../features/company/csv-texts.ts";
import { decimalOf } from "../../i18n/format.server.ts";
import { toLocalDay } from "../../i18n/local-time.ts";
import { createTranslate } from "../../i18n/translate.ts";
import { type MemberContext, requireScreen } from "../../request/context.server.ts";

/** Exports the employees with open accounts as CSV, or those with closed ones (`?list=closed`). */
export async function loader(args: LoaderFunctionArgs) {
  const context = await requireScreen(args, "employee");
  const t = createTranslate(texts, context.language);
  const isClosed = new URL(args.request.url).searchParams.get("list") === "closed";
  const exported = { kind: "exported", what: "employees", file: "csv" } as const;
  return sendExport(args, context, exported, async () => {
    const table = await writeEmployees(context, isClosed);
    return {
      name: `${t("file")}.csv`,
      type: "text/csv; charset=utf-8",
      chunks: Readable.from([table]),
    };
  });
}

async function writeEmployees({ api, brand, language }: MemberContext, isClosed: boolean) {
  const t = createTranslate(texts, language);
  const list = isClosed ? listClosedEmployees : listEmployees;
  const { value: employees, leftOut: count } = await readRows(api, list);
  const rows = employees.map(({ name, email, phone, isActive, createdAt }) => [
    name,
    email,
    phone ?? "",
    t(isActive ? "yes" : "no"),
    toLocalDay(Date.parse(createdAt), brand.timeZone),
  ]);
  const header = [t("name"), t("email"), t("phone"), t("active"), t("since")];
  const note = count > 0 ? [[t("left_out", { count })]] : [];
  return writeCsv([header, ...rows, ...note], separatorFor(decimalOf(language)));
}
