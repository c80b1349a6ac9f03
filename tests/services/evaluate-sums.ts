import { readXlsx } from "hucre/xlsx";

type Grid = readonly (readonly unknown[])[];
type Sheet = { sheet: string; data: Grid };

/** A formula of the first sheet, what it was written with, and the row that it stands in. */
export type Sum = { row: readonly unknown[]; cached: number; formula: string };

/** The formulas of the first sheet, from the file's own XML, beside its cells as another reader sees them. */
export async function listSums(bytes: Uint8Array, [totals]: Sheet[]): Promise<Sum[]> {
  const [sheet] = (await readXlsx(bytes)).sheets;
  return [...(sheet?.cells ?? [])].flatMap(([place, { formula }]) => {
    const [at = 0, column = 0] = place.split(",").map(Number);
    const row = totals?.data[at] ?? [];
    return formula ? [{ row, formula, cached: Number(row[column]) }] : [];
  });
}

/** Calculates what a spreadsheet would: SUMPRODUCT over products of EXACT and a column of amounts. */
export function evaluateSum({ formula, row }: Sum, sheets: Sheet[]): number {
  const [, product = ""] = /^SUMPRODUCT\((.*)\)$/s.exec(formula) ?? [];
  const factor = /EXACT\(([^,]+),("(?:[^"]|"")*"|\$A\d+)\)|('[^']+'![$A-Z0-9:]+)/g;
  const factors = [...product.matchAll(factor)].map(([, range, wanted, amounts]) => {
    if (amounts) return readColumn(amounts, sheets).map(Number);
    // A reference to column A is the name of the formula's own row.
    const text = wanted?.startsWith("$A") ? row[0] : wanted?.slice(1, -1).replaceAll('""', '"');
    return readColumn(range ?? "", sheets).map((cell) => ((cell ?? "") === text ? 1 : 0));
  });
  const rest = product.replaceAll(factor, "").replaceAll("*", "");
  if (product === "" || rest !== "") throw new Error(`An unknown formula: ${formula}`);
  const [first = []] = factors;
  return first.reduce<number>(
    (sum, _, at) => sum + factors.reduce((value, column) => value * (column[at] ?? 0), 1),
    0,
  );
}

function readColumn(range: string, sheets: Sheet[]): unknown[] {
  const [, name, letters = "", from, to] =
    /^'(.+)'!\$([A-Z]+)\$(\d+):\$[A-Z]+\$(\d+)$/.exec(range) ?? [];
  const data = sheets.find(({ sheet }) => sheet === name)?.data;
  if (!data) throw new Error(`No range ${range}`);
  const column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
  return data.slice(Number(from) - 1, Number(to)).map((row) => row[column]);
}
