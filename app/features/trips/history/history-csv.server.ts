import { type HistoryPage, walkHistory } from "../../../api/history.server.ts";
import { MAX_WALKED } from "../../../api/pages.server.ts";
import { leaveOutOddRows } from "../../../api/rows.server.ts";
import type { Trip } from "../../../api/trips.server.ts";
import { toSingleLine } from "../../../csv/single-line.ts";
import { separatorFor, writeCsv, writeRows } from "../../../csv/write-csv.server.ts";
import { decimalOf } from "../../../i18n/format.server.ts";
import type { Language } from "../../../i18n/languages.ts";
import { createTranslate } from "../../../i18n/translate.ts";
import type { SentFile } from "../../../request/send-file.server.ts";
import { formatNeeds } from "../../needs/needs-line.server.ts";
import { toReferenceCells } from "../../references/reference-fields.ts";
import { nameStops } from "../name-way.server.ts";
import { texts as statusTexts } from "../status-texts.ts";
import { progressOf } from "../trip-status.ts";
import {
  describeFile,
  type FileQuery,
  type FileReader,
  nameFile,
} from "./csv-description.server.ts";
import { texts } from "./csv-texts.ts";
import { fareOf, toDecimal } from "./format-trip.server.ts";

/** The additions of one screen to the table. */
export type CsvAddition = {
  fileName: string;
  /** The last part of the file's name. */
  nameEnd?: string;
  /** The label of the trips' owner, and more lines of the description. */
  description?: { ownerLabel: string; rows: [label: string, value: string][] };
  headers: string[];
  /** Returns the additional cells by trip id; the file leaves out trips that are missing here. */
  read: (trips: Trip[]) => Promise<Map<number, string[]>>;
};

/** Streams the trips as CSV, so only one page of them is in memory at a time. */
export async function openHistoryCsv(
  query: FileQuery,
  reader: FileReader,
  addition?: CsvAddition,
): Promise<SentFile> {
  const reading = leaveOutOddRows(reader.api);
  const pages = walkHistory(reading.api, query.filter);
  // If the first page fails, the user gets an error instead of a broken file.
  const { value: first } = await pages.next();
  const description = describeFile(query, first?.trips ?? [], reader, addition?.description);
  return {
    name: nameFile(query, reader, addition),
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
  { language, referenceFields = [] }: FileReader,
  addition: CsvAddition | undefined,
): AsyncGenerator<string> {
  const t = createTranslate(texts, language);
  const separator = separatorFor(decimalOf(language));
  let count = 0;
  let total = 0;
  async function toLines(page: HistoryPage): Promise<string> {
    const added = await addition?.read(page.trips);
    const rows = page.trips
      .filter(({ id }) => !added || added.has(id))
      .map((trip) => [
        ...toCells(trip, language),
        ...toReferenceCells(trip.references, referenceFields).map(toSingleLine),
        ...(added?.get(trip.id) ?? []).map(toSingleLine),
      ]);
    count += rows.length;
    total = page.total;
    return writeRows(rows, separator);
  }
  const headers = [
    ...columns.map((column) => t(column)),
    ...referenceFields.map(({ name }) => toSingleLine(name)),
    ...(addition?.headers ?? []),
  ];
  yield writeCsv([headers], separator);
  if (first) yield await toLines(first);
  for await (const page of rest.pages) yield await toLines(page);
  const foot = [t("trips_in_file", { count })];
  const leftOut = rest.countLeftOut();
  // Sums over the table would be wrong, so the file has to say which trips are missing.
  if (leftOut > 0) foot.push(t("left_out", { count: leftOut }));
  if (total > MAX_WALKED) foot.push(t("cut", { count: total }));
  yield writeRows(
    [[], ...foot.map((line) => [line]), ...description.map((row) => row.map(toSingleLine))],
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
  ...(["driver", "plate", "model", "notes", "stops", "return_of", "needs"] as const),
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
    fare: fare === null ? null : toDecimal(fare, trip.currency, language),
    currency: trip.currency,
    driver: taxi?.driver,
    plate: taxi?.plate,
    model: taxi?.model,
    notes: origin.notes,
    stops: nameStops(trip),
    return_of: trip.returnOf,
    needs: formatNeeds(trip.needs, language),
  };
  return columns.map((column) => {
    const cell = cells[column] ?? "";
    return typeof cell === "number" ? cell : toSingleLine(cell);
  });
}

function nameStatus({ status, statusName }: Trip, language: Language): string {
  const progress = progressOf(status);
  if (progress === "unknown") return statusName;
  return createTranslate(
    statusTexts,
    language,
  )(progress === "searching" ? "looking_for" : progress);
}
