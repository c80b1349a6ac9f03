import type { z } from "zod";
import type { Store } from "./store.ts";
import type { Vault } from "./vault.server.ts";

/** One value in the store, encrypted, checked as it is read, and changed by compare-and-set. */
export function openSealedValue<Schema extends z.ZodType>(
  { store, vault }: { store: Store; vault: Vault },
  place: string,
  { schema, ttlSeconds }: { schema: Schema; ttlSeconds: number },
) {
  type Value = z.output<Schema>;

  /** What cannot be opened or is of another shape counts as not there. */
  function open(text: string | undefined): Value | undefined {
    const opened = vault.open(place, text);
    return opened === undefined ? undefined : schema.safeParse(JSON.parse(opened)).data;
  }

  return {
    async read(): Promise<Value | undefined> {
      const [text] = await store.readTogether([place]);
      return open(text);
    },
    /** Changes the value, however many processes do so at once; leaves it where nothing is returned. */
    async update(change: (value: Value | undefined) => Value | undefined): Promise<void> {
      for (;;) {
        const text = await store.get(place);
        const next = change(open(text));
        if (next === undefined) return;
        const sealed = vault.seal(place, JSON.stringify(next));
        const isWritten =
          text === undefined
            ? await store.setIfAbsent(place, sealed, ttlSeconds)
            : await store.replaceIf(place, text, sealed, ttlSeconds);
        if (isWritten) return;
      }
    },
  };
}
