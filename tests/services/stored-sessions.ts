import { Redis } from "ioredis";
import { createVault } from "../../app/store/vault.server.ts";
import { SESSION_SECRET } from "./panel.ts";
import type { RedisService } from "./redis.ts";

const PREFIX = "parada:";
const vault = createVault([SESSION_SECRET]);

/** Makes every session so old that the panel has to ask the API about it again. */
export async function ageSessions(redis: RedisService): Promise<void> {
  await withClient(redis, async (client) => {
    for (const key of await listKeys(client)) {
      await change(client, key, (session: object) => ({ ...session, checkedAt: 0 }));
    }
  });
}

/** Makes every session one that only panels of this version can read. */
export async function changeSessionVersion(redis: RedisService, version: number): Promise<void> {
  await withClient(redis, async (client) => {
    for (const key of await listKeys(client)) {
      await change(client, key, (session: object) => ({ ...session, v: version }));
    }
  });
}

/** Deletes sessions as when they expire or Redis is flushed; a single one when its id is given. */
export async function loseSessions(redis: RedisService, id = ""): Promise<void> {
  await withClient(redis, async (client) => {
    await client.del((await listKeys(client)).filter((key) => key.endsWith(id)));
  });
}

/** Makes the panel ask the API again for all that it shares between tabs: open trips, boards, messages. */
export async function forgetLiveStates(redis: RedisService): Promise<void> {
  await withClient(redis, async (client) => {
    const keys = await client.keys(`${PREFIX}*:state`);
    if (keys.length > 0) await client.del(keys);
  });
}

export const emptyStore = (redis: RedisService): Promise<unknown> =>
  withClient(redis, (client) => client.flushall());

/** Everything in the store by key: as it is stored, and decrypted where the panel has encrypted it. */
export type StoredRecord = { text: string; isSealed: boolean; ttlMs: number };

export function readAllStored(redis: RedisService): Promise<Map<string, StoredRecord>> {
  return withClient(redis, async (client) => {
    const records = new Map<string, StoredRecord>();
    for (const key of await client.keys(`${PREFIX}*`)) {
      const place = key.slice(PREFIX.length);
      const type = await client.type(key);
      const ttlMs = await client.pttl(key);
      if (type === "stream") {
        records.set(place, { ...(await readLog(client, key)), ttlMs });
        continue;
      }
      const isSet = type === "zset";
      const kept = isSet ? (await client.zrange(key, 0, "-1")).join("\n") : await client.get(key);
      const opened = kept === null ? undefined : vault.open(place, sealedIn(kept));
      records.set(place, { text: opened ?? kept ?? "", isSealed: opened !== undefined, ttlMs });
    }
    return records;
  });
}

/** All entries of a log as one record. */
async function readLog(client: Redis, key: string) {
  const values = (await client.xrange(key, "-", "+")).map(([, [, value = ""]]) => value);
  const opened = values.map((value) => vault.open(key.slice(PREFIX.length), value));
  const entries = opened.map((text, at) => (text === undefined ? values[at] : JSON.parse(text)));
  const text = JSON.stringify({ v: entries[0]?.v, data: entries });
  return { text, isSealed: opened.every((each) => each !== undefined) };
}

/** Backdates every order or transfer with a lost answer by this many minutes. */
export async function ageOrders(
  redis: RedisService,
  minutes: number,
  what: "order" | "transfer" = "order",
): Promise<void> {
  await withClient(redis, async (client) => {
    for (const key of await client.keys(`${PREFIX}*:${what}:*`)) {
      const at = Date.now() - minutes * 60_000;
      await change(client, key, (record: { state: string }) =>
        record.state === "sent" ? { ...record, at } : record,
      );
    }
  });
}

/** Makes every draft of a phone number and notes so old that it has expired. */
export async function ageContactDrafts(redis: RedisService): Promise<void> {
  await withClient(redis, async (client) => {
    for (const key of await client.keys(`${PREFIX}*contact-drafts:*`)) {
      await change(client, key, (drafts: object[]) =>
        drafts.map((draft) => ({ ...draft, until: Date.now() })),
      );
    }
  });
}

export function listSessionIds(redis: RedisService): Promise<string[]> {
  return withClient(redis, async (client) =>
    (await listKeys(client)).map((key) => key.slice(key.lastIndexOf(":") + 1)),
  );
}

/** The values of the keys that contain this text. */
export function readStored(redis: RedisService, part: string): Promise<string[]> {
  return withClient(redis, async (client) => {
    const keys = await client.keys(`${PREFIX}*${part}*`);
    return Promise.all(keys.map(async (key) => (await client.get(key)) ?? ""));
  });
}

/** Changes the value of a sealed record, and leaves what is not sealed. */
async function change<Value>(client: Redis, key: string, edit: (value: Value) => object) {
  const place = key.slice(PREFIX.length);
  const text = (await client.get(key)) ?? "";
  const opened = vault.open(place, sealedIn(text));
  if (opened === undefined) return;
  const { v, ...fields } = JSON.parse(opened);
  const edited =
    "data" in fields ? { v, data: edit(fields.data) } : { v, ...edit(fields as Value) };
  const sealed = vault.seal(place, JSON.stringify(edited));
  const outer = text.startsWith("{") ? { ...JSON.parse(text), sealed } : undefined;
  await client.set(key, outer ? JSON.stringify(outer) : sealed, "KEEPTTL");
}

/** What is encrypted in the text: a part of it, or all of it. */
const sealedIn = (text: string): string => /"sealed":"([^"]*)"/.exec(text)?.[1] ?? text;

const listKeys = (client: Redis) => client.keys(`${PREFIX}*:session:*`);

async function withClient<Result>(
  { url }: RedisService,
  use: (client: Redis) => Promise<Result>,
): Promise<Result> {
  const client = new Redis(url);
  try {
    return await use(client);
  } finally {
    client.disconnect();
  }
}
