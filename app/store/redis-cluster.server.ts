import { connect, type Socket } from "node:net";
import { connect as connectTls, type TLSSocket } from "node:tls";
import { AbstractConnector, Cluster, Redis } from "ioredis";
import type { Host, RedisAddress } from "./redis-address.server.ts";
import {
  KEY_PREFIX,
  pauseBefore,
  type RedisConnection,
  type StoreLog,
  settings,
  waitWhileConnecting,
} from "./redis-connection.server.ts";
import { withinLimit, withoutCommand } from "./redis-errors.server.ts";

type ClusterAddress = Extract<RedisAddress, { kind: "cluster" }>;

/** Where each key is looked for is asked anew so often: a failover moves a third of them, say. */
const REFRESH_MS = 1_000;

/** Said at the node to which the channel would belong if it were a key: from many it came in any order. */
const PUBLISH = `return redis.call("PUBLISH", ARGV[1], ARGV[2])`;

export function connectToCluster(address: ClusterAddress, log?: StoreLog): RedisConnection {
  const { hosts, username, password, tls } = address;
  const cluster = new Cluster(hosts, {
    keyPrefix: KEY_PREFIX,
    enableOfflineQueue: false,
    // What was under way when its node died may have been carried out, and is never sent again.
    retryDelayOnFailover: 0,
    retryDelayOnClusterDown: 0,
    slotsRefreshInterval: REFRESH_MS,
    clusterRetryStrategy: pauseBefore,
    // Names are what certificates hold.
    dnsLookup: (name, tell) => tell(null, name),
    redisOptions: { ...settings, username, password, tls },
  });
  connectAhead(cluster);
  tellOfNodes(cluster, log);

  const listNodes = (): Host[] => {
    const known = cluster.nodes().map(({ options: { host = "", port = 0 } }) => ({ host, port }));
    return known.length > 0 ? known : hosts;
  };

  return {
    // It takes the same commands as a single server.
    client: cluster as unknown as Redis,
    // Each may be on another node.
    getMany: (keys) => Promise.all(keys.map((key) => cluster.get(key))),
    publish: (channel, message) => cluster.eval(PUBLISH, 1, channel, channel, message),
    openLine: () =>
      new Redis({
        ...settings,
        ...{ username, password, tls },
        socketTimeout: undefined,
        enableOfflineQueue: false,
        autoResubscribe: false,
        retryStrategy: pauseBefore,
        // What is published at one node is heard at all.
        Connector: connectorTo(() => pickOne(listNodes()), tls),
      }),
    async reach() {
      await waitWhileConnecting(cluster as unknown as Redis);
      // As long as one of them is there, it is there for some.
      const pings = cluster.nodes("master").map((node) => withinLimit(node.ping()));
      await Promise.allSettled(pings);
      await Promise.any(pings);
    },
    async close() {
      await withinLimit(cluster.quit()).catch(() => {});
      cluster.disconnect();
    },
  };
}

/** Connects to nodes before they are needed: whoever comes while one is being connected is refused. */
function connectAhead(cluster: Cluster): void {
  const connectAll = () => {
    // Until it is ready, it looks for a node that is left alone.
    if (cluster.status !== "ready") return;
    for (const node of cluster.nodes()) {
      if (node.status === "wait") node.connect().catch(() => {});
    }
  };
  cluster.on("ready", connectAll);
  // Whoever has found a new one connects it with what they send.
  cluster.on("+node", () => setImmediate(connectAll));
}

/** Tells the log when a node goes, and when it is back. */
function tellOfNodes(cluster: Cluster, log?: StoreLog): void {
  const failing = new Set<string>();
  const note = (node: string, error: Error) => {
    if (!failing.has(node)) {
      log?.warn({ err: withoutCommand(error), node }, "a node of the store cannot be reached");
    }
    failing.add(node);
  };
  cluster.on("error", (error: Error) => note("all", error));
  cluster.on("node error", (error: Error, node: string) => note(node, error));
  const noteBack = (node: string) => {
    if (failing.delete(node)) log?.info({ node }, "a node of the store can be reached again");
  };
  cluster.on("ready", () => noteBack("all"));
  cluster.on("+node", (added: Redis) => {
    added.once("ready", () => noteBack(`${added.options.host}:${added.options.port}`));
  });
}

const pickOne = <Item>(items: readonly Item[]): Item =>
  items[Math.floor(Math.random() * items.length)] as Item;

/** Connects to another place each time. */
function connectorTo(pick: () => Host, tls: ClusterAddress["tls"]) {
  return class extends AbstractConnector {
    constructor(options: unknown) {
      super((options as { disconnectTimeout: number }).disconnectTimeout);
    }
    override async connect(): Promise<Socket | TLSSocket> {
      this.connecting = true;
      const place = pick();
      this.stream = tls ? connectTls({ ...place, ...tls }) : connect(place);
      this.stream.once("error", (error) => {
        this.firstError = error;
      });
      return this.stream;
    }
  };
}
