import { afterAll, beforeAll, expect, it } from "vitest";
import { startSandbox } from "../../sandbox/sandbox.ts";
import { demoLogin } from "../http/demo-login.ts";
import { type Certificate, makeCertificate } from "../services/certificate.ts";
import { startPanel } from "../services/panel.ts";
import { type RedisService, startRedis } from "../services/redis.ts";
import { startRedisCluster } from "../services/redis-cluster.ts";
import { startRedisSentinel } from "../services/redis-sentinel.ts";
import { createVisitor } from "../services/visitor.ts";

let certificate: Certificate;
beforeAll(() => {
  certificate = makeCertificate();
});
afterAll(() => certificate.remove());

type Kind = { url: string; redis: RedisService; stop: () => Promise<void> };

const kinds: [string, () => Promise<Kind>][] = [
  [
    "one Redis",
    async () => {
      const redis = await startRedis({ certificate });
      return { url: redis.url, redis, stop: redis.stop };
    },
  ],
  [
    "Sentinels",
    async () => {
      const { url, primary, stop } = await startRedisSentinel({ certificate, password: "p" });
      return { url, redis: primary, stop };
    },
  ],
  [
    "a cluster",
    async () => {
      const { url, masters, stop } = await startRedisCluster({ certificate, password: "p" });
      return { url, redis: masters[0] as RedisService, stop };
    },
  ],
];

it.each(kinds)(
  "a panel uses TLS with %s, and refuses a certificate that it does not trust",
  async (_, start) => {
    const { url, redis, stop } = await start();
    const sandbox = await startSandbox({ speed: 0 });
    const shared = { redis, sandbox };
    expect(url).toContain("rediss");
    const trusting = { REDIS_URL: url, NODE_EXTRA_CA_CERTS: certificate.file };
    const panel = await startPanel({ ...shared, env: trusting });
    const visitor = createVisitor(panel, "cantalmar.localhost");
    await visitor.logIn(demoLogin(panel, "client"));
    expect((await visitor.get("/favorite")).status).toBe(200);
    await panel.stop();

    const startBlindly = startPanel({ ...shared, env: { REDIS_URL: url } });
    await expect(startBlindly).rejects.toThrow("Redis cannot be reached");
    await sandbox.close();
    await stop();
  },
);
