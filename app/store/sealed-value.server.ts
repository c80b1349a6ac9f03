import type { z } from "zod";
import type { Store } from "./store.ts";
import type { Vault } from "./vault.server.ts";

/** An encrypted value in the store, checked when it is read, and changed by compare-and-set. */
export function openSealedValue<Schema extends z.ZodType>(
  { store, vault }: { store: Store; vault: Vault },
  place: string,
  { schema, ttlSeconds }: { schema: Schema; ttlSeconds: number },
) {
  type Value = z.output<Schema>;

  /** A value that cannot be decrypted or has another shape counts as absent. */
  function open(text: string | undefined): Value | undefined {
    const opened = vault.open(place, text);
    return opened === undefined ? undefined : schema.safeParse(JSON.parse(opened)).data;
  }

  return {
    async read(): Promise<Value | undefined> {
      const [text] = await store.getBatched([place]);
      return open(text);
    },
    /** Changes the value, safely against other processes; leaves it where `change` returns undefined. */
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
