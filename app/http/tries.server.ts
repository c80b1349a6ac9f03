import { createHash } from "node:crypto";
import { isIPv6 } from "node:net";
import { ApiFault } from "../api/errors.ts";
import { TooManyTries } from "../forms/too-many-tries.ts";
import type { Visit } from "./visit.server.ts";

type Limit = {
  seconds: number;
  /** How often about one account from one network. */
  fromHere: number;
  /** How often about one account from all networks together, so that many cannot share the guessing. */
  fromAll: number;
};

const GUESSING = { seconds: 600, fromHere: 10, fromAll: 50 };
/** Whoever asks for a code gets the account's owner a message. */
const SENDING = { seconds: 3600, fromHere: 5, fromAll: 15 };

/** What invites guessing, or bothers others with messages. */
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
  // Each names somebody, or moves money: a look before it, and the transfer itself.
  transfer: { seconds: 600, fromHere: 40, fromAll: 80 },
} satisfies Record<string, Limit>;

type Limited = keyof typeof limits;

type Tried = {
  what: Limited;
  /** As it was typed: known and unknown ones are counted alike. */
  account?: string;
};

/** Whoever was right somewhere once is not held up there by what others try elsewhere. */
const KNOWN_SECONDS = 90 * 86_400;

/**
 * Counts a try, for all panel processes together, and refuses it where it is one too many: from one
 * address, or about one account. What is refused does not count any further, so that nobody uses up
 * an account's tries, or fills the store, for longer than their own last.
 */
export async function countTry({ what, account }: Tried, visit: Visit): Promise<void> {
  const { store, triesPerAddress } = visit.context.services;
  const { seconds, fromHere, fromAll } = limits[what];
  const count = async (key: string, limit: number) => {
    const { count, ttlSeconds } = await store.increment(key, seconds);
    return count > limit ? ttlSeconds : undefined;
  };
  refuseIf(await count(addressKey(what, visit), triesPerAddress), visit);
  if (account === undefined) return;
  const keys = accountKeys(what, account, visit);
  refuseIf(await count(keys.here, fromHere), visit);
  const [isKnown, wait] = await Promise.all([store.get(keys.known), count(keys.all, fromAll)]);
  if (!isKnown) refuseIf(wait, visit);
}

function refuseIf(waitSeconds: number | undefined, { context }: Visit): void {
  if (waitSeconds === undefined) return;
  // What is about to end is still worth a moment's wait.
  const seconds = Math.max(1, Math.ceil(waitSeconds));
  context.setRetryAfter(seconds);
  throw new TooManyTries(seconds);
}

/** Counts a try and runs it. What the API could not answer was none, as far as the account goes. */
export async function tryTo<Result>(
  tried: Tried,
  visit: Visit,
  run: () => Promise<Result>,
): Promise<Result> {
  await countTry(tried, visit);
  try {
    return await run();
  } catch (error) {
    if (error instanceof ApiFault && tried.account !== undefined) {
      const { here, all } = accountKeys(tried.what, tried.account, visit);
      const { store } = visit.context.services;
      await Promise.all([store.decrement(here), store.decrement(all)]);
    }
    throw error;
  }
}

/** A try that was right is none that counts: whoever knows the password may log in as often as they like. */
export async function forgetTries({ what, account = "" }: Tried, visit: Visit): Promise<void> {
  const { store } = visit.context.services;
  const { here, all, known } = accountKeys(what, account, visit);
  await Promise.all([
    store.delete(here),
    // What others have tried at the same time still counts.
    store.decrement(all),
    store.decrement(addressKey(what, visit)),
    store.set(known, "1", KNOWN_SECONDS),
  ]);
}

function addressKey(what: Limited, { brand, context }: Visit): string {
  return `${brand.permalink}:tries:${what}:address:${toNetwork(context.address)}`;
}

function accountKeys(what: Limited, account: string, { brand, context }: Visit) {
  const name = toName(account);
  // The store need not know who it is.
  const ofAll = hash(name);
  const ofHere = hash(`${name}\n${toNetwork(context.address)}`);
  return {
    here: `${brand.permalink}:tries:${what}:here:${ofHere}`,
    all: `${brand.permalink}:tries:${what}:account:${ofAll}`,
    known: `${brand.permalink}:known-here:${ofHere}`,
  };
}

const hash = (text: string) => createHash("sha256").update(text).digest("base64url");

/** The same for what an API may take as the same: whatever its capitals, spaces and signs. */
function toName(account: string): string {
  const name = account.normalize("NFKC").toLowerCase().replaceAll(/\s/g, "");
  return name.includes("@") ? name : name.replaceAll(/[()./-]/g, "").replace(/^00/, "+");
}

/** One household or office, which has as many addresses of IPv6 as it likes: 64 bits name it. */
export function toNetwork(address: string): string {
  const plain = address.replace(/%.*$/, "").replace(/^::ffff:(?=\d+\.)/i, "");
  if (!isIPv6(plain)) return plain;
  // One notation of the many that there are.
  const canonical = new URL(`http://[${plain}]`).hostname.slice(1, -1);
  const [head = "", tail = ""] = canonical.split("::");
  const [start, end] = [head, tail].map((part) => part.split(":").filter(Boolean));
  const zeros = Array(8 - (start?.length ?? 0) - (end?.length ?? 0)).fill("0");
  return [...(start ?? []), ...zeros, ...(end ?? [])].slice(0, 4).join(":");
}
