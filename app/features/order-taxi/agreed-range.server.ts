import { z } from "zod";
import type { Trip } from "../../api/trips.server.ts";
import { formatMoney, formatMoneyRange } from "../../i18n/format.server.ts";
import { findInstants } from "../../i18n/local-time.ts";
import type { AccountContext, MemberContext } from "../../request/context.server.ts";
import { defineRecord, without } from "../../store/record.server.ts";

/** The range of a metered fare that the user has agreed to; the API keeps only single amounts. */
export type AgreedRange = { low: number; high: number };

const rangesRecord = defineRecord(
  z.array(z.object({ tripId: z.number(), low: z.number(), high: z.number(), until: z.number() })),
  { version: 1 },
);

/** A trip is due within a year, and leaves the account's open trips within a day after that. */
const OPEN_AFTER_MS = 24 * 3_600_000;
const KEPT_SECONDS = 366 * 86_400;
/** More open trips than any account has. */
const MOST_LISTED = 500;

/** The ranges that this user has agreed to, in one record, which a list of trips reads with its other records. */
export function agreedRangesOf({ brand, user, app }: AccountContext) {
  const place = `${brand.permalink}:agreed-ranges:${user.id}`;
  const list = rangesRecord.at(app.services, place, KEPT_SECONDS);
  return {
    /** `when` is the time of a booking, in the time zone of its pickup. */
    async keep(tripId: number, range: AgreedRange, when?: string): Promise<void> {
      const now = Date.now();
      const [due = now] = when ? findInstants(when, brand.timeZone) : [];
      const until = Math.max(due, now) + OPEN_AFTER_MS;
      await list.update((ranges = []) => {
        const others = ranges.filter((each) => each.tripId !== tripId && each.until > now);
        return [...others, { tripId, ...range, until }].slice(-MOST_LISTED);
      });
    },
    async read(): Promise<Map<number, AgreedRange>> {
      return new Map((await list.read())?.map(({ tripId, ...range }) => [tripId, range]));
    },
    /** A changed journey has another fare. */
    forget: (tripId: number) => list.update(without((each) => each.tripId === tripId)),
  };
}

/** The amount of a trip, or its agreed range; null if neither is known. */
export function formatTripPrice(
  { id, fare, currency }: Trip,
  ranges: Map<number, AgreedRange>,
  { brand, language }: MemberContext,
): string | null {
  const [range, money] = [ranges.get(id), currency ?? brand.currency];
  if (fare !== null) return formatMoney(fare, money, language);
  return range ? formatMoneyRange(range.low, range.high, money, language) : null;
}
