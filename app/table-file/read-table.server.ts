import { decodeText } from "../csv/read-csv.server.ts";
import { type FileRow, MAX_FILE_ROWS, type TableProblem } from "./file-row.ts";
import { readText } from "./read-text.server.ts";
import { readWorkbook } from "./read-xlsx.server.ts";

/** Reads the rows of a CSV or XLSX file, in a thread. */
export async function readTable(bytes: Uint8Array): Promise<{ rows: FileRow[] } | TableProblem> {
  const isWorkbook = Buffer.from(bytes.subarray(0, 4)).toString("latin1") === "PK\x03\x04";
  return isWorkbook ? readWorkbook(bytes, MAX_FILE_ROWS) : readText(decodeText(bytes));
}
