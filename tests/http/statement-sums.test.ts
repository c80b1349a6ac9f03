import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readCsv } from "../../app/csv/read-csv.server.ts";
import { texts as fileTexts } from "../../app/features/statement/texts.ts";
import type { Account, Trip } from "../../sandbox/world.ts";
import { borrowPanel } from "../services/borrow-panel.ts";
import { addCompany } from "../services/companies.ts";
import { visitAs } from "../services/customers.ts";
import { keepDeskNote } from "../services/desk.ts";
import { openHotel } from "../services/hotels.ts";
import type { Panel } from "../services/panel.ts";
import { addPastTrips } from "../services/past-trips.ts";
import { readSheets } from "../services/statement-files.ts";
import { orderTaxi, waitForStatus } from "../services/trips.ts";
import type { Visitor } from "../services/visitor.ts";

const words = fileTexts.en;
const decimals: Record<string, number> = { EUR: 2, JPY: 0, KWD: 3 };

let panel: Panel;
beforeAll(async () => {
  panel = await borrowPanel();
});
afterAll(() => panel.stop());

type Row = readonly unknown[];
type Sums = Record<string, [trips: number, amount: number]>;

/** The sums of a file, by currency, heading and name; it has a block for each. */
function readSums(rows: readonly Row[]): Sums {
  let heading = "";
  const sums: Sums = {};
  for (const row of rows) {
    const [name, count, amount, currency] = row.filter((cell) => cell !== null);
    if (count === words.trips) heading = `${name}`;
    else if (name === words.total) sums[`${currency} ${name}`] = [Number(count), Number(amount)];
    else if (heading && currency) {
      sums[`${currency} ${heading} ${name}`] = [Number(count), Number(amount)];
    }
    if (row.length < 2) heading = "";
  }
  return sums;
}

/** The sums of the world's own trips, in minor units until the end. */
function addUp(trips: Trip[], rooms: Map<number, string>): Sums {
  const { brands, accounts } = panel.sandbox.world;
  const coins = new Map<string, [number, number]>();
  for (const trip of trips) {
    if (trip.status !== 8 || trip.fare === null) continue;
    const brand = brands.find(({ id }) => id === trip.agrupacionId);
    const currency = brand?.currency ?? "";
    const isOwn = trip.agrupacionId === trip.brandId;
    const employee = accounts.get(trip.employeeId ?? 0)?.name;
    const names = [
      words.total,
      ...[`${words.by_employee} ${employee ?? words.without}`],
      ...[`${words.by_serviceType} ${trip.serviceType ?? words.without}`],
      ...(rooms.size > 0 ? [`${words.by_room} ${rooms.get(trip.id) ?? words.without}`] : []),
      `${words.by_group} ${isOwn ? brand?.name : words.group_number.replace("{{id}}", `${brand?.id}`)}`,
      ...[`${words.by_payment} ${trip.paymentMethod ?? words.without}`],
    ];
    for (const name of names) {
      const [count, sum] = coins.get(`${currency} ${name}`) ?? [0, 0];
      const fare = Number((trip.fare * 10 ** (decimals[currency] ?? 2)).toFixed(0));
      coins.set(`${currency} ${name}`, [count + 1, sum + fare]);
    }
  }
  return Object.fromEntries(
    [...coins].map(([key, [count, sum]]) => {
      return [key, [count, sum / 10 ** (decimals[key.slice(0, 3)] ?? 2)]];
    }),
  );
}

const ownTrips = ({ id }: Account) =>
  [...panel.sandbox.world.trips.values()].filter(({ ownerId }) => ownerId === id);

async function readFiles(visitor: Visitor, query: string) {
  const { html: csv } = await visitor.get(`/statement/file.csv?${query}`);
  const [totals] = await readSheets(panel, visitor, `/statement/file.xlsx?${query}`);
  return { csv: readCsv(csv).map(({ cells }) => cells), workbook: totals?.data ?? [] };
}

const dayAt = (at: number) =>
  new Intl.DateTimeFormat("sv", { timeZone: "Europe/Madrid" }).format(at);

describe("the sums of both files", () => {
  it("are those of a hotel's own trips, by room and group, in three currencies", async () => {
    const { world } = panel.sandbox;
    const { hotel } = openHotel(panel, { desks: 0 });
    const visitor = await visitAs(panel, hotel);
    const [, second, third] = world.brands;
    if (!second || !third) throw new Error("Too few brands");
    const before = [second.currency, third.currency];
    [second.currency, third.currency] = ["JPY", "KWD"];
    const at = world.clock.now() - 20 * 86_400_000;
    const rooms = new Map<number, string>();
    for (let index = 0; index < 40; index += 1) {
      const group = world.brands[index % 3];
      const fare = { JPY: 1500 + index, KWD: (1234 + index * 7) / 1000 }[group?.currency ?? ""];
      const [trip] = addPastTrips(panel.sandbox, hotel, 1, {
        ...{ requestedAt: at + index * 3_600_000, agrupacionId: group?.id ?? 0 },
        ...{ fare: index % 11 === 10 ? null : (fare ?? (1010 + index * 3) / 100) },
        ...{ status: index % 13 === 12 ? 4 : 8, paymentMethod: index % 4 ? "Tarjeta" : "Efectivo" },
      });
      const room = ["101", "102", undefined, "=1+1"][index % 4];
      if (!trip || !room) continue;
      rooms.set(trip.id, room);
      await keepDeskNote(panel, hotel, trip.id, { room });
    }
    const query = `from=${dayAt(at)}&to=${dayAt(at + 3 * 86_400_000)}`;
    const { csv, workbook } = await readFiles(visitor, query);
    const expected = addUp(ownTrips(hotel), rooms);
    [second.currency, third.currency] = before as [string, string];
    expect(Object.keys(expected)).toHaveLength(3 * (1 + 1 + 1 + 4 + 1 + 2));
    expect(readSums(csv)).toEqual(expected);
    expect(readSums(workbook)).toEqual(expected);
    // An amount has the decimals of its currency.
    expect(csv.flat()).toContain("1.248");
    expect(csv.flat()).toContain("1501");
  });

  it("are what a company pays with its discounts", async () => {
    const company = addCompany(panel);
    const visitor = await visitAs(panel, company);
    const plain = await orderTaxi(panel, company);
    waitForStatus(panel, plain, 8);
    const reduced = await orderTaxi(panel, company, { code: "PUERTO5" });
    waitForStatus(panel, reduced, 8);
    // The code takes five euros off; the same ride takes a quarter longer at most, which is less than three.
    expect(reduced.fare).toBeLessThan(Number(plain.fare) - 2);
    const day = dayAt(plain.requestedAt);
    const { csv, workbook } = await readFiles(
      visitor,
      `from=${day}&to=${dayAt(reduced.requestedAt)}`,
    );
    const expected = addUp(ownTrips(company), new Map());
    expect(expected[`EUR ${words.total}`]?.[0]).toBe(2);
    expect(readSums(csv)).toEqual(expected);
    expect(readSums(workbook)).toEqual(expected);
  });
});
