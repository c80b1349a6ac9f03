import { once } from "node:events";
import { Redis, type RedisOptions, ReplyError } from "ioredis";
import type { Logger } from "pino";
import { createRedisChannels, toRedisChannel } from "./redis-channels.server.ts";
import { type Store, StoreDown, toMilliseconds } from "./store.ts";

/** Nobody waits longer than this for an answer. */
const ANSWER_MS = 900;
/** A connection that owes an answer for so long is dead: it is given up, and a new one tried. */
const SILENCE_MS = 2_000;
const LONGEST_PAUSE_MS = 2_000;

const DELETE_IF = `
if redis.call("GET", KEYS[1]) ~= ARGV[1] then return 0 end
return redis.call("DEL", KEYS[1])`;

const INCREMENT = `
local count = redis.call("INCR", KEYS[1])
if redis.call("PTTL", KEYS[1]) < 0 then redis.call("PEXPIRE", KEYS[1], ARGV[1]) end
return { count, redis.call("PTTL", KEYS[1]) }`;

const DECREMENT = `
local count = redis.call("GET", KEYS[1])
if count and count ~= "0" then redis.call("DECR", KEYS[1]) end`;

export type RedisStoreOptions = { log?: Pick<Logger, "info" | "warn"> };

/**
 * Keeps everything in Redis (6.2 or later). Returns at once and connects by itself, again and again
 * if need be; meanwhile whoever asks is told so at once. Every operation concerns one key only, as
 * a cluster demands.
 */
export function createRedisStore(url: string, { log }: RedisStoreOptions = {}): Store {
  const settings: RedisOptions = {
    // Nothing is kept back to be sent, or sent again, when nobody waits for it any more.
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    connectTimeout: SILENCE_MS,
    retryStrategy: pauseBefore,
    // After a failover this may be a connection to what is now a replica.
    reconnectOnError: ({ message }) => message.includes("READONLY"),
  };
  const client = new Redis(url, {
    ...settings,
    keyPrefix: "parada:",
    socketTimeout: SILENCE_MS,
  });
  const channels = createRedisChannels(
    () => new Redis(url, { ...settings, autoResubscribe: false }),
  );

  let isDown = false;
  client.on("error", (error: Error) => {
    if (!isDown) log?.warn({ err: withoutCommand(error) }, "the store cannot be reached");
    isDown = true;
  });
  client.on("ready", () => {
    if (isDown) log?.info("the store can be reached again");
    isDown = false;
  });

  return {
    get: async (key) => (await ask(client.get(key))) ?? undefined,
    async getMany(keys) {
      if (keys.length === 0) return [];
      // In a cluster each key may be on another node; they are asked at once.
      const asked = client.isCluster
        ? Promise.all(keys.map((key) => client.get(key)))
        : client.mget([...keys]);
      return (await ask(asked)).map((value) => value ?? undefined);
    },
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
    async increment(key, ttlSeconds) {
      const answer = await ask(client.eval(INCREMENT, 1, key, toMilliseconds(ttlSeconds)));
      const [count, ttlMs] = answer as [number, number];
      return { count, ttlSeconds: Math.ceil(ttlMs / 1000) };
    },
    async decrement(key) {
      await ask(client.eval(DECREMENT, 1, key));
    },
    async publish(channel, message) {
      await ask(client.publish(toRedisChannel(channel), message));
    },
    subscribe: channels.listen,
    async ping() {
      await ask(waitWhileConnecting(client));
      await ask(client.ping());
    },
    async close() {
      channels.close();
      await withinLimit(client.quit()).catch(() => client.disconnect());
    },
  };
}

/** An attempt to connect that is under way is worth the wait, as when the panel starts. */
async function waitWhileConnecting(client: Redis): Promise<void> {
  if (client.status !== "connecting" && client.status !== "connect") return;
  await once(client, "ready", { signal: AbortSignal.timeout(ANSWER_MS) });
}

async function ask<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await withinLimit(answer);
  } catch (error) {
    throw isOurMistake(error) ? withoutCommand(error) : new StoreDown(withoutCommand(error));
  }
}

function withinLimit<Answer>(answer: Promise<Answer>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const giveUp = () => reject(new Error(`Redis has not answered within ${ANSWER_MS} ms`));
    // Where we were the busy ones, the answer may lie there unread: it is read before setImmediate.
    const timer = setTimeout(() => setImmediate(giveUp), ANSWER_MS);
    answer.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** Most refusals (loading, full, not the primary) pass; only these say that the question was wrong. */
function isOurMistake(error: unknown): boolean {
  return error instanceof ReplyError && /^(ERR|WRONGTYPE)\b/.test((error as Error).message);
}

/** ioredis hangs the command on its errors, with keys, values and passwords: they are not for logs. */
function withoutCommand<Failure>(error: Failure): Failure {
  if (error instanceof Error) delete (error as { command?: unknown }).command;
  return error;
}

function pauseBefore(attempt: number): number {
  const jitter = Math.random() * 50;
  return Math.min(2 ** attempt * 25, LONGEST_PAUSE_MS) + jitter;
}
