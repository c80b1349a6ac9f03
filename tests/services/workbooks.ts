import { deflateRawSync } from "node:zlib";
import { type CellValue, type MergeRange, writeXlsx } from "hucre/xlsx";
import { type Files, unzip, zip } from "../../app/table-file/zip.server.ts";

type Sheet = {
  name?: string;
  rows: CellValue[][];
  merges?: MergeRange[];
  hidden?: boolean;
  /** Formulas by `row,column`, counted from 0. */
  formulas?: Record<string, string>;
};

/** A workbook as a spreadsheet program saves it. */
export async function makeWorkbook(...sheets: Sheet[]): Promise<Buffer> {
  const written = await writeXlsx({
    sheets: sheets.map(({ formulas = {}, ...sheet }, at) => ({
      name: `Sheet ${at + 1}`,
      ...sheet,
      cells: new Map(
        Object.entries(formulas).map(([place, formula]) => [
          place,
          { type: "formula" as const, value: 1, formula, formulaResult: 1 },
        ]),
      ),
    })),
  });
  return Buffer.from(written);
}

/** The workbook with other text in one of its parts. */
export function changePart(
  workbook: Buffer,
  part: string,
  change: (text: string) => string,
): Buffer {
  const files = unzip(workbook, 100_000_000) as Files;
  const text = files.get(part)?.toString() ?? "";
  return zip(new Map([...files, [part, Buffer.from(change(text))]]));
}

/** A small archive that unpacks to so many bytes, and claims that it holds a few. */
export function makeBomb(bytes: number): Buffer {
  const name = Buffer.from("xl/worksheets/sheet1.xml");
  const packed = deflateRawSync(Buffer.alloc(bytes, " "), { level: 9 });
  const entry = Buffer.alloc(46);
  entry.write("PK\x01\x02", "latin1");
  entry.writeUInt16LE(8, 10);
  entry.writeUInt32LE(packed.length, 20);
  entry.writeUInt32LE(100, 24);
  entry.writeUInt16LE(name.length, 28);
  const local = Buffer.alloc(30);
  local.write("PK\x03\x04", "latin1");
  local.writeUInt16LE(8, 8);
  local.writeUInt16LE(name.length, 26);
  const start = Buffer.concat([local, name, packed]);
  const end = Buffer.alloc(22);
  end.write("PK\x05\x06", "latin1");
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(entry.length + name.length, 12);
  end.writeUInt32LE(start.length, 16);
  return Buffer.concat([start, entry, name, end]);
}
