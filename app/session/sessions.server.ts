import { randomBytes } from "node:crypto";
import { z } from "zod";
import { userSchema } from "../api/session.server.ts";
import {
  type AccountKey,
  listAccountRecords,
  storeOfAccount,
} from "../store/account-records.server.ts";
import { defineRecord } from "../store/record.server.ts";
import { announceEnd, onRecordEnd } from "../store/record-end.ts";
import type { Store } from "../store/store.ts";
import type { Vault } from "../store/vault.server.ts";

export const savedFormSchema = z.object({
  path: z.string(),
  /** Values by field name; a list where a field came more than once. */
  values: z.record(z.string(), z.union([z.string(), z.array(z.string())])),
  /** When the saved form expires. */
  until: z.number(),
});

export type SavedForm = z.output<typeof savedFormSchema>;

const sessionFields = z.object({
  /** The panel sends it to the API only. */
  token: z.string(),
  user: userSchema,
  /** Limits a session to one screen; without it, the user may enter all screens of the role. */
  scope: z.literal("history").optional(),
  beganAt: z.number().default(0),
  /** When the API last confirmed the token. */
  checkedAt: z.number(),
  /** A form that expired with the last session, until the panel gives it back. */
  savedForm: savedFormSchema.optional().catch(undefined),
});
type SessionFields = z.output<typeof sessionFields>;
/** Loose: a field that a newer panel adds survives when this one saves the session. */
const sessionSchema: z.ZodType<SessionFields> = sessionFields.loose();
const sessionRecord = defineRecord(sessionSchema, { version: 1 });

/** The session of a logged-in user. It is invalid on any brand but the permalink's. */
export type Session = SessionFields & { id: string; permalink: string };
type SessionKey = Pick<Session, "permalink" | "id">;

/** A link to a history opens a session for that screen alone. */
export type SessionScope = NonNullable<Session["scope"]>;

const DAY_SECONDS = 86_400;
/** Another tab may still send the cookie of an ended session for so long. */
const ENDED_SECONDS = 60;
const LONGEST_SECONDS = 30 * DAY_SECONDS;
const ttlOf = ({ scope }: Pick<Session, "scope">) => (scope ? DAY_SECONDS : LONGEST_SECONDS);

export type Sessions = ReturnType<typeof createSessions>;

/**
 * Sessions are encrypted, so that a reader of the store cannot use a token, and a writer cannot forge a
 * session. A record that no known secret opens is no session.
 */
export function createSessions(store: Store, vault: Vault) {
  // The key includes the brand, so an id is invalid on another brand.
  const keyOf = (permalink: string, id: string) => `${permalink}:session:${id}`;
  const endOf = (permalink: string, id: string) => `${permalink}:ended:${id}`;
  /** Holds when an operator last ended all sessions of a brand. */
  const brandEndOf = (permalink: string) => `${permalink}:sessions-ended`;

  async function save(session: Session): Promise<void> {
    const { id, permalink, ...record } = session;
    const key = keyOf(permalink, id);
    const own = storeOfAccount(store, { permalink, accountId: session.user.id });
    await sessionRecord.at({ store: own, vault }, key, ttlOf(session)).write(record);
  }

  async function find(permalink: string, id: string): Promise<Session | undefined> {
    const key = keyOf(permalink, id);
    const [sealed, brandEnd] = await store.getBatched([key, brandEndOf(permalink)]);
    const record = sessionRecord.open(vault, key, sealed);
    const isEnded = record && brandEnd !== undefined && record.beganAt <= Number(brandEnd);
    return record && !isEnded ? { ...record, id, permalink } : undefined;
  }

  async function end({ permalink, id }: SessionKey): Promise<void> {
    const key = keyOf(permalink, id);
    await store.set(endOf(permalink, id), "", ENDED_SECONDS);
    await store.delete(key);
    await announceEnd(store, key);
  }

  return {
    async create(fields: Omit<Session, "id" | "beganAt">): Promise<Session> {
      const id = randomBytes(24).toString("base64url");
      const session = { ...fields, id, beganAt: Date.now() };
      await save(session);
      return session;
    },
    find,
    save,
    end,
    /** Ends all sessions of an account in all processes, and returns how many there were. */
    async endAllOfAccount(account: AccountKey): Promise<number> {
      const prefix = keyOf(account.permalink, "");
      const keys = await listAccountRecords(store, account);
      const sessions = keys.filter((key) => key.startsWith(prefix));
      for (const key of sessions) {
        await store.delete(key);
        await announceEnd(store, key);
      }
      return sessions.length;
    },
    /** Ends all sessions of a brand that have begun by now, in all processes. */
    async endAllOfBrand(permalink: string): Promise<void> {
      const key = brandEndOf(permalink);
      // No session lives for longer.
      await store.set(key, String(Date.now()), LONGEST_SECONDS);
      await announceEnd(store, key);
    },
    /** Whether the session was ended a moment ago, and did not expire. */
    wasEnded: async (permalink: string, id: string): Promise<boolean> =>
      (await store.get(endOf(permalink, id))) !== undefined,
    /** Whether the session is valid, and only newer panels can read it. */
    async isNewer(permalink: string, id: string): Promise<boolean> {
      const key = keyOf(permalink, id);
      return sessionRecord.isNewer(vault, key, await store.get(key));
    },
    /** Calls `onEnd` when any process ends the session, until the caller unsubscribes. */
    onEnd({ permalink, id }: SessionKey, onEnd: () => void): () => void {
      const keys = [keyOf(permalink, id), brandEndOf(permalink)];
      const stops = keys.map((key) => onRecordEnd(store, key, onEnd));
      return () => {
        for (const stop of stops) stop();
      };
    },
    /** Makes the next page check the token with the API. */
    async revalidate({ permalink, id }: SessionKey): Promise<void> {
      const session = await find(permalink, id);
      if (session) await save({ ...session, checkedAt: 0 });
    },
  };
}
