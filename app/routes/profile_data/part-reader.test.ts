import { describe, expect, it, vi } from "vitest";
import { ApiError } from "../../api/errors.ts";
import type { MemberContext } from "../../request/context.server.ts";
import { createPartReader } from "./part-reader.server.ts";

const PAGE = 100;

const toWire = (id: number) => ({
  ...{ id, status_code: 8, status_name: "Completado", date: "2026-11-26", time: "10:43:00" },
  direccion: { calle: "Calle Mayor, 3", latitude: 38, longitude: 0.6, datos_extra: "=2+5" },
  ...{ destination: null, destination_address: null, viajero: "Lucía", programacion: null },
  ...{ taxi: null, employee: null, type_user: "client", fare: 7.35, currency: "EUR" },
});

/** A history of so many trips, of which the API fails from an offset on. */
function openTrips(total: number, failsFrom = Number.POSITIVE_INFINITY) {
  const call = vi.fn(async (_: string, input: { params: { query: { offset: number } } }) => {
    const { offset } = input.params.query;
    if (offset >= failsFrom) throw new ApiError("listTrips", 500, { message: "" });
    const services = Array.from({ length: Math.min(PAGE, total - offset) }, (_, at) =>
      toWire(offset + at),
    );
    return { services, total };
  });
  const log = { error: () => {}, bindings: () => ({}) };
  const app = { log, requestId: "one", services: { report: () => {} } };
  const context = { api: { call }, brand: { permalink: "a" }, app } as unknown as MemberContext;
  return { call, reader: createPartReader("trips", context) };
}

async function readAll(chunks: AsyncIterable<string>): Promise<string> {
  let text = "";
  for await (const chunk of chunks) text += chunk;
  return text;
}

const countIn = async (chunks: AsyncIterable<string>): Promise<number> =>
  (JSON.parse(`[${await readAll(chunks)}]`) as unknown[]).length;

describe("a part of the archive", () => {
  it("is read once for both of its forms where it is short", async () => {
    const { call, reader } = openTrips(250);
    expect(await countIn(reader.toJson())).toBe(250);
    expect((await readAll(reader.toCsv("es"))).split("\r\n")).toHaveLength(252);
    expect(call).toHaveBeenCalledTimes(3);
  });

  it("is read again where it is long, so that no history has to fit into memory", async () => {
    const { call, reader } = openTrips(1300);
    expect(await countIn(reader.toJson())).toBe(1300);
    expect((await readAll(reader.toCsv("es"))).split("\r\n")).toHaveLength(1302);
    expect(call).toHaveBeenCalledTimes(26);
  });

  it("keeps what was read before the API failed, and remembers that it ends early", async () => {
    for (const read of [200, 1200]) {
      const { reader } = openTrips(1500, read);
      expect(await countIn(reader.toJson())).toBe(read);
      expect(reader.result).toEqual({ rows: read, hasFailed: true, leftOut: 0 });
      expect((await readAll(reader.toCsv("es"))).split("\r\n")).toHaveLength(read + 2);
    }
  });

  it("has no cell that a spreadsheet calculates, and decimals as the language has them", async () => {
    const { reader } = openTrips(1);
    await readAll(reader.toJson());
    const table = await readAll(reader.toCsv("es"));
    expect(table).toContain('"\'=2+5"');
    expect(table).toContain(`;"7,35";EUR;`);
  });
});
