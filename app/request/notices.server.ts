import { randomUUID } from "node:crypto";
import { z } from "zod";
import { defineRecord, type SealedStore, without } from "../store/record.server.ts";

const noticeSchema = z.object({
  id: z.string(),
  at: z.number(),
  /** The key of its text. */
  kind: z.string(),
  /** For its text; `date` is a day. */
  values: z.record(z.string(), z.union([z.string(), z.number()])),
  /** The series that it is about. */
  series: z.string().optional(),
});

const noticesRecord = defineRecord(z.array(noticeSchema), { version: 1 });

/** What the panel itself has to tell the user of an account, who was away when it happened. */
export type Notice = z.output<typeof noticeSchema>;

/** The user may be on holiday. */
const KEPT_SECONDS = 90 * 86_400;
const MOST_KEPT = 50;

type Owner = { permalink: string; accountId: number };

export function noticesOf(services: SealedStore, { permalink, accountId }: Owner) {
  const list = noticesRecord.at(services, `${permalink}:notices:${accountId}`, KEPT_SECONDS);
  return {
    /** The newest first. */
    list: async (): Promise<Notice[]> => (await list.read()) ?? [],
    add: (notice: Pick<Notice, "kind" | "values" | "series">): Promise<void> =>
      list.update((notices = []) =>
        [{ ...notice, id: randomUUID(), at: Date.now() }, ...notices].slice(0, MOST_KEPT),
      ),
    remove: (id: string): Promise<void> => list.update(without((each) => each.id === id)),
    removeAll: (): Promise<void> => list.update((notices) => notices && []),
  };
}
