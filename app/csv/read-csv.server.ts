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
  const rows = split(body, named ?? guessSeparator(body));
  return rows
    .map(({ line, cells }) => ({ line: line + (told ? 1 : 0), cells: cells.map(clean) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ""));
}

const clean = (cell: string) => cell.trim().replace(/^'(?=\s*[=+\-@＝＋－＠|%])/, "");

/** The one that parts the first line most often; what is quoted does not count. */
function guessSeparator(text: string): string {
  const [first = ""] = text
    .replaceAll(/"[^"]*"/g, "")
    .trimStart()
    .split(/[\r\n]/, 1);
  const countOf = (separator: string) => first.split(separator).length;
  return separators.reduce((best, each) => (countOf(each) > countOf(best) ? each : best));
}

function split(text: string, separator: string): CsvRow[] {
  const rows: CsvRow[] = [];
  let row: CsvRow = { line: 1, cells: [] };
  let line = 1;
  let at = 0;
  while (at < text.length) {
    const { value, end } = text[at] === '"' ? readQuoted(text, at, line) : readBare(text, at);
    row.cells.push(value);
    line += countLines(text.slice(at, end));
    at = end;
    if (text[at] === separator) {
      at += 1;
      // A separator at the very end stands before an empty cell.
      if (at === text.length) row.cells.push("");
      continue;
    }
    if (at < text.length) line += 1;
    at += text.startsWith("\r\n", at) ? 2 : 1;
    rows.push(row);
    row = { line, cells: [] };
  }
  return row.cells.length > 0 ? [...rows, row] : rows;

  function readBare(from: string, start: number) {
    let end = start;
    while (end < from.length && !isEnd(from[end])) end += 1;
    return { value: from.slice(start, end), end };
  }

  /** Two quotes are one; what stands between the last quote and the separator is dropped by nobody. */
  function readQuoted(from: string, start: number, atLine: number) {
    let value = "";
    let end = start + 1;
    for (;;) {
      const close = from.indexOf('"', end);
      if (close < 0) throw new UnendedQuote(atLine);
      value += from.slice(end, close);
      end = close + 1;
      if (from[end] !== '"') break;
      value += '"';
      end += 1;
    }
    const rest = readBare(from, end);
    return { value: value + rest.value, end: rest.end };
  }

  function isEnd(letter = ""): boolean {
    return letter === separator || letter === "\n" || letter === "\r";
  }
}

const countLines = (text: string) => text.match(/\r\n|\r|\n/g)?.length ?? 0;
