import type { AccountReference } from "../../api/account.server.ts";
import { ApiFault } from "../../api/errors.ts";
import { RateLimited, type RateLimitScope } from "../../forms/reply.ts";
import { storeOfAccount } from "../../store/account-records.server.ts";
import type { Store } from "../../store/store.ts";
import type { RequestContext } from "../context.server.ts";
import { accountKeys, knownNetworkKeys, type LimitContext, networkKey } from "./keys.server.ts";

type Limit = {
  seconds: number;
  /** Attempts on one account from one network. */
  fromHere: number;
  /** Attempts on one account from all networks, so that an attacker with many networks gains nothing. */
  fromAll: number;
};

const GUESSING = { seconds: 600, fromHere: 10, fromAll: 50 };
/**
 * Each requested code is a message to the account's owner. The period is shorter than any code lasts,
 * so while no new code is sent, the newest one still works.
 */
const SENDING = { seconds: 1800, fromHere: 5, fromAll: 8 };

/** Actions that invite guessing, or send messages. */
const limits = {
  log_in: GUESSING,
  sign_up: GUESSING,
  activation: { seconds: 600, fromHere: 6, fromAll: 18 },
  resend: { seconds: 600, fromHere: 3, fromAll: 9 },
  recovery: SENDING,
  password_reset: GUESSING,
  password_change: GUESSING,
  removal: SENDING,
  google: GUESSING,
  email_check: { seconds: 600, fromHere: 20, fromAll: 100 },
  history_link: GUESSING,
  // A press asks for fares, also where it orders nothing.
  ready_link: GUESSING,
  // The archive asks the API for all that it has of the account.
  my_data: { seconds: 600, fromHere: 5, fromAll: 10 },
  // Guests' drafts would otherwise fill the store.
  contact_draft: { seconds: 600, fromHere: 40, fromAll: 80 },
  // A transfer takes two calls, a look-up that shows a name and the transfer itself.
  transfer: { seconds: 600, fromHere: 40, fromAll: 80 },
} satisfies Record<string, Limit>;

type Limited = keyof typeof limits;

type Attempt = {
  action: Limited;
  /** As the user typed it; known and unknown accounts are counted alike. */
  account?: string;
};

/**
 * Counts an attempt for all panel processes, and refuses it over the limit of its network or account.
 * A refused attempt does not count towards the next limit, so a network can use up an account's limit,
 * or fill the store, only within its own.
 */
export async function countAttempt(
  { action, account }: Attempt,
  context: RequestContext,
): Promise<void> {
  const { store, attemptsPerAddress } = context.app.services;
  const { seconds, fromHere, fromAll } = limits[action];
  const count = async (key: string, most: number) => {
    const { count, ttlSeconds } = await store.increment(key, seconds);
    return count > most ? ttlSeconds : undefined;
  };
  refuseIf(await count(networkKey(action, context), attemptsPerAddress), "network", context);
  if (account === undefined) return;
  const { here, all } = accountKeys(action, account, context);
  refuseIf(await count(here, fromHere), "accountHere", context);
  const [isKnown, wait] = await Promise.all([
    isNetworkKnown(account, context),
    count(all, fromAll),
  ]);
  if (isKnown || wait === undefined) return;
  // The other networks have made this attempt impossible, so it does not count for this one.
  await store.decrement(here);
  refuseIf(wait, "account", context);
}

function refuseIf(
  waitSeconds: number | undefined,
  limit: RateLimitScope,
  { app }: RequestContext,
): void {
  if (waitSeconds === undefined) return;
  // A limit that is about to end is still worth a second's wait.
  const seconds = Math.max(1, Math.ceil(waitSeconds));
  app.setRetryAfter(seconds);
  throw new RateLimited(seconds, limit);
}

/** Counts an attempt and runs it. Where the API fails, it does not count for the account. */
export async function withRateLimit<Result>(
  attempt: Attempt,
  context: RequestContext,
  run: () => Promise<Result>,
): Promise<Result> {
  await countAttempt(attempt, context);
  try {
    return await run();
  } catch (error) {
    if (error instanceof ApiFault && attempt.account !== undefined) {
      const { here, all } = accountKeys(attempt.action, attempt.account, context);
      const { store } = context.app.services;
      await Promise.all([store.decrement(here), store.decrement(all)]);
    }
    throw error;
  }
}

/** Deletes the counts for an account, of all networks together and of this one. */
export const deleteRateLimits = (
  { id, email, phone }: AccountReference,
  context: RequestContext,
): Promise<void> =>
  releaseRateLimits(
    [email, phone, `${id}`].filter((name) => name !== null),
    context,
  );

/** The same by the names under which an account may have tried. */
export async function releaseRateLimits(
  names: string[],
  context: LimitContext & { app: { services: { store: Store } } },
): Promise<void> {
  const { store } = context.app.services;
  const keys = Object.keys(limits).flatMap((action) =>
    names.flatMap((name) => Object.values(accountKeys(action, name, context))),
  );
  await Promise.all(keys.map((key) => store.delete(key)));
}

/** A successful attempt does not count: with the right password a user may log in any number of times. */
export async function resetRateLimit(
  { action, account = "" }: Attempt,
  context: RequestContext,
): Promise<void> {
  const { store } = context.app.services;
  const { here, all } = accountKeys(action, account, context);
  await Promise.all([
    store.delete(here),
    // Concurrent attempts of others still count.
    store.decrement(all),
    store.decrement(networkKey(action, context)),
  ]);
}

const KNOWN_SECONDS = 90 * 86_400;

/** Whether the account's owner has proved on this network that the account is theirs. */
async function isNetworkKnown(account: string, context: RequestContext): Promise<boolean> {
  const { newest, older } = knownNetworkKeys(account, context);
  const marks = await context.app.services.store.getMany([newest, ...older]);
  return marks.some((mark) => mark !== undefined);
}

/**
 * Remembers that the account's owner has logged in on this network, by a password, by a code that the
 * API sent, or by Google. Failed log-ins on other networks then no longer lock the account on this one,
 * and the count of this one starts anew. The API has to name the account, never the form: a user could
 * claim another user's account.
 */
export async function trustNetwork(
  { id, email, phone }: AccountReference,
  context: RequestContext,
  typed?: string,
): Promise<void> {
  const { store } = context.app.services;
  const own = storeOfAccount(store, { permalink: context.brand.permalink, accountId: id });
  const names = [email, phone, typed].filter((name) => typeof name === "string");
  const known = new Set(names.map((name) => knownNetworkKeys(name, context).newest));
  const counted = new Set(names.map((name) => accountKeys("log_in", name, context).here));
  await Promise.all([
    ...[...known].map((key) => own.set(key, "1", KNOWN_SECONDS)),
    ...[...counted].map((key) => store.delete(key)),
  ]);
}
