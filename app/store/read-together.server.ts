import type { Store } from "./store.ts";

type Waiting = { keys: readonly string[]; resolve: (values: Values) => void; reject: Reject };
type Values = (string | undefined)[];
type Reject = (error: unknown) => void;

/** Reads what is asked for in the same moment in one round trip. */
export function createReadTogether(store: Store) {
  let waiting: Waiting[] = [];

  async function readAll(): Promise<void> {
    const asked = waiting;
    waiting = [];
    try {
      const values = await store.getMany(asked.flatMap(({ keys }) => keys));
      let from = 0;
      for (const { keys, resolve } of asked) {
        resolve(values.slice(from, from + keys.length));
        from += keys.length;
      }
    } catch (error) {
      for (const { reject } of asked) reject(error);
    }
  }

  return (...keys: string[]): Promise<Values> =>
    new Promise((resolve, reject) => {
      // After all that goes on from the same answer has asked, too.
      if (waiting.length === 0) process.nextTick(readAll);
      waiting.push({ keys, resolve, reject });
    });
}
