import { readCsv } from "../../app/csv/read-csv.server.ts";
import { texts } from "../../app/features/trips/history/csv-texts.ts";

const headers = [texts.en.number, texts.es.number];

/** A file of trips: what it says of itself, the table with its header line, and what follows it. */
export function readTripTable(text: string) {
  const rows = readCsv(text).map(({ cells }) => cells);
  const start = rows.findIndex(([first = ""]) => headers.includes(first));
  const end = rows.findIndex((row, at) => at > start && row.length === 1);
  return {
    head: Object.fromEntries(rows.slice(0, start)) as Record<string, string>,
    table: rows.slice(start, end),
    foot: rows.slice(end).map(([line]) => line),
  };
}
