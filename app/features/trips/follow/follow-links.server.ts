import { randomBytes } from "node:crypto";
import { z } from "zod";
import type { CookieSigner } from "../../../session/cookies.server.ts";
import { storeOfAccount } from "../../../store/account-records.server.ts";
import { announceEnd, onRecordEnd } from "../../../store/record-end.ts";
import type { Store } from "../../../store/store.ts";
import type { Vault } from "../../../store/vault.server.ts";

/** What a link shows of a trip: enough to wait for it, and nothing of who travels. */
export type FollowedTrip = {
  status: number;
  statusName: string;
  meetingPoint: string;
  /** `YYYY-MM-DD HH:mm` on the clocks of the group, of a booking. */
  scheduledFor: string | null;
  vehicle: { plate: string; model: string } | null;
  etaMinutes: number | null;
};

const followedSchema = z.object({
  status: z.number(),
  statusName: z.string(),
  meetingPoint: z.string(),
  scheduledFor: z.string().nullable(),
  vehicle: z.object({ plate: z.string(), model: z.string() }).nullable(),
  etaMinutes: z.number().nullable(),
});

const recordSchema = z.discriminatedUnion("state", [
  /** The owner's token is here, encrypted, for as long as there is something to follow. */
  z.object({
    state: z.literal("open"),
    userId: z.number(),
    tripId: z.number(),
    token: z.string(),
    until: z.number(),
  }),
  z.object({ state: z.literal("ended"), last: followedSchema.nullable() }),
]);

export type FollowRecord = z.output<typeof recordSchema>;
export type OpenRecord = Extract<FollowRecord, { state: "open" }>;

/** For so long a link still says how the trip has ended. */
const ENDED_SECONDS = 3_600;

/** For so long nothing makes a link by itself in the place of one that was taken back. */
const TAKEN_BACK_SECONDS = 24 * 3_600;

/** The links of one brand by which trips are followed without logging in. */
export function followLinks(
  { store, vault, cookies }: { store: Store; vault: Vault; cookies: CookieSigner },
  permalink: string,
) {
  const name = `follow:${permalink}`;
  const recordKey = (id: string) => `${permalink}:follow:${id}`;
  const tripKey = (userId: number, tripId: number) => `${permalink}:followed:${userId}:${tripId}`;

  const takenBackKey = (userId: number, tripId: number) =>
    `${permalink}:taken-back:${userId}:${tripId}`;

  async function find(id: string): Promise<FollowRecord | undefined> {
    const text = vault.open(recordKey(id), await store.get(recordKey(id)));
    return text === undefined ? undefined : recordSchema.safeParse(JSON.parse(text)).data;
  }

  /** The owner's, also where the page of a link writes. */
  const storeOf = (userId: number) => storeOfAccount(store, { permalink, accountId: userId });

  async function write(id: string, userId: number, record: FollowRecord, seconds: number) {
    const sealed = vault.seal(recordKey(id), JSON.stringify(record));
    await storeOf(userId).set(recordKey(id), sealed, seconds);
  }

  return {
    topicKey: recordKey,
    find,
    /** What stands in the address: signed, so that made-up ones cost nothing. */
    toToken: (id: string): string => cookies.seal(name, id),
    toId: (token: string | undefined): string | undefined => cookies.open(name, token),
    /** The one that a trip of theirs has already. */
    idOf: (userId: number, tripId: number) => store.get(tripKey(userId, tripId)),
    wasTakenBack: async (userId: number, tripId: number): Promise<boolean> =>
      (await store.get(takenBackKey(userId, tripId))) !== undefined,
    /** One link for each trip, however often it is asked for. */
    async open(record: Omit<OpenRecord, "state">): Promise<string> {
      const { userId, tripId } = record;
      const own = storeOf(userId);
      await store.delete(takenBackKey(userId, tripId));
      const seconds = Math.ceil((record.until - Date.now()) / 1000);
      const key = tripKey(userId, tripId);
      const made = randomBytes(16).toString("base64url");
      const id = (await own.setIfAbsent(key, made, seconds))
        ? made
        : ((await store.get(key)) ?? made);
      // The owner finds it, and can take it back, for as long as others can follow it.
      if (id !== made) await own.set(key, id, seconds);
      await write(id, userId, { state: "open", ...record }, seconds);
      return id;
    },
    /** The trip is over: the token goes, and for a while the link says how it ended. */
    async end(id: string, { userId, tripId }: OpenRecord, last: FollowedTrip | null) {
      // It may have been taken back meanwhile.
      if (!(await find(id))) return;
      await write(id, userId, { state: "ended", last }, ENDED_SECONDS);
      await store.deleteIf(tripKey(userId, tripId), id);
      await announceEnd(store, recordKey(id));
    },
    async revoke(id: string, { userId, tripId }: Pick<OpenRecord, "userId" | "tripId">) {
      await storeOf(userId).set(takenBackKey(userId, tripId), "yes", TAKEN_BACK_SECONDS);
      await store.delete(recordKey(id));
      await store.deleteIf(tripKey(userId, tripId), id);
      await announceEnd(store, recordKey(id));
    },
    onEnd: (id: string, hear: () => void) => onRecordEnd(store, recordKey(id), hear),
  };
}
