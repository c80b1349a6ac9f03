/**
 * A text is never a formula; what the spreadsheet calculates says so, and carries its value for programs
 * that calculate nothing. A moment is `YYYY-MM-DD HH:mm` on some clock.
 */
export type Cell = string | number | null | { moment: string } | { formula: string; value: number };

export type Sheet = {
  name: string;
  columns: { width: number; format?: string }[];
  rows: Cell[][];
  /** The rows that stay in sight. */
  frozenRows?: number;
};

/** The letters of a column, counted from 0. */
export function columnLetters(index: number): string {
  const rest = index % 26;
  const first = index < 26 ? "" : columnLetters(Math.floor(index / 26) - 1);
  return `${first}${String.fromCharCode(65 + rest)}`;
}
