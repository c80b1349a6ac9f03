import { type HistoryPage, MOST_WALKED, walkHistory } from "../../../api/history.server.ts";
import { leaveOutOddRows } from "../../../api/rows.server.ts";
import type { Trip } from "../../../api/trips.server.ts";
import { separatorOf, writeCsv, writeRows } from "../../../csv/write-csv.server.ts";
import type { Language } from "../../../i18n/languages.ts";
import { createTranslate } from "../../../i18n/translate.ts";
import type { SentFile } from "../../../request/send-file.server.ts";
import { texts as statusTexts } from "../status-texts.ts";
import { progressOf } from "../trip-status.ts";
import {
  type AskedFile,
  describeFile,
  type FileReader,
  nameFile,
} from "./csv-description.server.ts";
import { texts } from "./csv-texts.ts";
import { fareOf } from "./format-trip.server.ts";

/** What the table of one screen has in addition. */
export type CsvAddition = {
  fileName: string;
  /** The end of the file's name. */
  nameEnd?: string;
  /** What the owner of the trips is called, and more lines of the file's description. */
  description?: { ownerLabel: string; rows: [label: string, value: string][] };
  headers: string[];
  /** The cells of each trip; one that is not among them is left out. */
  read: (trips: Trip[]) => Promise<Map<number, string[]>>;
};

/** The trips as a table for a spreadsheet, a line each. Of all of them, one page is here at a time. */
export async function openHistoryCsv(
  asked: AskedFile,
  reader: FileReader,
  addition?: CsvAddition,
): Promise<SentFile> {
  const reading = leaveOutOddRows(reader.api);
  const pages = walkHistory(reading.api, asked.filter);
  // What is wrong with the first page is told before the file begins.
  const { value: first } = await pages.next();
  const description = describeFile(asked, first?.trips ?? [], reader, addition?.description);
  return {
    name: nameFile(asked, reader, addition),
    type: "text/csv; charset=utf-8",
    chunks: writeHistory(
      first,
      { pages, countLeftOut: reading.count },
      description,
      reader,
      addition,
    ),
  };
}

async function* writeHistory(
  first: HistoryPage | undefined,
  rest: { pages: AsyncIterable<HistoryPage>; countLeftOut: () => number },
  description: string[][],
  { language }: FileReader,
  addition: CsvAddition | undefined,
): AsyncGenerator<string> {
  const t = createTranslate(texts, language);
  const separator = separatorOf(language);
  let count = 0;
  let total = 0;
  async function toLines(page: HistoryPage): Promise<string> {
    const added = await addition?.read(page.trips);
    const rows = page.trips
      .filter(({ id }) => !added || added.has(id))
      .map((trip) => [...toCells(trip, language), ...(added?.get(trip.id) ?? []).map(toLine)]);
    count += rows.length;
    total = page.total;
    return writeRows(rows, separator);
  }
  const headers = [...columns.map((column) => t(column)), ...(addition?.headers ?? [])];
  yield writeCsv([headers], separator);
  if (first) yield await toLines(first);
  for await (const page of rest.pages) yield await toLines(page);
  const foot = [t("trips_in_file", { count })];
  const leftOut = rest.countLeftOut();
  // Sums over the table would be wrong, and its reader has no page beside it that says so.
  if (leftOut > 0) foot.push(t("left_out", { count: leftOut }));
  if (total > MOST_WALKED) foot.push(t("cut", { count: total }));
  yield writeRows(
    [[], ...foot.map((line) => [line]), ...description.map((row) => row.map(toLine))],
    separator,
  );
}

const columns = [
  ...([
    "number",
    "date",
    "time",
    "status",
    "from",
    "to",
    "traveller",
    "phone",
    "employee",
  ] as const),
  ...(["passengers", "service_type", "payment", "fare", "currency"] as const),
  ...(["driver", "plate", "model", "notes"] as const),
];

function toCells(trip: Trip, language: Language): (string | number)[] {
  const { id, when, origin, destination, taxi, passengers } = trip;
  const fare = fareOf(trip);
  const [date = "", time = ""] = when.split(" ");
  const cells: Record<(typeof columns)[number], string | number | null | undefined> = {
    number: id,
    date,
    time,
    status: nameStatus(trip, language),
    from: origin.name,
    to: destination.name,
    traveller: trip.traveller,
    phone: trip.noticePhone,
    employee: trip.employee?.name,
    passengers,
    service_type: trip.serviceType,
    payment: trip.paymentMethod,
    fare: fare === null ? null : toAmount(fare, language),
    currency: trip.currency,
    driver: taxi?.driver,
    plate: taxi?.plate,
    model: taxi?.model,
    notes: origin.notes,
  };
  return columns.map((column) => toLine(cells[column] ?? ""));
}

/** A trip is a line, whatever somebody has typed. */
const toLine = (cell: string | number) =>
  typeof cell === "number" ? cell : cell.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, " ").trim();

/** With the decimals that a spreadsheet of the language reads as a number. */
const toAmount = (fare: number, language: Language) =>
  language === "es" ? fare.toFixed(2).replace(".", ",") : fare.toFixed(2);

function nameStatus({ status, statusName }: Trip, language: Language): string {
  const progress = progressOf(status);
  if (progress === "unknown") return statusName;
  return createTranslate(
    statusTexts,
    language,
  )(progress === "searching" ? "looking_for" : progress);
}
