import fc from "fast-check";
import { expect, test, vi } from "vitest";
import type { Api } from "../../api/client.server.ts";
import type { NewTrip } from "../../api/trips.server.ts";
import type { AccountContext } from "../../request/context.server.ts";
import { createEmbeddedStore } from "../../store/embedded.server.ts";
import { createVault } from "../../store/vault.server.ts";
import { agreedRangesOf } from "./agreed-range.server.ts";
import { claimTrip, findPlaced, findPlacedAndEnded } from "./placed-orders.server.ts";

const order: NewTrip = {
  userId: 101,
  groupId: 1,
  origin: { name: "Plaza Mayor", latitude: 38.001, longitude: 0.612 },
  traveller: "Lucía Ferrer",
  fare: null,
};

type Given = { id: number } & Record<string, unknown>;

/** An account whose trips match the order, unless they are given otherwise. */
function contextWith(trips: (number | Given)[], calls: unknown[] = []): AccountContext {
  const service = {
    status_code: 1,
    status_name: "",
    date: "2026-05-18",
    time: "11:02:10",
    direccion: { calle: "Plaza Mayor", latitude: 38.001, longitude: 0.612 },
    destination: null,
    destination_address: null,
    viajero: "Lucía Ferrer",
    programacion: null,
    taxi: null,
    employee: null,
    type_user: "client",
  };
  const given = trips.map((trip) => (typeof trip === "number" ? { id: trip } : trip));
  const services = given.map((trip) => ({ ...service, ...trip }));
  const api = {
    call: async (operation: string, input: unknown) => {
      calls.push([operation, input]);
      return { services, total: services.length };
    },
  };
  return {
    api: api as unknown as Api,
    brand: { permalink: "radio-taxi-cantalmar", timeZone: "Europe/Madrid" },
    user: { id: 101 },
    app: { services: { store: createEmbeddedStore(), vault: createVault(["a secret"]) } },
  } as unknown as AccountContext;
}

test("finds a trip for each of several equal orders whose answers were lost", async () => {
  // When an order is sent, the API lists some of the trips of the earlier orders.
  const listed = fc
    .integer({ min: 1, max: 8 })
    .chain((count) =>
      fc.tuple(...Array.from({ length: count }, (_, at) => fc.integer({ min: 0, max: at }))),
    )
    .chain((counts) =>
      fc.tuple(
        fc.constant(counts),
        fc.shuffledSubarray(
          counts.map((_, at) => at),
          { minLength: counts.length },
        ),
      ),
    );
  await fc.assert(
    fc.asyncProperty(listed, async ([counts, turns]) => {
      const ids = counts.map((_, at) => 7000 + at);
      const context = contextWith(ids);
      const found = await Promise.all(
        turns.map((at) => {
          const before = { tripIds: ids.slice(0, counts[at]), order };
          return findPlaced(`order ${at}`, before, context);
        }),
      );
      expect(found.toSorted()).toEqual(ids);
    }),
  );
});

test("finds the same trip for an order again", async () => {
  const context = contextWith([7001, 7002]);
  const before = { tripIds: [], order };
  const found = await findPlaced("one", before, context);
  expect(await findPlaced("one", before, context)).toBe(found);
  expect(await findPlaced("other", before, context)).not.toBe(found);
  expect(await findPlaced("third", before, context)).toBeUndefined();
});

test("prefers the trip that confirms most of the order, then the oldest", async () => {
  const before = { tripIds: [7009], order };
  const sure = { agrupacion_id: 1 };
  const context = contextWith([
    7001,
    { id: 7009, ...sure },
    { id: 7005, ...sure },
    { id: 7003, ...sure },
  ]);
  const found: unknown[] = [];
  for (const key of ["one", "two", "three", "four"]) {
    found.push(await findPlaced(key, before, context));
  }
  expect(found).toEqual([7003, 7005, 7001, undefined]);
});

test("finds no trip of another traveller", async () => {
  const context = contextWith([{ id: 7001, viajero: "Olga Prats" }]);
  expect(await findPlaced("one", { tripIds: [], order }, context)).toBeUndefined();
});

test("looks for a booking among the reservations, too", async () => {
  const calls: unknown[][] = [];
  const booking = { ...order, when: "2026-06-01 09:30" };
  await findPlaced("one", { tripIds: [], order: booking }, contextWith([], calls));
  const asked = () => calls.splice(0).map(([operation]) => operation);
  expect(asked()).toEqual(["listTripsInProcess", "listScheduledTrips"]);
  await findPlaced("one", { tripIds: [], order }, contextWith([], calls));
  expect(asked()).toEqual(["listTripsInProcess"]);
});

test("finds a trip that has ended since, on the days of the pickup's time zone", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-05-19T10:00:00Z") });
  const calls: unknown[] = [];
  const ended = contextWith([{ id: 7001, status_code: 8 }], calls);
  const sentAt = Date.parse("2026-05-17T22:30:00Z");
  const find = (key: string) => findPlacedAndEnded(key, { tripIds: [], order }, sentAt, ended);
  expect(await find("one")).toBe(7001);
  expect(await find("other")).toBeUndefined();
  expect(calls[0]).toMatchObject([
    "listTrips",
    { params: { query: { start_date: "2026-05-18", end_date: "2026-05-19" } } },
  ]);
  vi.useRealTimers();
});

test("keeps the agreed range of a metered fare for the order that has the trip", async () => {
  const context = contextWith([]);
  const before = { tripIds: [], order, range: { low: 7, high: 9.5 } };
  expect(await claimTrip(7001, "one", before, context)).toBe(true);
  const other = { ...before, range: { low: 1, high: 2 } };
  expect(await claimTrip(7001, "other", other, context)).toBe(false);
  await claimTrip(7002, "two", { tripIds: [], order }, context);
  expect([...(await agreedRangesOf(context).read())]).toEqual([
    [7001, expect.objectContaining({ low: 7, high: 9.5 })],
  ]);
});
