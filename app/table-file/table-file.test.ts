import { describe, expect, test } from "vitest";
import { changePart, makeBomb, makeWorkbook } from "../../tests/services/workbooks.ts";
import { readTable } from "./read-table.server.ts";
import { createTableReader } from "./table-reader.server.ts";

const rows = [
  ["Name", "Date"],
  ["Ana Gil", "2026-12-05"],
];
const sheetPart = "xl/worksheets/sheet1.xml";
const cellsOf = async (file: Buffer) => {
  const read = await readTable(file);
  return "rows" in read ? read.rows.map(({ cells }) => cells) : read;
};

describe("a workbook", () => {
  test("is read with its line numbers, without empty rows, and as a user sees its cells", async () => {
    const day = Date.UTC(2026, 11, 5);
    const file = await makeWorkbook({
      rows: [
        ["Name", "Date", "Time", "Phone", "Shared"],
        [null, null],
        ["Ana Gil", new Date(day), new Date(day + 27_600_000), 600111222, true],
      ],
    });
    expect(await readTable(file)).toEqual({
      rows: [
        { line: 1, cells: ["Name", "Date", "Time", "Phone", "Shared"] },
        { line: 3, cells: ["Ana Gil", "2026-12-05", "2026-12-05 07:40", "600111222", "true"] },
      ],
    });
  });

  test("gives a time without a date as a time", async () => {
    const file = await makeWorkbook({
      rows: [["Time"], [new Date(Date.UTC(1899, 11, 30, 7, 40))]],
    });
    expect(await cellsOf(file)).toEqual([["Time"], ["07:40"]]);
  });

  test("marks the cells with formulas", async () => {
    const file = await makeWorkbook({ rows, formulas: { "1,1": "TODAY()+1" } });
    expect(await readTable(file)).toMatchObject({ rows: [{}, { line: 2, calculated: [1] }] });
  });

  test("may have hidden sheets and empty ones", async () => {
    const file = await makeWorkbook({ rows: [] }, { rows }, { rows: [["secret"]], hidden: true });
    expect(await cellsOf(file)).toEqual(rows);
  });

  test("is refused where two of its sheets have rows", async () => {
    expect(await readTable(await makeWorkbook({ rows }, { rows }))).toEqual({
      problem: "severalSheets",
    });
  });

  test("is refused where its cells are merged, and names the first of them", async () => {
    const merges = [{ startRow: 1, endRow: 2, startCol: 0, endCol: 0 }];
    expect(await readTable(await makeWorkbook({ rows, merges }))).toEqual({
      problem: "merged",
      line: 2,
    });
  });

  test("is refused where it declares a document type", async () => {
    const file = changePart(await makeWorkbook({ rows }), sheetPart, (text) =>
      text.replace(
        "<worksheet",
        '<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]><worksheet',
      ),
    );
    expect(await readTable(file)).toEqual({ problem: "notTable" });
  });

  test("is refused where it unpacks to more than twenty megabytes, whatever it claims", {
    tags: "full",
  }, async () => {
    expect(await readTable(makeBomb(400 * 1024 * 1024))).toEqual({ problem: "tooLarge" });
  });

  test("is refused where two cells in opposite corners span a table that fills the memory", async () => {
    const file = changePart(await makeWorkbook({ rows }), sheetPart, (text) =>
      text.replace(
        "</sheetData>",
        '<row r="1048576"><c r="XFD1048576"><v>1</v></c></row></sheetData>',
      ),
    );
    expect(await readTable(file)).toEqual({ problem: "tooLarge" });
  });

  test("is refused with ten thousand rows", async () => {
    const file = await makeWorkbook({ rows: Array.from({ length: 10_000 }, (_, at) => [at]) });
    expect(await readTable(file)).toEqual({ problem: "tooManyRows" });
  });

  test.each([
    ["broken off", async () => (await makeWorkbook({ rows })).subarray(0, 900)],
    [
      "an archive of something else",
      async () =>
        changePart(Buffer.from("PK\x05\x06".padEnd(22, "\0"), "latin1"), "a.txt", () => "a"),
    ],
    [
      "an older format, or locked with a password",
      async () => Buffer.from("d0cf11e0a1b11ae10000", "hex"),
    ],
    ["a picture", async () => Buffer.from("89504e470d0a1a0a0000", "hex")],
    ["text in UTF-16 without its mark", async () => Buffer.from("Name;Date", "utf16le")],
  ])("is refused where it is %s", async (_, make) => {
    expect(await readTable(await make())).toEqual({ problem: "notTable" });
  });
});

describe("a text", () => {
  test("is read in the encodings of spreadsheets", async () => {
    const text = "Name;Date\r\nÍñigo;5/12/2026";
    for (const file of [
      Buffer.from(text),
      Buffer.from(`\ufeff${text}`, "utf16le"),
      Buffer.from(text, "latin1"),
    ]) {
      expect(await cellsOf(file)).toEqual([
        ["Name", "Date"],
        ["Íñigo", "5/12/2026"],
      ]);
    }
  });

  test("has its formulas marked", async () => {
    expect(await readTable(Buffer.from("Name;Date\nAna;=A1"))).toMatchObject({
      rows: [{}, { line: 2, calculated: [1] }],
    });
  });
});

test("the thread reads a file, and survives those that crash it", { tags: "full" }, async () => {
  const read = createTableReader({ timeLimitMs: 50_000 });
  const results = await Promise.all([
    read(makeBomb(60_000_000)),
    read(await makeWorkbook({ rows })),
  ]);
  expect(results).toMatchObject([{ problem: "tooLarge" }, { rows: [{ line: 1 }, { line: 2 }] }]);
});
