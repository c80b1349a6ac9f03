import { z } from "zod";
import { fromMoney, toMoney } from "../../api/money.ts";
import type { MemberContext } from "../../request/context.server.ts";
import { storeOfAccount } from "../../store/account-records.server.ts";
import { defineRecord } from "../../store/record.server.ts";
import type { Entry } from "./add-up.ts";

/** A trip as it was charged: its id, its price in minor units, and the currency. */
const chargedSchema = z.tuple([z.number(), z.number(), z.string()]);

const closingSchema = z.object({
  closedAt: z.number(),
  /** The user who closed the month. */
  by: z.string(),
  charged: z.array(chargedSchema),
});

const closingRecord = defineRecord(closingSchema, { version: 1 });

/** What a company's month came to when its manager closed it. */
export type Closing = z.output<typeof closingSchema>;
export type Charged = z.output<typeof chargedSchema>;

/** Until the books of the year are closed, too. */
export const CLOSING_DAYS = 400;
/** About half a megabyte. */
export const MOST_CLOSED = 20_000;

export function closingOf(month: string, { app, brand, user }: MemberContext) {
  const { store, vault } = app.services;
  const account = { permalink: brand.permalink, accountId: user.id };
  const key = `${brand.permalink}:statement-closing:${user.id}:${month}`;
  return closingRecord.at(
    { store: storeOfAccount(store, account), vault },
    key,
    CLOSING_DAYS * 86_400,
  );
}

export const toCharged = ({ id, fare, currency }: Entry): Charged => [
  id,
  toMoney(fare ?? 0, currency).coins,
  currency,
];

/** A trip that costs another amount than when the month was closed; null where it was, or is, not charged. */
export type Correction = {
  id: number;
  currency: string;
  before: number | null;
  after: number | null;
};

export function findCorrections({ charged: closed }: Closing, now: Charged[]): Correction[] {
  const before = new Map(closed.map((each) => [each[0], each]));
  const after = new Map(now.map((each) => [each[0], each]));
  const ids = [...new Set([...before.keys(), ...after.keys()])];
  return ids.flatMap((id): Correction[] => {
    const [was, is] = [before.get(id), after.get(id)];
    if (was?.[1] === is?.[1] && was?.[2] === is?.[2]) return [];
    const currency = is?.[2] ?? was?.[2] ?? "";
    // An amount in another currency is a trip that was charged, and one that is.
    if (was && is && was[2] !== is[2]) {
      return [
        { id, currency: was[2], before: toAmount(was), after: null },
        { id, currency: is[2], before: null, after: toAmount(is) },
      ];
    }
    return [{ id, currency, before: was ? toAmount(was) : null, after: is ? toAmount(is) : null }];
  });
}

const toAmount = ([, coins, currency]: Charged): number => fromMoney({ coins, currency });
