import type { AccountReference } from "../../api/account.server.ts";
import { storeOfAccount } from "../../store/account-records.server.ts";
import type { RequestContext } from "../context.server.ts";
import { accountKeys, knownNetworkKeys } from "./keys.server.ts";

const KNOWN_SECONDS = 90 * 86_400;

/** Whether the account's owner has proved on this network that the account is theirs. */
export async function isNetworkKnown(account: string, context: RequestContext): Promise<boolean> {
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
