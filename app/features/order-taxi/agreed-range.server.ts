import { z } from "zod";
import type { Trip } from "../../api/trips.server.ts";
import { formatMoney, formatMoneyRange } from "../../i18n/format-money.server.ts";
import { findInstants } from "../../i18n/local-time.ts";
import type { AccountContext, MemberContext } from "../../request/context.server.ts";
import { openSealedValue } from "../../store/sealed-value.server.ts";

/** A metered fare as it was said to end. The API keeps single amounts only. */
export type AgreedRange = { low: number; high: number };

const listSchema = z.array(
  z.object({ tripId: z.number(), low: z.number(), high: z.number(), until: z.number() }),
);

/** A trip has left the account's open trips a day after it is due, and is due within a year. */
const KEPT_AFTER_MS = 24 * 3_600_000;
const KEPT_SECONDS = 366 * 86_400;
/** More open trips than any account has. */
const MOST_LISTED = 500;

/** The ranges that this user has agreed to. In one record, so that a list of trips reads it with its other records. */
export function agreedRangesOf({ brand, user, app }: AccountContext) {
  const place = `${brand.permalink}:agreed-ranges:${user.id}`;
  const list = openSealedValue(app.services, place, {
    schema: listSchema,
    ttlSeconds: KEPT_SECONDS,
  });
  return {
    /** `when` is the time of a booking, on the clocks of its pickup. */
    async keep(tripId: number, range: AgreedRange, when?: string): Promise<void> {
      const now = Date.now();
      const [due = now] = when ? findInstants(when, brand.timeZone) : [];
      const until = Math.max(due, now) + KEPT_AFTER_MS;
      await list.update((ranges = []) => {
        const others = ranges.filter((each) => each.tripId !== tripId && each.until > now);
        return [...others, { tripId, ...range, until }].slice(-MOST_LISTED);
      });
    },
    /** By the number of the trip. */
    async read(): Promise<Map<number, AgreedRange>> {
      return new Map((await list.read())?.map(({ tripId, ...range }) => [tripId, range]));
    },
    /** Another journey costs something else. */
    forget: (tripId: number) =>
      list.update((ranges) =>
        ranges?.some((each) => each.tripId === tripId)
          ? ranges.filter((each) => each.tripId !== tripId)
          : undefined,
      ),
  };
}

/** What a trip costs, as far as it is known: one amount, or the range that was agreed. */
export function formatTripPrice(
  { id, fare, currency }: Trip,
  ranges: Map<number, AgreedRange>,
  { brand, language }: MemberContext,
): string | null {
  const [range, money] = [ranges.get(id), currency ?? brand.currency];
  if (fare !== null) return formatMoney(fare, money, language);
  return range ? formatMoneyRange(range.low, range.high, money, language) : null;
}
