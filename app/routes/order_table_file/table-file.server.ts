import { Readable } from "node:stream";
import type { ReferenceField } from "../../api/references.ts";
import { toSingleLine } from "../../csv/single-line.ts";
import { separatorFor, writeCsv } from "../../csv/write-csv.server.ts";
import { noteActivity } from "../../features/activity/note-activity.server.ts";
import { findUsualPickup } from "../../features/desk/load-desk-form.server.ts";
import { formatNeeds } from "../../features/needs/needs-line.server.ts";
import { texts } from "../../features/order-table/column-texts.ts";
import { columnsFor } from "../../features/order-table/create-table.server.ts";
import { createFormatProblem } from "../../features/order-table/format-problem.server.ts";
import { openTable, type TableRecord } from "../../features/order-table/record.server.ts";
import { needsOf, placesOf, stateOf } from "../../features/order-table/row-state.server.ts";
import { loadFavourites } from "../../features/places/favourites.server.ts";
import { readReferenceFields } from "../../features/references/load-reference-fields.server.ts";
import { toReferenceCells } from "../../features/references/reference-fields.ts";
import { addDays } from "../../i18n/calendar.ts";
import { decimalOf } from "../../i18n/format.server.ts";
import { toLocalDay } from "../../i18n/local-time.ts";
import { createTranslate } from "../../i18n/translate.ts";
import type { MemberContext } from "../../request/context.server.ts";
import { screenNotFound } from "../../request/responses.server.ts";
import type { SentFile } from "../../request/send-file.server.ts";
import { writeWorkbook } from "../../table-file/write-xlsx.server.ts";

type Rows = (string | number)[][];

/** The example, or the result of a table, as CSV or XLSX. */
export async function openTableFile(
  file: string | undefined,
  request: Request,
  context: MemberContext,
): Promise<SentFile> {
  const { language } = context;
  const t = createTranslate(texts, language);
  const [, kind, type] = /^(example|result)\.(csv|xlsx)$/.exec(file ?? "") ?? [];
  if (!kind) throw screenNotFound();
  const rows = kind === "example" ? await makeExample(context) : await makeResult(request, context);
  if (kind === "result") {
    const file = type as "csv" | "xlsx";
    await noteActivity({ kind: "exported", what: "table_result", file }, context);
  }
  const name = `${t(kind === "example" ? "example_file" : "result_file")}.${type}`;
  if (type === "csv") {
    const text = writeCsv(rows, separatorFor(decimalOf(language)));
    return { name, type: "text/csv; charset=utf-8", chunks: Readable.from([text]) };
  }
  return { name, ...writeWorkbook(t("sheet"), rows) };
}

/** A cost centre looks like this in most companies. */
const EXAMPLE_REFERENCE = "A-100";

const exampleNeeds = { luggage: 2, flight: { number: "IB3170", time: "09:15" } };

/**
 * Two trips of tomorrow and the day after, in the columns of the account, to an address that it knows, or from
 * there where its rows need a pickup.
 */
async function makeExample(context: MemberContext): Promise<Rows> {
  const { language, brand } = context;
  const t = createTranslate(texts, language);
  const columns = columnsFor(context);
  const favourites = await loadFavourites(context);
  const asked = await readReferenceFields(context);
  const known = favourites.find(({ isDefault }) => !isDefault)?.alias ?? t("example_place");
  const hasUsualPickup = (await findUsualPickup(favourites, context)) !== undefined;
  const today = toLocalDay(Date.now(), brand.timeZone);
  const examples = [1, 2].map(
    (days): Partial<Record<string, string>> => ({
      traveller: t("example_traveller"),
      ...(hasUsualPickup ? { to: known } : { from: known }),
      date: addDays(today, days),
      time: "07:40",
      passengers: "2",
      notes: days === 1 ? t("example_notes") : "",
      needs: days === 2 ? (formatNeeds(exampleNeeds, language) ?? "") : "",
    }),
  );
  return [
    [...columns.map((column) => t(column)), ...asked.map(({ name }) => name)],
    ...examples.map((example) => [
      ...columns.map((column) => example[column] ?? ""),
      ...asked.map(({ values }) => values?.[0] ?? EXAMPLE_REFERENCE),
    ]),
  ];
}

async function makeResult(request: Request, context: MemberContext): Promise<Rows> {
  const id = new URL(request.url).searchParams.get("table") ?? "";
  const table = /^[\da-f-]{36}$/.test(id) ? await openTable(context, id).find() : undefined;
  if (!table) throw screenNotFound();
  return toResultRows(table, await readReferenceFields(context), context);
}

function toResultRows(
  table: TableRecord,
  asked: ReferenceField[],
  { language }: MemberContext,
): Rows {
  const t = createTranslate(texts, language);
  const format = createFormatProblem(language);
  const names = ["traveller", "phone", "from", "to", "date", "time"] as const;
  const ofReferences = asked.map(({ name }) => toSingleLine(name));
  const header = [...names.map((name) => t(name)), t("needs"), t("notes"), ...ofReferences];
  return [
    [t("line"), ...header, t("result"), t("trip"), t("error")],
    ...table.rows.map((row, index) => {
      const state = stateOf(table, index);
      const { from, to } = placesOf(row, table.plan);
      const isOutcome = ["ordered", "known", "refused", "unknown", "cancelled"] as const;
      const kind = isOutcome.find((each) => each === state.kind) ?? "pending";
      const isTrip = state.kind === "ordered" || state.kind === "known";
      return [
        row.line,
        ...[row.traveller, row.phone],
        ...[from?.address?.name ?? row.from, to?.address?.name ?? row.to],
        ...[row.date, row.time],
        formatNeeds(needsOf(row, index, table.plan), language) ?? "",
        row.notes,
        ...toReferenceCells(row.references ?? [], asked).map(toSingleLine),
        t(kind),
        isTrip ? (state.tripId ?? "") : "",
        state.kind === "refused" ? state.problems.map(format).join(" · ") : "",
      ];
    }),
  ];
}
