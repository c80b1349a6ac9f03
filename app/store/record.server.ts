import type { z } from "zod";
import type { Store } from "./store.ts";
import type { Vault } from "./vault.server.ts";

/** A kind of record in the store: how its value becomes text, and how the text is checked when read. */
export type RecordKind<Value> = ReturnType<typeof defineRecord<Value>>;

export type SealedStore = { store: Store; vault: Vault };

/** How the data of another version becomes this version's; the schema checks what it returns. */
type Conversions = Record<number, (data: unknown) => unknown>;

type Options = {
  version: number;
  /** The other versions that this one reads: the last release's, and the next one's before it is written. */
  reads?: Conversions;
};

/**
 * Defines a kind of record. Each text carries the version of its schema. A text of an unknown version or
 * shape reads as absent, and one of a newer version stays in the store for the panels that know it.
 */
export function defineRecord<Value>(schema: z.ZodType<Value>, { version, reads = {} }: Options) {
  function parse(text: string): { value: Value | undefined; isNewer: boolean } {
    const { v, data } = toVersioned(parseJson(text));
    if (v === version) return { value: schema.safeParse(data).data, isNewer: false };
    const convert = reads[v];
    if (!convert) return { value: undefined, isNewer: v > version };
    return { value: schema.safeParse(convert(data)).data, isNewer: false };
  }

  // Methods, so that a topic of any value is one of an unknown value.
  const kind = {
    version,
    toText(value: Value): string {
      return JSON.stringify(
        isInlinable(value) ? { v: version, ...value } : { v: version, data: value },
      );
    },
    fromText(text: string | undefined): Value | undefined {
      return text === undefined ? undefined : parse(text).value;
    },
    /** Encrypts the record for this key. */
    seal(vault: Vault, key: string, value: Value): string {
      return vault.seal(key, kind.toText(value));
    },
    /** Returns undefined where no known secret has sealed the text for this key. */
    open(vault: Vault, key: string, sealed: string | undefined): Value | undefined {
      return kind.fromText(vault.open(key, sealed));
    },
    /** Whether only newer panels can read the record. */
    isNewer(vault: Vault, key: string, sealed: string | undefined): boolean {
      const text = vault.open(key, sealed);
      return text !== undefined && parse(text).isNewer;
    },
    /** The encrypted record under one key. */
    at({ store, vault }: SealedStore, key: string, ttlSeconds: number) {
      const isNewer = (sealed: string | undefined): sealed is string =>
        kind.isNewer(vault, key, sealed);
      return {
        async read(): Promise<Value | undefined> {
          const [text] = await store.getBatched([key]);
          return kind.open(vault, key, text);
        },
        write(value: Value): Promise<void> {
          return store.set(key, kind.seal(vault, key, value), ttlSeconds);
        },
        /**
         * A writer that replaces only what it last read or wrote. It returns false once another process has
         * written, so that a process which has lost its lease stops there.
         */
        async openWriter() {
          let text = (await store.get(key)) ?? "";
          return {
            async write(next: Value): Promise<boolean> {
              const sealed = kind.seal(vault, key, next);
              const isWritten = await store.replaceIf(key, text, sealed, ttlSeconds);
              if (isWritten) text = sealed;
              return isWritten;
            },
          };
        },
        /** Reads and deletes it; of two callers at once, only one gets it. */
        async take(): Promise<Value | undefined> {
          const text = await store.take(key);
          if (isNewer(text)) await store.setIfAbsent(key, text, ttlSeconds);
          return kind.open(vault, key, text);
        },
        /** Changes the value, safely against other processes; leaves it where `change` returns undefined. */
        async update(change: (value: Value | undefined) => Value | undefined): Promise<void> {
          for (;;) {
            const text = await store.get(key);
            if (isNewer(text)) return;
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

/** The version stands among an object's own fields, so that panels from before the versions read those. */
const isInlinable = (value: unknown): value is object =>
  isObject(value) && !Array.isArray(value) && !("v" in value) && !("data" in value);
const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;

function toVersioned(json: unknown): { v: number; data?: unknown } {
  // Before records carried a version, their text was the value itself.
  if (!isObject(json) || !("v" in json) || typeof json.v !== "number") return { v: 1, data: json };
  const { v, ...fields } = json;
  const isWrapped = "data" in fields && Object.keys(fields).length === 1;
  return { v, data: isWrapped ? fields.data : fields };
}

/** For `update`: the list with this item as the last, instead of an earlier one; where it is full, the first goes. */
export const withLast =
  <Item extends { key: string }>(item: Item, most: number) =>
  (items: Item[] = []): Item[] =>
    [...items.filter(({ key }) => key !== item.key), item].slice(-most);

/** Undefined where the text is no JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
