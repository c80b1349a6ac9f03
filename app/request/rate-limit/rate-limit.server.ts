import type { AccountReference } from "../../api/account.server.ts";
import { ApiFault } from "../../api/errors.ts";
import { RateLimited, type RateLimitScope } from "../../forms/rate-limited.ts";
import type { RequestContext } from "../context.server.ts";
import { accountKeys, networkKey } from "./keys.server.ts";
import { isNetworkKnown } from "./known-networks.server.ts";

type Limit = {
  seconds: number;
  /** How often about one account from one network. */
  fromHere: number;
  /** How often about one account from all networks together, so that many cannot share the guessing. */
  fromAll: number;
};

const GUESSING = { seconds: 600, fromHere: 10, fromAll: 50 };
/**
 * Every code that is asked for is a message to the owner of the account. The time is shorter than any
 * code lasts: while no new one is sent, the newest one that was sent still works.
 */
const SENDING = { seconds: 1800, fromHere: 5, fromAll: 8 };

/** What invites guessing, or sends messages to others. */
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
  // Of guests, whose drafts would otherwise fill the store.
  contact_draft: { seconds: 600, fromHere: 40, fromAll: 80 },
  // Each names somebody, or moves money: a look before it, and the transfer itself.
  transfer: { seconds: 600, fromHere: 40, fromAll: 80 },
} satisfies Record<string, Limit>;

type Limited = keyof typeof limits;

type Tried = {
  what: Limited;
  /** As it was typed: known and unknown ones are counted alike. */
  account?: string;
};

/**
 * Counts a try, for all panel processes together, and refuses it where it is one too many: of one
 * network, or about one account. What is refused does not count any further, so that no network uses
 * up an account's tries, or fills the store, for longer than its own last.
 */
export async function countAttempt(
  { what, account }: Tried,
  context: RequestContext,
): Promise<void> {
  const { store, attemptsPerAddress } = context.app.services;
  const { seconds, fromHere, fromAll } = limits[what];
  const count = async (key: string, most: number) => {
    const { count, ttlSeconds } = await store.increment(key, seconds);
    return count > most ? ttlSeconds : undefined;
  };
  refuseIf(await count(networkKey(what, context), attemptsPerAddress), "network", context);
  if (account === undefined) return;
  const { here, all } = accountKeys(what, account, context);
  refuseIf(await count(here, fromHere), "accountHere", context);
  const [isKnown, wait] = await Promise.all([
    isNetworkKnown(account, context),
    count(all, fromAll),
  ]);
  if (isKnown || wait === undefined) return;
  // A try that the others have made impossible is none of this network's.
  await store.decrement(here);
  refuseIf(wait, "account", context);
}

function refuseIf(
  waitSeconds: number | undefined,
  limit: RateLimitScope,
  { app }: RequestContext,
): void {
  if (waitSeconds === undefined) return;
  // What is about to end is still worth a moment's wait.
  const seconds = Math.max(1, Math.ceil(waitSeconds));
  app.setRetryAfter(seconds);
  throw new RateLimited(seconds, limit);
}

/** Counts a try and runs it. What the API could not answer was none, as far as the account goes. */
export async function withRateLimit<Result>(
  tried: Tried,
  context: RequestContext,
  run: () => Promise<Result>,
): Promise<Result> {
  await countAttempt(tried, context);
  try {
    return await run();
  } catch (error) {
    if (error instanceof ApiFault && tried.account !== undefined) {
      const { here, all } = accountKeys(tried.what, tried.account, context);
      const { store } = context.app.services;
      await Promise.all([store.decrement(here), store.decrement(all)]);
    }
    throw error;
  }
}

/** Deletes the counts of tries about an account from all networks together, and from this one. */
export async function deleteRateLimits(
  { id, email, phone }: AccountReference,
  context: RequestContext,
): Promise<void> {
  const { store } = context.app.services;
  const names = [email, phone, `${id}`].filter((name) => name !== null);
  const keys = Object.keys(limits).flatMap((what) =>
    names.flatMap((name) => Object.values(accountKeys(what, name, context))),
  );
  await Promise.all(keys.map((key) => store.delete(key)));
}

/** A try that was right does not count: with the right password a user may log in as often as they like. */
export async function resetRateLimit(
  { what, account = "" }: Tried,
  context: RequestContext,
): Promise<void> {
  const { store } = context.app.services;
  const { here, all } = accountKeys(what, account, context);
  await Promise.all([
    store.delete(here),
    // What others have tried at the same time still counts.
    store.decrement(all),
    store.decrement(networkKey(what, context)),
  ]);
}
