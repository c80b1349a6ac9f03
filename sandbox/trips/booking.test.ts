import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { startSandbox } from "../sandbox.ts";
import { type Client, clientFor, findAccount } from "../test-client.ts";
import { makeOrder } from "./test-order.ts";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const sandbox = await startSandbox({ start: Date.parse("2026-05-18T09:00:00Z"), speed: 0 });
let client: Client;

beforeEach(() => {
  sandbox.reset();
  client = clientFor(sandbox, findAccount(sandbox, "client"));
});

const step = (ms: number) => sandbox.world.clock.step(ms);
const statusOf = (id: number) => sandbox.world.trips.get(id)?.status;

function order(time: string) {
  sandbox.world.forcedOutcomes.push("completed");
  const account = findAccount(sandbox, "client");
  return client.post("/services/", makeOrder(account, { fecha_servicio_diferido: time }));
}

async function book(time: string) {
  const { status, body } = await order(time);
  expect(status).toBe(201);
  return body.service;
}

describe("a booking", () => {
  it("is for a local time of the group, also around clock changes", async () => {
    const bookAt = async (time: string) => {
      const trip = await book(time);
      expect(trip.status_code).toBe(13);
      expect(`${trip.date} ${trip.time}`).toBe(time);
      const at = sandbox.world.trips.get(trip.id)?.scheduledFor as number;
      return new Date(at).toISOString();
    };
    expect(await bookAt("2026-10-24 09:00:00")).toBe("2026-10-24T07:00:00.000Z");
    expect(await bookAt("2026-10-26 09:00:00")).toBe("2026-10-26T08:00:00.000Z");
    // This hour occurs twice; the booking means the first one.
    expect(await bookAt("2026-10-25 02:30:00")).toBe("2026-10-25T00:30:00.000Z");
    expect(await bookAt("2027-03-28 03:00:00")).toBe("2027-03-28T01:00:00.000Z");
  });

  it.each([
    ["the past", "2026-05-18 10:59:59"],
    ["too far ahead", "2027-05-20 11:00:00"],
    ["no day at all", "2026-02-30 11:00:00"],
    ["an hour that the clocks leave out", "2027-03-28 02:30:00"],
  ])("is refused for %s", async (_, time) => {
    const { status, body } = await order(time);
    expect(status).toBe(422);
    const message = "Must select date and time";
    expect(body.errors).toEqual([{ field: "fecha_servicio_diferido", message }]);
  });
});

describe("a reservation", () => {
  const TIME = "2026-05-18 15:00:00";

  it("starts its search ten minutes before its time", async () => {
    const trip = await book(TIME);
    expect(trip).toMatchObject({
      status_code: 13,
      date: "2026-05-18",
      time: "15:00:00",
      programacion: { fecha: "2026-05-18", hora: "15:00:00" },
    });
    step(230 * MINUTE - SECOND);
    expect(statusOf(trip.id)).toBe(13);
    step(SECOND);
    const { body } = await client.get("/services/in_process/list");
    expect(body.services[0]).toMatchObject({ id: trip.id, status_code: 1, time: "15:00:00" });
    step(60 * MINUTE);
    expect(statusOf(trip.id)).toBe(8);
  });

  it("starts its search at once when its time is near", async () => {
    const trip = await book("2026-05-18 11:05:00");
    expect(trip.status_code).toBe(13);
    step(0);
    expect(statusOf(trip.id)).toBe(1);
  });

  it("starts its search for its new time when it moves", async () => {
    const trip = await book(TIME);
    const move = (time: string) =>
      client.put(`/service/${trip.id}/update/`, {
        service: { fecha_servicio_diferido: `2026-05-18 ${time}` },
      });
    await move("16:00:00");
    step(289 * MINUTE);
    expect(statusOf(trip.id)).toBe(13);
    await move("15:59:30");
    step(30 * SECOND);
    expect(statusOf(trip.id)).toBe(1);
  });

  it("never starts its search after a cancellation", async () => {
    const trip = await book(TIME);
    await client.put(`/service/${trip.id}/cancel/`);
    step(300 * MINUTE);
    expect(statusOf(trip.id)).toBe(4);
  });
});

it("keeps to the document", () => {
  expect(sandbox.breaches).toEqual([]);
});

afterAll(() => sandbox.close());
