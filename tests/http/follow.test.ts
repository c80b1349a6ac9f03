import { Redis } from "ioredis";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { texts as failureTexts } from "../../app/features/frame/failure-texts.ts";
import {
  texts as passengerTexts,
  bystanderTexts as statusTexts,
} from "../../app/features/trips/status-texts.ts";
import { texts } from "../../app/routes/follow/texts.ts";
import { texts as shareTexts } from "../../app/routes/share/texts.ts";
import type { Trip } from "../../sandbox/world.ts";
import { type BorrowedPanel, borrowPanel } from "../services/borrow-panel.ts";
import { addTraveller, hostOf, visitAs } from "../services/customers.ts";
import { listenTo } from "../services/event-listener.ts";
import { inTurn } from "../services/in-turn.ts";
import { sayLater } from "../services/later.ts";
import { findLeaks } from "../services/leaks.ts";
import type { Panel } from "../services/panel.ts";
import { bookTaxi, orderTaxi, putTaxiAway, waitForStatus } from "../services/trips.ts";
import { createVisitor, type Visitor } from "../services/visitor.ts";
import { waitFor } from "../services/wait-for.ts";
import { press, readForm } from "./read-form.ts";
import { textOf } from "./read-page.ts";

let panel: BorrowedPanel;
beforeAll(async () => {
  panel = await borrowPanel("live");
});
// The city has few taxis; this frees them for the next test.
afterEach(() => panel.sandbox.world.clock.step(3 * 3_600_000));
afterAll(() => panel.stop());

const passerBy = (host: string, to: Panel = panel) =>
  createVisitor(to, host, { headers: { "accept-language": "en" } });

/** Orders a trip as its owner, shares it, and returns the path of its link. */
async function share() {
  const account = addTraveller(panel);
  const trip = await orderTaxi(panel, account);
  const owner = await visitAs(panel, account);
  const path = await makeLink(owner, trip);
  return { account, trip, owner, path, host: hostOf(panel, account) };
}

async function makeLink(owner: Visitor, { id }: Trip): Promise<string> {
  const { html } = await owner.get(`/share/${id}`);
  const form = readForm(html, "share");
  const { status, location } = await press(owner, form, { text: shareTexts.en.make });
  expect([status, location]).toEqual([303, `/share/${id}`]);
  return readLink((await owner.get(`/share/${id}`)).html);
}

function readLink(html: string): string {
  const [, address = ""] = html.match(/<input[^>]*name="link"[^>]*value="([^"]+)"/) ?? [];
  return new URL(address).pathname;
}

async function expectGone(visitor: Visitor, path: string): Promise<void> {
  const { status, html } = await visitor.get(path);
  expect(status).toBe(404);
  expect(textOf(html)).toContain(failureTexts.en.not_found);
}

/** A link without a trip says why, and tells search engines not to index it. */
async function expectDead(visitor: Visitor, path: string, why: "expired" | "unknown") {
  const { status, html, headers } = await visitor.get(path);
  expect(status).toBe(why === "expired" ? 410 : 404);
  const text = textOf(html);
  for (const said of [texts.en[why], texts.en[`${why}_hint`]]) expect(text).toContain(said);
  expect(html).toContain('href="/before_room"');
  expect(headers["x-robots-tag"]).toBe("noindex, nofollow");
  expect(html).not.toContain("http-equiv");
}

const headlineOf = (html: string) =>
  textOf(html.match(/<h2[^>]* id="stands"[^>]*>.*?<\/h2>/s)?.[0] ?? "");

const streamOf = (path: string) => path.replace("/follow/", "/follow_live/");

const asked = () => panel.sandbox.calls.get("listTripsInProcess") ?? 0;

describe("a shared trip", () => {
  it("is visible to every holder of its link, without names and phones", async () => {
    const { account, trip, path, host } = await share();
    waitForStatus(panel, trip, 3);
    const driver = panel.sandbox.world.drivers.find(({ id }) => id === trip.driverId);
    const { status, html, headers } = await passerBy(host).get(path);
    expect(status).toBe(200);
    const text = textOf(html);
    for (const shown of [statusTexts.en.coming, driver?.plate, trip.origin.calle]) {
      expect(text).toContain(shown);
    }
    expect(text).not.toContain(passengerTexts.en.coming);
    const hidden = [account.name, account.phone, account.email, trip.traveller, driver?.name];
    for (const name of [...hidden, driver?.telephone, "Lucía", "+34600111222"]) {
      expect(html).not.toContain(name);
    }
    expect(headers).toMatchObject({
      "referrer-policy": "no-referrer",
      "x-robots-tag": "noindex, nofollow",
    });
    expect(html).toContain('<noscript><meta http-equiv="refresh" content="1"/></noscript>');
  });

  it("leads with the minutes until the taxi arrives, once a taxi is on its way", async () => {
    const { trip, path, host } = await share();
    const visitor = passerBy(host);
    const searching = await visitor.get(path);
    expect(headlineOf(searching.html)).toBe(statusTexts.en.searching);
    waitForStatus(panel, trip, 3);
    putTaxiAway(panel, trip);
    await waitFor(async () => {
      const { html } = await visitor.get(path);
      expect(headlineOf(html)).toBe(`Arrives in 5 minutes . ${statusTexts.en.coming}`);
    });
    waitForStatus(panel, trip, 10);
    await waitFor(async () => {
      const { html } = await visitor.get(path);
      expect(headlineOf(html)).toBe(statusTexts.en.waiting);
    });
  });

  it("shows the pickup on a map while a taxi is looked for, and the group's phone", async () => {
    const { path, host } = await share();
    const { html } = await passerBy(host).get(path);
    expect(html.match(/data-marker="\w+"/g)).toEqual(['data-marker="origin"']);
    expect(html).toMatch(/<main.*<a [^>]*href="tel:.*<\/main>/s);
  });

  it("keeps updating after its owner has logged out, and ends with the trip", async () => {
    const { trip, owner, path, host } = await share();
    await owner.post("/logout", {});
    const visitor = passerBy(host);
    const stream = await listenTo(panel, { host }, streamOf(path));
    await stream.moreNews(1);
    const { version } = stream.news().at(-1) ?? {};
    waitForStatus(panel, trip, 3);
    await waitFor(() => expect(stream.news().at(-1)?.version).not.toBe(version), 10_000);
    expect(textOf((await visitor.get(path)).html)).toContain(statusTexts.en.coming);

    waitForStatus(panel, trip, 8);
    await stream.ended;
    expect(stream.heard.at(-1)?.event).toBe("over");
    const { status, html } = await visitor.get(path);
    expect(status).toBe(200);
    expect(textOf(html)).toContain(texts.en.ended);
    // The panel polls the API no more, even while a page is open.
    const before = asked();
    await visitor.get(path);
    const again = await listenTo(panel, { host }, streamOf(path));
    await again.ended;
    expect(asked()).toBe(before);
  });

  it("is polled once a round for all its viewers, and no more when they have left", {
    tags: "full",
  }, async () => {
    const { trip, path, host } = await share();
    waitForStatus(panel, trip, 3);
    const second = await panel.other();
    const before = asked();
    const streams = await Promise.all(
      Array.from({ length: 10 }, (_, at) =>
        listenTo(at % 2 ? second : panel, { host }, streamOf(path)),
      ),
    );
    await Promise.all(streams.map((stream) => stream.moreNews(4)));
    const rounds = new Set(
      streams.flatMap((each) => each.news().map(({ updatedAt }) => updatedAt)),
    );
    expect(asked() - before - rounds.size).toBeLessThanOrEqual(1);
    await Promise.all(streams.map((stream) => stream.breakOff()));
    const other = await share();
    const stream = await listenTo(panel, { host: other.host }, streamOf(other.path));
    await stream.moreNews(1);
    const [closed, heard] = [asked(), stream.news().length];
    await stream.moreNews(4);
    expect(asked() - closed).toBeLessThanOrEqual(stream.news().length - heard + 1);
    await stream.breakOff();
  });

  it("has one link, which its owner gets again", async () => {
    const { trip, owner, path } = await share();
    await owner.post(`/share/${trip.id}`, { form: "share" });
    const { html } = await owner.get(`/share/${trip.id}`);
    expect(readLink(html)).toBe(path);
    expect(html).toContain('src="data:image/svg+xml,');
  });

  it.each(inTurn([404, 429, 500], { every: 3 }))(
    "is shown again after the API has answered with %i",
    async (status) => {
      const { path, host } = await share();
      const visitor = passerBy(host);
      panel.sandbox.faults.add({
        operation: "listTripsInProcess",
        kind: "status",
        status,
        times: 1,
      });
      await visitor.get(path);
      panel.sandbox.faults.clear();
      const { html } = await visitor.get(path);
      expect(textOf(html)).toContain(statusTexts.en.searching);
    },
  );

  it("reloads by itself when the API cannot return it, and other pages do not", async () => {
    const { path, host } = await share();
    const visitor = passerBy(host);
    const refresh = '<noscript><meta http-equiv="refresh" content="1"/></noscript>';
    panel.sandbox.faults.add({ operation: "listTripsInProcess", kind: "html" });
    const { status, html } = await visitor.get(path);
    panel.sandbox.faults.clear();
    expect(status).toBe(502);
    expect(html).toContain(refresh);
    expect((await visitor.get(`${path}x`)).html).not.toContain("http-equiv");
  });

  it("stays visible when a booking moves from one list to the other between two polls", async () => {
    const { path, host } = await share();
    const body = { services: [] };
    for (const operation of ["listTripsInProcess", "listScheduledTrips"] as const) {
      panel.sandbox.faults.add({ operation, kind: "wrong_shape", body, times: 1 });
    }
    const visitor = passerBy(host);
    const { html } = await visitor.get(path);
    expect(textOf(html)).toContain(statusTexts.en.searching);
  });

  it("can be unshared as long as its link is valid, also after the link was requested again", async () => {
    const { account, trip, owner, path, host } = await share();
    const client = new Redis(panel.redis.url);
    const [key = ""] = await client.keys(`parada:*:followed:${account.id}:${trip.id}`);
    await client.expire(key, 60);
    await owner.post(`/share/${trip.id}`, { form: "share" });
    expect(await client.ttl(key)).toBeGreaterThan(23 * 3600);
    client.disconnect();
    expect((await passerBy(host).get(path)).status).toBe(200);
  });

  it("can be a booking", async () => {
    const account = addTraveller(panel);
    const owner = await visitAs(panel, account);
    const trip = await bookTaxi(panel, account);
    const path = await makeLink(owner, trip);
    const { html } = await passerBy(hostOf(panel, account)).get(path);
    expect(textOf(html)).toContain(statusTexts.en.booked);
    expect(textOf(html)).toContain(sayLater("en"));
  });
});

describe("a link is dead", () => {
  it("after its owner has revoked it, for its current viewers too", async () => {
    const { trip, owner, path, host } = await share();
    const stream = await listenTo(panel, { host }, streamOf(path));
    await stream.moreNews(1);
    const form = readForm((await owner.get(`/share/${trip.id}`)).html, "stop");
    await press(owner, form, { text: shareTexts.en.stop });
    await stream.ended;
    await expectDead(passerBy(host), path, "expired");
    const next = await makeLink(owner, trip);
    expect(next).not.toBe(path);
    await expectDead(passerBy(host), path, "expired");
  });

  it("after it has expired", async () => {
    const { path, host } = await share();
    const stream = await listenTo(panel, { host }, streamOf(path));
    await stream.moreNews(1);
    const client = new Redis(panel.redis.url);
    const [key = "", ...others] = (await client.keys("parada:*:follow:*")).filter((each) =>
      each.endsWith(path.slice("/follow/".length).split(".")[0] ?? ""),
    );
    expect(others).toEqual([]);
    expect(await client.ttl(key)).toBeGreaterThan(23 * 3600);
    expect(await client.ttl(key)).toBeLessThanOrEqual(24 * 3600);
    await client.pexpire(key, 1);
    client.disconnect();
    await stream.ended;
    expect(stream.heard.at(-1)?.event).toBe("over");
    await expectDead(passerBy(host), path, "expired");
  });

  it("when it is forged, or belongs to another brand", async () => {
    const { path, host } = await share();
    const before = asked();
    const [id = "", signature = ""] = path.slice("/follow/".length).split(".");
    const flipped = signature.startsWith("A") ? "B" : "A";
    const forged = [id, `${id}.`, `${id}.${flipped}${signature.slice(1)}`, `x.${signature}`];
    for (const token of forged) {
      await expectDead(passerBy(host), `/follow/${token}`, "unknown");
      const stream = await listenTo(panel, { host }, `/follow_live/${token}`);
      await stream.ended;
      expect(stream.heard.map(({ event }) => event)).toEqual(["over"]);
    }
    const [, elsewhere] = panel.sandbox.world.brands;
    await expectDead(passerBy(elsewhere?.domains[0] ?? ""), path, "unknown");
    expect(asked()).toBe(before);
  });

  it("after its owner has changed the password", async () => {
    const { account, path, host } = await share();
    const { tokens } = panel.sandbox.world;
    for (const [token, { accountId }] of tokens) if (accountId === account.id) tokens.delete(token);
    const stream = await listenTo(panel, { host }, streamOf(path));
    await stream.ended;
    await expectDead(passerBy(host), path, "expired");
  });
});

describe("sharing is refused", () => {
  it("for another user's trip", async () => {
    const { trip, path, host } = await share();
    const stranger = await visitAs(panel, addTraveller(panel));
    for (const form of ["share", "stop"]) {
      await stranger.post(`/share/${trip.id}`, { form });
    }
    await expectGone(stranger, `/share/${trip.id}`);
    expect((await passerBy(host).get(path)).status).toBe(200);
  });

  it("for a trip that has ended or does not exist", async () => {
    const account = addTraveller(panel);
    const owner = await visitAs(panel, account);
    const trip = await orderTaxi(panel, account);
    waitForStatus(panel, trip, 8);
    for (const id of [trip.id, 0, -1, "x", 999_999_999]) {
      await expectGone(owner, `/share/${id}`);
      expect((await owner.post(`/share/${id}`, { form: "share" })).status).toBe(404);
    }
  });

  it("for a visitor who is not logged in", async () => {
    const { trip, host } = await share();
    const { status, location } = await passerBy(host).post(`/share/${trip.id}`, { form: "share" });
    expect(status).toBe(302);
    expect(location).toMatch(/^\/before_room/);
  });
});

it("the store and the log hold no link tokens and no secrets", async () => {
  const { account, path } = await share();
  const client = new Redis(panel.redis.url);
  const keys = await client.keys("parada:*follow*");
  const kept = await Promise.all(keys.map((key) => client.get(key)));
  client.disconnect();
  const tokens = [...panel.sandbox.world.tokens].filter(
    ([, each]) => each.accountId === account.id,
  );
  for (const [token] of tokens) expect(`${keys} ${kept}`).not.toContain(token);
  const token = path.slice("/follow/".length);
  expect(await findLeaks(panel, [token, account.name, account.email])).toEqual([]);
});
