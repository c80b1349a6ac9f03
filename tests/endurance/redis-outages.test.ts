import { setTimeout as sleep } from "node:timers/promises";
import { Redis } from "ioredis";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { demoLogin } from "../http/demo-login.ts";
import { type DelayProxy, startDelayProxy } from "../services/delay-proxy.ts";
import { type RedisService, startRedis } from "../services/redis.ts";
import { createVisitor } from "../services/visitor.ts";
import { startOutagePanel, surviveOutage } from "./outage.ts";

const OUTAGE_MS = 5_000;

describe("the panel survives 50 visitors a second when Redis", () => {
  let redis: RedisService;
  let site: Awaited<ReturnType<typeof startOutagePanel>>;
  beforeAll(async () => {
    // Loading is slowed down so that the panel sees Redis in that state.
    const settings = [
      "--key-load-delay",
      "3000",
      "--loading-process-events-interval-bytes",
      "1024",
    ];
    redis = await startRedis({ persistent: true, settings });
    site = await startOutagePanel({ redis });
  });
  afterAll(async () => {
    await site.panel.stop();
    await redis.stop();
  });

  /** Sends Redis a command as an operator would. */
  async function tell(run: (raw: Redis) => Promise<unknown>, password?: string): Promise<void> {
    const raw = new Redis(redis.url, { password });
    await run(raw).finally(() => raw.disconnect());
  }

  it("is killed, and restarts after five seconds", () =>
    surviveOutage(site, {
      name: "Redis killed",
      async run() {
        await redis.kill();
        await sleep(OUTAGE_MS);
        await redis.restart();
      },
    }));

  it("stalls for five seconds", () =>
    surviveOutage(site, {
      name: "Redis stalled",
      async run() {
        redis.pause();
        await sleep(OUTAGE_MS);
        redis.resume();
      },
    }));

  it("refuses every password for five seconds", () =>
    surviveOutage(site, {
      name: "Redis refusing the log-in",
      async run() {
        await tell(async (raw) => {
          await raw.config("SET", "requirepass", "changed");
          await raw.call("CLIENT", "KILL", "TYPE", "normal");
        });
        await sleep(OUTAGE_MS);
        await tell((raw) => raw.config("SET", "requirepass", ""), "changed");
      },
    }));

  it("drops its connections repeatedly", () =>
    surviveOutage(site, {
      name: "Redis dropping its lines",
      mayBeUnnoticed: true,
      async run() {
        for (let time = 0; time < 10; time += 1) {
          await tell((raw) => raw.call("CLIENT", "KILL", "TYPE", "normal"));
          await sleep(OUTAGE_MS / 10);
        }
      },
    }));

  // Reading a page writes nothing to the store.
  it("is full for five seconds", () =>
    surviveOutage(site, {
      name: "Redis full",
      mayBeUnnoticed: true,
      async run() {
        const newcomer = createVisitor(site.panel, "cantalmar.localhost");
        const logIn = async () => (await newcomer.logIn(demoLogin(site.panel, "client"))).status;
        await tell((raw) => raw.config("SET", "maxmemory", "1"));
        await sleep(OUTAGE_MS / 2);
        expect(await logIn()).toBe(503);
        await sleep(OUTAGE_MS / 2);
        await tell((raw) => raw.config("SET", "maxmemory", "0"));
        expect(await logIn()).toBe(303);
      },
    }));
});

describe("the panel survives 50 visitors a second when the connection to Redis", () => {
  let redis: RedisService;
  let line: DelayProxy;
  let site: Awaited<ReturnType<typeof startOutagePanel>>;
  beforeAll(async () => {
    redis = await startRedis();
    line = await startDelayProxy(redis.port);
    const env = { REDIS_URL: `redis://127.0.0.1:${line.port}` };
    site = await startOutagePanel({ redis, env });
  });
  afterAll(async () => {
    await site.panel.stop();
    await line.stop();
    await redis.stop();
  });

  const slowDown = async (ms: number) => {
    line.delayBy(ms);
    await sleep(OUTAGE_MS);
    line.delayBy(0);
  };

  it("is slow, and its pages are slow", () =>
    surviveOutage(site, {
      name: "Redis 200 ms away",
      isUnnoticed: true,
      run: () => slowDown(200),
    }));

  it("is slower than the panel's timeout", () =>
    surviveOutage(site, { name: "Redis 1.5 s away", run: () => slowDown(1_500) }));
});
