import { readCsv, UnendedQuote } from "../csv/read-csv.server.ts";
import { type FileRow, MAX_FILE_ROWS, type TableProblem } from "./file-row.ts";

/** Reads the rows of a text: of a CSV file, or pasted ones. */
export function readText(text: string): { rows: FileRow[] } | TableProblem {
  // Binary files, and texts in an encoding that is none of those that spreadsheets save in.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: no table has them
  if (/[\u0000-\u0008\u0080-\u009f\ufffd]/.test(text)) return { problem: "notTable" };
  try {
    const rows = readCsv(text).map(markFormulas);
    return rows.length > MAX_FILE_ROWS ? { problem: "tooManyRows" } : { rows };
  } catch (error) {
    if (error instanceof UnendedQuote) return { problem: "unendedQuote", line: error.line };
    throw error;
  }
}

function markFormulas({ line, cells }: FileRow): FileRow {
  const calculated = cells.flatMap((cell, at) => (cell.startsWith("=") ? [at] : []));
  return { line, cells, ...(calculated.length > 0 && { calculated }) };
}
