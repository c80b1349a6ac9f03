import { randomBytes } from "node:crypto";
import { z } from "zod";
import type { User } from "../api/session.server.ts";
import { storeOfAccount } from "../store/account-records.server.ts";
import { announceEnd, onRecordEnd } from "../store/record-end.ts";
import type { Store } from "../store/store.ts";
import type { Vault } from "../store/vault.server.ts";

/** What the panel knows of somebody who is logged in. The token never leaves it but for the API. */
export type Session = {
  id: string;
  /** The brand it was made on, the only one it is good for. */
  permalink: string;
  token: string;
  user: User;
  /** The one screen that it is good for; of somebody who has logged in it is good for all of theirs. */
  scope?: SessionScope;
  /** When the API was last asked whether the token is good. */
  checkedAt: number;
  /** What was typed in a form that did not go through, until it is given back. */
  keptForm?: SavedForm;
};

/** By field name; a list where a field came more than once. */
export type SavedForm = {
  path: string;
  values: Record<string, string | string[]>;
  /** After that it is given back no more. */
  until: number;
};

type Named = Pick<Session, "permalink" | "id">;

/** Whoever has followed a link to a history sees that, and nothing else of the account. */
export type SessionScope = "history";

const DAY_SECONDS = 86_400;
/** As long as another tab may still be on its way with the cookie of a session that was ended. */
const ENDED_SECONDS = 60;
const ttlOf = ({ scope }: Pick<Session, "scope">) => (scope ? 1 : 30) * DAY_SECONDS;

// What an older version of the panel has kept may have another shape; it is then no session.
const keptSchema = z.object({
  token: z.string(),
  user: z.looseObject({ id: z.number(), name: z.string() }),
  scope: z.literal("history").optional(),
  checkedAt: z.number(),
  keptForm: z
    .object({
      path: z.string(),
      values: z.record(z.string(), z.union([z.string(), z.array(z.string())])),
      until: z.number(),
    })
    .optional()
    .catch(undefined),
});

export type Sessions = ReturnType<typeof createSessions>;

/**
 * Sessions are sealed: whoever gets hold of what the store holds can neither call the API as somebody
 * nor write a session of their own. What is not sealed, or with no secret that we know, is none.
 */
export function createSessions(store: Store, vault: Vault) {
  // The brand is in the key: the same id on another brand finds nothing.
  const keyOf = (permalink: string, id: string) => `${permalink}:session:${id}`;
  const endOf = (permalink: string, id: string) => `${permalink}:ended:${id}`;

  async function save(session: Session): Promise<void> {
    const { id, permalink, ...kept } = session;
    const key = keyOf(permalink, id);
    const own = storeOfAccount(store, { permalink, accountId: session.user.id });
    await own.set(key, vault.seal(key, JSON.stringify(kept)), ttlOf(session));
  }

  async function find(permalink: string, id: string): Promise<Session | undefined> {
    const key = keyOf(permalink, id);
    const text = vault.open(key, await store.get(key));
    if (text === undefined) return undefined;
    const { data } = keptSchema.safeParse(JSON.parse(text));
    return data && { ...data, user: data.user as User, id, permalink };
  }

  return {
    /** A session with an id that nobody had before. */
    async create(fields: Omit<Session, "id">): Promise<Session> {
      const session = { ...fields, id: randomBytes(24).toString("base64url") };
      await save(session);
      return session;
    },
    find,
    save,
    async end({ permalink, id }: Named): Promise<void> {
      const key = keyOf(permalink, id);
      await store.set(endOf(permalink, id), "", ENDED_SECONDS);
      await store.delete(key);
      await announceEnd(store, key);
    },
    /** Whether it was ended a moment ago, and has not run out by itself. */
    wasEnded: async (permalink: string, id: string): Promise<boolean> =>
      (await store.get(endOf(permalink, id))) !== undefined,
    /** Tells when it ends, whichever process it is that ends it; until what is returned is called. */
    onEnd: ({ permalink, id }: Named, hear: () => void): (() => void) =>
      onRecordEnd(store, keyOf(permalink, id), hear),
    /** The API is asked about its token with the next page. */
    async doubt({ permalink, id }: Named): Promise<void> {
      const session = await find(permalink, id);
      if (session) await save({ ...session, checkedAt: 0 });
    },
  };
}
