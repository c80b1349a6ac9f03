import type { AccountReference } from "../../api/account.server.ts";
import type { RequestContext } from "../../request/context.server.ts";
import { deleteRateLimits } from "../../request/rate-limit/rate-limit.server.ts";
import { deleteAccountRecords } from "../../store/account-records.server.ts";

/** The delay before each retry. */
const WAITS_MS = [5_000, 60_000, 300_000];

/**
 * Deletes the panel's records of accounts that the API has removed. The accounts are gone already, so a
 * failing store does not fail the user's request: we retry in the background.
 */
export async function forgetAccounts(accounts: AccountReference[], context: RequestContext) {
  for (const account of accounts) await forget(account, context, WAITS_MS);
}

async function forget(account: AccountReference, context: RequestContext, waitsMs: number[]) {
  const { brand, app } = context;
  try {
    const key = { permalink: brand.permalink, accountId: account.id };
    await deleteAccountRecords(app.services.store, key);
    await deleteRateLimits(account, context);
  } catch (error) {
    const [wait, ...later] = waitsMs;
    app.log.error({ err: error, isLast: wait === undefined }, "an account was not forgotten");
    if (wait !== undefined) setTimeout(() => forget(account, context, later), wait).unref();
  }
}
