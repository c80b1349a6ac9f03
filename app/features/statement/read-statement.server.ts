import type { MemberContext } from "../../request/context.server.ts";
import { readReferenceFields } from "../references/load-reference-fields.server.ts";
import { createTotals, type Entry } from "./add-up.ts";
import type { Period } from "./period.server.ts";
import { readEntries } from "./read-entries.server.ts";

/** So many trips without a price are listed; all are counted. */
const MOST_LISTED = 100;

type Options = {
  /** Gets each trip as it is read. */
  onEntry?: (entry: Entry) => void;
  /** Gets how many trips have been read after each page, and how many there are. */
  onPage?: (read: number, total: number) => void;
};

/** Adds up the trips of a period, and compares closed months with what they were. */
export async function readStatement(
  period: Period,
  context: MemberContext,
  { onEntry, onPage }: Options = {},
) {
  const reading = readEntries(period, context);
  const totals = createTotals(await readReferenceFields(context));
  const unpriced: { id: number; when: string }[] = [];
  let read = 0;
  for await (const page of reading.pages) {
    read += page.length;
    onPage?.(read, reading.countAll());
    for (const { entry } of page) {
      totals.add(entry);
      onEntry?.(entry);
      const { id, when, state } = entry;
      if (state === "unpriced" && unpriced.length < MOST_LISTED) unpriced.push({ id, when });
    }
  }
  return {
    ...(await reading.finish()),
    totals: totals.list(),
    counts: totals.counts,
    unpriced,
  };
}
