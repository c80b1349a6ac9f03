/** One row of a table, and the line of the file that it stands on, counted from 1. */
export type FileRow = {
  line: number;
  cells: string[];
  /** The places of cells with formulas, whose results may be out of date. */
  calculated?: number[];
};

export type TableProblem =
  /** Neither CSV nor XLSX, broken, or locked with a password. */
  | { problem: "notTable" }
  | { problem: "tooLarge" | "tooManyRows" | "severalSheets" | "busy" }
  | { problem: "unendedQuote" | "merged"; line: number };

/** More rows than any screen takes; the screen has its own limit. */
export const MAX_FILE_ROWS = 2000;
