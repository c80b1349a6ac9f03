import type { AccountReference } from "../../api/account.server.ts";
import type { Visit } from "../../request/context.server.ts";
import { deleteTries } from "../../request/rate-limit/rate-limit.server.ts";
import { deleteAccountRecords } from "../../store/account-records.server.ts";

/** The waits before each further try. */
const WAITS_MS = [5_000, 60_000, 300_000];

/**
 * Deletes all that the panel keeps of accounts that the API has removed. What the store cannot do now is
 * tried again: the accounts are gone, so the user's request does not fail.
 */
export async function forgetAccounts(accounts: AccountReference[], visit: Visit): Promise<void> {
  for (const account of accounts) await forget(account, visit, WAITS_MS);
}

async function forget(account: AccountReference, visit: Visit, waitsMs: number[]): Promise<void> {
  const { brand, context } = visit;
  try {
    const key = { permalink: brand.permalink, accountId: account.id };
    await deleteAccountRecords(context.services.store, key);
    await deleteTries(account, visit);
  } catch (error) {
    const [wait, ...later] = waitsMs;
    context.log.error({ err: error, isLast: wait === undefined }, "an account was not forgotten");
    if (wait !== undefined) setTimeout(() => forget(account, visit, later), wait).unref();
  }
}
