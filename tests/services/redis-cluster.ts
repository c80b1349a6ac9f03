import { randomBytes } from "node:crypto";
import { Redis } from "ioredis";
import type { Certificate } from "./certificate.ts";
import { findFreePort, isFree } from "./free-port.ts";
import { type RedisService, startRedis } from "./redis.ts";
import { waitFor } from "./wait-for.ts";

export type ClusterOptions = {
  replicas?: boolean;
  password?: string;
  certificate?: Certificate;
};

export type ClusterService = Awaited<ReturnType<typeof startRedisCluster>>;

/** The distance between a node's cluster bus port and its client port. */
const BUS = 10_000;
/** The highest client port whose bus port lies below the ephemeral range. */
const HIGHEST = 22_700;
/** A node that is silent for this long counts as down. */
const NODE_TIMEOUT_MS = 1_000;
const slots = ["0-5460", "5461-10922", "10923-16383"];

type Node = { id: string; port: number; slots: string; master?: Node };

/** Three masters with a replica each. Their files describe the cluster, so that the nodes need not agree first. */
export async function startRedisCluster({
  replicas: wanted = true,
  password,
  certificate,
}: ClusterOptions = {}) {
  const masters: Node[] = [];
  for (const each of slots) masters.push(await findNode({ slots: each }));
  const replicas: Node[] = [];
  for (const master of wanted ? masters : []) replicas.push(await findNode({ slots: "", master }));
  const nodes = [...masters, ...replicas];

  const locked = password ? ["--requirepass", password, "--masterauth", password] : [];
  const settings = [
    ...["--cluster-enabled", "yes", "--cluster-node-timeout", String(NODE_TIMEOUT_MS)],
    ...["--repl-diskless-sync-delay", "0", ...locked],
    ...(certificate ? ["--tls-cluster", "yes"] : []),
  ];
  const services = await Promise.all(
    nodes.map((node) =>
      startRedis({
        ...{ port: node.port, certificate, settings },
        files: { "nodes.conf": describeCluster(nodes, node) },
      }),
    ),
  );

  async function ask<Answer>(port: number, run: (at: Redis) => Promise<Answer>) {
    const tls = certificate && { ca: certificate.ca };
    const client = new Redis({ host: "127.0.0.1", port, password, tls, retryStrategy: null });
    client.on("error", () => {});
    try {
      return await run(client);
    } finally {
      client.disconnect();
    }
  }

  async function waitUntilReady(): Promise<void> {
    await waitFor(
      async () => {
        for (const { port, master } of nodes) {
          const state = String(await ask(port, (at) => at.cluster("INFO")));
          if (!state.includes("cluster_state:ok")) throw new Error(`A node is not ready: ${state}`);
          const link = master && (await ask(port, (at) => at.info("replication")));
          if (link && !link.includes("master_link_status:up"))
            throw new Error("A replica is behind");
        }
      },
      { timeout: 30_000, interval: 100 },
    );
  }

  async function stop(): Promise<void> {
    await Promise.all(services.map((service) => service.stop()));
  }

  await waitUntilReady().catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  const login = password ? `:${password}@` : "";
  return {
    url: `${certificate ? "rediss" : "redis"}+cluster://${login}${nodes.map(({ port }) => `127.0.0.1:${port}`).join(",")}`,
    masters: services.slice(0, masters.length),
    replicas: services.slice(masters.length),
    servers: services as RedisService[],
    /** Waits until the replica of that master is promoted. */
    isFailedOver: (at: number) =>
      waitFor(
        async () => {
          const { port } = replicas[at] as Node;
          const state = await ask(
            port,
            async (node) => `${await node.info("replication")}${await node.cluster("INFO")}`,
          );
          if (!state.includes("role:master") || !state.includes("cluster_state:ok")) {
            throw new Error("It is a replica still");
          }
        },
        { timeout: 30_000, interval: 20 },
      ),
    /** Waits until that master's replica has received all writes. */
    isReplicated: (at: number) => ask((masters[at] as Node).port, (node) => node.wait(1, 5_000)),
    stop,
  };
}

async function findNode(given: Omit<Node, "id" | "port">): Promise<Node> {
  for (;;) {
    const port = await findFreePort();
    if (port > HIGHEST || !(await isFree(port + BUS))) continue;
    return { id: randomBytes(20).toString("hex"), port, ...given };
  }
}

/** The content of nodes.conf as the node itself would write it. */
function describeCluster(nodes: Node[], self: Node): string {
  const lines = nodes.map((node, at) => {
    const role = node.master ? "slave" : "master";
    const flags = node === self ? `myself,${role}` : role;
    const place = `127.0.0.1:${node.port}@${node.port + BUS}`;
    const epoch = node.master ? nodes.indexOf(node.master) + 1 : at + 1;
    return `${node.id} ${place} ${flags} ${node.master?.id ?? "-"} 0 0 ${epoch} connected ${node.slots}`.trim();
  });
  return [...lines, `vars currentEpoch ${nodes.length} lastVoteEpoch 0`, ""].join("\n");
}
