import { z } from "zod";
import { type AccountKey, storeOfAccount } from "../../store/account-records.server.ts";
import { defineRecord, type SealedStore } from "../../store/record.server.ts";
import { type Activity, fields, type Kind, kinds } from "./kinds.server.ts";

export const KEPT_DAYS = 90;
const KEPT_SECONDS = KEPT_DAYS * 86_400;
/** Of a company with 300 employees, one entry every 26 minutes; the oldest go first. */
export const MOST_ENTRIES = 5_000;

const entrySchema = z.object({
  /** The user, with the name of that moment. */
  by: z.object({ id: z.number(), name: z.string().transform((name) => name.slice(0, 80)) }),
  /** Any text, since a newer panel writes kinds that this one does not know. */
  kind: z.string(),
  details: z.record(z.string(), z.union([z.string(), z.number(), z.array(z.string())])),
});

const entryRecord = defineRecord(entrySchema, { version: 1 });

export type Entry = z.output<typeof entrySchema> & {
  /** When the store got it, in milliseconds. */
  at: number;
  /** Its place in the log, from which a page goes on. */
  place: string;
};

export type Author = z.input<typeof entrySchema>["by"];

/**
 * What a company's users have done, in the order in which it was done. It is only added to and read: entries end
 * with their time, with the company's account, or where more than `MOST_ENTRIES` follow.
 */
export function activityLogOf({ store, vault }: SealedStore, company: AccountKey) {
  const { permalink, accountId } = company;
  const key = `${permalink}:activity:${accountId}`;
  // The log belongs to the company's account, whichever of its users adds to it.
  const own = storeOfAccount(store, company);

  return {
    append(by: Author, activity: Activity): Promise<void> {
      const { kind } = activity;
      const entry = entrySchema.parse({ by, kind, details: toDetails(activity) });
      const limits = { ttlSeconds: KEPT_SECONDS, most: MOST_ENTRIES };
      return own.append(key, entryRecord.seal(vault, key, entry), limits);
    },
    /** The newest first, from before a place if there is one; `next` is where older ones go on. */
    async readBack(
      count: number,
      before?: string,
    ): Promise<{ entries: Entry[]; next: string | undefined }> {
      const page = await store.readBack(key, { ttlSeconds: KEPT_SECONDS, count, before });
      const entries = page.flatMap(({ place, value }): Entry[] => {
        const entry = entryRecord.open(vault, key, value);
        return entry ? [{ ...entry, place, at: Number.parseInt(place, 10) }] : [];
      });
      return { entries, next: page.length < count ? undefined : page.at(-1)?.place };
    },
  };
}

/** The fields of the kind and no others, each in its form. */
function toDetails(activity: Activity): Record<string, unknown> {
  const given: Record<string, unknown> = activity;
  const names: readonly (keyof typeof fields)[] = kinds[activity.kind].fields;
  return Object.fromEntries(names.map((name) => [name, fields[name].parse(given[name])]));
}

export const isKnown = (kind: string): kind is Kind => Object.hasOwn(kinds, kind);
