import { z } from "zod";
import { fromMoney, toMoney } from "../../api/money.ts";
import type { MemberContext } from "../../request/context.server.ts";
import { storeOfAccount } from "../../store/account-records.server.ts";
import { defineRecord } from "../../store/record.server.ts";
import { sayReferences } from "../references/reference-fields.ts";
import type { Entry } from "./add-up.ts";

/** A trip as it was charged: its id, its price in minor units, the currency, and its references as a text. */
const chargedSchema = z.tuple([z.number(), z.number(), z.string(), z.string().default("")]);

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
/** About half a megabyte, and two where each trip has references. */
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

export const toCharged = ({ id, fare, currency, references }: Entry): Charged => [
  id,
  toMoney(fare ?? 0, currency).coins,
  currency,
  sayReferences(references) ?? "",
];

/** A trip that is not as it was when the month was closed: an amount is null where it was, or is, not charged. */
export type Correction = {
  id: number;
  currency: string;
  before: number | null;
  after: number | null;
  /** Where they have changed; an empty text is none. */
  references?: { before: string; after: string };
};

export function findCorrections({ charged: closed }: Closing, now: Charged[]): Correction[] {
  const before = new Map(closed.map((each) => [each[0], each]));
  const after = new Map(now.map((each) => [each[0], each]));
  const ids = [...new Set([...before.keys(), ...after.keys()])];
  return ids.flatMap((id): Correction[] => {
    const [was, is] = [before.get(id), after.get(id)];
    const references = was && is && was[3] !== is[3] ? { before: was[3], after: is[3] } : undefined;
    if (was?.[1] === is?.[1] && was?.[2] === is?.[2] && !references) return [];
    const currency = is?.[2] ?? was?.[2] ?? "";
    // An amount in another currency is a trip that was charged, and one that is.
    if (was && is && was[2] !== is[2]) {
      return [
        { id, currency: was[2], before: toAmount(was), after: null },
        { id, currency: is[2], before: null, after: toAmount(is) },
      ];
    }
    return [
      {
        ...{ id, currency, references },
        before: was ? toAmount(was) : null,
        after: is ? toAmount(is) : null,
      },
    ];
  });
}

const toAmount = ([, coins, currency]: Charged): number => fromMoney({ coins, currency });
