import ical from "ical.js";
import { Redis } from "ioredis";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { texts } from "../../app/routes/calendar/texts.ts";
import { createVault } from "../../app/store/vault.server.ts";
import type { Account, Trip } from "../../sandbox/world.ts";
import { borrowPanel } from "../services/borrow-panel.ts";
import { addTraveller, visitAs } from "../services/customers.ts";
import { findLeaks } from "../services/leaks.ts";
import { type Panel, SESSION_SECRET } from "../services/panel.ts";
import { addPastTrips } from "../services/past-trips.ts";
import { readAllStored } from "../services/stored-sessions.ts";
import { createVisitor, type Visitor } from "../services/visitor.ts";
import { textOf } from "./read-page.ts";

const HOST = "cantalmar.localhost";
const HOUR = 3_600_000;

let panel: Panel;
beforeAll(async () => {
  panel = await borrowPanel();
});
afterAll(() => panel.stop());
afterEach(() => panel.sandbox.faults.clear());

type Made = { account: Account; owner: Visitor; path: string };

async function makeFeed(given: Partial<Account> = {}): Promise<Made> {
  const account = addTraveller(panel, 0, given);
  const owner = await visitAs(panel, account);
  expect((await owner.post("/calendar", { form: "make", consent: "on" })).status).toBe(303);
  return { account, owner, path: await readAddress(owner) };
}

const readAddress = async (owner: Visitor): Promise<string> =>
  (await owner.get("/calendar")).html.match(/\/calendar\/[\w.-]+\.ics/)?.[0] ?? "";

/** A program without cookies or a language, which asks as calendars do. */
const program = (host = HOST) => createVisitor(panel, host);

const reserve = (account: Account, given: Partial<Trip> = {}): Trip =>
  addPastTrips(panel.sandbox, account, 1, {
    status: 13,
    scheduledFor: Math.ceil(panel.sandbox.world.clock.now() / HOUR) * HOUR + 48 * HOUR,
    searchingSince: null,
    endedAt: null,
    traveller: "Ágata Quiroga",
    noticePhone: "+34611222333",
    fare: null,
    ...given,
  })[0] as Trip;

/** The events as an independent reader of RFC 5545 sees them, by the trip's id. */
function readEvents(text: string) {
  const calendar = new ical.Component(ical.parse(text));
  const events = calendar.getAllSubcomponents("vevent").map((component) => {
    const event = new ical.Event(component);
    return {
      id: Number(/^trip-(\d+)@/.exec(event.uid)?.[1]),
      start: event.startDate.toJSDate().getTime(),
      sequence: event.sequence,
      status: component.getFirstPropertyValue("status"),
      location: event.location,
      description: event.description,
    };
  });
  return new Map(events.map((event) => [event.id, event]));
}

const ask = async (path: string) => readEvents((await program().get(path)).html);

describe("a calendar to subscribe to", () => {
  it("tells of a new reservation, of its change and of its cancellation", async () => {
    const { account, path } = await makeFeed();
    const trip = reserve(account);
    expect((await ask(path)).get(trip.id)).toMatchObject({
      ...{ start: trip.scheduledFor, sequence: 0, status: "CONFIRMED" },
      location: trip.origin.calle,
    });

    trip.scheduledFor = (trip.scheduledFor ?? 0) + HOUR;
    trip.origin = { ...trip.origin, calle: "Calle de la Amargura, 40; portal ñ, 🚕".repeat(4) };
    await makeOld(account);
    expect((await ask(path)).get(trip.id)).toMatchObject({
      ...{ start: trip.scheduledFor, sequence: 1, status: "CONFIRMED" },
      location: trip.origin.calle,
    });

    trip.status = 4;
    await makeOld(account);
    expect((await ask(path)).get(trip.id)).toMatchObject({ sequence: 2, status: "CANCELLED" });
    // It says so again, for the program that was away.
    await makeOld(account);
    expect((await ask(path)).get(trip.id)).toMatchObject({ sequence: 2, status: "CANCELLED" });
  });

  it("keeps a reservation whose taxi is on its way", async () => {
    const { account, path } = await makeFeed();
    const trip = reserve(account);
    await ask(path);
    trip.status = 3;
    trip.outcome = "completed";
    await makeOld(account);
    expect((await ask(path)).get(trip.id)).toMatchObject({ sequence: 0, status: "CONFIRMED" });
  });

  it("keeps a reservation whose taxi came to its end before its time", async () => {
    const { account, path } = await makeFeed();
    const trip = reserve(account);
    await ask(path);
    for (const status of [7, 8] as const) {
      trip.status = status;
      await makeOld(account);
      expect((await ask(path)).get(trip.id)).toMatchObject({ sequence: 0, status: "CONFIRMED" });
    }
  });

  it("carries no name, phone or note", async () => {
    const { account, path } = await makeFeed();
    const { id, origin } = reserve(account, {
      origin: {
        ...{ latitude: 38.0014, longitude: 0.6112, calle: "Calle Mayor, 3" },
        datosExtra: "Ask for Ágata",
      },
    });
    const { html } = await program().get(path);
    expect(readEvents(html).get(id)?.location).toBe(origin.calle);
    for (const secret of ["Ágata", "611222333", account.name, account.phone, account.email])
      expect(html).not.toContain(secret);
  });

  it("answers that nothing has changed, and asks the API once in five minutes", async () => {
    const { account, path } = await makeFeed();
    reserve(account);
    const first = await program().get(path);
    expect(first.headers).toMatchObject({
      "content-type": "text/calendar; charset=utf-8",
      "cache-control": "private, max-age=300",
      "x-robots-tag": "noindex, nofollow",
      "referrer-policy": "no-referrer",
    });
    expect(first.headers["set-cookie"]).toBeUndefined();
    const calls = () => panel.sandbox.calls.get("listScheduledTrips") ?? 0;
    const before = calls();
    const etag = `${first.headers.etag}`;
    const again = await program().get(path, { "if-none-match": etag });
    expect([again.status, again.html]).toEqual([304, ""]);
    for (let round = 0; round < 20; round += 1) await program().get(path);
    expect(calls()).toBe(before);

    await makeOld(account);
    const later = await program().get(path, { "if-none-match": etag });
    expect(later.status).toBe(304);
    expect(calls()).toBe(before + 1);
    reserve(account);
    await makeOld(account);
    expect((await program().get(path, { "if-none-match": etag })).status).toBe(200);
  });

  it("speaks the language of its owner", async () => {
    const account = addTraveller(panel, 0);
    const owner = await visitAs(panel, account, "es");
    await owner.post("/calendar", { form: "make", consent: "on" });
    reserve(account);
    const { html } = await program().get(await readAddress(owner));
    expect(html).toContain("DESCRIPTION:Origen: ");
  });

  it("goes on with what it knows while the API is down", async () => {
    const { account, path } = await makeFeed();
    panel.sandbox.faults.add({ operation: "*", kind: "status", status: 503 });
    const early = await program().get(path);
    expect([early.status, early.headers["retry-after"]]).toEqual([503, "300"]);
    panel.sandbox.faults.clear();
    const trip = reserve(account);
    await ask(path);
    await makeOld(account);
    panel.sandbox.faults.add({ operation: "listScheduledTrips", kind: "status", status: 500 });
    expect((await ask(path)).get(trip.id)).toMatchObject({ status: "CONFIRMED", sequence: 0 });
  });

  it("ends with the permission, also with one that the API has ended", async () => {
    const revoked = await makeFeed();
    await revoked.owner.post("/calendar", { form: "end" });
    expect((await program().get(revoked.path)).status).toBe(404);
    const profile = await makeFeed();
    await profile.owner.post("/profile", { form: "grant", purpose: "calendar" });
    expect((await program().get(profile.path)).status).toBe(410);
    // An old tab asks for a new address.
    await profile.owner.post("/calendar", { form: "renew" });
    expect((await program().get(profile.path)).status).toBe(410);
    expect(textOf((await profile.owner.get("/calendar")).html)).toContain(texts.en.ended);

    const refused = await makeFeed();
    for (const [key, { accountId }] of panel.sandbox.world.grants)
      if (accountId === refused.account.id) panel.sandbox.world.grants.delete(key);
    for (const [token, { accountId }] of panel.sandbox.world.tokens)
      if (accountId === refused.account.id) panel.sandbox.world.tokens.delete(token);
    expect((await program().get(refused.path)).status).toBe(410);
  });

  it("goes on after an ordinary log-out, and not at an address that was renewed", async () => {
    const { owner, path } = await makeFeed();
    await owner.post("/calendar", { form: "renew" });
    const next = await readAddress(owner);
    expect(next).not.toBe(path);
    await owner.post("/logout", {});
    expect((await program().get(path)).status).toBe(404);
    expect((await program().get(next)).status).toBe(200);
  });

  it("leads nowhere on another brand, or when its address was altered", async () => {
    const { path } = await makeFeed();
    const [, other] = panel.sandbox.world.brands;
    expect((await program(other?.domains[0]).get(path)).status).toBe(404);
    expect((await program().get(path.replace(/.\.ics$/, "_.ics"))).status).toBe(404);
  });

  it("asks for consent", async () => {
    const owner = await visitAs(panel, addTraveller(panel, 0));
    const { status } = await owner.post("/calendar", { form: "make" });
    expect(status).toBe(422);
    expect(await readAddress(owner)).toBe("");
  });

  it("leaves no token in the log or in the store", async () => {
    const { account, path } = await makeFeed();
    reserve(account);
    await ask(path);
    const token = path.slice("/calendar/".length, -".ics".length);
    const [secret = ""] = token.split(".");
    expect(await findLeaks(panel, [token, secret])).toEqual([]);
    const stored = [...(await readAllStored(panel.redis))];
    const readable = stored.filter(([key, { text }]) => `${key} ${text}`.includes(secret));
    expect(readable.length).toBeGreaterThan(0);
    for (const [key, { isSealed }] of readable) expect([key, isSealed]).toEqual([key, true]);
    expect(readable.some(([key]) => key.includes(secret))).toBe(false);
  });
});

/** Lets the feed's last reading be more than five minutes ago. */
async function makeOld({ id }: Account): Promise<void> {
  const vault = createVault([SESSION_SECRET]);
  const client = new Redis(panel.redis.url);
  const [key = ""] = await client.keys(`parada:*:calendar-feed:${id}`);
  const place = key.slice("parada:".length);
  const text = vault.open(place, (await client.get(key)) ?? undefined) ?? "{}";
  const old = { ...(JSON.parse(text) as object), readAt: 1 };
  await client.set(key, vault.seal(place, JSON.stringify(old)), "KEEPTTL");
  client.disconnect();
}
