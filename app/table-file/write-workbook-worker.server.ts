// Runs in a thread: writes one workbook, and ends.
import { parentPort, workerData } from "node:worker_threads";
import { writeXlsx } from "hucre/xlsx";
import type { Cell, Sheet } from "./workbook.ts";

const toPlain = (cell: Cell) => {
  if (cell === null || typeof cell !== "object") return cell;
  return "moment" in cell ? new Date(`${cell.moment.replace(" ", "T")}Z`) : cell.value;
};

function toSheet({ name, columns, rows, frozenRows = 0 }: Sheet) {
  const cells = new Map<string, { value: number; formula: string; formulaResult: number }>();
  for (const [row, texts] of rows.entries()) {
    for (const [column, cell] of texts.entries()) {
      if (cell === null || typeof cell !== "object" || !("formula" in cell)) continue;
      const { formula, value } = cell;
      cells.set(`${row},${column}`, { value, formula, formulaResult: value });
    }
  }
  return {
    name,
    columns: columns.map(({ width, format }) => ({ width, ...(format && { numFmt: format }) })),
    rows: rows.map((row) => row.map(toPlain)),
    cells,
    ...(frozenRows > 0 && { freezePane: { rows: frozenRows } }),
  };
}

const sheets = (workerData as Sheet[]).map(toSheet);
parentPort?.postMessage(await writeXlsx({ sheets }));
