export type Separator = "," | ";";

/** By which Excel knows UTF-8. */
const BOM = "\uFEFF";

/** What a spreadsheet would take for a formula, also in the wide letters of East Asian keyboards. */
const isFormula = /^\s*[=+\-@＝＋－＠|%]/;

type Rows = readonly (readonly (string | number)[])[];

/**
 * Rows as RFC 4180 has them, with the mark of UTF-8. What looks like a formula gets the apostrophe
 * that makes it text; `readCsv` takes it off again.
 */
export function writeCsv(rows: Rows, separator: Separator = ","): string {
  return BOM + writeRows(rows, separator);
}

/** The rows that come after those of `writeCsv`. */
export function writeRows(rows: Rows, separator: Separator): string {
  const lines = rows.map((row) =>
    row.map((cell) => (typeof cell === "number" ? String(cell) : quote(cell))).join(separator),
  );
  return lines.map((line) => `${line}\r\n`).join("");
}

function quote(cell: string): string {
  const text = isFormula.test(cell) || /^[\t\r\n]/.test(cell) ? `'${cell}` : cell;
  return /[",;\t\r\n']|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** What a spreadsheet separates by, where decimals are parted by this. */
export const separatorFor = (decimal: string): Separator => (decimal === "," ? ";" : ",");
