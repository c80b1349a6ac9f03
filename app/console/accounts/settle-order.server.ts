import type { AccountKey } from "../../store/account-records.server.ts";
import { openRecord } from "../../store/idempotency-record.server.ts";
import type { SealedStore } from "../../store/record.server.ts";
import { kindOf, ORDER } from "./find-account.server.ts";

/**
 * Settles an order whose outcome is unknown, after an operator has asked the API's people. Whatever they
 * found, its key never sends again. Returns false where the order is no longer unknown.
 */
export async function settleOrder(
  sealedStore: SealedStore,
  { key, account, tripId }: { key: string; account: AccountKey; tripId: number | undefined },
): Promise<boolean> {
  const isOwn = key.startsWith(`${account.permalink}:`) && kindOf(key, account) === ORDER;
  if (!isOwn) return false;
  const record = openRecord<unknown, number>(sealedStore, key);
  const sent = await record.read();
  if (sent?.state !== "sent" || sent.isAbandoned) return false;
  if (tripId === undefined) return record.abandon(sent);
  const { result } = await record.finish(sent, tripId);
  return result === tripId;
}
