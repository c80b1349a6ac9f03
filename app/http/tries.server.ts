import { createHash } from "node:crypto";
import { TooManyTries } from "../forms/too-many-tries.ts";
import type { Visit } from "./visit.server.ts";

type Limit = {
  seconds: number;
  /** How often about one account, by whomever. */
  perAccount: number;
};

/** What invites guessing, or bothers others with messages. */
const limits = {
  log_in: { seconds: 600, perAccount: 10 },
  activation: { seconds: 600, perAccount: 6 },
  resend: { seconds: 600, perAccount: 3 },
  recovery: { seconds: 3600, perAccount: 5 },
  password_reset: { seconds: 600, perAccount: 10 },
  removal: { seconds: 3600, perAccount: 5 },
  email_check: { seconds: 600, perAccount: 20 },
} satisfies Record<string, Limit>;

export type Limited = keyof typeof limits;

type Tried = {
  what: Limited;
  /** As it was typed: known and unknown ones are counted alike. */
  account?: string;
};

/**
 * Counts a try, for all panel processes together, and refuses it where it is one too many: from one
 * address, or about one account.
 */
export async function countTry({ what, account }: Tried, visit: Visit): Promise<void> {
  const { store, triesPerAddress } = visit.context.services;
  const { seconds, perAccount } = limits[what];
  const counted = [
    { key: addressKey(what, visit), limit: triesPerAddress },
    ...(account === undefined
      ? []
      : [{ key: accountKey(what, account, visit), limit: perAccount }]),
  ];
  const counts = await Promise.all(counted.map(({ key }) => store.increment(key, seconds)));
  const waits = counts
    .filter(({ count }, at) => count > (counted[at]?.limit ?? 0))
    .map(({ ttlSeconds }) => Math.ceil(ttlSeconds));
  if (waits.length === 0) return;
  const wait = Math.max(...waits);
  visit.context.setRetryAfter(wait);
  throw new TooManyTries(wait);
}

/** A try that was right is none that counts: whoever knows the password may log in as often as they like. */
export async function forgetTries({ what, account = "" }: Tried, visit: Visit): Promise<void> {
  await visit.context.services.store.delete(accountKey(what, account, visit));
}

function addressKey(what: Limited, { brand, context }: Visit): string {
  return `${brand.permalink}:tries:${what}:address:${toNetwork(context.address)}`;
}

/** The store need not know who it is. */
function accountKey(what: Limited, account: string, { brand }: Visit): string {
  const name = createHash("sha256").update(account.trim().toLowerCase()).digest("base64url");
  return `${brand.permalink}:tries:${what}:account:${name}`;
}

/** One household or office, which has as many addresses of IPv6 as it likes: 64 bits name it. */
export function toNetwork(address: string): string {
  const mapped = address.replace(/^::ffff:(?=\d+\.)/, "");
  if (!mapped.includes(":")) return mapped;
  const [head = "", tail = ""] = mapped.split("::");
  const [start, end] = [head, tail].map((part) => part.split(":").filter(Boolean));
  const zeros = mapped.includes("::") ? 8 - (start?.length ?? 0) - (end?.length ?? 0) : 0;
  const groups = [...(start ?? []), ...Array(Math.max(0, zeros)).fill("0"), ...(end ?? [])];
  return groups.slice(0, 4).join(":");
}
