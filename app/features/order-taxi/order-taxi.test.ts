import { describe, expect, test, vi } from "vitest";
import { featuresWithout } from "../../../tests/features.ts";
import { ApiError, ApiFault } from "../../api/errors.ts";
import type { NewTrip } from "../../api/trips.server.ts";
import type { AccountContext } from "../../request/context.server.ts";
import { createEmbeddedStore } from "../../store/embedded.server.ts";
import { createVault } from "../../store/vault.server.ts";
import { type OrderRequest, orderTaxi } from "./order-taxi.server.ts";
import { unsettledOrdersOf } from "./unsettled-orders.server.ts";

const plaza = { name: "Plaza Mayor", latitude: 38.001, longitude: 0.612 };
const order = { groupId: 1, origin: plaza, traveller: "Lucía Ferrer" };
const quotedFare = { kind: "shown", fare: "18" } as const;
const unreachable = () => new ApiFault("createTrip", "breaker_open");

/** A taxi API that keeps what it is sent, and an account that orders without any request. */
function openAccount() {
  const trips: { id: number; traveller: string; fare: number | null; status: number }[] = [];
  const calls: string[] = [];
  const offers = [{ id: 1, name: "Radio Taxi", currency: "EUR", fare: toFare(18) }];
  const errors = new Map<string, () => Error>();
  const toService = ({ id, traveller, fare, status }: (typeof trips)[number]) => ({
    ...{ id, fare, viajero: traveller, status_code: status, status_name: "" },
    ...{ date: "2026-05-18", time: "11:02:10", type_user: "client", agrupacion_id: 1 },
    direccion: { calle: plaza.name, latitude: plaza.latitude, longitude: plaza.longitude },
    ...{ destination: null, destination_address: null, programacion: null },
    ...{ taxi: null, employee: null },
  });
  const answers: Record<string, (body: { viajero: { nombre: string }; fare: number }) => unknown> =
    {
      searchAgrupations: () => ({ agrupations: offers }),
      listTripsInProcess: () => ({ services: trips.map(toService) }),
      listScheduledTrips: () => ({ services: [] }),
      listEmployees: () => ({ employees: [{ id: 131, name: "Óscar Peña", active: true }] }),
      createTrip({ viajero, fare }) {
        const trip = { id: 7000 + trips.length, traveller: viajero.nombre, fare, status: 1 };
        trips.push(trip);
        return { service: toService(trip) };
      },
    };
  const api = {
    async call(operation: string, input: { body: never }) {
      calls.push(operation);
      const error = errors.get(operation);
      if (error) throw error();
      return answers[operation]?.(input?.body);
    },
  };
  const log = { error() {}, warn() {}, bindings: () => ({}) };
  const services = {
    ...{ store: createEmbeddedStore(), vault: createVault(["a secret"]) },
    ...{ live: { hub: { invalidate: async () => {} } }, report() {}, countLostAnswer() {} },
  };
  const context = {
    ...{ api, user: { id: 101 }, app: { services, log, requestId: "job-1" } },
    brand: {
      permalink: "radio-taxi-cantalmar",
      timeZone: "Europe/Madrid",
      features: featuresWithout(),
    },
  } as unknown as AccountContext;
  const send = <Stop extends { state: string } = never>(
    idempotencyKey: string,
    more: Partial<OrderRequest<Stop>> = {},
  ) => orderTaxi<Stop>({ idempotencyKey, content: { order, quotedFare }, ...more }, context);
  const countOrders = () => calls.filter((operation) => operation === "createTrip").length;
  /** What the orders page lists as sent, with an outcome that is not known. */
  const listUnsettled = () => unsettledOrdersOf(context).list();
  const addTrip = () =>
    trips.push({ id: 7000 + trips.length, traveller: order.traveller, fare: 18, status: 1 });
  const { store } = services;
  return {
    send,
    trips,
    calls,
    offers,
    errors,
    countOrders,
    listUnsettled,
    addTrip,
    store,
    answers,
  };
}

function toFare(amount: number) {
  return {
    ...{ type: "fixed", fare: amount, scheduled: false, hide_details: true },
    ...{ breakdown: [], info: [] },
  };
}

describe("an order that the API accepts", () => {
  test("is placed once, at the confirmed fare, however often its key is sent", async () => {
    const { send, trips } = openAccount();
    const outcomes = await Promise.all([send("form"), send("form"), send("form")]);
    outcomes.push(await send("form"));
    expect(trips).toMatchObject([{ fare: 18, traveller: "Lucía Ferrer" }]);
    expect(outcomes).toEqual(outcomes.map(() => ({ state: "placed", tripId: 7000 })));
  });

  test("asks for no fare when none was shown", async () => {
    const { send, trips, calls } = openAccount();
    await send("desk", { content: { order } });
    expect(trips).toMatchObject([{ fare: null }]);
    expect(calls).not.toContain("searchAgrupations");
  });

  test("names the employee when the company gives no name", async () => {
    const { send, trips } = openAccount();
    const employee = { ...order, traveller: "", employeeId: 131 };
    await send("row", { content: { order: employee } });
    expect(trips).toMatchObject([{ traveller: "Óscar Peña" }]);
  });

  test("keeps the trip of its key when another content comes under it", async () => {
    const { send, trips } = openAccount();
    await send("form");
    const other: NewTrip = { ...order, traveller: "Olga Prats", userId: 101, fare: null };
    expect(await send("form", { content: { order: other, quotedFare } })).toEqual({
      state: "keyReused",
      tripId: 7000,
    });
    expect(trips).toHaveLength(1);
  });
});

describe("the list of orders whose outcome is not known", () => {
  test("has an order while it is sent, and not when it is placed", async () => {
    const { send, answers, listUnsettled } = openAccount();
    const { createTrip } = answers;
    const during: unknown[] = [];
    answers.createTrip = async (body) => {
      during.push(await listUnsettled());
      return createTrip?.(body);
    };
    await send("form");
    expect(during).toEqual([[{ key: "form", at: expect.any(Number), isLost: false }]]);
    expect(await listUnsettled()).toEqual([]);
  });

  test("has none that was refused", async () => {
    const { send, errors, listUnsettled } = openAccount();
    errors.set("createTrip", () => new ApiError("createTrip", 422, { message: "No" }));
    await send("form");
    expect(await listUnsettled()).toEqual([]);
  });

  test("keeps the one whose answer is lost, until its trip is found", async () => {
    const { send, errors, addTrip, listUnsettled } = openAccount();
    errors.set("createTrip", () => new ApiFault("createTrip", "timeout"));
    await send("form");
    expect(await listUnsettled()).toMatchObject([{ key: "form", isLost: true }]);
    addTrip();
    expect(await send("form")).toEqual({ state: "placed", tripId: 7000 });
  });
});

describe("two equal orders", () => {
  test("have a trip each where one has claimed the other's", async () => {
    const { send, answers, addTrip, store } = openAccount();
    const { createTrip } = answers;
    answers.createTrip = (body) => {
      const created = createTrip?.(body);
      addTrip();
      return created;
    };
    await store.set("radio-taxi-cantalmar:order-claim:7000", "its answer was lost", 60);
    expect(await send("form")).toEqual({ state: "placed", tripId: 7001 });
  });

  test("share a trip where the API shows only one", async () => {
    const { send, store } = openAccount();
    await store.set("radio-taxi-cantalmar:order-claim:7000", "its answer was lost", 60);
    expect(await send("form")).toEqual({ state: "placed", tripId: 7000 });
  });
});

describe("an order that is not sent", () => {
  test("names the old and the new fare when the fare has changed", async () => {
    const { send, offers, countOrders } = openAccount();
    Object.assign(offers[0]?.fare ?? {}, toFare(21));
    expect(await send("form")).toMatchObject({
      state: "fareChanged",
      quotedFare: { fare: "18" },
      offer: { groupId: 1, fare: { price: { kind: "fixed", amount: 21 } } },
    });
    expect(countOrders()).toBe(0);
  });

  test("says that the group is gone when it offers the trip no longer", async () => {
    const { send, offers, countOrders } = openAccount();
    offers.splice(0);
    expect(await send("form")).toEqual({ state: "groupGone" });
    expect(countOrders()).toBe(0);
  });

  test("returns the API's refusal, and the same key can be sent again", async () => {
    const { send, errors, trips } = openAccount();
    const error = new ApiError("createTrip", 422, { message: "No queda saldo" });
    errors.set("createTrip", () => error);
    const reservation = { of: "content" } as const;
    expect(await send("form", { reservation })).toEqual({ state: "refused", error });
    errors.clear();
    expect(await send("form", { reservation })).toMatchObject({ state: "placed" });
    expect(trips).toHaveLength(1);
  });

  test("has failed when the API was not reached, and leaves its reservation to another order", async () => {
    const { send, errors } = openAccount();
    errors.set("createTrip", unreachable);
    const reservation = { of: "content" } as const;
    expect(await send("one", { reservation })).toMatchObject({ state: "failed" });
    errors.clear();
    expect(await send("other", { reservation })).toMatchObject({ state: "placed" });
  });

  test("throws the API's 401, since the session of its caller is over", async () => {
    const { send, errors } = openAccount();
    const expired = new ApiError("searchAgrupations", 401, { message: "" });
    errors.set("searchAgrupations", () => expired);
    await expect(send("form")).rejects.toBe(expired);
  });
});

describe("an order whose answer is lost", () => {
  test("is unknown under its key, and is never sent a second time", async () => {
    const { send, errors, countOrders } = openAccount();
    const cause = new ApiError("createTrip", 409, { message: "Inténtelo más tarde" });
    errors.set("createTrip", () => cause);
    const unknown = { state: "unknown", idempotencyKey: "form" };
    expect(await send("form")).toEqual({ ...unknown, cause });
    expect(await send("form")).toMatchObject(unknown);
    expect(countOrders()).toBe(1);
  });
});

describe.each([
  ["the same content", { of: "content" }],
  ["the same repeated trip", { of: { tripId: 6001 } }],
] as const)("a reservation for %s", (_, reservation) => {
  test("makes the second order a duplicate of the open trip", async () => {
    const { send, countOrders } = openAccount();
    await send("one", { reservation });
    const holder = { idempotencyKey: "one", tripId: 7000 };
    expect(await send("two", { reservation })).toEqual({ state: "duplicate", ...holder });
    expect(countOrders()).toBe(1);
  });

  test("lets one order through when several come at once", async () => {
    const { send, countOrders } = openAccount();
    const outcomes = await Promise.all(
      ["one", "two", "three"].map((key) => send(key, { reservation })),
    );
    expect(outcomes.map(({ state }) => state).toSorted()).toEqual([
      ...["duplicate", "duplicate", "placed"],
    ]);
    expect(countOrders()).toBe(1);
  });

  test("lets another order through when the user confirms it, or the trip has ended", async () => {
    const { send, trips } = openAccount();
    await send("one", { reservation });
    const confirmed = { ...reservation, confirmed: "one" };
    expect(await send("two", { reservation: confirmed })).toMatchObject({ state: "placed" });
    for (const trip of trips) trip.status = 8;
    expect(await send("three", { reservation })).toMatchObject({ state: "placed" });
  });

  test("holds while the API cannot say whether the trip has ended", async () => {
    const { send, errors, countOrders } = openAccount();
    await send("one", { reservation });
    errors.set("listScheduledTrips", () => new ApiFault("listScheduledTrips", "wrong_shape"));
    expect(await send("two", { reservation })).toMatchObject({ state: "duplicate" });
    expect(countOrders()).toBe(1);
  });
});

describe("a caller with a trip to replace", () => {
  test("stops the order before anything is sent, and reads the content once its turn has come", async () => {
    const { send, calls } = openAccount();
    const content = async () => ({ state: "tripGone" }) as const;
    expect(await send<{ state: "tripGone" }>("form", { content })).toEqual({ state: "tripGone" });
    expect(calls).toEqual([]);
  });

  test("is not asked to cancel it when the fare has changed", async () => {
    const { send, offers } = openAccount();
    offers.splice(0);
    const beforeSending = vi.fn(async () => undefined);
    await send("form", { beforeSending });
    expect(beforeSending).not.toHaveBeenCalled();
  });

  test("reads and cancels nothing for a key that is placed already", async () => {
    const { send } = openAccount();
    const content = vi.fn(async () => ({ order, quotedFare }));
    const beforeSending = vi.fn(async () => undefined);
    const outcomes = [await send("form", { content, beforeSending })];
    outcomes.push(await send("form", { content, beforeSending }));
    expect(outcomes).toEqual(outcomes.map(() => ({ state: "placed", tripId: 7000 })));
    expect([content, beforeSending].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  });

  test("may still stop the order when the trip is gone, and then keeps no reservation", async () => {
    const { send } = openAccount();
    const reservation = { of: { tripId: 6001 } };
    const beforeSending = async () => ({ state: "tripGone" }) as const;
    const stopped = await send<{ state: "tripGone" }>("one", { reservation, beforeSending });
    expect(stopped).toEqual({ state: "tripGone" });
    expect(await send("two", { reservation })).toMatchObject({ state: "placed" });
  });
});
