import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, it } from "vitest";
import { type ClusterService, startRedisCluster } from "../services/redis-cluster.ts";
import { type SentinelService, startRedisSentinel } from "../services/redis-sentinel.ts";
import { startOutagePanel, surviveOutage } from "./outage.ts";

type Site = Awaited<ReturnType<typeof startOutagePanel>>;

const KILLED_MS = 5_000;

describe("50 visitors a second, with Redis behind Sentinels,", () => {
  let sentinel: SentinelService;
  let site: Site;
  beforeAll(async () => {
    sentinel = await startRedisSentinel();
    site = await startOutagePanel({ redis: sentinel.primary, env: { REDIS_URL: sentinel.url } });
  });
  afterAll(async () => {
    await site.panel.stop();
    await sentinel.stop();
  });

  it("are served while one of the Sentinels is down", () =>
    surviveOutage(site, {
      name: "Sentinel killed",
      mayBeUnnoticed: true,
      async run() {
        await sentinel.sentinels[0]?.kill();
        await sleep(KILLED_MS);
        await sentinel.sentinels[0]?.restart();
      },
    }));

  it("are served while the primary dies and a replica is promoted", () =>
    surviveOutage(site, {
      name: "Sentinel failover, primary killed",
      async run() {
        await sentinel.isReplicated();
        await sentinel.primary.kill();
        await sentinel.isFailedOver();
      },
    }));

  it("are served while the old primary returns as a replica, and is promoted by hand", () =>
    surviveOutage(site, {
      name: "Sentinel failover by hand",
      mayBeUnnoticed: true,
      run: async () => {
        await sentinel.primary.restart();
        await sentinel.isReplicaOf(sentinel.primary, sentinel.replica);
        await sentinel.failOver();
        await sentinel.isReplicaOf(sentinel.replica, sentinel.primary);
      },
    }));

  it("are served while the primary stalls, and resumes after another was promoted", () =>
    surviveOutage(site, {
      name: "Sentinel failover, primary stalled",
      async run() {
        sentinel.primary.pause();
        await sentinel.isFailedOver();
        sentinel.primary.resume();
        await sentinel.isReplicaOf(sentinel.primary, sentinel.replica);
      },
    }));
});

describe("50 visitors a second, with a Redis cluster,", () => {
  let cluster: ClusterService;
  let site: Site;
  beforeAll(async () => {
    cluster = await startRedisCluster();
    const [redis] = cluster.masters;
    site = await startOutagePanel({ redis, env: { REDIS_URL: cluster.url } });
  });
  afterAll(async () => {
    await site.panel.stop();
    await cluster.stop();
  });

  it("are served while a replica is down", () =>
    surviveOutage(site, {
      name: "Cluster, replica killed",
      mayBeUnnoticed: true,
      async run() {
        await cluster.replicas[2]?.kill();
        await sleep(KILLED_MS);
        await cluster.replicas[2]?.restart();
      },
    }));

  it("are served while a master dies and its replica is promoted", () =>
    surviveOutage(site, {
      name: "Cluster failover, master killed",
      async run() {
        await cluster.isReplicated(0);
        await cluster.masters[0]?.kill();
        await cluster.isFailedOver(0);
      },
    }));

  it("are served while a master stalls, and resumes after its replica was promoted", () =>
    surviveOutage(site, {
      name: "Cluster failover, master stalled",
      async run() {
        await cluster.isReplicated(1);
        cluster.masters[1]?.pause();
        await cluster.isFailedOver(1);
        cluster.masters[1]?.resume();
      },
    }));
});
