import { connect, type Socket } from "node:net";
import { connect as connectTls, type TLSSocket } from "node:tls";
import { AbstractConnector, Cluster, Redis } from "ioredis";
import type { Host, RedisAddress } from "./redis-address.server.ts";
import {
  KEY_PREFIX,
  type RedisConnection,
  retryDelay,
  type StoreLog,
  settings,
  waitWhileConnecting,
} from "./redis-connection.server.ts";
import { withoutCommand, withTimeout } from "./redis-errors.server.ts";

type ClusterAddress = Extract<RedisAddress, { kind: "cluster" }>;

/** How often the client refreshes the slots, since a failover moves some of them. */
const REFRESH_MS = 1_000;

/** Runs at the node of the channel's slot: messages published at several nodes arrive in any order. */
const PUBLISH = `return redis.call("PUBLISH", ARGV[1], ARGV[2])`;

export function connectToCluster(address: ClusterAddress, log?: StoreLog): RedisConnection {
  const { hosts, username, password, tls } = address;
  const cluster = new Cluster(hosts, {
    keyPrefix: KEY_PREFIX,
    enableOfflineQueue: false,
    // A command that was running when its node died may have been carried out, so it is never sent again.
    retryDelayOnFailover: 0,
    retryDelayOnClusterDown: 0,
    slotsRefreshInterval: REFRESH_MS,
    clusterRetryStrategy: retryDelay,
    // Certificates name hosts, so ioredis must not resolve them.
    dnsLookup: (name, callback) => callback(null, name),
    redisOptions: { ...settings, username, password, tls },
  });
  connectToNodes(cluster);
  logNodes(cluster, log);

  const listNodes = (): Host[] => {
    const known = cluster.nodes().map(({ options: { host = "", port = 0 } }) => ({ host, port }));
    return known.length > 0 ? known : hosts;
  };

  return {
    // It has the commands of a single server.
    client: cluster as unknown as Redis,
    // The keys may be on different nodes.
    getMany: (keys) => Promise.all(keys.map((key) => cluster.get(key))),
    publish: (channel, message) => cluster.eval(PUBLISH, 1, channel, channel, message),
    openSubscriber: () =>
      new Redis({
        ...settings,
        ...{ username, password, tls },
        socketTimeout: undefined,
        enableOfflineQueue: false,
        autoResubscribe: false,
        retryStrategy: retryDelay,
        // A subscriber at any node receives the messages of all.
        Connector: connectorTo(() => pickOne(listNodes()), tls),
      }),
    async ping() {
      await waitWhileConnecting(cluster as unknown as Redis);
      // The store counts as up while one node answers.
      const pings = cluster.nodes("master").map((node) => withTimeout(node.ping()));
      await Promise.allSettled(pings);
      await Promise.any(pings);
    },
    async close() {
      await withTimeout(cluster.quit()).catch(() => {});
      cluster.disconnect();
    },
  };
}

/** Connects to all nodes ahead, because ioredis refuses commands while it connects to a node. */
function connectToNodes(cluster: Cluster): void {
  const connectAll = () => {
    // Until the cluster is ready, ioredis itself needs an unconnected node.
    if (cluster.status !== "ready") return;
    for (const node of cluster.nodes()) {
      if (node.status === "wait") node.connect().catch(() => {});
    }
  };
  cluster.on("ready", connectAll);
  // The command that has discovered a new node connects to it.
  cluster.on("+node", () => setImmediate(connectAll));
}

/** Logs when a node goes, and when it is back. */
function logNodes(cluster: Cluster, log?: StoreLog): void {
  const failing = new Set<string>();
  const logFailure = (node: string, error: Error) => {
    if (!failing.has(node)) {
      log?.warn({ err: withoutCommand(error), node }, "a node of the store cannot be reached");
    }
    failing.add(node);
  };
  cluster.on("error", (error: Error) => logFailure("all", error));
  cluster.on("node error", (error: Error, node: string) => logFailure(node, error));
  const logRecovery = (node: string) => {
    if (failing.delete(node)) log?.info({ node }, "a node of the store can be reached again");
  };
  cluster.on("ready", () => logRecovery("all"));
  cluster.on("+node", (added: Redis) => {
    added.once("ready", () => logRecovery(`${added.options.host}:${added.options.port}`));
  });
}

const pickOne = <Item>(items: readonly Item[]): Item =>
  items[Math.floor(Math.random() * items.length)] as Item;

/** Connects to another node each time. */
function connectorTo(pick: () => Host, tls: ClusterAddress["tls"]) {
  return class extends AbstractConnector {
    constructor(options: unknown) {
      super((options as { disconnectTimeout: number }).disconnectTimeout);
    }
    override async connect(): Promise<Socket | TLSSocket> {
      this.connecting = true;
      const node = pick();
      this.stream = tls ? connectTls({ ...node, ...tls }) : connect(node);
      this.stream.once("error", (error) => {
        this.firstError = error;
      });
      return this.stream;
    }
  };
}
