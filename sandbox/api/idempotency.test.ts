import { randomUUID } from "node:crypto";
import { afterAll, beforeEach, expect, it } from "vitest";
import { startSandbox } from "../sandbox.ts";
import { clientFor, findAccount } from "../test-client.ts";
import { makeOrder } from "../trips/test-order.ts";

const sandbox = await startSandbox({
  seed: 1,
  start: Date.parse("2026-05-18T09:00:00Z"),
  speed: 0,
});

beforeEach(() => sandbox.reset());
afterAll(async () => {
  await sandbox.close();
  expect(sandbox.breaches).toEqual([]);
});

function orderAs(kind: "client" | "company", key: string, changes = {}) {
  const account = findAccount(sandbox, kind);
  const headers = { "Idempotency-Key": key };
  return clientFor(sandbox, account).post("/services/", makeOrder(account, changes), { headers });
}

it("carries a call out once and repeats its first answer", async () => {
  const key = randomUUID();
  const first = await orderAs("client", key);
  expect(first.status).toBe(201);
  const replies = await Promise.all([1, 2, 3].map(() => orderAs("client", key)));
  for (const { status, body } of replies)
    expect({ status, body }).toEqual({ status: 201, body: first.body });
});

it("returns the trip of a lost answer when the call is repeated", async () => {
  const key = randomUUID();
  const count = sandbox.world.trips.size;
  sandbox.faults.add({
    operation: "createTrip",
    kind: "status",
    status: 500,
    afterwards: true,
    times: 1,
  });
  expect((await orderAs("client", key)).status).toBe(500);
  const { body } = await orderAs("client", key);
  expect(sandbox.world.trips.size).toBe(count + 1);
  expect(sandbox.world.trips.has(body.service.id)).toBe(true);
});

it("treats another key, or the same key of another account, as another call", async () => {
  const key = randomUUID();
  const replies = [
    await orderAs("client", key),
    await orderAs("client", randomUUID()),
    await orderAs("company", key),
  ];
  expect(new Set(replies.map(({ body }) => body.service.id)).size).toBe(3);
});

it("leaves the key of a refused call free", async () => {
  const key = randomUUID();
  const past = { fecha_servicio_diferido: "2020-01-01 09:30:00" };
  expect((await orderAs("client", key, past)).status).toBe(422);
  expect((await orderAs("client", key)).status).toBe(201);
});

it("refuses a key that is not a UUID", async () => {
  const { status, body } = await orderAs("client", "once more");
  expect(status).toBe(422);
  expect(body.errors[0].field).toBe("Idempotency-Key");
});
