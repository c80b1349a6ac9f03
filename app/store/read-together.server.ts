import type { Store } from "./store.ts";

type Read = Store["getMany"];
type Waiting = {
  keys: readonly string[];
  resolve: (values: (string | undefined)[]) => void;
  reject: (error: unknown) => void;
};

/** Reads what is asked for in the same moment, by different callers, in one round trip. */
export function batchReads(getMany: Read): Read {
  let waiting: Waiting[] = [];

  async function readAll(): Promise<void> {
    const asked = waiting;
    waiting = [];
    try {
      const values = await getMany(asked.flatMap(({ keys }) => keys));
      let from = 0;
      for (const { keys, resolve } of asked) {
        resolve(values.slice(from, from + keys.length));
        from += keys.length;
      }
    } catch (error) {
      for (const { reject } of asked) reject(error);
    }
  }

  return (keys) =>
    new Promise((resolve, reject) => {
      // After all that goes on from the same answer has asked, too.
      if (waiting.length === 0) process.nextTick(readAll);
      waiting.push({ keys, resolve, reject });
    });
}
