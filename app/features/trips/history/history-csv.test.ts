import { describe, expect, it } from "vitest";
import type { Trip } from "../../../api/trips.server.ts";
import { readCsv } from "../../../csv/read-csv.server.ts";
import type { Language } from "../../../i18n/languages.ts";
import { openHistoryCsv } from "./history-csv.server.ts";
import { apiWith, aTrip } from "./test-trips.ts";

async function write(trips: Trip[], language: Language = "en") {
  const { api } = apiWith(() => trips);
  const file = await openHistoryCsv({}, { api, language });
  let text = "";
  for await (const chunk of file.chunks) text += chunk;
  return { file, text, rows: readCsv(text).map(({ cells }) => cells) };
}

const cellOf = (rows: string[][], header: string) => rows[1]?.[rows[0]?.indexOf(header) ?? -1];

describe("the table", () => {
  it("has its first line in the reader's language, and what a spreadsheet there takes for numbers", async () => {
    const { text, rows } = await write([aTrip()]);
    expect(text.startsWith("\uFEFFNumber,Date,Time,Status,From,To,")).toBe(true);
    expect(text.endsWith("\r\n")).toBe(true);
    expect(cellOf(rows, "Fare")).toBe("18.50");

    const spanish = await write([aTrip()], "es");
    expect(spanish.text.startsWith("\uFEFFNúmero;Fecha;Hora;Estado;Origen;Destino;")).toBe(true);
    expect(cellOf(spanish.rows, "Importe")).toBe("18,50");
    expect(spanish.file.name).toBe("viajes.csv");
  });

  it.each([
    ['Ana "la jefa" Ruiz', '"Ana ""la jefa"" Ruiz"'],
    ["=1+1", '"\'=1+1"'],
    ["+34600111222", '"\'+34600111222"'],
    ["-2", '"\'-2"'],
    ["@SUM(A1)", '"\'@SUM(A1)"'],
    ["\t=1+1", '"\'=1+1"'],
    ["\r=cmd|' /C calc'!A0", "\"'=cmd|' /C calc'!A0\""],
    ["Íñigo 🚕 Ñandú", "Íñigo 🚕 Ñandú"],
    ["one\nline", "one line"],
    ["Gil, Ana", '"Gil, Ana"'],
  ])(
    "writes the name %j so that nothing is calculated and nothing breaks",
    async (traveller, written) => {
      const { text, rows } = await write([aTrip({ traveller })]);
      expect(text.split("\r\n")[1]).toContain(written);
      expect(rows).toHaveLength(2);
      expect(rows[1]).toHaveLength(rows[0]?.length ?? 0);
    },
  );

  it("counts no fare for a trip that did not happen", async () => {
    for (const status of [4, 5, 9] as const) {
      const { rows } = await write([aTrip({ status })]);
      expect(cellOf(rows, "Fare")).toBe("");
    }
  });

  it("is there with its first line where there is no trip", async () => {
    const { rows } = await write([]);
    expect(rows).toHaveLength(1);
  });

  it("bears the days of its filter in its name", async () => {
    const { api } = apiWith(() => []);
    const filter = { from: "2026-05-01", to: "2026-05-31" };
    const { name } = await openHistoryCsv(filter, { api, language: "en" });
    expect(name).toBe("trips-2026-05-01-2026-05-31.csv");
  });
});

describe("many trips", () => {
  const many = Array.from({ length: 250 }, (_, at) => aTrip({ id: 9000 - at }));

  it("are asked for a page at a time, each when the one before was taken", async () => {
    const { api, asked } = apiWith(() => many);
    const { chunks } = await openHistoryCsv({}, { api, language: "en" });
    expect(asked).toEqual([{ limit: 100, offset: 0 }]);
    const pieces = chunks[Symbol.asyncIterator]();
    await pieces.next();
    await pieces.next();
    expect(asked).toHaveLength(1);
    await pieces.next();
    expect(asked).toHaveLength(2);
    await pieces.return?.();
    expect(asked).toHaveLength(2);
  });

  it("are written once each, though a new one has moved the others on meanwhile", async () => {
    const trips = [...many];
    let turn = 0;
    const { api } = apiWith(() => {
      turn += 1;
      if (turn > 1) trips.unshift(aTrip({ id: 9000 + turn }));
      return [...trips];
    });
    const { chunks } = await openHistoryCsv({}, { api, language: "en" });
    let text = "";
    for await (const chunk of chunks) text += chunk;
    const ids = readCsv(text)
      .slice(1)
      .map(({ cells }) => Number(cells[0]));
    expect(ids).toEqual(many.map(({ id }) => id));
  });
});
