import fc from "fast-check";
import { expect, test } from "vitest";
import { orders, toTrip } from "../../../tests/services/random-orders.ts";
import type { NewTrip, Trip } from "../../api/trips.server.ts";
import { countUnconfirmed } from "./match-trip.ts";

test("matches every order with its own trip", () => {
  fc.assert(
    fc.property(orders, (order) => {
      expect(countUnconfirmed(toTrip(order), order)).toBe(0);
    }),
  );
});

test("matches a trip with fewer details or rounded coordinates", () => {
  fc.assert(
    fc.property(orders, (order) => {
      const trip = toTrip(order);
      const { origin } = trip;
      const terse: Trip = {
        ...trip,
        groupId: null,
        noticePhone: null,
        passengers: null,
        employee: null,
        origin: { ...origin, notes: null, latitude: Number(origin.latitude.toFixed(5)) },
      };
      expect(countUnconfirmed(terse, order)).toBeGreaterThanOrEqual(2);
    }),
  );
});

const square: NewTrip = {
  userId: 101,
  groupId: 1,
  origin: { name: "Plaza Mayor", latitude: 38.001, longitude: 0.612 },
  traveller: "Lucía Ferrer",
  fare: null,
};

const station = { name: "Estación Central", latitude: 37.9953, longitude: 0.5921 };

const others: [string, Partial<NewTrip>][] = [
  ["from elsewhere", { origin: station }],
  ["with notes", { origin: { ...square.origin, notes: "Portal azul" } }],
  ["to somewhere", { destination: station }],
  ["with a stop on the way", { stops: [station] }],
  ["that is the way back of another trip", { returnOf: 7000 }],
  ["for another traveller", { traveller: "Óscar Peña" }],
  ["with another phone", { noticePhone: "+34600111222" }],
  ["for more passengers", { passengers: 2 }],
  ["for later", { when: "2026-06-01 09:30" }],
  ["with another group", { groupId: 2 }],
  ["for an employee", { employeeId: 131 }],
];

test.each(others)("does not match an order %s", (_, change) => {
  const other = { ...square, ...change };
  expect(countUnconfirmed(toTrip(square), other) ?? 99).toBeGreaterThan(0);
  expect(countUnconfirmed(toTrip(other), other)).toBe(0);
});

test("does not match a trip with more details than the order", () => {
  const noted = { ...square, origin: { ...square.origin, notes: "Portal azul" } };
  expect(countUnconfirmed(toTrip(noted), square)).toBeUndefined();
  // The API may not report the notes of an order.
  expect(countUnconfirmed(toTrip(square), noted)).toBe(1);
});

test("matches a trip whose API keeps some needs only, or writes a flight in its own way", () => {
  const order: NewTrip = {
    ...square,
    needs: { wheelchair: true, luggage: 2, flight: { number: "IB 3170", time: "09:15" } },
  };
  const trip = toTrip(order);
  const flight = { number: "ib3170" };
  expect(countUnconfirmed({ ...trip, needs: { wheelchair: true, flight } }, order)).toBe(2);
  expect(countUnconfirmed({ ...trip, needs: {} }, order)).toBe(4);
  // Another flight, or a need that was not ordered, is another trip.
  const other = { number: "IB 3171" };
  expect(countUnconfirmed({ ...trip, needs: { flight: other } }, order)).toBeUndefined();
  expect(countUnconfirmed({ ...trip, needs: { pet: "small" } }, order)).toBeUndefined();
});
