import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { liveAddress } from "../../app/live/live-address.ts";
import type { Account } from "../../sandbox/world.ts";
import { addTraveller, hostOf, visitAs } from "../services/customers.ts";
import { type EventListener, listenTo } from "../services/event-listener.ts";
import { type Panel, startPanel } from "../services/panel.ts";
import { startRedis } from "../services/redis.ts";
import { orderTaxi } from "../services/trips.ts";
import type { Visitor } from "../services/visitor.ts";
import { waitFor } from "../services/wait-for.ts";

const env = {
  LIVE_PANEL_SECONDS: "0.4",
  LIVE_HOTEL_SECONDS: "1",
  LIVE_HEARTBEAT_SECONDS: "0.3",
  API_TIMEOUT_MS: "1500",
};

let panel: Panel;
const open: EventListener[] = [];

beforeAll(async () => {
  panel = await startPanel({ env });
});
afterEach(async () => {
  await Promise.all(open.splice(0).map((each) => each.breakOff()));
  panel.sandbox.faults.clear();
  await panel.sandbox.comeBack();
});
afterAll(() => panel.stop());

async function listen(account: Account, visitor: Visitor, on: Panel = panel, path?: string) {
  const listener = await listenTo(on, { host: hostOf(panel, account), visitor }, path);
  open.push(listener);
  return listener;
}

/** Logs a new user in, with a tab that has received its first event. */
async function openTab() {
  const account = addTraveller(panel);
  const visitor = await visitAs(panel, account);
  const tab = await listen(account, visitor);
  await waitFor(() => expect(tab.news()).not.toEqual([]));
  return { account, visitor, tab };
}

const asked = () => panel.sandbox.calls.get("listTripsInProcess") ?? 0;

describe("the stream of a user's open trips", () => {
  it("is not buffered by proxies", async () => {
    const { tab } = await openTab();
    expect(tab.status).toBe(200);
    expect(tab.headers).toMatchObject({
      "content-type": "text/event-stream; charset=utf-8",
      "cache-control": ["no-store, no-cache", "no-transform"],
      "x-accel-buffering": "no",
    });
    expect(tab.headers["content-encoding"]).toBeUndefined();
  });

  it("sends the number of trips and a version, and no trip data", async () => {
    const { account, tab } = await openTab();
    const { version } = tab.news().at(-1) ?? {};
    await orderTaxi(panel, account);
    await waitFor(() => expect(tab.news().at(-1)?.version).not.toBe(version), 10_000);
    for (const { data } of tab.heard) {
      for (const name of Object.keys(data)) {
        expect(["version", "updatedAt", "isStale", "counts", "now", "everyMs"]).toContain(name);
      }
    }
    expect(tab.news().at(-1)?.counts).toEqual({ panel: 1, bookings: 0 });
  });

  it("has the rate of the hotel's desk on a desk's page", { tags: "full" }, async () => {
    const account = addTraveller(panel);
    const path = liveAddress("hotel", undefined);
    const desk = await listen(account, await visitAs(panel, account), panel, path);
    await desk.moreNews(4);
    const moments = desk.news().map(({ updatedAt }) => Number(updatedAt));
    for (const [at, moment] of moments.slice(1).entries()) {
      expect(moment - (moments[at] ?? 0)).toBeGreaterThanOrEqual(1_000);
    }
  });

  it("is refused to visitors who are not logged in", async () => {
    const account = addTraveller(panel);
    const stream = await listenTo(panel, { host: hostOf(panel, account) });
    await stream.ended;
    expect(stream.heard.map(({ event }) => event)).toEqual(["over"]);
  });

  it("belongs to one brand, as the session does", async () => {
    const account = addTraveller(panel);
    const visitor = await visitAs(panel, account);
    const [, elsewhere] = panel.sandbox.world.brands;
    const stream = await listenTo(panel, { host: elsewhere?.domains[0] ?? "", visitor });
    await stream.ended;
    expect(stream.heard.map(({ event }) => event)).toEqual(["over"]);
  });
});

describe("fifty tabs of one account on two panels", { tags: "full" }, () => {
  let other: Panel;
  beforeAll(async () => {
    other = await startPanel({ env, sandbox: panel.sandbox, redis: panel.redis });
  });
  afterAll(() => other.stop());

  it("cost one API call per poll, and none after they are closed", async () => {
    const account = addTraveller(panel);
    const visitors = [await visitAs(panel, account), await visitAs(other, account)] as const;
    const before = asked();
    const tabs = await Promise.all(
      Array.from({ length: 50 }, (_, at) =>
        listen(account, visitors[at % 2] ?? visitors[0], at % 2 ? other : panel),
      ),
    );
    await Promise.all(tabs.map((tab) => tab.moreNews(6)));
    const rounds = new Set(tabs.flatMap((tab) => tab.news().map(({ updatedAt }) => updatedAt)));
    // One more call may be in flight.
    expect(asked() - before - rounds.size).toBeLessThanOrEqual(1);
    expect(asked() - before).toBeGreaterThanOrEqual(rounds.size);

    await Promise.all(tabs.map((tab) => tab.breakOff()));
    const { tab } = await openTab();
    // A panel notices at its next poll that the last connection has ended.
    await waitFor(
      async () => {
        const closed = asked();
        const heard = tab.news().length;
        await tab.moreNews(5);
        expect(asked() - closed).toBeLessThanOrEqual(tab.news().length - heard + 1);
      },
      { timeout: 20_000 },
    );
  });

  it("end at once on both panels when their session logs out, and other sessions stay", async () => {
    const account = addTraveller(panel);
    const [leaving, staying] = [await visitAs(panel, account), await visitAs(panel, account)];
    const ending = [
      await listen(account, leaving),
      await listen(account, leaving),
      await listen(account, leaving, other),
    ];
    const going = await listen(account, staying, other);
    await Promise.all([...ending, going].map((tab) => tab.moreNews(1)));
    await leaving.post("/logout", {});
    await Promise.all(ending.map((tab) => tab.ended));
    for (const { heard } of ending) expect(heard.at(-1)?.event).toBe("over");
    await going.moreNews(2);
    expect(going.isOver).toBe(false);
  });
});

describe("the stream", () => {
  it("continues after the API was down, and reports meanwhile that its data is old", async () => {
    const { tab } = await openTab();
    const { version } = tab.news().at(-1) ?? {};
    await panel.sandbox.goDown();
    await tab.newsSay({ isStale: true, version });
    await panel.sandbox.comeBack();
    await tab.newsSay({ isStale: false });
  });

  it("continues after the API was too slow", { tags: "full" }, async () => {
    const { tab } = await openTab();
    panel.sandbox.faults.add({ operation: "listScheduledTrips", kind: "slow", delayMs: 30_000 });
    await tab.newsSay({ isStale: true });
    panel.sandbox.faults.clear();
    await tab.newsSay({ isStale: false });
  });

  it.each([
    ["continues when the store is back after a crash", true],
    ["ends when the store has lost the session", false],
  ])("%s", { tags: "full" }, async (_, persistent) => {
    const redis = await startRedis({ persistent });
    const own = await startPanel({ env, redis });
    const account = addTraveller(own);
    const visitor = await visitAs(own, account);
    const tab = await listen(account, visitor, own);
    await tab.moreNews(1);
    await redis.kill();
    await waitFor(async () => expect((await visitor.get("/")).status).toBe(503), 10_000);
    expect(tab.isOver).toBe(false);
    await tab.newsSay({ isStale: true });
    await redis.restart();
    if (persistent) await tab.moreNews(3);
    else await tab.ended;
    expect(tab.heard.at(-1)?.event === "over").toBe(!persistent);
    await own.stop();
    await redis.stop();
  });

  it("ends at once when the panel stops, and another panel takes over", {
    tags: "full",
  }, async () => {
    const doomed = await startPanel({ env, sandbox: panel.sandbox, redis: panel.redis });
    const account = addTraveller(panel);
    const visitor = await visitAs(doomed, account);
    const tabs = await Promise.all(
      Array.from({ length: 20 }, () => listen(account, visitor, doomed)),
    );
    await Promise.all(tabs.map((tab) => tab.moreNews(1)));
    await doomed.stop();
    await Promise.all(tabs.map((tab) => tab.ended));
    const again = await listen(account, visitor);
    await again.moreNews(2);
  });
});

it("ends for a session that the API refuses, and the next page says so", async () => {
  const { account, visitor, tab } = await openTab();
  const { tokens } = panel.sandbox.world;
  for (const [token, { accountId }] of tokens) if (accountId === account.id) tokens.delete(token);
  await tab.ended;
  expect(tab.heard.at(-1)?.event).toBe("over");
  const { location } = await visitor.get("/favorite");
  expect(location).toMatch(/^\/login\?/);
});
