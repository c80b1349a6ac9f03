import { batchReads } from "./batch-reads.server.ts";
import { readRedisAddress } from "./redis-address.server.ts";
import { createRedisChannels, toRedisChannel } from "./redis-channels.server.ts";
import { connectToCluster } from "./redis-cluster.server.ts";
import { connectToServer, type StoreLog } from "./redis-connection.server.ts";
import { guard } from "./redis-errors.server.ts";
import { type Store, toMilliseconds } from "./store.ts";

const DELETE_IF = `
if redis.call("GET", KEYS[1]) ~= ARGV[1] then return 0 end
return redis.call("DEL", KEYS[1])`;

const REPLACE_IF = `
if redis.call("GET", KEYS[1]) ~= ARGV[1] then return 0 end
redis.call("SET", KEYS[1], ARGV[2], "PX", ARGV[3])
return 1`;

const INCREMENT = `
local count = redis.call("INCR", KEYS[1])
if redis.call("PTTL", KEYS[1]) < 0 then redis.call("PEXPIRE", KEYS[1], ARGV[1]) end
return { count, redis.call("PTTL", KEYS[1]) }`;

const DECREMENT = `
local count = redis.call("GET", KEYS[1])
if count and count ~= "0" then redis.call("DECR", KEYS[1]) end`;

/** A sorted set by the members' expiry. An empty member or a string value closes it. */
const ADD_MEMBER = `
if redis.call("TYPE", KEYS[1]).ok == "string" or redis.call("ZSCORE", KEYS[1], "") then return 0 end
local time = redis.call("TIME")
local now = time[1] * 1000 + math.floor(time[2] / 1000)
redis.call("ZREMRANGEBYSCORE", KEYS[1], "-inf", now)
redis.call("ZADD", KEYS[1], "GT", now + ARGV[2], ARGV[1])
if redis.call("PTTL", KEYS[1]) < tonumber(ARGV[2]) then redis.call("PEXPIRE", KEYS[1], ARGV[2]) end
return 1`;

const LIST_MEMBERS = `
if redis.call("TYPE", KEYS[1]).ok == "string" then return {} end
local time = redis.call("TIME")
local now = time[1] * 1000 + math.floor(time[2] / 1000)
return redis.call("ZRANGEBYSCORE", KEYS[1], "(" .. now, "(+inf")`;

const CLOSE_SET = `
if redis.call("TYPE", KEYS[1]).ok == "string" then return {} end
local time = redis.call("TIME")
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local members = redis.call("ZRANGEBYSCORE", KEYS[1], "(" .. now, "(+inf")
redis.call("ZADD", KEYS[1], "+inf", "")
redis.call("PEXPIRE", KEYS[1], ARGV[1])
return members`;

/** A stream, whose server numbers the entries in the order in which it got them. */
const APPEND = `
local time = redis.call("TIME")
local now = time[1] * 1000 + math.floor(time[2] / 1000)
redis.call("XADD", KEYS[1], "MAXLEN", ARGV[3], "*", "value", ARGV[1])
redis.call("XTRIM", KEYS[1], "MINID", now - ARGV[2] + 1)
redis.call("PEXPIRE", KEYS[1], ARGV[2])`;

const READ_BACK = `
local time = redis.call("TIME")
local now = time[1] * 1000 + math.floor(time[2] / 1000)
return redis.call("XREVRANGE", KEYS[1], ARGV[2], now - ARGV[1] + 1, "COUNT", ARGV[3])`;

export type RedisStoreOptions = { log?: StoreLog };

/**
 * Keeps everything in Redis (6.2 or later): in one server, behind Sentinels, or in a cluster. It returns
 * at once and reconnects by itself; without a connection, operations fail at once. Every operation
 * uses one key only, because a cluster demands it.
 */
export function createRedisStore(url: string, { log }: RedisStoreOptions = {}): Store {
  const address = readRedisAddress(url);
  const { client, getMany, publish, openSubscriber, ping, close } =
    address.kind === "cluster" ? connectToCluster(address, log) : connectToServer(address, log);
  const channels = createRedisChannels(openSubscriber);

  const run = (script: string, key: string, ...given: (string | number)[]) =>
    guard(client.eval(script, 1, key, ...given));

  async function readMany(keys: readonly string[]) {
    if (keys.length === 0) return [];
    return (await guard(getMany([...keys]))).map((value) => value ?? undefined);
  }

  return {
    get: async (key) => (await guard(client.get(key))) ?? undefined,
    getMany: readMany,
    getBatched: batchReads(readMany),
    async set(key, value, ttlSeconds) {
      await guard(client.set(key, value, "PX", toMilliseconds(ttlSeconds)));
    },
    async setIfAbsent(key, value, ttlSeconds) {
      const answer = await guard(client.set(key, value, "PX", toMilliseconds(ttlSeconds), "NX"));
      return answer === "OK";
    },
    async delete(key) {
      await guard(client.del(key));
    },
    take: async (key) => (await guard(client.getdel(key))) ?? undefined,
    deleteIf: async (key, value) => (await run(DELETE_IF, key, value)) === 1,
    async replaceIf(key, current, next, ttlSeconds) {
      return (await run(REPLACE_IF, key, current, next, toMilliseconds(ttlSeconds))) === 1;
    },
    async increment(key, ttlSeconds) {
      const answer = await run(INCREMENT, key, toMilliseconds(ttlSeconds));
      const [count, ttlMs] = answer as [number, number];
      return { count, ttlSeconds: Math.ceil(ttlMs / 1000) };
    },
    async decrement(key) {
      await run(DECREMENT, key);
    },
    async addMember(key, member, ttlSeconds) {
      return (await run(ADD_MEMBER, key, member, toMilliseconds(ttlSeconds))) === 1;
    },
    async closeSet(key, ttlSeconds) {
      return (await run(CLOSE_SET, key, toMilliseconds(ttlSeconds))) as string[];
    },
    listMembers: async (key) => (await run(LIST_MEMBERS, key)) as string[],
    async append(key, value, { ttlSeconds, most }) {
      await run(APPEND, key, value, toMilliseconds(ttlSeconds), most);
    },
    async readBack(key, { ttlSeconds, count, before }) {
      const newest = before === undefined ? "+" : `(${before}`;
      const entries = await run(READ_BACK, key, toMilliseconds(ttlSeconds), newest, count);
      return (entries as [string, string[]][]).map(([place, [, value = ""]]) => ({ place, value }));
    },
    async publish(channel, message) {
      await guard(publish(toRedisChannel(channel), message));
    },
    subscribe: channels.subscribe,
    ping: async () => void (await guard(ping())),
    async close() {
      channels.close();
      await close();
    },
  };
}
