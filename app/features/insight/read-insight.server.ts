import { z } from "zod";
import { walkHistory } from "../../api/history.server.ts";
import { MAX_WALKED } from "../../api/pages.server.ts";
import { leaveOutOddRows } from "../../api/rows.server.ts";
import type { MemberContext } from "../../request/context.server.ts";
import { storeOfAccount } from "../../store/account-records.server.ts";
import { defineRecord } from "../../store/record.server.ts";
import { unlessDown } from "../../store/store.ts";
import { createInsight } from "./add-up-insight.server.ts";
import { insightSchema } from "./insight-schema.server.ts";
import type { Range } from "./range.server.ts";

/** So long a reload does not read all trips again. */
export const KEPT_MINUTES = 10;

const keptSchema = z.object({ readAt: z.number(), insight: insightSchema });
const keptRecord = defineRecord(keptSchema, { version: 1 });
export type ReadInsight = z.output<typeof keptSchema>;

/** What the trips of the range show, and when they were read. */
export async function readInsight(range: Range, context: MemberContext): Promise<ReadInsight> {
  const kept = keptOf(range, context);
  const known = await unlessDown(kept.read(), undefined);
  if (known) return known;
  const reading = leaveOutOddRows(context.api);
  const insight = createInsight(range, context.brand.currency);
  const readAt = Date.now();
  let total = 0;
  for await (const page of walkHistory(reading.api, range)) {
    total = page.total;
    for (const trip of page.trips) insight.add(trip);
  }
  const missing = reading.count() + Math.max(0, total - MAX_WALKED);
  const read = { readAt, insight: insight.list(missing) };
  await unlessDown(kept.write(read), undefined);
  return read;
}

function keptOf({ from, to }: Range, { app, brand, user }: MemberContext) {
  const { store, vault } = app.services;
  const account = { permalink: brand.permalink, accountId: user.id };
  const key = `${brand.permalink}:insight:${user.id}:${from}_${to}`;
  return keptRecord.at({ store: storeOfAccount(store, account), vault }, key, KEPT_MINUTES * 60);
}
