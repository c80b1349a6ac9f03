import { randomUUID } from "node:crypto";
import { LRUCache } from "lru-cache";
import { z } from "zod";
import { cookieName, readCookies, writeCookie } from "../../session/cookies.server.ts";
import { type Store, unlessDown } from "../../store/store.ts";
import type { Vault } from "../../store/vault.server.ts";

const IDLE_MS = 30 * 60_000;
const LONGEST_MS = 12 * 3_600_000;
/** A cookie that is renewed on each request would be one more header on every page. */
const RENEWED_AFTER_MS = 60_000;

const sessionSchema = z.object({
  id: z.string(),
  /** The `sub` claim of the operator, or that they know the secret. */
  operator: z.string(),
  beganAt: z.number(),
  seenAt: z.number(),
});

export type ConsoleSession = z.output<typeof sessionSchema>;

export type ConsoleSessions = ReturnType<typeof createConsoleSessions>;

/**
 * The sessions of operators, sealed in their cookies, so that the console works while the store is down.
 * The store only keeps which of them were ended before their time.
 */
export function createConsoleSessions({
  store,
  vault,
  isSecure: secure,
  now = Date.now,
}: {
  store: Store;
  /** Has the console's own secrets. */
  vault: Vault;
  isSecure: boolean;
  now?: () => number;
}) {
  const name = cookieName("console_session", secure);
  const endedHere = new LRUCache<string, true>({ max: 1000, ttl: LONGEST_MS });
  const endOf = (id: string) => `console:ended:${id}`;

  const write = (session: ConsoleSession) =>
    writeCookie(name, vault.seal(name, JSON.stringify(session)), { secure });

  function readSealed(header: string | undefined): ConsoleSession | undefined {
    const text = vault.open(name, readCookies(header ?? null).get(name));
    const session = text === undefined ? undefined : sessionSchema.safeParse(JSON.parse(text)).data;
    const isCurrent =
      session && now() - session.seenAt < IDLE_MS && now() - session.beganAt < LONGEST_MS;
    return isCurrent ? session : undefined;
  }

  return {
    /** Returns the cookie of a new session. */
    begin: (operator: string): string =>
      write({ id: randomUUID(), operator, beganAt: now(), seenAt: now() }),
    async find(header: string | undefined): Promise<ConsoleSession | undefined> {
      const session = readSealed(header);
      if (!session || endedHere.has(session.id)) return undefined;
      const end = await unlessDown(store.get(endOf(session.id)), undefined);
      return end === undefined ? session : undefined;
    },
    /** The cookie that keeps a session from running out, where it is time for one. */
    renew: (session: ConsoleSession): string | undefined =>
      now() - session.seenAt < RENEWED_AFTER_MS ? undefined : write({ ...session, seenAt: now() }),
    /** Ends the session in all processes, and returns the cookie that removes it from the browser. */
    async end({ id }: ConsoleSession): Promise<string> {
      endedHere.set(id, true);
      await unlessDown(store.set(endOf(id), "", LONGEST_MS / 1000), undefined);
      return writeCookie(name, "", { secure, maxAgeSeconds: 0 });
    },
  };
}
