import { announceEnd } from "./record-end.ts";
import type { Store } from "./store.ts";

/** An account of the API; its number is unique among the accounts of one brand. */
export type AccountKey = { permalink: string; accountId: number };

/** A record that is gone sooner by itself, as a lease is, is not listed. */
const UNLISTED_SECONDS = 60;
/** Longer than any request lasts that was under way when the account was removed. */
const CLOSED_SECONDS = 600;
const DELETED_AT_ONCE = 100;

/** For each store of an account, the store that all share. */
const sharedStores = new WeakMap<Store, Store>();

/**
 * Returns the store for the records of one account. Each record that it writes is listed under the
 * account, so that `deleteAccountRecords` finds it. A record has one owner: of another account's store,
 * only the shared store counts.
 */
export function storeOfAccount(anyStore: Store, account: AccountKey): Store {
  const store = sharedStores.get(anyStore) ?? anyStore;
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
  };
  sharedStores.set(own, store);
  return own;
}

/**
 * Lists a record that has just been written. Were it listed first, the account could be removed before
 * it is written, and it would stay.
 */
async function listRecord(
  store: Store,
  account: AccountKey,
  key: string,
  ttlSeconds: number,
): Promise<void> {
  if (ttlSeconds <= UNLISTED_SECONDS) return;
  const isListed = await store.addMember(listOf(account), key, ttlSeconds);
  // The account was removed while this request was under way.
  if (!isListed) await store.delete(key);
}

/**
 * Deletes all records of an account. What a request that is still under way writes afterwards is
 * deleted at once. If the store fails half way, the list is still there for another call.
 */
export async function deleteAccountRecords(anyStore: Store, account: AccountKey): Promise<void> {
  const store = sharedStores.get(anyStore) ?? anyStore;
  const list = listOf(account);
  const keys = await store.closeSet(list, CLOSED_SECONDS);
  for (let first = 0; first < keys.length; first += DELETED_AT_ONCE) {
    const some = keys.slice(first, first + DELETED_AT_ONCE);
    await Promise.all(
      some.map(async (key) => {
        await store.delete(key);
        await announceEnd(store, key);
      }),
    );
  }
  // A plain value keeps the list closed, and no longer tells what was on it.
  await store.set(list, "", CLOSED_SECONDS);
}

const listOf = ({ permalink, accountId }: AccountKey): string =>
  `${permalink}:account-records:${accountId}`;
