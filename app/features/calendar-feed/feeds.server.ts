import { createHash, randomBytes } from "node:crypto";
import { z } from "zod";
import { type Language, languages } from "../../i18n/languages.ts";
import type { CookieSigner } from "../../session/cookies.server.ts";
import { type AccountKey, storeOfAccount } from "../../store/account-records.server.ts";
import { defineRecord, type SealedStore } from "../../store/record.server.ts";

/** Each reading starts it anew. */
const KEPT_SECONDS = 366 * 86_400;

const eventSchema = z.object({
  tripId: z.number(),
  /** An instant, or `YYYY-MM-DD HH:mm` on the unknown clocks of the place. */
  start: z.union([z.number(), z.string()]),
  location: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  description: z.string(),
  /** Counts the changes: a calendar takes the highest. */
  sequence: z.number(),
  changedAt: z.number(),
  isCancelled: z.boolean(),
  /** It had a taxi when it was last seen; it may end before its time. */
  isUnderWay: z.boolean().optional(),
});

const feedSchema = z.object({
  /** The hash of the token, which leads to nothing. */
  id: z.string(),
  /** For the owner's page, which shows the address again. */
  secret: z.string(),
  madeAt: z.number(),
  /** The owner's: a calendar program has none of its own. */
  language: z.enum(languages),
  /** When the API was asked last; 0 before that. */
  readAt: z.number(),
  events: z.array(eventSchema),
});

const feedRecord = defineRecord(feedSchema, { version: 1 });
const ownerRecord = defineRecord(z.object({ accountId: z.number() }), { version: 1 });

/** What a calendar that has subscribed has been told. */
export type PublishedEvent = z.output<typeof eventSchema>;
export type Feed = z.output<typeof feedSchema>;

/** The one feed of an account. */
export function feedOf({ store, vault }: SealedStore, account: AccountKey) {
  const { permalink, accountId } = account;
  const own = { store: storeOfAccount(store, account), vault };
  const key = `${permalink}:calendar-feed:${accountId}`;
  const record = feedRecord.at(own, key, KEPT_SECONDS);
  return {
    key,
    read: record.read,
    /** Makes the feed, or gives it a new address; the old one leads nowhere from then on. */
    async make(language: Language): Promise<void> {
      const secret = randomBytes(32).toString("base64url");
      const id = toHash(secret);
      const before = await record.read();
      await ownerRecord.at(own, ownerKey(permalink, id), KEPT_SECONDS).write({ accountId });
      await record.write({
        ...{ id, secret, madeAt: Date.now(), language, readAt: 0 },
        events: before?.events ?? [],
      });
      if (before) await store.delete(ownerKey(permalink, before.id));
    },
    /** Keeps what the feed tells now; a feed that was renewed meanwhile stays as it is. */
    async publish(id: string, events: PublishedEvent[], readAt: number): Promise<void> {
      await record.update((now) => (now?.id === id ? { ...now, events, readAt } : undefined));
      await ownerRecord.at(own, ownerKey(permalink, id), KEPT_SECONDS).write({ accountId });
    },
    async end(): Promise<void> {
      const before = await record.read();
      if (before) await store.delete(ownerKey(permalink, before.id));
      await store.delete(key);
    },
  };
}

const ownerKey = (permalink: string, id: string) => `${permalink}:calendar-token:${id}`;

const toHash = (secret: string) => createHash("sha256").update(secret).digest("base64url");

type FeedServices = SealedStore & { cookies: CookieSigner };

/** The token in a feed's address is signed for its brand, so a changed one is refused without the store. */
export function feedTokensOf({ store, vault, cookies }: FeedServices, permalink: string) {
  const name = `calendar:${permalink}`;
  return {
    toToken: (secret: string): string => cookies.seal(name, secret),
    /** The feed and its owner; undefined where the token leads to none, or no longer. */
    async find(token: string | undefined) {
      const secret = cookies.open(name, token);
      if (secret === undefined) return undefined;
      const id = toHash(secret);
      const owner = await ownerRecord
        .at({ store, vault }, ownerKey(permalink, id), KEPT_SECONDS)
        .read();
      if (!owner) return undefined;
      const account = { permalink, accountId: owner.accountId };
      const feed = await feedOf({ store, vault }, account).read();
      return feed?.id === id ? { feed, account } : undefined;
    },
  };
}
