import { readCsv } from "../../app/csv/read-csv.server.ts";

/** A CSV of trips: the table with its header line, the description of the file, and the lines at its end. */
export function readTripTable(text: string) {
  const rows = readCsv(text).map(({ cells }) => cells);
  const columns = rows[0]?.length;
  const end = rows.findIndex((row) => row.length !== columns);
  const rest = rows.slice(end);
  return {
    table: rows.slice(0, end),
    description: Object.fromEntries(rest.filter((row) => row.length === 2)) as Record<
      string,
      string
    >,
    foot: rest.filter((row) => row.length === 1).map(([line]) => line),
  };
}
