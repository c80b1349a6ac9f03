import { z } from "zod";
import type { NewTrip, Trip } from "../../api/trips.server.ts";
import { formatMoment } from "../../i18n/format.server.ts";
import { toLocalTime } from "../../i18n/local-time.ts";
import type { AccountContext, MemberContext } from "../../request/context.server.ts";
import { defineRecord, withLast, without } from "../../store/record.server.ts";
import { recallOrderAmong } from "./recall-order.server.ts";

/** The record of an order ends after the same time. */
const KEPT_SECONDS = 86_400;
/** No desk sends more at once. */
const MOST_LISTED = 50;
/** A younger order may still be on its way to the API. */
const UNDER_WAY_MS = 30_000;

export const isUnderWay = ({ at }: { at: number }): boolean => Date.now() - at < UNDER_WAY_MS;

const listSchema = z.array(
  z.object({
    key: z.string(),
    at: z.number(),
    /** True once the API's answer is lost. */
    isLost: z.boolean(),
  }),
);

const listRecord = defineRecord(listSchema, { version: 1 });

export type SentOrder = z.output<typeof listSchema>[number];

/** The sent orders of an account whose outcome is not known. */
export function unsettledOrdersOf({ brand, user, app }: AccountContext) {
  const place = `${brand.permalink}:unsettled-orders:${user.id}`;
  const list = listRecord.at(app.services, place, KEPT_SECONDS);
  const put = (key: string, isLost: boolean) =>
    list.update(withLast({ key, at: Date.now(), isLost }, MOST_LISTED));

  return {
    list: async (): Promise<SentOrder[]> => (await list.read()) ?? [],
    add: (key: string) => put(key, false),
    markLost: (key: string) => put(key, true),
    remove: (key: string) => list.update(without((each) => each.key === key)),
  };
}

/** An order that may have arrived. */
export type UnsettledOrder = { key: string; sentAt: string; from: string; to: string | null };

/**
 * Removes the orders whose trips are among the given ones from the list, and returns both kinds. It calls
 * no API: the page that looks for one order does.
 */
export async function settleOrders(sent: SentOrder[], trips: Trip[], context: MemberContext) {
  const orders = unsettledOrdersOf(context);
  const open: UnsettledOrder[] = [];
  const settled: { key: string; tripId: number }[] = [];
  for (const { key, at, isLost } of sent) {
    const order = await recallOrderAmong(trips, key, context);
    const mayArrive = !isLost && isUnderWay({ at });
    if (order?.state === "unknown") {
      if (!mayArrive) open.push(toUnsettled(key, order, context));
      continue;
    }
    if (order?.state === "done") settled.push({ key, tripId: order.tripId });
    // An order without a record is about to be sent.
    if (order || !mayArrive) await orders.remove(key);
  }
  return { open, settled };
}

function toUnsettled(
  key: string,
  { order, ageMs }: { order: NewTrip | undefined; ageMs: number },
  { brand, language }: MemberContext,
): UnsettledOrder {
  const sentAt = formatMoment(toLocalTime(Date.now() - ageMs, brand.timeZone), language);
  return { key, sentAt, from: order?.origin.name ?? "", to: order?.destination?.name ?? null };
}
