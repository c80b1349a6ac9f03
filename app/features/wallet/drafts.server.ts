import { randomUUID } from "node:crypto";
import type { Money } from "../../api/money.ts";
import type { Receiver } from "../../api/purses.server.ts";
import { pathTo } from "../../paths.ts";
import type { MemberContext } from "../../request/context.server.ts";

/** A transfer that the user has to confirm. */
export type Draft = {
  purse: { id: number; name: string };
  amount: Money;
  receiver: Receiver;
  /** The receiver's code or user id, as the user gave it. */
  to: string;
};

/** As long as the panel knows the transfer's outcome. */
const TTL_SECONDS = 86_400;

const storeKey = (key: string, { brand, user }: MemberContext) =>
  `${brand.permalink}:transfer-draft:${user.id}:${key}`;

/**
 * We store the draft instead of putting it into the address. So no link can propose a transfer to another
 * user, and the user confirms exactly what was shown.
 */
export async function saveDraft(draft: Draft, context: MemberContext): Promise<string> {
  const { store, vault } = context.app.services;
  const key = randomUUID();
  const sealedKey = storeKey(key, context);
  await store.set(sealedKey, vault.seal(sealedKey, JSON.stringify(draft)), TTL_SECONDS);
  return key;
}

/** Finds only the user's own drafts, since the key contains their id. */
export async function findDraft(key: string, context: MemberContext): Promise<Draft | undefined> {
  const { store, vault } = context.app.services;
  const sealedKey = storeKey(key, context);
  const text = vault.open(sealedKey, await store.get(sealedKey));
  return text === undefined ? undefined : JSON.parse(text);
}

/** The user confirms the transfer on this page and then sees its outcome there. */
export const pathToTransfer = (key: string, { siteDomain }: MemberContext): string =>
  pathTo("purses", { query: { transfer: key }, siteDomain });

/** The form, filled in with the draft. */
export const pathToChange = (key: string, { siteDomain }: MemberContext): string =>
  `${pathTo("purses", { query: { change: key }, siteDomain })}#send`;
