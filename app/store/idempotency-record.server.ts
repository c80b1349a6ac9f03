import { z } from "zod";
import { operationText } from "./operation-text.server.ts";
import { defineRecord } from "./record.server.ts";
import { type Store, StoreDown } from "./store.ts";
import type { Vault } from "./vault.server.ts";

/** The user may send a form again within a day. */
const FORM_SECONDS = 86_400;
/** A page with the key of an abandoned operation may stay open for long, and must not send it then. */
const ABANDONED_SECONDS = 366 * 86_400;

const recordSchema = z.discriminatedUnion("state", [
  z.object({
    state: z.literal("sent"),
    /** The time of the call, in milliseconds. */
    at: z.number().default(() => Date.now()),
    /** Until when the key leads to the result, in milliseconds: the page that settles it does not know it. */
    keptUntil: z.number().optional(),
    before: z.unknown(),
    fingerprint: z.string().optional(),
    /** An operator has found that the API did not carry it out. */
    isAbandoned: z.boolean().optional(),
  }),
  z.object({
    state: z.literal("done"),
    result: z.unknown(),
    fingerprint: z.string().optional(),
  }),
]);

const operationRecord = operationText(defineRecord(recordSchema, { version: 1 }));

export type Sent<Before> = {
  state: "sent";
  at: number;
  keptUntil?: number;
  before: Before;
  fingerprint?: string;
  isAbandoned?: boolean;
  /** The stored text, which compare-and-set needs. */
  text: string;
};
/** `fingerprint` is that of the content that was sent, which may differ from a later request's. */
export type Done<Result> = { state: "done"; result: Result; fingerprint?: string };

export type IdempotencyRecord<Before, Result> = ReturnType<typeof openRecord<Before, Result>>;

/** The record of one operation in the store, encrypted because it says who travels where. */
export function openRecord<Before, Result>(
  { store, vault }: { store: Store; vault: Vault },
  key: string,
  ttlSeconds = FORM_SECONDS,
) {
  async function read(): Promise<Sent<Before> | Done<Result> | undefined> {
    const text = await store.get(key);
    if (text === undefined) return undefined;
    // An unreadable record shows that a call may have been made, so it counts as sent and its key is not free.
    const unreadable = { state: "sent", at: Date.now(), before: undefined } as const;
    const record = operationRecord.open(vault, key, text) ?? unreadable;
    return record.state === "done"
      ? (record as Done<Result>)
      : ({ ...record, text } as Sent<Before>);
  }

  return {
    read,
    /** Writes "sent", or returns undefined where a record exists. */
    async begin(before: Before, fingerprint?: string): Promise<Sent<Before> | undefined> {
      const at = Date.now();
      const keptUntil = at + ttlSeconds * 1000;
      const sent = { state: "sent" as const, at, keptUntil, before, fingerprint };
      const text = operationRecord.seal(vault, key, sent);
      return (await store.setIfAbsent(key, text, ttlSeconds)) ? { ...sent, text } : undefined;
    },
    /** Deletes exactly this record, and returns whether it was still there. */
    remove: ({ text }: Sent<Before>) => store.deleteIf(key, text),
    /** Keeps the key from ever sending again; false where the operation is no longer "sent". */
    abandon({ text, ...sent }: Sent<Before>): Promise<boolean> {
      const next = operationRecord.seal(vault, key, { ...sent, isAbandoned: true });
      return store.replaceIf(key, text, next, ABANDONED_SECONDS);
    },
    /** Replaces "sent" by the result, unless another process wrote its result first. */
    async finish(
      { text, fingerprint, keptUntil = 0 }: Sent<Before>,
      result: Result,
    ): Promise<Done<Result>> {
      const leftSeconds = Math.ceil((keptUntil - Date.now()) / 1000);
      const doneSeconds = Math.max(leftSeconds, FORM_SECONDS);
      const done: Done<Result> = { state: "done", result, fingerprint };
      const next = operationRecord.seal(vault, key, done);
      try {
        if (await store.replaceIf(key, text, next, doneSeconds)) return done;
        const other = await read();
        if (other?.state === "done") return other;
        // The store has lost the record, so the result is written anew.
        if (!other) await store.setIfAbsent(key, next, doneSeconds);
      } catch (error) {
        // The result is known, and a later search finds it again.
        if (!(error instanceof StoreDown)) throw error;
      }
      return done;
    },
  };
}
