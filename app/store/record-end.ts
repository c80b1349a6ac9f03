import type { Store } from "./store.ts";

const channelOf = (key: string): string => `end:${key}`;

/** Tells every process that a record is gone. It is gone whether or not they hear of it. */
export async function announceEnd(store: Store, key: string): Promise<void> {
  await store.publish(channelOf(key), "").catch(() => {});
}

/** Listens for the end of a record, whichever process ends it, until the returned function is called. */
export const onRecordEnd = (store: Store, key: string, hear: () => void): (() => void) =>
  store.subscribe(channelOf(key), hear);
