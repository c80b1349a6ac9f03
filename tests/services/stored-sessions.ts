import { Redis } from "ioredis";
import { createVault } from "../../app/store/vault.server.ts";
import { SESSION_SECRET } from "./panel.ts";
import type { RedisService } from "./redis.ts";

const PREFIX = "parada:";
const vault = createVault([SESSION_SECRET]);

/** Makes every session as old as one about which the API has to be asked again. */
export async function ageSessions(redis: RedisService): Promise<void> {
  await withClient(redis, async (client) => {
    for (const key of await listKeys(client)) {
      const place = key.slice(PREFIX.length);
      const session = JSON.parse(vault.open(place, (await client.get(key)) ?? "") ?? "{}");
      const aged = JSON.stringify({ ...session, checkedAt: 0 });
      await client.set(key, vault.seal(place, aged), "KEEPTTL");
    }
  });
}

/** As when they have run out, or Redis was emptied; one session where its id is given. */
export async function loseSessions(redis: RedisService, id = ""): Promise<void> {
  await withClient(redis, async (client) => {
    await client.del((await listKeys(client)).filter((key) => key.endsWith(id)));
  });
}

export const emptyStore = (redis: RedisService): Promise<unknown> =>
  withClient(redis, (client) => client.flushall());

/** All that the store holds, by key: as it stands there, and opened where the panel has sealed it. */
export type StoredRecord = { text: string; isSealed: boolean; ttlMs: number };

export function readAllStored(redis: RedisService): Promise<Map<string, StoredRecord>> {
  return withClient(redis, async (client) => {
    const records = new Map<string, StoredRecord>();
    for (const key of await client.keys(`${PREFIX}*`)) {
      const place = key.slice(PREFIX.length);
      const isSet = (await client.type(key)) === "zset";
      const kept = isSet ? (await client.zrange(key, 0, "-1")).join("\n") : await client.get(key);
      const opened = kept === null ? undefined : vault.open(place, kept);
      const ttlMs = await client.pttl(key);
      records.set(place, { text: opened ?? kept ?? "", isSealed: opened !== undefined, ttlMs });
    }
    return records;
  });
}

/** Makes every order or transfer whose answer was lost one that was sent so many minutes ago. */
export async function ageOrders(
  redis: RedisService,
  minutes: number,
  what: "order" | "transfer" = "order",
): Promise<void> {
  await withClient(redis, async (client) => {
    for (const key of await client.keys(`${PREFIX}*:${what}:*`)) {
      const place = key.slice(PREFIX.length);
      const opened = vault.open(place, (await client.get(key)) ?? "");
      const record = opened === undefined ? undefined : JSON.parse(opened);
      if (record?.state !== "sent") continue;
      const at = Date.now() - minutes * 60_000;
      await client.set(key, vault.seal(place, JSON.stringify({ ...record, at })), "KEEPTTL");
    }
  });
}

/** Makes every draft of a phone number and notes as old as one that is kept no longer. */
export async function ageContactDrafts(redis: RedisService): Promise<void> {
  await withClient(redis, async (client) => {
    for (const key of await client.keys(`${PREFIX}*contact-drafts:*`)) {
      const place = key.slice(PREFIX.length);
      const drafts = JSON.parse(vault.open(place, (await client.get(key)) ?? "") ?? "[]");
      const aged = drafts.map((draft: { until: number }) => ({ ...draft, until: Date.now() }));
      await client.set(key, vault.seal(place, JSON.stringify(aged)), "KEEPTTL");
    }
  });
}

export function listSessionIds(redis: RedisService): Promise<string[]> {
  return withClient(redis, async (client) =>
    (await listKeys(client)).map((key) => key.slice(key.lastIndexOf(":") + 1)),
  );
}

/** What stands in the store under keys that hold this. */
export function readStored(redis: RedisService, part: string): Promise<string[]> {
  return withClient(redis, async (client) => {
    const keys = await client.keys(`${PREFIX}*${part}*`);
    return Promise.all(keys.map(async (key) => (await client.get(key)) ?? ""));
  });
}

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
