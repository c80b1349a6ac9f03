import type { MemberContext } from "../../request/context.server.ts";
import { readReferenceFields } from "../references/load-reference-fields.server.ts";
import { createTotals } from "./add-up.ts";
import {
  type Charged,
  closingOf,
  findCorrections,
  MOST_CLOSED,
  toCharged,
} from "./closings.server.ts";
import type { Period } from "./period.server.ts";
import { readEntries } from "./read-entries.server.ts";

/** So many trips without a price are listed; all are counted. */
const MOST_LISTED = 100;

export type Statement = Awaited<ReturnType<typeof readStatement>>;

/** Adds up the trips of a period, and compares a closed month with what it was. */
export async function readStatement(period: Period, context: MemberContext) {
  const { pages, countMissing } = readEntries(period, context);
  const totals = createTotals(await readReferenceFields(context));
  const unpriced: { id: number; when: string }[] = [];
  const charged: Charged[] = [];
  for await (const page of pages) {
    for (const { entry } of page) {
      totals.add(entry);
      const { id, when, state } = entry;
      if (state === "unpriced" && unpriced.length < MOST_LISTED) unpriced.push({ id, when });
      if (state === "charged") charged.push(toCharged(entry));
    }
  }
  const closing = period.month ? await closingOf(period.month, context).read() : undefined;
  return {
    totals: totals.list(),
    counts: totals.counts,
    unpriced,
    charged,
    missing: countMissing(),
    closing,
    corrections: closing ? findCorrections(closing, charged) : [],
    canClose: charged.length <= MOST_CLOSED,
  };
}
