import { z } from "zod";
import type { Store } from "./store.ts";
import type { Vault } from "./vault.server.ts";

/** A kind of record in the store: how its value becomes text, and how the text is checked when read. */
export interface RecordKind<Value> {
  readonly version: number;
  toText(value: Value): string;
  fromText(text: string | undefined): Value | undefined;
  /** Encrypts the record for this key. */
  seal(vault: Vault, key: string, value: Value): string;
  /** Returns undefined where no known secret has sealed the text for this key. */
  open(vault: Vault, key: string, sealed: string | undefined): Value | undefined;
  /** The encrypted record under one key. */
  at(services: SealedStore, key: string, ttlSeconds: number): SealedRecord<Value>;
}

export type SealedStore = { store: Store; vault: Vault };

interface SealedRecord<Value> {
  read(): Promise<Value | undefined>;
  write(value: Value): Promise<void>;
  /** Reads and deletes it; of two callers at once, only one gets it. */
  take(): Promise<Value | undefined>;
  /** Changes the value, safely against other processes; leaves it where `change` returns undefined. */
  update(change: (value: Value | undefined) => Value | undefined): Promise<void>;
}

const envelope = z.strictObject({ v: z.number(), data: z.unknown() });

/**
 * Defines a kind of record. Each text carries the version of its schema, and a text of another version
 * or shape reads as absent. Raise the version when the panel must not read older records any more.
 */
export function defineRecord<Value>(
  schema: z.ZodType<Value>,
  { version }: { version: number },
): RecordKind<Value> {
  const toText = (value: Value): string => JSON.stringify({ v: version, data: value });

  function fromText(text: string | undefined): Value | undefined {
    if (text === undefined) return undefined;
    const json = parseJson(text);
    // Before records carried a version, their text was the value itself.
    const { v, data } = envelope.safeParse(json).data ?? { v: 1, data: json };
    return v === version ? schema.safeParse(data).data : undefined;
  }

  const seal = (vault: Vault, key: string, value: Value) => vault.seal(key, toText(value));
  const open = (vault: Vault, key: string, sealed: string | undefined) =>
    fromText(vault.open(key, sealed));

  return {
    version,
    toText,
    fromText,
    seal,
    open,
    at: ({ store, vault }, key, ttlSeconds) => ({
      async read() {
        const [text] = await store.getBatched([key]);
        return open(vault, key, text);
      },
      write: (value) => store.set(key, seal(vault, key, value), ttlSeconds),
      take: async () => open(vault, key, await store.take(key)),
      async update(change) {
        for (;;) {
          const text = await store.get(key);
          const next = change(open(vault, key, text));
          if (next === undefined) return;
          const sealed = seal(vault, key, next);
          const isWritten =
            text === undefined
              ? await store.setIfAbsent(key, sealed, ttlSeconds)
              : await store.replaceIf(key, text, sealed, ttlSeconds);
          if (isWritten) return;
        }
      },
    }),
  };
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
