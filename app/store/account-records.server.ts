import { announceEnd } from "./record-end.ts";
import type { Store } from "./store.ts";

/** An account of the API; its id is unique within one brand. */
export type AccountKey = { permalink: string; accountId: number };

/** Records that expire within this time, such as leases, are not listed. */
const UNLISTED_SECONDS = 60;
/** Longer than any request lasts that was running when the account was removed. */
const CLOSED_SECONDS = 600;
const DELETE_BATCH = 100;

/** Maps each account's store to the shared store underneath. */
const sharedStores = new WeakMap<Store, Store>();

/** The store of all accounts beneath one of theirs, for records that belong to no account. */
export const sharedStoreOf = (anyStore: Store): Store => sharedStores.get(anyStore) ?? anyStore;

/**
 * Returns the store for the records of one account. It lists each record that it writes under the
 * account, so that `deleteAccountRecords` finds it. A record has one owner: given another account's
 * store, this uses the shared store underneath.
 */
export function storeOfAccount(anyStore: Store, account: AccountKey): Store {
  const store = sharedStoreOf(anyStore);
  const own: Store = {
    ...store,
    async set(key, value, ttlSeconds) {
      await store.set(key, value, ttlSeconds);
      await listRecord(store, account, key, ttlSeconds);
    },
    async setIfAbsent(key, value, ttlSeconds) {
      const isWritten = await store.setIfAbsent(key, value, ttlSeconds);
      if (isWritten) await listRecord(store, account, key, ttlSeconds);
      return isWritten;
    },
    async replaceIf(key, current, next, ttlSeconds) {
      const isWritten = await store.replaceIf(key, current, next, ttlSeconds);
      // Its life begins anew, and so must its place on the list.
      if (isWritten) await listRecord(store, account, key, ttlSeconds);
      return isWritten;
    },
    async append(key, value, limits) {
      await store.append(key, value, limits);
      await listRecord(store, account, key, limits.ttlSeconds);
    },
  };
  sharedStores.set(own, store);
  return own;
}

/**
 * Lists a record after it is written. If it were listed first, the account could be removed before the
 * write, and the record would stay.
 */
async function listRecord(
  store: Store,
  account: AccountKey,
  key: string,
  ttlSeconds: number,
): Promise<void> {
  if (ttlSeconds <= UNLISTED_SECONDS) return;
  const isListed = await store.addMember(listOf(account), key, ttlSeconds);
  // The account was removed during this request.
  if (!isListed) await store.delete(key);
}

/**
 * Deletes all records of an account; what a running request writes afterwards is deleted at once. If
 * the store fails half way, the list is still there for another call.
 */
export async function deleteAccountRecords(anyStore: Store, account: AccountKey): Promise<void> {
  const store = sharedStoreOf(anyStore);
  const list = listOf(account);
  const keys = await store.closeSet(list, CLOSED_SECONDS);
  for (let first = 0; first < keys.length; first += DELETE_BATCH) {
    const batch = keys.slice(first, first + DELETE_BATCH);
    await Promise.all(
      batch.map(async (key) => {
        await store.delete(key);
        await announceEnd(store, key);
      }),
    );
  }
  // A plain value keeps the list closed, and no longer names its records.
  await store.set(list, "", CLOSED_SECONDS);
}

/** The keys of an account's records; some may have been deleted. */
export const listAccountRecords = (anyStore: Store, account: AccountKey): Promise<string[]> =>
  sharedStoreOf(anyStore).listMembers(listOf(account));

const listOf = ({ permalink, accountId }: AccountKey): string =>
  `${permalink}:account-records:${accountId}`;
