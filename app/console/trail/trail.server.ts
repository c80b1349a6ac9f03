import type { Logger } from "pino";
import { z } from "zod";
import { defineRecord, type SealedStore } from "../../store/record.server.ts";

const KEPT_SECONDS = 400 * 86_400;
/** The count goes on for as long as the installation lasts. */
const COUNTED_SECONDS = 36_600 * 86_400;
const COUNT_KEY = "console:trail:count";

export const actions = [
  ...(["log_in", "log_out", "purge", "end_brand_sessions", "end_account_sessions"] as const),
  ...(["release_rate_limits", "settle_placed", "settle_not_placed"] as const),
  ...(["create_draft", "edit_draft", "delete_draft", "create_preview", "revoke_preview"] as const),
];

const entrySchema = z.object({
  at: z.string(),
  operator: z.string(),
  action: z.enum(actions),
  /** The permalink of the brand. */
  brand: z.string().optional(),
  /** What the action was for, such as an account's id; never a name, an e-mail or a phone. */
  target: z.string().optional(),
  hasFailed: z.boolean().default(false),
});

const entryRecord = defineRecord(entrySchema, { version: 1 });

type Entry = z.output<typeof entrySchema>;
export type Action = Pick<Entry, "operator" | "action" | "brand" | "target">;
/** An entry that is missing was deleted, or its process stopped before it wrote the entry. */
export type NumberedEntry = { number: number; entry: Entry | undefined };

export type Trail = ReturnType<typeof createTrail>;

/**
 * The trail of what operators did. Each entry has a number and a key of its own, is written once, and is
 * sealed for its key, so that a writer of the store can neither change an entry nor move it. The log has
 * it too.
 */
export function createTrail({
  store,
  vault,
  log,
  now = Date.now,
}: SealedStore & { log: Logger; now?: () => number }) {
  async function append(action: Action, hasFailed = false): Promise<void> {
    const entry: Entry = { ...action, hasFailed, at: new Date(now()).toISOString() };
    for (;;) {
      const { count } = await store.increment(COUNT_KEY, COUNTED_SECONDS);
      const key = keyOf(count);
      if (await store.setIfAbsent(key, entryRecord.seal(vault, key, entry), KEPT_SECONDS)) break;
    }
    log.info({ ...entry, kind: "console" }, "an operator acted");
  }

  return {
    /**
     * Writes the entry, then acts: without an entry nothing is done. An action that fails, or returns that
     * it changed nothing (false), gets an entry of its own.
     */
    async record<Result>(action: Action, act: () => Promise<Result>): Promise<Result> {
      await append(action);
      try {
        const result = await act();
        if (result === false) await append(action, true);
        return result;
      } catch (error) {
        await append(action, true).catch(() => {});
        throw error;
      }
    },
    /** The entries from `newest` back, the last ones without it. */
    async read(size: number, newest?: number): Promise<NumberedEntry[]> {
      const last = Number((await store.get(COUNT_KEY)) ?? 0);
      const from = Math.min(newest ?? last, last);
      const numbers = Array.from({ length: size }, (_, at) => from - at).filter((at) => at > 0);
      const texts = await store.getMany(numbers.map(keyOf));
      return numbers.map((number, at) => ({
        number,
        entry: entryRecord.open(vault, keyOf(number), texts[at]),
      }));
    },
  };
}

const keyOf = (number: number): string => `console:trail:${number}`;
