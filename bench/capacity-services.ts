import { Redis } from "ioredis";
import { type Sandbox, startSandbox } from "../sandbox/sandbox.ts";
import type { Account } from "../sandbox/world.ts";
import { addTraveller, visitAs } from "../tests/services/customers.ts";
import type { Panel } from "../tests/services/panel.ts";
import { startRedis } from "../tests/services/redis.ts";
import type { Visitor } from "../tests/services/visitor.ts";
import { launchPanel } from "./panel.ts";

export type CapacityPanel = Awaited<ReturnType<typeof startCapacityPanel>>;

/** What a piece of work takes: in the panel and in Redis, and which calls it causes. */
export type Cost = { cpuMs: number; redisMs: number; commands: number; calls: number };

/** One panel with a real Redis and the sandbox, whose own processor time does not count. */
export async function startCapacityPanel() {
  const sandbox = await startSandbox({ speed: 0 });
  const redis = await startRedis();
  // All visitors of the bench come from one address.
  const panel = await launchPanel(sandbox.origin, redis.url, {
    env: { CONNECTIONS_PER_ADDRESS: "100000" },
  });
  const client = new Redis(redis.url);
  const services = { sandbox, redis, port: panel.port } as unknown as Panel;

  const readStat = async (section: string, name: string) =>
    Number(new RegExp(`${name}:([\\d.]+)`).exec(await client.info(section))?.[1]);
  const readRedisMs = async () =>
    1000 * ((await readStat("cpu", "used_cpu_user")) + (await readStat("cpu", "used_cpu_sys")));

  async function read() {
    return {
      cpuMs: await panel.readCpu(),
      redisMs: await readRedisMs(),
      commands: await readStat("stats", "total_commands_processed"),
      calls: countCalls(sandbox),
    };
  }

  return {
    port: panel.port,
    sandbox,
    readMemory: panel.readMemory,
    readRedisBytes: () => readStat("memory", "used_memory"),
    /** The costs of one piece of work, of which `work` does the number that it returns. */
    async measure(work: () => Promise<number>): Promise<Cost> {
      const before = await read();
      const count = await work();
      const after = await read();
      const each = (name: keyof Cost) => (after[name] - before[name]) / count;
      return {
        cpuMs: each("cpuMs"),
        redisMs: each("redisMs"),
        commands: each("commands"),
        calls: each("calls"),
      };
    },
    addTraveller: (): Account => addTraveller(services),
    logIn: (account: Account): Promise<Visitor> => visitAs(services, account),
    async stop(): Promise<void> {
      client.disconnect();
      await panel.stop();
      await redis.stop();
      await sandbox.close();
    },
  };
}

function countCalls({ calls }: Sandbox): number {
  return [...calls.values()].reduce((sum, count) => sum + count, 0);
}
