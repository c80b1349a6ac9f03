import { createChannels } from "./channels.ts";
import { addMember, closeSet, createMemberSet, type MemberSet } from "./member-set.ts";
import { batchReads } from "./read-together.server.ts";
import { type Store, StoreDown, toMilliseconds } from "./store.ts";

/** By key, with what has expired and is not swept yet. */
export type StoredEntries = Map<string, Entry>;

type Entry = { value: string; expiresAt: number; set?: MemberSet };

const SWEEP_MS = 60_000;
const MAX_ENTRIES = 50_000;

export type EmbeddedStoreOptions = {
  now?: () => number;
  maxEntries?: number;
  /** What a store before this one has held, and a store after it may take over. */
  entries?: StoredEntries;
};

export type EmbeddedStore = Store & {
  /** How many entries it holds, with those that have expired and are not swept yet. */
  readonly size: number;
};

/** Keeps everything in the memory of this process: for development, for show, for tests. */
export function createEmbeddedStore({
  now = Date.now,
  maxEntries = MAX_ENTRIES,
  entries: given,
}: EmbeddedStoreOptions = {}): EmbeddedStore {
  const entries: StoredEntries = given ?? new Map();
  const channels = createChannels();
  const sweeper = setInterval(dropExpired, SWEEP_MS).unref();
  let isClosed = false;

  function refuseIfClosed(): void {
    if (isClosed) throw new StoreDown(new Error("The store is closed"));
  }

  function find(key: string): Entry | undefined {
    refuseIfClosed();
    const entry = entries.get(key);
    if (!entry || entry.expiresAt > now()) return entry;
    entries.delete(key);
  }

  function put(key: string, value: string, ttlSeconds: number): Entry {
    refuseIfClosed();
    const entry = { value, expiresAt: now() + toMilliseconds(ttlSeconds) };
    if (!entries.has(key) && entries.size >= maxEntries) makeRoom();
    entries.set(key, entry);
    return entry;
  }

  function putSet(key: string, ttlSeconds: number): Entry {
    return Object.assign(put(key, "", ttlSeconds), { set: createMemberSet() });
  }

  function dropExpired(): void {
    for (const [key, { expiresAt }] of entries) if (expiresAt <= now()) entries.delete(key);
  }

  /** What would expire first goes, a tenth at a time, since finding it takes a look at everything. */
  function makeRoom(): void {
    const soonestFirst = [...entries].sort(([, a], [, b]) => a.expiresAt - b.expiresAt);
    for (const [key] of soonestFirst.slice(0, Math.ceil(maxEntries / 10))) entries.delete(key);
  }

  const getMany = async (keys: readonly string[]) => keys.map((key) => find(key)?.value);

  return {
    get size() {
      return entries.size;
    },
    get: async (key) => find(key)?.value,
    getMany,
    readTogether: batchReads(getMany),
    async set(key, value, ttlSeconds) {
      put(key, value, ttlSeconds);
    },
    async setIfAbsent(key, value, ttlSeconds) {
      if (find(key)) return false;
      put(key, value, ttlSeconds);
      return true;
    },
    async delete(key) {
      refuseIfClosed();
      entries.delete(key);
    },
    async take(key) {
      const entry = find(key);
      entries.delete(key);
      return entry?.value;
    },
    async deleteIf(key, value) {
      return find(key)?.value === value && entries.delete(key);
    },
    async replaceIf(key, current, next, ttlSeconds) {
      if (find(key)?.value !== current) return false;
      put(key, next, ttlSeconds);
      return true;
    },
    async increment(key, ttlSeconds) {
      const entry = find(key) ?? put(key, "0", ttlSeconds);
      const count = readCount(key, entry) + 1;
      entry.value = String(count);
      return { count, ttlSeconds: Math.ceil((entry.expiresAt - now()) / 1000) };
    },
    async decrement(key) {
      const entry = find(key);
      if (entry) entry.value = String(Math.max(0, readCount(key, entry) - 1));
    },
    async addMember(key, member, ttlSeconds) {
      const expiresAt = now() + toMilliseconds(ttlSeconds);
      const entry = find(key) ?? putSet(key, ttlSeconds);
      if (!entry.set || !addMember(entry.set, member, expiresAt, now())) return false;
      entry.expiresAt = Math.max(entry.expiresAt, expiresAt);
      return true;
    },
    async closeSet(key, ttlSeconds) {
      const expiresAt = now() + toMilliseconds(ttlSeconds);
      const entry = find(key) ?? putSet(key, ttlSeconds);
      if (!entry.set) return [];
      entry.expiresAt = expiresAt;
      return closeSet(entry.set, now());
    },
    async publish(channel, message) {
      refuseIfClosed();
      channels.tell(channel, message);
    },
    subscribe: channels.listen,
    ping: async () => refuseIfClosed(),
    async close() {
      isClosed = true;
      clearInterval(sweeper);
      if (!given) entries.clear();
      channels.clear();
    },
  };
}

function readCount(key: string, { value }: Entry): number {
  if (!/^-?\d+$/.test(value)) throw new Error(`What ${key} holds is no count`);
  return Number(value);
}
