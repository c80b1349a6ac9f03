import type { defineRecord } from "./record.server.ts";
import type { Store } from "./store.ts";

/** Other processes may change the record in between, and one that never gives way must not hold this one up. */
const MOST_TRIES = 20;

/** Changes a record that all processes write, and returns whether it was written. */
export async function changeShared<Value>(
  store: Store,
  {
    key,
    record,
    ttlSeconds,
  }: {
    key: string;
    record: Pick<ReturnType<typeof defineRecord<Value>>, "fromText" | "toText">;
    ttlSeconds: number;
  },
  change: (value: Value | undefined) => Value,
): Promise<boolean> {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const text = await store.get(key);
    const next = record.toText(change(record.fromText(text)));
    const isWritten =
      text === undefined
        ? await store.setIfAbsent(key, next, ttlSeconds)
        : await store.replaceIf(key, text, next, ttlSeconds);
    if (isWritten) return true;
  }
  return false;
}
