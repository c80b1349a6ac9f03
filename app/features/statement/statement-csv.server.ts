import { fromMoney, type Money } from "../../api/money.ts";
import { separatorFor, writeCsv, writeRows } from "../../csv/write-csv.server.ts";
import { decimalOf } from "../../i18n/format.server.ts";
import { createTranslate } from "../../i18n/translate.ts";
import type { MemberContext } from "../../request/context.server.ts";
import type { SentFile } from "../../request/send-file.server.ts";
import { readReferenceFields } from "../references/load-reference-fields.server.ts";
import { toReferenceCells } from "../references/reference-fields.ts";
import { toDecimal } from "../trips/history/format-trip.server.ts";
import { createTotals, type Totals } from "./add-up.ts";
import { toCorrectionRows } from "./correction-rows.server.ts";
import type { Period } from "./period.server.ts";
import { readEntries } from "./read-entries.server.ts";
import { columnsOf, groupsOf, sayLacks, titleOf, toRow } from "./statement-rows.server.ts";
import { texts } from "./texts.ts";

type Row = (string | number)[];

/** Streams the trips of a period and, after them, the sums: one page of trips is in memory at a time. */
export async function openStatementCsv(
  name: string,
  period: Period,
  context: MemberContext,
): Promise<SentFile> {
  const reading = readEntries(period, context);
  // If the first page fails, the user gets an error instead of a broken file.
  const { value: first } = await reading.pages.next();
  async function* readPages() {
    if (first) yield first;
    yield* reading.pages;
  }
  return {
    name,
    type: "text/csv; charset=utf-8",
    chunks: writeStatement({ ...reading, pages: readPages() }, period, context),
  };
}

async function* writeStatement(
  { pages, finish }: ReturnType<typeof readEntries>,
  { from, to }: Period,
  context: MemberContext,
): AsyncGenerator<string> {
  const { language, user } = context;
  const t = createTranslate(texts, language);
  const separator = separatorFor(decimalOf(language));
  const columns = columnsOf(context);
  // A field that the company has removed has no column, because the trips that have it come later; the sums name it.
  const fields = await readReferenceFields(context);
  const totals = createTotals(fields);
  const headings = [...columns.map((column) => t(column)), ...fields.map(({ name }) => name)];
  yield writeCsv([headings], separator);
  for await (const page of pages) {
    const rows = page.map((each) => {
      totals.add(each.entry);
      const row = toRow(each, language);
      const cells = columns.map((column) =>
        column === "amount" && row.amount !== null
          ? toDecimal(Number(row.amount), each.entry.currency, language)
          : (row[column] ?? ""),
      );
      return [...cells, ...toReferenceCells(each.entry.references, fields)];
    });
    yield writeRows(rows, separator);
  }
  const found = await finish();
  const { closings } = found;
  const changed = closings.length > 0 ? [[], ...toCorrectionRows(closings, context)] : [];
  const foot: Row[] = [
    [],
    [user.name],
    [t("period"), from, to],
    ...sayLacks(found, totals.counts.unpriced, language).map((lack) => [lack]),
    ...totals.list().flatMap((each) => toTotalRows(each, context)),
    ...changed.map((row) =>
      row.map((cell) =>
        typeof cell === "object" ? toDecimal(cell.amount, cell.currency, language) : cell,
      ),
    ),
  ];
  yield writeRows(foot, separator);
}

function toTotalRows(totals: Totals, context: MemberContext): Row[] {
  const { currency, trips, sum } = totals;
  const { language } = context;
  const t = createTranslate(texts, language);
  const amount = (money: Money) => toDecimal(fromMoney(money), money.currency, language);
  return [
    [],
    [t("total"), trips, amount(sum), currency],
    ...groupsOf(totals, context).flatMap((group): Row[] => [
      [],
      [titleOf(group, language), t("trips"), t("amount"), t("currency")],
      ...group.lines.map(
        ({ name, trips: count, sum: of }): Row => [
          name || t("without"),
          count,
          amount(of),
          currency,
        ],
      ),
    ]),
  ];
}
