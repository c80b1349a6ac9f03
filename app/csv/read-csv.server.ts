import { CsvError, parse } from "csv-parse/sync";

/** One row of a table, and the line of the file that it begins on, counted from 1. */
export type CsvRow = { line: number; cells: string[] };

/** A quote that nothing ends, which would swallow the rest of the file. */
export class UnendedQuote extends Error {
  constructor(readonly line: number) {
    super(`Line ${line} has a quote that does not end`);
    this.name = "UnendedQuote";
  }
}

const separators = [",", ";", "\t"];

/**
 * Reads RFC 4180, and what spreadsheets make of it: semicolons and tabs, any line ends, a first line
 * `sep=;`. Empty rows are left out, and the apostrophe that keeps a spreadsheet from calculating.
 */
export function readCsv(file: string): CsvRow[] {
  const text = file.replace(/^\uFEFF/, "");
  const [told, named] = /^sep=(.)\r?\n?/.exec(text) ?? [""];
  const body = text.slice(told.length);
  const options = { ...leniently, delimiter: named ?? guessSeparator(body) };
  const firstLine = told ? 2 : 1;
  try {
    return numberRows(parse(body, options), firstLine).filter(({ cells }) =>
      cells.some((cell) => cell !== ""),
    );
  } catch (error) {
    if (!(error instanceof CsvError) || error.code !== "CSV_QUOTE_NOT_CLOSED") throw error;
    // csv-parse names the last line of the file; the row with the quote is the last one.
    const last = numberRows(parse(`${body}"`, options), firstLine).at(-1);
    throw new UnendedQuote(last?.line ?? firstLine);
  }
}

const leniently = {
  record_delimiter: ["\r\n", "\n", "\r"],
  relax_column_count: true,
  relax_quotes: true,
};

/** csv-parse counts a line end of Windows in quotes as two. */
function numberRows(records: string[][], firstLine: number): CsvRow[] {
  let next = firstLine;
  return records.map((record) => {
    const line = next;
    next += 1 + (record.join(" ").match(/\r\n|\r|\n/g)?.length ?? 0);
    return { line, cells: record.map(clean) };
  });
}

const clean = (cell: string) =>
  cell
    // csv-parse takes quotes for text if spaces come after them.
    .replace(/^"([^"]*)"\s+$/, "$1")
    .trim()
    .replace(/^'(?=\s*[=+\-@＝＋－＠|%])/, "");

/** The one that parts the first line most often; what is quoted does not count. */
function guessSeparator(text: string): string {
  const [first = ""] = text
    .replaceAll(/"[^"]*"/g, "")
    .trimStart()
    .split(/[\r\n]/, 1);
  const countOf = (separator: string) => first.split(separator).length;
  return separators.reduce((best, each) => (countOf(each) > countOf(best) ? each : best));
}

/** The text of a file, in whichever of the encodings that spreadsheets save in. */
export function decodeText(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    // What Excel calls CSV on a Spanish Windows.
    return new TextDecoder("windows-1252").decode(bytes);
  }
}
