import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { addTraveller, visitAs } from "../services/customers.ts";
import { listenTo } from "../services/event-listener.ts";
import { type Panel, startPanel } from "../services/panel.ts";
import { type RedisService, startRedis } from "../services/redis.ts";
import { startRedisCluster } from "../services/redis-cluster.ts";
import { startRedisSentinel } from "../services/redis-sentinel.ts";
import { orderTaxi } from "../services/trips.ts";
import { createVisitor } from "../services/visitor.ts";

const PANELS = 3;
const host = "cantalmar.localhost";

type Kind = { url: string; redis: RedisService; stop: () => Promise<void> };

const kinds: [string, () => Promise<Kind>][] = [
  [
    "one Redis",
    async () => {
      const redis = await startRedis();
      return { url: redis.url, redis, stop: redis.stop };
    },
  ],
  [
    "Sentinels",
    async () => {
      const { url, primary, stop } = await startRedisSentinel({
        password: "of-redis",
        ofSentinels: "of-sentinels",
      });
      return { url, redis: primary, stop };
    },
  ],
  [
    "a cluster",
    async () => {
      const { url, masters, stop } = await startRedisCluster({ password: "of-redis" });
      return { url, redis: masters[0] as RedisService, stop };
    },
  ],
];

describe.each(kinds)("three panels on %s", (_, start) => {
  let kind: Kind;
  let first: Panel;
  let panels: Panel[];
  beforeAll(async () => {
    kind = await start();
    const env = { REDIS_URL: kind.url, LIVE_PANEL_SECONDS: "0.5", ATTEMPTS_PER_ADDRESS: "6" };
    first = await startPanel({ redis: kind.redis, env });
    const { sandbox } = first;
    const others = Array.from({ length: PANELS - 1 }, () =>
      startPanel({ redis: kind.redis, sandbox, env }),
    );
    panels = [first, ...(await Promise.all(others))];
  });
  afterAll(async () => {
    for (const panel of [...panels].reverse()) await panel.stop();
    await kind.stop();
  });

  /** The same browser, which the proxy sends to another panel. */
  const elsewhere = (cookies: Map<string, string>, at: number) =>
    createVisitor(panels[at % PANELS] as Panel, host, { cookies });

  it("share every log-in and every log-out", async () => {
    for (let round = 0; round < 10; round += 1) {
      const visitor = await visitAs(panels[round % PANELS] as Panel, addTraveller(first));
      for (let at = 0; at < PANELS; at += 1) {
        expect((await elsewhere(visitor.cookies, at).get("/favorite")).status).toBe(200);
      }
      const kept = new Map(visitor.cookies);
      await elsewhere(kept, round + 1).post("/logout", {});
      expect((await elsewhere(kept, round + 2).get("/favorite")).status).toBe(302);
    }
  });

  it("send events to tabs at any panel, and close them all with the session", async () => {
    const account = addTraveller(first);
    const visitor = await visitAs(first, account);
    const tabs = await Promise.all(panels.map((panel) => listenTo(panel, { host, visitor })));
    for (const tab of tabs) {
      await vi.waitFor(() => expect(tab.news()).not.toEqual([]), { timeout: 10_000 });
    }
    const versions = tabs.map((tab) => tab.news().at(-1)?.version);
    await orderTaxi(first, account);
    for (const [at, tab] of tabs.entries()) {
      await vi.waitFor(() => expect(tab.news().at(-1)?.version).not.toBe(versions[at]), 10_000);
    }
    await elsewhere(visitor.cookies, 1).post("/logout", {});
    for (const tab of tabs) await tab.ended;
  });

  it("count the wrong passwords of an account together", async () => {
    const statuses: number[] = [];
    for (let time = 0; time < 9; time += 1) {
      const visitor = elsewhere(new Map(), time);
      const username = `unknown-${time}@correo.example`;
      statuses.push((await visitor.logIn({ username, password: "a-guess" })).status);
    }
    expect(statuses).toEqual([422, 422, 422, 422, 422, 422, 429, 429, 429]);
  });
});
