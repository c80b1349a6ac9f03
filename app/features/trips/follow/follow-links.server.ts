import { randomBytes } from "node:crypto";
import { z } from "zod";
import { grantPurposes } from "../../../api/grants.server.ts";
import { positionSchema, taxiPositionSchema } from "../../../api/trips.server.ts";
import type { CookieSigner } from "../../../session/cookies.server.ts";
import { storeOfAccount } from "../../../store/account-records.server.ts";
import { defineRecord } from "../../../store/record.server.ts";
import { announceEnd, onRecordEnd } from "../../../store/record-end.ts";
import type { Store } from "../../../store/store.ts";
import type { Vault } from "../../../store/vault.server.ts";

/** What a link reveals about a trip: enough to wait for it, and nothing about the passenger. */
export const followedSchema = z.object({
  status: z.number(),
  statusName: z.string(),
  meetingPoint: z.string(),
  /** A booking's time as `YYYY-MM-DD HH:mm` in the group's time zone. */
  scheduledFor: z.string().nullable(),
  vehicle: z.object({ plate: z.string(), model: z.string() }).nullable(),
  etaMinutes: z.number().nullable(),
  pickup: positionSchema.nullable().default(null),
  /** Null once the trip has ended. */
  position: taxiPositionSchema.nullable().default(null),
});

export type FollowedTrip = z.output<typeof followedSchema>;

const recordSchema = z.discriminatedUnion("state", [
  /** Holds the owner's encrypted token until the trip ends. */
  z.object({
    state: z.literal("open"),
    userId: z.number(),
    tripId: z.number(),
    token: z.string(),
    /** The standing permission that the token is of; each use of it may have the API replace the token. */
    grant: z.enum(grantPurposes).optional(),
    until: z.number(),
  }),
  z.object({ state: z.literal("ended"), last: followedSchema.nullable() }),
]);

const linkRecord = defineRecord(recordSchema, { version: 1 });

type FollowRecord = z.output<typeof recordSchema>;
export type OpenRecord = Extract<FollowRecord, { state: "open" }>;

/** The link shows how the trip ended for this long. */
const ENDED_SECONDS = 3_600;

/** After the owner has revoked a link, the panel creates no new one by itself for this long. */
const REVOKED_SECONDS = 24 * 3_600;

/** The links of one brand by which people follow a trip without logging in. */
export function followLinks(
  { store, vault, cookies }: { store: Store; vault: Vault; cookies: CookieSigner },
  permalink: string,
) {
  const name = `follow:${permalink}`;
  const recordKey = (id: string) => `${permalink}:follow:${id}`;
  const tripKey = (userId: number, tripId: number) => `${permalink}:followed:${userId}:${tripId}`;

  const revokedKey = (userId: number, tripId: number) =>
    `${permalink}:taken-back:${userId}:${tripId}`;

  const find = async (id: string): Promise<FollowRecord | undefined> =>
    linkRecord.open(vault, recordKey(id), await store.get(recordKey(id)));

  /** Records belong to the owner's account, also when the page of a link writes them. */
  const storeOf = (userId: number) => storeOfAccount(store, { permalink, accountId: userId });

  async function write(id: string, userId: number, record: FollowRecord, seconds: number) {
    const own = { store: storeOf(userId), vault };
    await linkRecord.at(own, recordKey(id), seconds).write(record);
  }

  return {
    topicKey: recordKey,
    find,
    /** The token in the address is signed, so a forged one is refused without reading the store. */
    toToken: (id: string): string => cookies.seal(name, id),
    toId: (token: string | undefined): string | undefined => cookies.open(name, token),
    idOf: (userId: number, tripId: number) => store.get(tripKey(userId, tripId)),
    wasRevoked: async (userId: number, tripId: number): Promise<boolean> =>
      (await store.get(revokedKey(userId, tripId))) !== undefined,
    /** Creates one link for each trip, and returns it again on later calls. */
    async open(record: Omit<OpenRecord, "state">): Promise<string> {
      const { userId, tripId } = record;
      const own = storeOf(userId);
      await store.delete(revokedKey(userId, tripId));
      const seconds = Math.ceil((record.until - Date.now()) / 1000);
      const key = tripKey(userId, tripId);
      const newId = randomBytes(16).toString("base64url");
      const id = (await own.setIfAbsent(key, newId, seconds))
        ? newId
        : ((await store.get(key)) ?? newId);
      // The owner must be able to find and revoke the link for as long as it works.
      if (id !== newId) await own.set(key, id, seconds);
      await write(id, userId, { state: "open", ...record }, seconds);
      return id;
    },
    /** Replaces the token by the trip's outcome when the trip has ended. */
    async end(id: string, { userId, tripId }: OpenRecord, last: FollowedTrip | null) {
      // The owner may have revoked it meanwhile.
      if (!(await find(id))) return;
      await write(id, userId, { state: "ended", last }, ENDED_SECONDS);
      await store.deleteIf(tripKey(userId, tripId), id);
      await announceEnd(store, recordKey(id));
    },
    async revoke(id: string, { userId, tripId }: Pick<OpenRecord, "userId" | "tripId">) {
      await storeOf(userId).set(revokedKey(userId, tripId), "yes", REVOKED_SECONDS);
      await store.delete(recordKey(id));
      await store.deleteIf(tripKey(userId, tripId), id);
      await announceEnd(store, recordKey(id));
    },
    onEnd: (id: string, listener: () => void) => onRecordEnd(store, recordKey(id), listener),
  };
}
