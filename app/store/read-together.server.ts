import type { Store } from "./store.ts";

type Waiting = { keys: readonly string[]; resolve: (values: Values) => void; reject: Reject };
type Values = (string | undefined)[];
type Reject = (error: unknown) => void;

type Read = (keys: readonly string[]) => Promise<Values>;

/** By how a store reads: the stores of several accounts read alike. */
const readers = new WeakMap<Store["getMany"], Read>();

/** Reads what is asked for in the same moment, by whomever, in one round trip. */
export function readTogether(store: Store, keys: readonly string[]): Promise<Values> {
  const read = readers.get(store.getMany) ?? createReader(store);
  readers.set(store.getMany, read);
  return read(keys);
}

function createReader(store: Store): Read {
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

  return (keys) =>
    new Promise((resolve, reject) => {
      // After all that goes on from the same answer has asked, too.
      if (waiting.length === 0) process.nextTick(readAll);
      waiting.push({ keys, resolve, reject });
    });
}
