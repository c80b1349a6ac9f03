import { batchReads } from "./batch-reads.server.ts";
import { createChannels, subscribeTo } from "./channels.ts";
import { type LogEntry, type Store, StoreDown, toMilliseconds } from "./store.ts";

/** By key, including expired entries that the next sweep deletes. */
export type StoredEntries = Map<string, Entry>;

type Entry = { value: string; expiresAt: number; set?: MemberSet; log?: LogEntry[] };

/** A set whose members expire one by one, at a time in milliseconds. */
type MemberSet = { expiries: Map<string, number>; isClosed: boolean };

const SWEEP_MS = 60_000;
const MAX_ENTRIES = 50_000;

export type EmbeddedStoreOptions = {
  now?: () => number;
  maxEntries?: number;
  /** Entries of an earlier store, which outlive this one. */
  entries?: StoredEntries;
};

export type EmbeddedStore = Store & {
  /** The number of entries, including expired ones that the next sweep deletes. */
  readonly size: number;
};

/** Keeps everything in the memory of this process, for development, demos and tests. */
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

  function write(key: string, value: string, ttlSeconds: number): Entry {
    refuseIfClosed();
    const entry = { value, expiresAt: now() + toMilliseconds(ttlSeconds) };
    if (!entries.has(key) && entries.size >= maxEntries) makeRoom();
    entries.set(key, entry);
    return entry;
  }

  function findOrWriteSet(key: string, ttlSeconds: number): Entry {
    const set: MemberSet = { expiries: new Map(), isClosed: false };
    return find(key) ?? Object.assign(write(key, "", ttlSeconds), { set });
  }

  function findOrWriteLog(key: string, ttlSeconds: number): Entry {
    return find(key) ?? Object.assign(write(key, "", ttlSeconds), { log: [] });
  }

  function dropExpired(): void {
    for (const [key, { expiresAt }] of entries) if (expiresAt <= now()) entries.delete(key);
  }

  /** Drops the tenth of the entries that expires first, since finding them means sorting all. */
  function makeRoom(): void {
    const soonestFirst = [...entries].sort(([, a], [, b]) => a.expiresAt - b.expiresAt);
    for (const [key] of soonestFirst.slice(0, Math.ceil(maxEntries / 10))) entries.delete(key);
  }

  const listCurrent = (set: MemberSet | undefined): string[] =>
    [...(set?.expiries ?? [])].filter(([, expiry]) => expiry > now()).map(([name]) => name);

  const getMany = async (keys: readonly string[]) => keys.map((key) => find(key)?.value);

  return {
    get size() {
      return entries.size;
    },
    get: async (key) => find(key)?.value,
    getMany,
    getBatched: batchReads(getMany),
    async set(key, value, ttlSeconds) {
      write(key, value, ttlSeconds);
    },
    async setIfAbsent(key, value, ttlSeconds) {
      if (find(key)) return false;
      write(key, value, ttlSeconds);
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
      write(key, next, ttlSeconds);
      return true;
    },
    async increment(key, ttlSeconds) {
      const entry = find(key) ?? write(key, "0", ttlSeconds);
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
      const entry = findOrWriteSet(key, ttlSeconds);
      if (!entry.set || entry.set.isClosed) return false;
      const { expiries } = entry.set;
      for (const [each, expiry] of expiries) if (expiry <= now()) expiries.delete(each);
      expiries.set(member, Math.max(expiresAt, expiries.get(member) ?? 0));
      entry.expiresAt = Math.max(entry.expiresAt, expiresAt);
      return true;
    },
    async closeSet(key, ttlSeconds) {
      const entry = findOrWriteSet(key, ttlSeconds);
      if (!entry.set) return [];
      entry.expiresAt = now() + toMilliseconds(ttlSeconds);
      entry.set.isClosed = true;
      return listCurrent(entry.set);
    },
    listMembers: async (key) => listCurrent(find(key)?.set),
    async append(key, value, { ttlSeconds, most }) {
      const lifeMs = toMilliseconds(ttlSeconds);
      const entry = findOrWriteLog(key, ttlSeconds);
      const log = logOf(key, entry);
      const at = now();
      const [lastAt, lastNumber] = timeAndNumber(log.at(-1)?.place ?? "0-0");
      log.push({ place: lastAt === at ? `${at}-${lastNumber + 1}` : `${at}-0`, value });
      const old = log.findIndex(({ place }) => timeAndNumber(place)[0] > at - lifeMs);
      log.splice(0, Math.max(old, log.length - most));
      entry.expiresAt = at + lifeMs;
    },
    async readBack(key, { ttlSeconds, count, before }) {
      const entry = find(key);
      const oldest = now() - toMilliseconds(ttlSeconds);
      const isBefore = ({ place }: LogEntry) => before === undefined || isEarlier(place, before);
      return (entry ? logOf(key, entry) : [])
        .filter((each) => timeAndNumber(each.place)[0] > oldest && isBefore(each))
        .slice(-count)
        .toReversed();
    },
    async publish(channel, message) {
      refuseIfClosed();
      channels.emit(channel, message);
    },
    subscribe: (channel, onMessage) => subscribeTo(channels, channel, onMessage),
    ping: async () => refuseIfClosed(),
    async close() {
      isClosed = true;
      clearInterval(sweeper);
      if (!given) entries.clear();
      channels.removeAllListeners();
    },
  };
}

function logOf(key: string, { log }: Entry): LogEntry[] {
  if (!log) throw new Error(`The value of ${key} is not a log`);
  return log;
}

function timeAndNumber(place: string): [number, number] {
  const [time, number] = place.split("-").map(Number);
  return [time ?? 0, number ?? 0];
}

function isEarlier(place: string, other: string): boolean {
  const [[time, number], [otherTime, otherNumber]] = [timeAndNumber(place), timeAndNumber(other)];
  return time < otherTime || (time === otherTime && number < otherNumber);
}

function readCount(key: string, { value }: Entry): number {
  if (!/^-?\d+$/.test(value)) throw new Error(`The value of ${key} is not a count`);
  return Number(value);
}
