import type { Store } from "./store.ts";

type Read = Store["getMany"];
type PendingRead = {
  keys: readonly string[];
  resolve: (values: (string | undefined)[]) => void;
  reject: (error: unknown) => void;
};

/** Reads the keys that different callers want in the same tick in one round trip. */
export function batchReads(getMany: Read): Read {
  let pending: PendingRead[] = [];

  async function readAll(): Promise<void> {
    const batch = pending;
    pending = [];
    try {
      const values = await getMany(batch.flatMap(({ keys }) => keys));
      let from = 0;
      for (const { keys, resolve } of batch) {
        resolve(values.slice(from, from + keys.length));
        from += keys.length;
      }
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  }

  return (keys) =>
    new Promise((resolve, reject) => {
      // `nextTick`, so that all callbacks of the same answer have added their keys.
      if (pending.length === 0) process.nextTick(readAll);
      pending.push({ keys, resolve, reject });
    });
}
