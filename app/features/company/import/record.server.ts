import { z } from "zod";
import type { Services } from "../../../request/services.server.ts";
import { defineRecord } from "../../../store/record.server.ts";
import { type ImportRow, problemSchema, rowSchema } from "./rows.server.ts";

/** The outcome of a row that has been processed. */
const outcomeSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("created") }),
  /** An employee with this e-mail exists already. */
  z.object({ kind: z.literal("known") }),
  z.object({ kind: z.literal("refused"), problems: z.array(problemSchema) }),
]);
export type RowOutcome = z.output<typeof outcomeSchema>;

const progressSchema = z.object({
  id: z.string(),
  state: z.enum(["checked", "running", "paused", "done"]),
  /** The outcome of each row; null until the row is processed. */
  outcomes: z.array(outcomeSchema.nullable()),
  /** The index of a row that may have been sent and has no recorded outcome. */
  sending: z.number().nullable(),
});
type ImportProgress = z.output<typeof progressSchema>;

const rowsRecord = defineRecord(z.object({ id: z.string(), rows: z.array(rowSchema) }), {
  version: 1,
});
const progressRecord = defineRecord(progressSchema, { version: 1 });

/** One import of a company: its rows, which do not change, and its progress. */
export type ImportRecord = {
  id: string;
  rows: ImportRow[];
  progress: ImportProgress;
};

/** A company has one import at a time. */
type ImportOwner = { permalink: string; userId: number };

/** The company can continue an import on the next day. */
const TTL_SECONDS = 86_400;

export type ImportRecords = ReturnType<typeof openRecords>;

/** All panel processes share the record. It holds names, e-mails and phones, so it is sealed. */
export function openRecords(
  { store, vault }: Pick<Services, "store" | "vault">,
  { permalink, userId }: ImportOwner,
) {
  const key = `${permalink}:import:${userId}`;

  const progressKey = `${key}:progress`;
  const rows = rowsRecord.at({ store, vault }, `${key}:rows`, TTL_SECONDS);
  const progress = progressRecord.at({ store, vault }, progressKey, TTL_SECONDS);

  return {
    key,
    async create(record: ImportRecord): Promise<void> {
      await rows.write({ id: record.id, rows: record.rows });
      await progress.write(record.progress);
    },
    /** If the two ids differ, one record is left over from an earlier import. */
    async find(): Promise<ImportRecord | undefined> {
      const found = await progress.read();
      const stored = found && (await rows.read());
      if (!stored || stored.id !== found.id) return undefined;
      return { ...stored, progress: found };
    },
    openWriter: progress.openWriter,
    // The stop request has its own key, so that only the working process writes the progress.
    requestStop: () => store.set(`${key}:stop`, "1", TTL_SECONDS),
    isStopRequested: async () => (await store.get(`${key}:stop`)) !== undefined,
    clearStopRequest: () => store.delete(`${key}:stop`),
    async discard(): Promise<void> {
      await store.delete(progressKey);
      await store.delete(`${key}:rows`);
    },
  };
}
