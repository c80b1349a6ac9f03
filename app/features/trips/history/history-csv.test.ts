import { describe, expect, it } from "vitest";
import { apiWith, aTrip } from "../../../../tests/services/history-trips.ts";
import { readTripTable } from "../../../../tests/services/trip-table.ts";
import type { Api } from "../../../api/client.server.ts";
import type { Trip } from "../../../api/trips.server.ts";
import type { Language } from "../../../i18n/languages.ts";
import type { FileQuery } from "./csv-description.server.ts";
import { openHistoryCsv } from "./history-csv.server.ts";

const all = { filter: {}, values: { status: "" } };
const reader = { language: "en" as Language, brand: { timeZone: "Europe/Madrid" }, owner: "Ana" };

async function write(trips: Trip[], language: Language = "en", query: FileQuery = all) {
  const { api } = apiWith(() => trips);
  const file = await openHistoryCsv(query, { ...reader, api, language });
  let text = "";
  for await (const chunk of file.chunks) text += chunk;
  const { table, description, foot } = readTripTable(text);
  return { file, text, rows: table, description, foot };
}

const cellOf = (rows: string[][], header: string) => rows[1]?.[rows[0]?.indexOf(header) ?? -1];

describe("the history file", () => {
  it("starts with translated column names and formats numbers for the language's spreadsheets", async () => {
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
    "escapes the name %j so that it is no formula and breaks no row",
    async (traveller, written) => {
      const { text, rows } = await write([aTrip({ traveller })]);
      expect(text.split("\r\n")[1]).toContain(written);
      expect(rows).toHaveLength(2);
      expect(rows[1]).toHaveLength(rows[0]?.length ?? 0);
    },
  );

  it("leaves the fare empty for a trip that did not take place", async () => {
    for (const status of [4, 5, 9] as const) {
      const { rows } = await write([aTrip({ status })]);
      expect(cellOf(rows, "Fare")).toBe("");
    }
  });

  it("has only the column names if there are no trips", async () => {
    const { rows } = await write([]);
    expect(rows).toHaveLength(1);
  });

  it("describes its owner, filter, creation time and number of trips", async () => {
    const query = {
      filter: { from: "2026-05-01", employeeId: 12 },
      values: { status: "completed" },
    };
    const trip = aTrip({ employee: { id: 12, name: "Elena Gil" } });
    const { description, foot } = await write([trip, aTrip({ id: 2 })], "en", query);
    expect(description).toEqual({
      Account: "Ana",
      Period: "From 2026-05-01",
      Status: "Completed",
      Employee: "Elena Gil",
      Created: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d \(Europe\/Madrid\)$/),
    });
    expect(foot).toEqual(["2 trips in this file"]);
    const unfiltered = await write([], "es");
    expect(unfiltered.description).toMatchObject({ Periodo: "Todas las fechas", Estado: "Todos" });
    expect(unfiltered.foot).toEqual(["0 viajes en este archivo"]);
  });

  it("says when there are more trips than it can hold", async () => {
    const total = 2_000_000;
    const call = async () => ({ services: [], total });
    const api = { call } as unknown as Api;
    const { chunks } = await openHistoryCsv(all, { ...reader, api });
    let text = "";
    for await (const chunk of chunks) text += chunk;
    expect(readTripTable(text).foot[1]).toContain("holds the newest of 2,000,000 trips");
  });

  it.each([
    [{ from: "2026-05-01", to: "2026-05-31" }, "", "trips-2026-05-01-2026-05-31.csv"],
    [{ from: "2026-05-01" }, "", "trips-from-2026-05-01.csv"],
    [{ to: "2026-05-31" }, "under_way", "trips-to-2026-05-31-in-progress.csv"],
    [{ employeeId: 12 }, "", "trips-employee-12.csv"],
    [{}, "", "trips.csv"],
  ])("puts the filter %j %s into its name", async (filter, status, expected) => {
    const { api } = apiWith(() => []);
    const { name } = await openHistoryCsv({ filter, values: { status } }, { ...reader, api });
    expect(name).toBe(expected);
  });
});

describe("a long history", () => {
  const many = Array.from({ length: 250 }, (_, at) => aTrip({ id: 9000 - at }));

  it("is read one page at a time, as the reader consumes it", async () => {
    const { api, requested } = apiWith(() => many);
    const { chunks } = await openHistoryCsv(all, { ...reader, api });
    expect(requested).toEqual([{ limit: 100, offset: 0 }]);
    const pieces = chunks[Symbol.asyncIterator]();
    await pieces.next();
    await pieces.next();
    expect(requested).toHaveLength(1);
    await pieces.next();
    expect(requested).toHaveLength(2);
    await pieces.return?.();
    expect(requested).toHaveLength(2);
  });

  it("is written without duplicates when new trips shift the pages", async () => {
    const trips = [...many];
    let turn = 0;
    const { api } = apiWith(() => {
      turn += 1;
      if (turn > 1) trips.unshift(aTrip({ id: 9000 + turn }));
      return [...trips];
    });
    const { chunks } = await openHistoryCsv(all, { ...reader, api });
    let text = "";
    for await (const chunk of chunks) text += chunk;
    const ids = readTripTable(text)
      .table.slice(1)
      .map(([id]) => Number(id));
    expect(ids).toEqual(many.map(({ id }) => id));
  });
});
