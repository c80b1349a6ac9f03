import { afterAll, beforeEach, describe, expect, it } from "vitest";
import type { Schemas } from "../api/operation.ts";
import { distanceKm } from "../city/geography.ts";
import type { Position } from "../city/places.ts";
import { startSandbox } from "../sandbox.ts";
import { type Client, clientFor, findAccount } from "../test-client.ts";
import type { Outcome } from "../world.ts";
import { addressOf, destinationOf, makeOrder } from "./test-order.ts";

type Service = Schemas["Service"];

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const sandbox = await startSandbox({ start: Date.parse("2026-05-18T09:00:00Z"), speed: 0 });
let client: Client;

beforeEach(() => {
  sandbox.reset();
  // Without the seeded trips, all drivers are free.
  sandbox.world.trips.clear();
  client = clientFor(sandbox, findAccount(sandbox, "client"));
});

const step = (ms: number) => sandbox.world.clock.step(ms);

async function order(outcome: Outcome, changes: object = {}): Promise<Service> {
  sandbox.world.forcedOutcomes.push(outcome);
  const account = findAccount(sandbox, "client");
  const { status, body } = await client.post("/services/", makeOrder(account, changes));
  expect(status).toBe(201);
  return body.service;
}

async function read({ id }: Service): Promise<Service> {
  const { body } = await client.get("/v2/services?limit=100");
  return body.services.find((each: Service) => each.id === id);
}

/** Steps the world and collects the states of the trip. */
async function watch(trip: Service, until: number[], limit = 60 * MINUTE): Promise<Service[]> {
  const seen = [await read(trip)];
  for (let passed = 0; passed < limit; passed += 10 * SECOND) {
    const last = seen.at(-1) as Service;
    if (until.includes(last.status_code)) return seen;
    step(10 * SECOND);
    const now = await read(trip);
    if (now.status_code !== last.status_code) seen.push(now);
  }
  throw new Error(`The trip is still in the state ${seen.at(-1)?.status_code}`);
}

const statuses = (seen: Service[]) => seen.map(({ status_code }) => status_code);
const FINAL = [4, 5, 8, 9];

describe("the taxi's position", () => {
  const metres = (one: Position, other: Position) => distanceKm(one, other) * 1000;

  /** The position that a trip has just before it ends. */
  async function lastPositionOf(trip: Service): Promise<Position> {
    for (let last: Position | undefined; ; step(SECOND)) {
      const { taxi } = await read(trip);
      if (!taxi?.position) return last as Position;
      last = taxi.position;
    }
  }

  it("is known from the acceptance to the end of the ride, and not before or after", async () => {
    const trip = await order("completed");
    const seen = await watch(trip, FINAL);
    expect(seen.map(({ status_code, taxi }) => [status_code, Boolean(taxi?.position)])).toEqual([
      [1, false],
      [3, true],
      [10, true],
      [7, true],
      [8, false],
    ]);
  });

  it("comes nearer at a taxi's speed, is at the pickup when the taxi is, and ends at the destination", async () => {
    const trip = await order("completed");
    const [, , waiting, riding] = await watch(trip, [7]);
    const { direccion, destination } = waiting as Service;
    expect(metres(waiting?.taxi?.position as Position, direccion)).toBeLessThan(1);
    const before = riding?.taxi?.position as Position;
    step(MINUTE);
    const after = (await read(trip)).taxi?.position as Position & { at: string; bearing: number };
    const kmh = (metres(before, after) / 1000) * 60;
    expect(kmh).toBeGreaterThan(5);
    expect(kmh).toBeLessThan(100);
    expect(Date.parse(after.at)).toBe(sandbox.world.clock.now());
    expect(after.bearing).toBeGreaterThanOrEqual(0);
    expect(after.bearing).toBeLessThan(360);
    // A second before it ends, the ride is almost there.
    const last = await lastPositionOf(trip);
    expect(metres(last, destination as Position)).toBeLessThan(60);
  });

  it("moves for a passenger who tells only the driver where to go", async () => {
    const trip = await order("completed", {
      destination: null,
      destination_address: null,
      destination_latitude: null,
      destination_longitude: null,
    });
    const [riding] = (await watch(trip, [7])).slice(-1);
    const before = riding?.taxi?.position as Position;
    step(30 * SECOND);
    expect(metres(before, (await read(trip)).taxi?.position as Position)).toBeGreaterThan(20);
  });

  it("jumps to the other taxi when the driver changes", async () => {
    const seen = await watch(await order("driver_changed"), [6]);
    const [first, other] = seen.slice(-2).map(({ taxi }) => taxi);
    expect(other?.plate).not.toBe(first?.plate);
    expect(other?.position).not.toEqual(first?.position);
  });
});

describe("a trip", () => {
  it("is accepted, reached, begun and completed", async () => {
    const trip = await order("completed");
    expect(trip).toMatchObject({ status_code: 1, taxi: null, eta_minutes: null, fare: null });
    step(7 * SECOND);
    expect((await read(trip)).status_code).toBe(1);

    const seen = await watch(trip, FINAL);
    expect(statuses(seen)).toEqual([1, 3, 10, 7, 8]);
    const [, coming, waiting, riding, completed] = seen as [
      Service,
      Service,
      Service,
      Service,
      Service,
    ];
    expect(coming.eta_minutes).toBeGreaterThan(0);
    // Her rank is on the square, where the trip begins.
    expect(coming.taxi).toMatchObject({ name: "Nuria Ferrándiz Osuna", plate: expect.any(String) });
    expect(waiting.eta_minutes).toBe(0);
    expect([riding.eta_minutes, completed.eta_minutes]).toEqual([null, null]);
    expect(completed.taxi).toEqual({ ...coming.taxi, position: null });
    expect(completed.status_name).toBe("Completado");
    expect(completed.fare).toBeGreaterThan(5);
  });

  it("is accepted within forty seconds, and its ETA counts down", async () => {
    const trip = await order("completed", { direccion: addressOf("plaza-de-la-acequia") });
    step(40 * SECOND);
    const { eta_minutes: first } = await read(trip);
    expect(first).toBeGreaterThan(3);
    step(2 * MINUTE);
    expect((await read(trip)).eta_minutes).toBe((first as number) - 2);
  });

  it("ends somewhere in the city without a destination", async () => {
    const nowhere = { destination: null, destination_latitude: null, destination_longitude: null };
    const trip = await order("completed", { ...nowhere, destination_address: null });
    const { body } = await client.post("/agrupations/search/", {
      search: {
        origin: { latitude: trip.direccion.latitude, longitude: trip.direccion.longitude },
      },
      agrupacion_id: 1,
    });
    await watch(trip, [7]);
    step(5 * MINUTE - 10 * SECOND);
    expect((await read(trip)).status_code).toBe(7);
    const { fare } = (await watch(trip, [8], 16 * MINUTE)).at(-1) as Service;
    expect(fare).toBeGreaterThanOrEqual(body.agrupations[0].fare.low_estimate);
    expect(fare).toBeLessThanOrEqual(body.agrupations[0].fare.high_estimate);
  });

  it("costs the promised amount", async () => {
    const trip = await order("completed", {
      agrupacion_id: 2,
      ...destinationOf("aeropuerto-de-cantalmar-terminal-2"),
      // Slightly less than the current fare, like one shown a minute ago.
      fare: 26.8,
    });
    expect((await watch(trip, FINAL)).at(-1)?.fare).toBe(26.8);
  });

  it("costs less by the meter with a code", async () => {
    const full = (await watch(await order("completed"), FINAL)).at(-1)?.fare as number;
    sandbox.reset();
    sandbox.world.trips.clear();
    client = clientFor(sandbox, findAccount(sandbox, "client"));
    const trip = await order("completed", { code: "HOLA10" });
    const reduced = (await watch(trip, FINAL)).at(-1)?.fare as number;
    expect(reduced).toBeCloseTo(full * 0.9, 1);
  });
});

describe("an outcome", () => {
  it("may be a driver found in a second search", async () => {
    const trip = await order("second_search");
    step(59 * SECOND);
    expect((await read(trip)).status_code).toBe(1);
    step(SECOND);
    expect((await read(trip)).status_code).toBe(2);
    expect(statuses(await watch(trip, FINAL))).toEqual([2, 3, 10, 7, 8]);
  });

  it("may be another driver", async () => {
    const trip = await order("driver_changed");
    const seen = await watch(trip, FINAL);
    expect(statuses(seen)).toEqual([1, 3, 6, 10, 7, 8]);
    expect(seen[2]?.taxi?.name).not.toBe(seen[1]?.taxi?.name);
    expect(seen[2]?.eta_minutes).toBeGreaterThan(0);
    expect(seen[5]?.taxi).toEqual({ ...seen[2]?.taxi, position: null });
  });

  it("may be no taxi after four minutes", async () => {
    const trip = await order("never_found");
    step(4 * MINUTE - SECOND);
    expect((await read(trip)).status_code).toBe(2);
    step(SECOND);
    expect(await read(trip)).toMatchObject({ status_code: 5, taxi: null, fare: null });
  });

  it("may be a passenger who does not come", async () => {
    const trip = await order("no_show");
    const seen = await watch(trip, [10]);
    expect(statuses(seen)).toEqual([1, 3, 10]);
    step(5 * MINUTE - 10 * SECOND);
    expect((await read(trip)).status_code).toBe(10);
    step(10 * SECOND);
    expect((await read(trip)).status_code).toBe(9);
  });

  it("is mostly a completed trip unless a test forces another", async () => {
    const account = findAccount(sandbox, "client");
    for (let count = 0; count < 60; count++) await client.post("/services/", makeOrder(account));
    const outcomes = [...sandbox.world.trips.values()].map(({ outcome }) => outcome);
    const completed = outcomes.filter((outcome) => outcome === "completed").length;
    expect(completed).toBeGreaterThan(40);
    expect(completed).toBeLessThan(60);
  });
});

describe("drivers", () => {
  it("serve one trip each, and a waiting passenger gets the first free one", async () => {
    const far = destinationOf("aeropuerto-de-cantalmar-terminal-2");
    const trips = [];
    for (let count = 0; count < 8; count++) trips.push(await order("completed", far));
    step(50 * SECOND);
    const taken = await Promise.all(trips.map(read));
    const names = taken.flatMap(({ taxi }) => taxi?.name ?? []);
    expect(new Set(names).size).toBe(7);
    expect(names).toHaveLength(7);

    const waiting = taken.find(({ taxi }) => !taxi) as Service;
    step(30 * SECOND);
    expect((await read(waiting)).status_code).toBe(2);
    const cancelled = taken.find(({ status_code }) => status_code === 3) as Service;
    await client.put(`/service/${cancelled.id}/cancel/`);
    step(410 * SECOND);
    expect((await read(waiting)).taxi?.plate).toBe(cancelled.taxi?.plate);
  });

  it("are not found if all are busy for too long", async () => {
    const far = {
      direccion: addressOf("faro-de-cabo-ambar"),
      ...destinationOf("bodega-hoya-del-cuervo"),
    };
    for (let count = 0; count < 7; count++) await order("completed", far);
    step(MINUTE);
    const late = await order("completed");
    expect(statuses(await watch(late, FINAL))).toEqual([1, 2, 5]);
  });
});

it("goes the same way in two worlds of one seed", async () => {
  const twin = await startSandbox({ start: Date.parse("2026-05-18T09:00:00Z"), speed: 0 });
  sandbox.reset();
  const states = await Promise.all(
    [sandbox, twin].map(async (each) => {
      const account = findAccount(each, "client");
      const caller = clientFor(each, account);
      for (let count = 0; count < 5; count++) {
        await caller.post("/services/", makeOrder(account));
        each.world.clock.step(3 * MINUTE);
      }
      return [...each.world.trips.values()];
    }),
  );
  expect(states[0]).toEqual(states[1]);
  await twin.close();
});

it("keeps to the document", () => {
  expect(sandbox.breaches).toEqual([]);
});

afterAll(() => sandbox.close());
