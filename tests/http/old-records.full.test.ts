// The panel from before records carried a version has written old-records/records.json (old-records/write.ts).
import { Redis } from "ioredis";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { texts } from "../../app/features/order-taxi/texts.ts";
import { startSandbox } from "../../sandbox/sandbox.ts";
import { shiftClock } from "../services/clock-shift.ts";
import { addTraveller } from "../services/customers.ts";
import { type Panel, startPanel } from "../services/panel.ts";
import { startRedis } from "../services/redis.ts";
import { orderTaxi } from "../services/trips.ts";
import { createVisitor } from "../services/visitor.ts";
import written from "./old-records/records.json" with { type: "json" };
import { textOf } from "./read-page.ts";

const HOST = "cantalmar.localhost";
const { client, company, desk } = written.users;
type OldUser = Pick<typeof company, "account" | "tokens" | "cookies"> & { trips: number[] };

let panel: Panel;
beforeAll(async () => {
  const redis = await startRedis();
  await restore(redis.url);
  const sandbox = await startSandbox({ speed: 0, start: written.writtenAt });
  // Links and drafts have their own times in them, so the panel starts a minute after they were written.
  const env = shiftClock(written.writtenAt + 60_000 - Date.now());
  panel = await startPanel({ redis, sandbox, env: { ...env, SESSION_SECRETS: written.secret } });
  addTraveller(panel, 0, { id: desk.hotelId, role: "company", hotel: true, name: "Hotel Palmera" });
  await addUser(client);
  await addUser(company);
  await addUser(desk, { hotel: true, companyId: desk.hotelId });
});
afterAll(async () => {
  await panel?.stop();
  await panel?.sandbox.close();
  await panel?.redis.stop();
});

async function restore(url: string): Promise<void> {
  const store = new Redis(url);
  for (const [key, { value, ttlMs }] of Object.entries(written.records)) {
    await store.set(key, value, "PX", ttlMs);
  }
  store.disconnect();
}

/** Lets the API know the user, the tokens and the trips of the records. */
async function addUser({ account: { id, ...given }, tokens, trips }: OldUser, more = {}) {
  const { world } = panel.sandbox;
  const permissions = "hotel" in more ? ["hotel_home", "hotel_history"] : undefined;
  const role = given.role as "client";
  const rest = { ...more, ...(permissions && { permissions, exclusiveAgrupation: 1 }) };
  const account = addTraveller(panel, 0, { ...given, role, id, ...rest });
  for (const token of tokens) world.tokens.set(token, { accountId: id, scope: "full" });
  for (const tripId of trips) {
    const trip = await orderTaxi(panel, account);
    world.trips.delete(trip.id);
    world.trips.set(tripId, Object.assign(trip, { id: tripId }));
  }
}

const visitAgain = ({ cookies }: OldUser) =>
  createVisitor(panel, HOST, { cookies: cookies as [string, string][] });
const countOrders = () => panel.sandbox.calls.get("createTrip") ?? 0;

describe("records from before there were versions", () => {
  it.each([
    ["a client", client, "/favorite", "/"],
    ["a company", company, "/employee", "/"],
    ["a hotel's desk", desk, "/hotel", "/hotel"],
  ])("keep %s logged in", async (_, user, path, home) => {
    const visitor = visitAgain(user);
    expect((await visitor.get(path)).status).toBe(200);
    // The token was checked, and the session written anew.
    expect((await visitor.get(path)).status).toBe(200);
    expect((await visitor.get("/login")).location).toBe(home);
  });

  it("lead a form that was pressed before to its trip", async () => {
    const before = countOrders();
    const { location } = await visitAgain(client).post("/request", client.placed.fields);
    expect(location).toBe(client.placed.location);
    expect(countOrders()).toBe(before);
  });

  it("keep an order with a lost answer from being sent again", async () => {
    const before = countOrders();
    const visitor = visitAgain(client);
    const { location } = await visitor.post("/request", client.lost.fields);
    expect(location).toBe(client.lost.location);
    expect(textOf((await visitor.get(location ?? "")).html)).toContain(texts.es.unknown);
    expect(countOrders()).toBe(before);
  });

  it("let people follow a shared trip without a login", async () => {
    const { status, html } = await createVisitor(panel, HOST).get(client.follow ?? "");
    expect(status).toBe(200);
    expect(textOf(html)).toContain("Plaza Mayor");
  });

  it("keep a desk's note beside its trip", async () => {
    expect(textOf((await visitAgain(desk).get("/hotel")).html)).toContain("Señora Prat");
  });
});
