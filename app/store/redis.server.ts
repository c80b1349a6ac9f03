import { batchReads } from "./read-together.server.ts";
import { readRedisAddress } from "./redis-address.server.ts";
import { createRedisChannels, toRedisChannel } from "./redis-channels.server.ts";
import { connectToCluster } from "./redis-cluster.server.ts";
import { connectToServer, type StoreLog } from "./redis-connection.server.ts";
import { ask } from "./redis-errors.server.ts";
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

/** The set is sorted by when each member is forgotten. An empty member closes it, and so does a string. */
const ADD_MEMBER = `
if redis.call("TYPE", KEYS[1]).ok == "string" or redis.call("ZSCORE", KEYS[1], "") then return 0 end
local time = redis.call("TIME")
local now = time[1] * 1000 + math.floor(time[2] / 1000)
redis.call("ZREMRANGEBYSCORE", KEYS[1], "-inf", now)
redis.call("ZADD", KEYS[1], "GT", now + ARGV[2], ARGV[1])
if redis.call("PTTL", KEYS[1]) < tonumber(ARGV[2]) then redis.call("PEXPIRE", KEYS[1], ARGV[2]) end
return 1`;

const CLOSE_SET = `
if redis.call("TYPE", KEYS[1]).ok == "string" then return {} end
local time = redis.call("TIME")
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local members = redis.call("ZRANGEBYSCORE", KEYS[1], "(" .. now, "(+inf")
redis.call("ZADD", KEYS[1], "+inf", "")
redis.call("PEXPIRE", KEYS[1], ARGV[1])
return members`;

export type RedisStoreOptions = { log?: StoreLog };

/**
 * Keeps everything in Redis (6.2 or later): in one server, in the one that Sentinels name, or in a
 * cluster. Returns at once and connects by itself, again and again if need be; meanwhile whoever asks
 * is told so at once. Every operation concerns one key only, as a cluster demands.
 */
export function createRedisStore(url: string, { log }: RedisStoreOptions = {}): Store {
  const address = readRedisAddress(url);
  const { client, getMany, publish, openLine, reach, close } =
    address.kind === "cluster" ? connectToCluster(address, log) : connectToServer(address, log);
  const channels = createRedisChannels(openLine);

  async function readMany(keys: readonly string[]) {
    if (keys.length === 0) return [];
    return (await ask(getMany([...keys]))).map((value) => value ?? undefined);
  }

  return {
    get: async (key) => (await ask(client.get(key))) ?? undefined,
    getMany: readMany,
    readTogether: batchReads(readMany),
    async set(key, value, ttlSeconds) {
      await ask(client.set(key, value, "PX", toMilliseconds(ttlSeconds)));
    },
    async setIfAbsent(key, value, ttlSeconds) {
      const answer = await ask(client.set(key, value, "PX", toMilliseconds(ttlSeconds), "NX"));
      return answer === "OK";
    },
    async delete(key) {
      await ask(client.del(key));
    },
    take: async (key) => (await ask(client.getdel(key))) ?? undefined,
    deleteIf: async (key, value) => (await ask(client.eval(DELETE_IF, 1, key, value))) === 1,
    async replaceIf(key, current, next, ttlSeconds) {
      const ttlMs = toMilliseconds(ttlSeconds);
      return (await ask(client.eval(REPLACE_IF, 1, key, current, next, ttlMs))) === 1;
    },
    async increment(key, ttlSeconds) {
      const answer = await ask(client.eval(INCREMENT, 1, key, toMilliseconds(ttlSeconds)));
      const [count, ttlMs] = answer as [number, number];
      return { count, ttlSeconds: Math.ceil(ttlMs / 1000) };
    },
    async decrement(key) {
      await ask(client.eval(DECREMENT, 1, key));
    },
    async addMember(key, member, ttlSeconds) {
      const ttlMs = toMilliseconds(ttlSeconds);
      return (await ask(client.eval(ADD_MEMBER, 1, key, member, ttlMs))) === 1;
    },
    async closeSet(key, ttlSeconds) {
      return (await ask(client.eval(CLOSE_SET, 1, key, toMilliseconds(ttlSeconds)))) as string[];
    },
    async publish(channel, message) {
      await ask(publish(toRedisChannel(channel), message));
    },
    subscribe: channels.listen,
    ping: async () => void (await ask(reach())),
    async close() {
      channels.close();
      await close();
    },
  };
}
