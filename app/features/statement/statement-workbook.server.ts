import { fromMoney } from "../../api/money.ts";
import { createTranslate } from "../../i18n/translate.ts";
import type { MemberContext } from "../../request/context.server.ts";
import type { SentFile } from "../../request/send-file.server.ts";
import { type Cell, columnLetters, type Sheet } from "../../table-file/workbook.ts";
import { workbookType } from "../../table-file/workbook-writer.server.ts";
import { readReferenceFields } from "../references/load-reference-fields.server.ts";
import { toReferenceCells } from "../references/reference-fields.ts";
import { createTotals, type Group } from "./add-up.ts";
import { sayCorrections, toCorrectionRows } from "./correction-rows.server.ts";
import type { Period } from "./period.server.ts";
import { type Reading, readEntries } from "./read-entries.server.ts";
import {
  columnsOf,
  groupsOf,
  type StatementColumn,
  sayLacks,
  titleOf,
  toRow,
} from "./statement-rows.server.ts";
import { texts } from "./texts.ts";

/** The workbook is in memory until it is whole; the CSV has no such limit. */
export const MOST_IN_WORKBOOK = 20_000;

const widths: Partial<Record<StatementColumn, number>> = {
  when: 17,
  from: 32,
  to: 32,
  traveller: 24,
  employee: 24,
};

type Problem = { problem: "tooMany" | "busy" };

/** A workbook with the sums, which its spreadsheet calculates again, and with every trip. */
export async function openStatementWorkbook(
  name: string,
  period: Period,
  context: MemberContext,
): Promise<SentFile | Problem> {
  const { language, app } = context;
  const t = createTranslate(texts, language);
  const columns = columnsOf(context);
  const { pages, finish } = readEntries(period, context);
  const totals = createTotals(await readReferenceFields(context));
  const trips: Cell[][] = [];
  for await (const page of pages) {
    if (trips.length + page.length > MOST_IN_WORKBOOK) return { problem: "tooMany" };
    for (const each of page) {
      totals.add(each.entry);
      const row = toRow(each, language);
      trips.push([
        ...columns.map((column) => (column === "when" ? { moment: each.entry.when } : row[column])),
        ...toReferenceCells(each.entry.references, totals.listFields()),
      ]);
    }
  }
  const fields = totals.listFields();
  const headings = [...columns.map((column) => t(column)), ...fields.map(({ name }) => name)];
  const reading = await finish();
  const sheets: Sheet[] = [
    makeTotals(totals, { ...reading, count: trips.length, columns }, period, context),
    ...(reading.closings.length > 0 ? [makeCorrections(reading, context)] : []),
    {
      name: t("sheet_trips"),
      columns: [
        ...columns.map((column) => ({
          width: widths[column] ?? 14,
          ...(column === "when" && { format: "yyyy-mm-dd hh:mm" }),
          ...(column === "amount" && { format: "#,##0.00#" }),
        })),
        ...fields.map(() => ({ width: 24 })),
      ],
      rows: [headings, ...trips],
      frozenRows: 1,
    },
  ];
  const bytes = await app.services.writeWorkbook(sheets);
  if (!bytes) return { problem: "busy" };
  async function* once() {
    yield bytes as Uint8Array;
  }
  return { name, type: workbookType, size: bytes.length, chunks: once() };
}

/** The months of the period that were closed, and each trip that has changed since. */
function makeCorrections({ closings }: Reading, context: MemberContext): Sheet {
  const money = { width: 16, format: "#,##0.00#" };
  return {
    name: createTranslate(texts, context.language)("sheet_corrections"),
    columns: [
      { width: 16 },
      { width: 18 },
      money,
      money,
      ...[10, 40, 40].map((width) => ({ width })),
    ],
    rows: toCorrectionRows(closings, context).map((row) =>
      row.map((cell) => (typeof cell === "object" ? cell.amount : cell)),
    ),
  };
}

type Trips = Reading & { count: number; columns: StatementColumn[] };

function makeTotals(
  totals: ReturnType<typeof createTotals>,
  { count: tripCount, columns, ...reading }: Trips,
  { from, to }: Period,
  context: MemberContext,
): Sheet {
  const { language, user } = context;
  const t = createTranslate(texts, language);
  const quoted = `'${t("sheet_trips").replaceAll("'", "''")}'`;
  const rangeAt = (index: number) => {
    const letters = columnLetters(index);
    return `${quoted}!$${letters}$2:$${letters}$${Math.max(tripCount + 1, 2)}`;
  };
  const range = (column: StatementColumn) => rangeAt(columns.indexOf(column));
  const fields = totals.listFields();
  const rangeOf = (group: Group) =>
    group.by === "reference"
      ? rangeAt(columns.length + fields.indexOf(group.field))
      : range(group.by);
  /** Compares exactly: a name may look like a condition to SUMIFS. */
  const sumWhere = (conditions: string) => `SUMPRODUCT(${conditions}*${range("amount")})`;
  const { closings } = reading;
  const rows: Cell[][] = [
    [user.name],
    [t("period"), from, to],
    ...sayLacks(reading, totals.counts.unpriced, language).map((lack) => [lack]),
    ...(closings.length > 0 ? [[sayCorrections(closings, language)]] : []),
  ];
  const addLines = (group: Group, currency: string) => {
    rows.push([], [titleOf(group, language), t("trips"), t("amount"), t("currency")]);
    for (const { name, trips: count, sum } of group.lines) {
      const wanted = name === "" ? '""' : `$A${rows.length + 1}`;
      const conditions = `EXACT(${range("currency")},"${currency}")*EXACT(${rangeOf(group)},${wanted})`;
      const formula = sumWhere(conditions);
      rows.push([name || t("without"), count, { formula, value: fromMoney(sum) }, currency]);
    }
  };
  for (const each of totals.list()) {
    const formula = sumWhere(`EXACT(${range("currency")},"${each.currency}")`);
    const value = fromMoney(each.sum);
    rows.push([], [t("total"), each.trips, { formula, value }, each.currency]);
    for (const group of groupsOf(each, context)) addLines(group, each.currency);
  }
  return {
    name: t("sheet_totals"),
    columns: [{ width: 34 }, { width: 12 }, { width: 14, format: "#,##0.00#" }, { width: 10 }],
    rows,
  };
}
