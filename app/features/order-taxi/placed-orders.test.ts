import fc from "fast-check";
import { expect, test } from "vitest";
import type { Api } from "../../api/client.server.ts";
import type { NewTrip } from "../../api/trips.server.ts";
import type { AccountContext } from "../../request/context.server.ts";
import { createEmbeddedStore } from "../../store/embedded.server.ts";
import { findPlaced } from "./placed-orders.server.ts";

const order: NewTrip = {
  userId: 101,
  groupId: 1,
  origin: { name: "Plaza Mayor", latitude: 38.001, longitude: 0.612 },
  traveller: "Lucía Ferrer",
  fare: null,
};

/** An account whose trips all match the order. */
function contextWith(ids: number[]): AccountContext {
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
  const api = { call: async () => ({ services: ids.map((id) => ({ ...service, id })) }) };
  return {
    api: api as unknown as Api,
    brand: { permalink: "radio-taxi-cantalmar" },
    app: { services: { store: createEmbeddedStore() } },
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
