import { decodeText, readCsv, UnendedQuote } from "../csv/read-csv.server.ts";
import type { FileRow, TableProblem } from "./file-row.ts";
import { readWorkbook } from "./read-xlsx.server.ts";

/** More rows than any screen takes; the screen has its own limit. */
const MAX_ROWS = 2000;

/** Reads the rows of a CSV or XLSX file, in a thread. */
export async function readTable(bytes: Uint8Array): Promise<{ rows: FileRow[] } | TableProblem> {
  const isWorkbook = Buffer.from(bytes.subarray(0, 4)).toString("latin1") === "PK\x03\x04";
  return isWorkbook ? readWorkbook(bytes, MAX_ROWS) : readText(decodeText(bytes));
}

/** The same of a text, such as pasted rows. */
export function readText(text: string): { rows: FileRow[] } | TableProblem {
  // Other binary files, and texts in an encoding that is none of those that spreadsheets save in.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: no table has them
  if (/[\u0000-\u0008\u0080-\u009f\ufffd]/.test(text)) return { problem: "notTable" };
  try {
    const rows = readCsv(text).map(markFormulas);
    return rows.length > MAX_ROWS ? { problem: "tooManyRows" } : { rows };
  } catch (error) {
    if (error instanceof UnendedQuote) return { problem: "unendedQuote", line: error.line };
    throw error;
  }
}

function markFormulas({ line, cells }: FileRow): FileRow {
  const calculated = cells.flatMap((cell, at) => (cell.startsWith("=") ? [at] : []));
  return { line, cells, ...(calculated.length > 0 && { calculated }) };
}
