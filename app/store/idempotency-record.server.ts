import { z } from "zod";
import type { Store } from "./store.ts";
import type { Vault } from "./vault.server.ts";

/** As long as a form may be sent again: a day. */
const KEPT_SECONDS = 86_400;

const recordSchema = z.discriminatedUnion("state", [
  z.object({
    state: z.literal("sent"),
    /** When, in milliseconds. */
    at: z.number().default(() => Date.now()),
    before: z.unknown(),
    fingerprint: z.string().optional(),
  }),
  z.object({
    state: z.literal("done"),
    result: z.unknown(),
    fingerprint: z.string().optional(),
  }),
]);

type Sent<Before> = { state: "sent"; at: number; before: Before; fingerprint?: string };
type Done<Result> = { state: "done"; result: Result; fingerprint?: string };

export type StoredRecord<Before, Result> = (Sent<Before> | Done<Result>) & {
  /** As it stands in the store, which a compare-and-set asks for. */
  text: string;
};

export type IdempotencyRecord<Before, Result> = ReturnType<typeof openRecord<Before, Result>>;

/** The record of one operation in the store, sealed: it says who goes where. */
export function openRecord<Before, Result>(
  { store, vault }: { store: Store; vault: Vault },
  key: string,
) {
  type Stored = StoredRecord<Before, Result>;
  const seal = (value: Sent<Before> | Done<Result>) => vault.seal(key, JSON.stringify(value));

  async function read(): Promise<Stored | undefined> {
    const text = await store.get(key);
    if (text === undefined) return undefined;
    return { ...(parse(openText(vault, key, text)) as Sent<Before> | Done<Result>), text };
  }

  return {
    read,
    /** Writes "sent" where there is no record yet; returns nothing where there is one. */
    async begin(before: Before, fingerprint?: string) {
      const sent: Sent<Before> = { state: "sent", at: Date.now(), before, fingerprint };
      const text = seal(sent);
      const isFirst = await store.setIfAbsent(key, text, KEPT_SECONDS);
      return isFirst ? { ...sent, text } : undefined;
    },
    /** Deletes this very record; tells whether it was still there. */
    free: ({ text }: Pick<Stored, "text">) => store.deleteIf(key, text),
    /** Writes the result in the place of "sent"; a result that another process wrote first stays. */
    async finish({ text, fingerprint }: Sent<Before> & Pick<Stored, "text">, result: Result) {
      const done: Done<Result> = { state: "done", result, fingerprint };
      const next = seal(done);
      if (!(await store.replaceIf(key, text, next, KEPT_SECONDS))) {
        const other = await read();
        if (other?.state === "done") return other;
        // A store that has lost the record is told the result all the same.
        if (!other) await store.setIfAbsent(key, next, KEPT_SECONDS);
      }
      return { ...done, text: next };
    },
  };
}

/** An older panel wrote its records unsealed; they are gone a day after the last one has stopped. */
function openText(vault: Vault, key: string, text: string): unknown {
  if (!text.startsWith("{")) return JSON.parse(vault.open(key, text) ?? "null");
  const { content, ...record } = JSON.parse(text);
  return { ...record, fingerprint: content };
}

/**
 * A record that cannot be read was written all the same, so the call may have been made: it counts
 * as sent, and is never taken for a free key.
 */
function parse(value: unknown): z.output<typeof recordSchema> {
  const { data } = recordSchema.safeParse(value);
  return data ?? { state: "sent", at: Date.now(), before: undefined };
}
