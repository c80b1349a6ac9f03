import type { Store } from "./store.ts";

const channelOf = (key: string): string => `end:${key}`;

/** Tells every process that a record was deleted. The deletion does not depend on the message. */
export async function announceEnd(store: Store, key: string): Promise<void> {
  await store.publish(channelOf(key), "").catch(() => {});
}

/** Calls `onEnd` when any process deletes the record, until the caller unsubscribes. */
export const onRecordEnd = (store: Store, key: string, onEnd: () => void): (() => void) =>
  store.subscribe(channelOf(key), onEnd);
