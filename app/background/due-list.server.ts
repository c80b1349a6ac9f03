import { createHash } from "node:crypto";
import { z } from "zod";
import { sharedStoreOf } from "../store/account-records.server.ts";
import { defineRecord, type SealedStore } from "../store/record.server.ts";

/** A piece of work of one account, such as a series; what it is stands in the account's own records. */
export type DueTask = { permalink: string; accountId: number; id: string };

/** A task, and when it is due, in milliseconds. */
export type ListedTask = DueTask & { at: number };

const listRecord = defineRecord(
  z.array(
    z.object({ permalink: z.string(), accountId: z.number(), id: z.string(), at: z.number() }),
  ),
  { version: 1 },
);

/** Longer than any task waits; each write renews it. */
const KEPT_SECONDS = 750 * 86_400;
/** Spreads the writes of many accounts over several records. */
const PARTS = 16;

const isSame = (one: DueTask, other: DueTask): boolean =>
  one.id === other.id && one.accountId === other.accountId && one.permalink === other.permalink;

/** What one job has to do, for all accounts and brands: the store cannot be searched. */
export function dueListOf({ store: anyStore, vault }: SealedStore, job: string) {
  // The list belongs to no account: the removal of one must not delete it.
  const store = sharedStoreOf(anyStore);
  const partAt = (part: number) =>
    listRecord.at({ store, vault }, `due:${job}:${part}`, KEPT_SECONDS);
  const partOf = ({ permalink, accountId }: DueTask) => {
    const digest = createHash("sha256").update(`${permalink}:${accountId}`).digest();
    return partAt(digest.readUInt8(0) % PARTS);
  };

  return {
    /** Puts a task on the list, or moves it. */
    put({ permalink, accountId, id }: DueTask, at: number): Promise<void> {
      const task = { permalink, accountId, id, at };
      return partOf(task).update((tasks = []) => [
        ...tasks.filter((each) => !isSame(each, task)),
        task,
      ]);
    },
    /** Moves a task that was worked on, or removes it; one that was put anew meanwhile stays as it is. */
    settle(done: ListedTask, next: number | undefined): Promise<void> {
      return partOf(done).update((tasks) => {
        const listed = tasks?.find((each) => isSame(each, done));
        if (!tasks || listed?.at !== done.at) return undefined;
        const others = tasks.filter((each) => each !== listed);
        return next === undefined ? others : [...others, { ...listed, at: next }];
      });
    },
    /** The tasks whose time has come, the longest due first. */
    async listDue(now: number): Promise<ListedTask[]> {
      const parts = Array.from({ length: PARTS }, (_, part) => partAt(part).read());
      const tasks = (await Promise.all(parts)).flatMap((part) => part ?? []);
      return tasks.filter(({ at }) => at <= now).toSorted((one, other) => one.at - other.at);
    },
  };
}
