import { randomUUID } from "node:crypto";
import type { Money } from "../../api/money.ts";
import type { Receiver } from "../../api/purses.server.ts";
import { pathTo } from "../../paths.ts";
import type { MemberContext } from "../../request/context.server.ts";

/** A transfer as it is put before whoever is to confirm it. */
export type Draft = {
  purse: { id: number; name: string };
  amount: Money;
  receiver: Receiver;
  /** The code or user id as it was given. */
  to: string;
};

/** As long as what came of it is known. */
const KEPT_SECONDS = 86_400;

const placeOf = (key: string, { brand, user }: MemberContext) =>
  `${brand.permalink}:transfer-draft:${user.id}:${key}`;

/**
 * Kept here, and not in the page's address: nobody can make a link that asks others for money, and what
 * is confirmed is what was shown. The key tells this transfer from all others.
 */
export async function saveDraft(draft: Draft, context: MemberContext): Promise<string> {
  const { store, vault } = context.app.services;
  const key = randomUUID();
  const place = placeOf(key, context);
  await store.set(place, vault.seal(place, JSON.stringify(draft)), KEPT_SECONDS);
  return key;
}

/** Only one's own. */
export async function findDraft(key: string, context: MemberContext): Promise<Draft | undefined> {
  const { store, vault } = context.app.services;
  const place = placeOf(key, context);
  const text = vault.open(place, await store.get(place));
  return text === undefined ? undefined : JSON.parse(text);
}

/** Where a transfer is confirmed, and then where it is seen what came of it. */
export const pathToTransfer = (key: string, { siteDomain }: MemberContext): string =>
  pathTo("purses", { query: { transfer: key }, siteDomain });

/** The form again, with what it was filled in with. */
export const pathToChange = (key: string, { siteDomain }: MemberContext): string =>
  `${pathTo("purses", { query: { change: key }, siteDomain })}#send`;
