import { randomUUID } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import { LRUCache } from "lru-cache";
import type { Logger } from "pino";
import { z } from "zod";
import type { ApiFactory } from "../api/client.server.ts";
import {
  type Brand,
  brandSchema,
  findBrandOfDomain,
  findOwnBrand,
  getDefaultBrand,
} from "../api/configuration.server.ts";
import { acquireLease } from "../store/lease.server.ts";
import { defineRecord } from "../store/record.server.ts";
import { createSingleFlight } from "../store/single-flight.ts";
import { type Store, unlessDown } from "../store/store.ts";
import { createTokenBucket } from "../token-bucket.ts";
import { createKnownDomains } from "./known-domains.server.ts";

/** A brand is looked up by its domain, or by a permalink in the path. */
export type Selector = { domain: string } | { permalink: string };

const keptSchema = z.object({ brand: brandSchema, fetchedAt: z.number() });
type Kept = z.output<typeof keptSchema>;
/** A copy in this process: who fetched it, and when this process last failed to fetch a newer one. */
type Nearby = Kept & { source: "api" | "store"; failedAt?: number };
type Fetch = () => Promise<Brand | "unasked" | undefined>;

const keptRecord = defineRecord(keptSchema, { version: 7 });

const FRESH_MS = 60_000;
/** After a failed refresh, the panel asks again no sooner. */
const RETRY_MS = 5_000;
const KEPT_SECONDS = 24 * 3600;
/** After this time a request fetches the brand itself, even if another process has the lease. */
const PATIENCE_MS = 10_000;
const WAIT_FOR_OTHERS_MS = 100;
const MOST_PURGE_WAITS = 20;

/** The token bucket for unknown names, so that a flood of them does not reach the API. */
const UNKNOWN_AT_ONCE = 30;
const UNKNOWN_PER_MINUTE = 20;
const REMEMBERED = 1000;

const DEFAULT_KEY = "default";

/** Tells every process to drop what it keeps of a brand. */
const PURGE_CHANNEL = "brand-purge";
const purgeRecord = defineRecord(z.object({ id: z.string(), permalink: z.string() }), {
  version: 1,
});
/** Each process that has purged a brand adds one to the purge's count. */
const purgeCountKey = (id: string) => `brand-purge:${id}`;
const PURGE_COUNT_SECONDS = 60;

export type Tenants = ReturnType<typeof createTenants>;

/**
 * Finds brands. A copy younger than a minute is fresh. An older one is served while one process fetches a
 * new one, and for a day while the API is down.
 */
export function createTenants(options: {
  store: Store;
  api: ApiFactory;
  log: Logger;
  /** Receives the reason why a brand could not be refreshed and its last copy is served. */
  onFailure?: (error: unknown, brand: string) => void;
  now?: () => number;
  onLookUp?: (outcome: "hit" | "stale" | "miss" | "unknown") => void;
}) {
  const { store, log, now = Date.now, onLookUp = () => {} } = options;
  const {
    onFailure = (error, brand) => log.warn({ err: error, brand }, "a brand could not be refreshed"),
  } = options;
  const nearby = new LRUCache<string, Nearby>({ max: REMEMBERED });
  /** Copies that were purged, for as long as the API does not answer. */
  const purged = new LRUCache<string, Nearby>({ max: REMEMBERED });
  /** Names that the API does not know, or was not asked about since too many were unknown. */
  const unknown = new LRUCache<string, "unknown" | "unasked">({
    max: REMEMBERED,
    ttl: FRESH_MS,
    // Reads the clock each time, since a test may have moved it.
    ttlResolution: 0,
    perf: { now },
  });
  /** One look-up for all requests of this process that want the same brand. */
  const once = createSingleFlight<Brand | undefined>();
  const allowance = createTokenBucket({
    atOnce: UNKNOWN_AT_ONCE,
    perMinute: UNKNOWN_PER_MINUTE,
    now,
  });

  const domains = createKnownDomains({ store, now });
  const purgeListeners = new Set<(permalink: string) => void>();
  let purges = 0;
  store.subscribe(PURGE_CHANNEL, (message) => {
    const purge = purgeRecord.fromText(message);
    if (purge) void drop(purge).catch(() => {});
  });

  const apiOf = (permalink: string) => options.api({ permalink, requestId: randomUUID() });
  /** Without a store there are no other processes to wait for. */
  const takeLease = (key: string) =>
    unlessDown(acquireLease(store, `brand-lease:${key}`), { release: async () => {} });

  return {
    find,
    async findDefault(): Promise<Brand> {
      const brand = await read(DEFAULT_KEY, () => getDefaultBrand(apiOf("")));
      if (!brand) throw new Error("There is always a default brand");
      return brand;
    },
    /** Whether a host is a brand's own; undefined where the API was not asked about more names. */
    async isDomain(host: string): Promise<boolean | undefined> {
      const selector = { domain: toDomain(host) };
      if (await find(selector)) return true;
      return unknown.peek(keyOf(selector) ?? "") === "unasked" ? undefined : false;
    },
    /** The permalink of a host's brand, as far as this process has a copy of it. */
    nameOf(host: string): string | undefined {
      const key = keyOf({ domain: toDomain(host) });
      return key && nearby.peek(key)?.brand.permalink;
    },
    /** The brands of which this process has a copy, by how they were looked up. */
    list: () =>
      [...nearby].map(([selector, { brand, fetchedAt, source, failedAt }]) => {
        const { permalink, name, siteDomain } = brand;
        return { selector, permalink, name, siteDomain, fetchedAt, source, failedAt };
      }),
    /** The hosts of all brands that a panel has looked up in the last 30 days. */
    listDomains: domains.list,
    /**
     * Drops the configuration and the pages of a brand in all processes, so that the next page asks the
     * API. Waits until so many processes have done it, and returns how many have.
     */
    async purge(permalink: string, processes: number): Promise<number> {
      const id = randomUUID();
      await store.publish(PURGE_CHANNEL, purgeRecord.toText({ id, permalink }));
      let count = 0;
      for (let waits = 0; count < processes && waits < MOST_PURGE_WAITS; waits += 1) {
        if (waits > 0) await delay(WAIT_FOR_OTHERS_MS);
        count = Number((await store.get(purgeCountKey(id))) ?? 0);
      }
      return count;
    },
    /** Calls the listener with each brand that is purged. */
    onPurge(listener: (permalink: string) => void): void {
      purgeListeners.add(listener);
    },
  };

  async function find(selector: Selector): Promise<Brand | undefined> {
    const key = keyOf(selector);
    if (!key) return undefined;
    if (unknown.has(key)) {
      onLookUp("unknown");
      return undefined;
    }
    const brand = await read(key, () => ask(selector));
    if (brand && "domain" in selector) domains.remember(selector.domain, brand.permalink);
    return brand;
  }

  async function drop({ id, permalink }: { id: string; permalink: string }): Promise<void> {
    purges += 1;
    const copies = [...nearby].filter(([, { brand }]) => brand.permalink === permalink);
    const keys = copies.map(([key]) => key);
    for (const [key, copy] of copies) {
      purged.set(key, copy);
      nearby.delete(key);
    }
    unknown.clear();
    for (const listener of purgeListeners) listener(permalink);
    await Promise.all(keys.map((key) => store.delete(storeKey(key))));
    await store.increment(purgeCountKey(id), PURGE_COUNT_SECONDS);
  }

  async function read(key: string, fetch: Fetch): Promise<Brand | undefined> {
    const kept = await readKept(key);
    const isFresh = kept !== undefined && now() - kept.fetchedAt < FRESH_MS;
    onLookUp(isFresh ? "hit" : kept ? "stale" : "miss");
    if (!kept) return await once(key, () => fetchCold(key, fetch));
    const failedAt = nearby.peek(key)?.failedAt ?? Number.NEGATIVE_INFINITY;
    if (!isFresh && now() - failedAt >= RETRY_MS) {
      // No request waits for this: the copy is good enough until the new one is there.
      once(key, () => refresh(key, fetch)).catch((error: unknown) => {
        const near = nearby.get(key);
        if (near) near.failedAt = now();
        onFailure(error, kept.brand.permalink);
      });
    }
    return kept.brand;
  }

  async function readKept(key: string): Promise<Kept | undefined> {
    const near = nearby.get(key);
    if (near && now() - near.fetchedAt < FRESH_MS) return near;
    const text = await unlessDown(store.get(storeKey(key)), undefined);
    const stored = keptRecord.fromText(text);
    if (!stored) return near;
    // This process's own copy comes back from the store, too.
    if (stored.fetchedAt !== near?.fetchedAt) nearby.set(key, { ...stored, source: "store" });
    return stored;
  }

  /** One look-up for all processes: those without the lease wait for the holder's result. */
  async function fetchCold(key: string, fetch: Fetch) {
    const deadline = now() + PATIENCE_MS;
    let lease = await takeLease(key);
    while (!lease && now() < deadline) {
      await delay(WAIT_FOR_OTHERS_MS);
      const kept = await readKept(key);
      if (kept) return kept.brand;
      lease = await takeLease(key);
    }
    try {
      // The last holder may have found it since this process looked.
      const found = await readKept(key);
      return found ? found.brand : await fetchAndKeep(key, fetch);
    } catch (error) {
      const copy = purged.get(key);
      if (!copy) throw error;
      // An old look is better than none, and the next request asks again.
      onFailure(error, copy.brand.permalink);
      return copy.brand;
    } finally {
      await lease?.release();
    }
  }

  async function refresh(key: string, fetch: Fetch) {
    const lease = await takeLease(key);
    try {
      return lease && (await fetchAndKeep(key, fetch));
    } finally {
      await lease?.release();
    }
  }

  async function fetchAndKeep(key: string, fetch: Fetch) {
    const before = purges;
    let brand = await fetch();
    // The API may have answered before what the operator purged for.
    if (purges !== before) brand = await fetch();
    if (brand && brand !== "unasked") {
      await keep(key, { brand, fetchedAt: now() });
      return brand;
    }
    unknown.set(key, brand ?? "unknown");
    return undefined;
  }

  async function keep(key: string, kept: Kept): Promise<void> {
    purged.delete(key);
    nearby.set(key, { ...kept, source: "api" });
    await unlessDown(store.set(storeKey(key), keptRecord.toText(kept), KEPT_SECONDS), undefined);
  }

  async function ask(selector: Selector): Promise<Brand | "unasked" | undefined> {
    if (!allowance.take()) return "unasked";
    const brand = await ("domain" in selector
      ? findBrandOfDomain(apiOf(""), selector.domain)
      : findOwnBrand(apiOf(selector.permalink)));
    if (brand) allowance.giveBack();
    return brand;
  }
}

/** Panels of two versions that run at once keep a copy each. */
const storeKey = (key: string) => `brand:${keptRecord.version}:${key}`;

/** Normalises a host: lower case, without port and final dot. */
export function toDomain(host = ""): string {
  return host.toLowerCase().replace(/:\d*$/, "").replace(/\.$/, "");
}

/** Undefined for a text that cannot be a name, so that the API is not asked about it. */
function keyOf(selector: Selector): string | undefined {
  if ("permalink" in selector) {
    return /^[\w-]{1,100}$/.test(selector.permalink)
      ? `permalink/${selector.permalink}`
      : undefined;
  }
  const isName =
    selector.domain.length <= 253 && /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/.test(selector.domain);
  return isName ? `domain/${selector.domain}` : undefined;
}
