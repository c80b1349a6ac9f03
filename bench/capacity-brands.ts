import { Redis } from "ioredis";
import { startRedis } from "../tests/services/redis.ts";
import { launchPanel, readPage } from "./panel.ts";
import { browser } from "./peers.ts";
import { nthHost, startStub } from "./stub.ts";
import { type Spread, spreadOf } from "./turns.ts";

const ROUNDS = 3;
const WARM = 20;
const BRANDS = 200;
const PATHS = ["/login", "/before_room"];

/** The kilobytes that each brand takes whose pages were visited, in new processes each time. */
export async function measureBrands(): Promise<{ panel: Spread; redis: Spread }> {
  const stub = await startStub();
  const redis = await startRedis();
  const client = new Redis(redis.url);
  const readRedis = async () => Number(/used_memory:(\d+)/.exec(await client.info("memory"))?.[1]);

  async function measure() {
    await client.flushall();
    const panel = await launchPanel(stub.origin, redis.url);
    const visit = async (from: number, to: number) => {
      for (let n = from; n < to; n += 1)
        for (const path of PATHS)
          await readPage({
            port: panel.port,
            path,
            headers: { host: nthHost(n), "user-agent": browser, "accept-encoding": "gzip" },
          });
    };
    try {
      await visit(1, WARM);
      const before = { panel: await panel.readMemory(), redis: await readRedis() };
      await visit(WARM, WARM + BRANDS);
      const after = { panel: await panel.readMemory(), redis: await readRedis() };
      const each = (name: keyof typeof before) => (after[name] - before[name]) / 1000 / BRANDS;
      return { panel: each("panel"), redis: each("redis") };
    } finally {
      await panel.stop();
    }
  }

  try {
    const seen: Awaited<ReturnType<typeof measure>>[] = [];
    for (let round = 0; round < ROUNDS; round += 1) seen.push(await measure());
    return {
      panel: spreadOf(seen.map((each) => each.panel)),
      redis: spreadOf(seen.map((each) => each.redis)),
    };
  } finally {
    client.disconnect();
    await redis.stop();
    await stub.stop();
  }
}
