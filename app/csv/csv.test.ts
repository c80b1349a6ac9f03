import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { decodeText, readCsv, UnendedQuote } from "./read-csv.server.ts";
import { writeCsv } from "./write-csv.server.ts";

const cellsOf = (text: string) => readCsv(text).map(({ cells }) => cells);

describe("writing", () => {
  test("begins with the mark of UTF-8 and ends every line as RFC 4180 does", () => {
    expect(writeCsv([["Ana"], ["Íñigo 🚕", 3]])).toBe("\uFEFFAna\r\nÍñigo 🚕,3\r\n");
  });

  test("quotes what would be read otherwise", () => {
    const row = ['Ana "la jefa"', "Gil, Ana", "a;b", "dos\nlíneas", " sola "];
    expect(writeCsv([row])).toBe(
      '\uFEFF"Ana ""la jefa""","Gil, Ana","a;b","dos\nlíneas"," sola "\r\n',
    );
  });

  test.each(["=1+1", "+34600111222", "-1", "@SUM(A1)", "\t=1", "\r=1", " =1", "＝1", "|cmd", "%0"])(
    "leaves a spreadsheet nothing to calculate in %j",
    (cell) => {
      expect(writeCsv([[cell]])).toMatch(/^\uFEFF"'/);
    },
  );

  test("takes a number of ours for a number", () => {
    expect(writeCsv([[-3.5]])).toBe("\uFEFF-3.5\r\n");
  });
});

describe("reading", () => {
  test.each([
    ["commas", "a,b\r\n1,2"],
    ["semicolons", "a;b\n1;2\n"],
    ["tabs", "a\tb\r1\t2\r"],
    ["a first line that tells", "sep=;\r\na;b\r\n1;2"],
    ["the mark of UTF-8", "\uFEFFa,b\n1,2"],
  ])("understands %s", (_, text) => {
    expect(cellsOf(text)).toEqual([
      ["a", "b"],
      ["1", "2"],
    ]);
  });

  test("is not led astray by separators in quotes", () => {
    expect(cellsOf('"a,b,c";d\n1;2')).toEqual([
      ["a,b,c", "d"],
      ["1", "2"],
    ]);
  });

  test("knows quotes in quotes, empty cells and line breaks", () => {
    expect(cellsOf('"say ""hi""",,"two\r\nlines",\n')).toEqual([
      ['say "hi"', "", "two\r\nlines", ""],
    ]);
  });

  test("keeps text with a quote inside, and drops spaces after a quoted cell", () => {
    expect(cellsOf('O"Neill,"Ana" ,"Gil"')).toEqual([['O"Neill', "Ana", "Gil"]]);
    expect(cellsOf('"Ana"x,1')).toEqual([['"Ana"x', "1"]]);
  });

  test("tells the line of the file that a row begins on", () => {
    const lines = (text: string) => readCsv(text).map(({ line }) => line);
    expect(lines('a\r\n\r\n"b\r\nb"\r\nc')).toEqual([1, 3, 5]);
    expect(lines("sep=,\na\nb")).toEqual([2, 3]);
    expect(lines('"a\rb\nc"\rd\n\ne')).toEqual([1, 4, 6]);
  });

  test("leaves out rows in which nothing stands", () => {
    expect(cellsOf("a,b\n,\n\n  ,\n1,2")).toHaveLength(2);
    expect(cellsOf("")).toEqual([]);
  });

  test("takes the guard off what was no formula", () => {
    expect(cellsOf("'+34600111222,'tHart,O'Neill")).toEqual([
      ["+34600111222", "'tHart", "O'Neill"],
    ]);
  });

  test("says on which line a quote does not end", () => {
    expect(() => readCsv('a\n"b\nc')).toThrow(new UnendedQuote(2));
  });

  test("gives back whatever was written, but for the space around it", () => {
    const cell = fc.string({ unit: "grapheme" }).filter((text) => text === text.trim());
    const rows = fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1 });
    fc.assert(
      fc.property(rows, fc.constantFrom(",", ";"), (table, separator) => {
        const header = ["x", "y"];
        const filled = table.filter((row) => row.some((each) => each !== ""));
        // A cell that begins with the very guard is one that no name begins with.
        fc.pre(!filled.flat().some((each) => /^'\s*[=+\-@＝＋－＠|%]/.test(each)));
        const text = writeCsv([header, ...filled], separator as "," | ";");
        expect(cellsOf(text)).toEqual([header, ...filled]);
      }),
    );
  });
});

describe("the encoding", () => {
  const text = "Íñigo;niño";
  test.each([
    ["UTF-8", Buffer.from(text)],
    ["UTF-16", Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, "utf16le")])],
    ["Windows'", Buffer.from([0xcd, 0xf1, ...Buffer.from("igo;ni"), 0xf1, ...Buffer.from("o")])],
  ])("of %s is found out", (_, bytes) => {
    expect(decodeText(bytes)).toBe(text);
  });
});
