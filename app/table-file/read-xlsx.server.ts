import { readXlsx, type Sheet, streamXlsxRows } from "hucre/xlsx";
import type { FileRow, TableProblem } from "./file-row.ts";
import { type Files, unzip, zip } from "./zip.server.ts";

type CellValue = Sheet["rows"][number][number];
type Read = { rows: FileRow[] } | TableProblem;

/** A workbook of five hundred rows has less than one. */
const MAX_UNPACKED_BYTES = 20 * 1024 * 1024;
/** A sheet may have empty rows between its rows, and notes beside them. */
const MAX_HEIGHT = 5000;
const MAX_WIDTH = 60;

/** The parts that hold cells. All others, such as links to other files, macros and pictures, are left out. */
const kept =
  /^(\[Content_Types\]\.xml|_rels\/\.rels|xl\/(_rels\/)?[^/]*\.(xml|rels)|xl\/(worksheets|theme)\/[^/]*\.xml)$/;

/**
 * Reads the only sheet with cells in it. It takes time and memory, so it must not run in the server's main
 * thread.
 */
export async function readWorkbook(bytes: Uint8Array, maxRows: number): Promise<Read> {
  const files = unzip(Buffer.from(bytes), MAX_UNPACKED_BYTES);
  if (files === "tooLarge") return { problem: "tooLarge" };
  if (files === "broken") return { problem: "notTable" };
  const parts: Files = new Map([...files].filter(([name]) => kept.test(name)));
  if (![...parts.keys()].some((name) => name.startsWith("xl/worksheets/"))) {
    return { problem: "notTable" };
  }
  if ([...parts.values()].some(isUnsafe)) return { problem: "notTable" };
  try {
    return await readParts(zip(parts), maxRows);
  } catch {
    return { problem: "notTable" };
  }
}

/** A document type may declare entities, and another encoding would hide one from this search. */
function isUnsafe(part: Buffer): boolean {
  return part.includes(0) || /<!(doctype|entity)/i.test(part.toString("latin1"));
}

async function readParts(workbook: Buffer, maxRows: number): Promise<Read> {
  const names = await listVisible(workbook);
  const used: string[] = [];
  for (const name of names) {
    const size = await measure(workbook, name);
    if (size.filled === 0) continue;
    if (size.filled > maxRows) return { problem: "tooManyRows" };
    if (size.height > MAX_HEIGHT || size.width > MAX_WIDTH) return { problem: "tooLarge" };
    used.push(name);
  }
  const [only, ...others] = used;
  if (only === undefined) return { rows: [] };
  if (others.length > 0) return { problem: "severalSheets" };
  const { sheets } = await readXlsx(workbook, { sheets: [only] });
  const [sheet] = sheets;
  if (!sheet) return { problem: "notTable" };
  const [merge] = sheet.merges ?? [];
  if (merge) return { problem: "merged", line: merge.startRow + 1 };
  return { rows: toRows(sheet) };
}

async function listVisible(workbook: Buffer): Promise<string[]> {
  const names: string[] = [];
  await readXlsx(workbook, {
    // It calls this for each sheet before it reads any cell.
    sheets({ name, hidden, veryHidden }) {
      if (!hidden && !veryHidden) names.push(name);
      return false;
    },
  });
  return names;
}

/** Two cells in opposite corners would make a table that fills the memory, so we look before we read. */
async function measure(workbook: Buffer, sheet: string) {
  const size = { filled: 0, height: 0, width: 0 };
  for await (const { index, values } of streamXlsxRows(workbook, { sheet })) {
    if (!values.some((value) => value !== null && value !== "")) continue;
    size.filled += 1;
    size.height = index + 1;
    size.width = Math.max(size.width, values.length);
  }
  return size;
}

function toRows({ rows, cells }: Sheet): FileRow[] {
  const formulas = new Set(
    [...(cells ?? [])].flatMap(([place, { formula }]) => (formula === undefined ? [] : [place])),
  );
  return rows
    .map((values, row): FileRow => {
      const texts = values.map(toText);
      const calculated = texts.flatMap((_, column) =>
        formulas.has(`${row},${column}`) ? [column] : [],
      );
      return { line: row + 1, cells: texts, ...(calculated.length > 0 && { calculated }) };
    })
    .filter((row) => row.cells.some((cell) => cell !== "") || row.calculated);
}

const DAY_MS = 86_400_000;

function toText(value: CellValue): string {
  if (value === null || value === undefined) return "";
  if (!(value instanceof Date)) return String(value).trim();
  // A spreadsheet counts days, so a minute may be a fraction of a second off.
  const minute = Math.round(value.getTime() / 60_000) * 60_000;
  const [date = "", time = ""] = new Date(minute).toISOString().slice(0, 16).split("T");
  // A time without a date is on the calendar's first day.
  if (minute < Date.UTC(1901, 0)) return time;
  return minute % DAY_MS === 0 ? date : `${date} ${time}`;
}
