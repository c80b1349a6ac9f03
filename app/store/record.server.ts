import { z } from "zod";
import type { Store } from "./store.ts";
import type { Vault } from "./vault.server.ts";

/** A kind of record in the store: how its value becomes text, and how the text is checked when read. */
export type RecordKind<Value> = ReturnType<typeof defineRecord<Value>>;

export type SealedStore = { store: Store; vault: Vault };

const envelope = z.strictObject({ v: z.number(), data: z.unknown() });

/**
 * Defines a kind of record. Each text carries the version of its schema, and a text of another version
 * or shape reads as absent. Raise the version when the panel must not read older records any more.
 */
export function defineRecord<Value>(schema: z.ZodType<Value>, { version }: { version: number }) {
  // Methods, so that a topic of any value is one of an unknown value.
  const kind = {
    version,
    toText(value: Value): string {
      return JSON.stringify({ v: version, data: value });
    },
    fromText(text: string | undefined): Value | undefined {
      if (text === undefined) return undefined;
      const json = parseJson(text);
      // Before records carried a version, their text was the value itself.
      const { v, data } = envelope.safeParse(json).data ?? { v: 1, data: json };
      return v === version ? schema.safeParse(data).data : undefined;
    },
    /** Encrypts the record for this key. */
    seal(vault: Vault, key: string, value: Value): string {
      return vault.seal(key, kind.toText(value));
    },
    /** Returns undefined where no known secret has sealed the text for this key. */
    open(vault: Vault, key: string, sealed: string | undefined): Value | undefined {
      return kind.fromText(vault.open(key, sealed));
    },
    /** The encrypted record under one key. */
    at({ store, vault }: SealedStore, key: string, ttlSeconds: number) {
      return {
        async read(): Promise<Value | undefined> {
          const [text] = await store.getBatched([key]);
          return kind.open(vault, key, text);
        },
        write(value: Value): Promise<void> {
          return store.set(key, kind.seal(vault, key, value), ttlSeconds);
        },
        /** Reads and deletes it; of two callers at once, only one gets it. */
        async take(): Promise<Value | undefined> {
          return kind.open(vault, key, await store.take(key));
        },
        /** Changes the value, safely against other processes; leaves it where `change` returns undefined. */
        async update(change: (value: Value | undefined) => Value | undefined): Promise<void> {
          for (;;) {
            const text = await store.get(key);
            const next = change(kind.open(vault, key, text));
            if (next === undefined) return;
            const sealed = kind.seal(vault, key, next);
            const isWritten =
              text === undefined
                ? await store.setIfAbsent(key, sealed, ttlSeconds)
                : await store.replaceIf(key, text, sealed, ttlSeconds);
            if (isWritten) return;
          }
        },
      };
    },
  };
  return kind;
}

/** Changes a list of records to one without those that match; undefined where none matches. */
export const without =
  <Item>(matches: (item: Item) => boolean) =>
  (items: Item[] | undefined): Item[] | undefined =>
    items?.some(matches) ? items.filter((item) => !matches(item)) : undefined;

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
