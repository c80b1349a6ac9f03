import { z } from "zod";
import { toMoney } from "../../api/money.ts";
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
  /** The day of the month of each of these trips. */
  days: z.array(z.number()).optional(),
  /** The rooms of its trips, by the trip's id, from this day of the month on. */
  rooms: z
    .object({ since: z.number(), byTrip: z.array(z.tuple([z.number(), z.string()])) })
    .optional(),
});

const closingRecord = defineRecord(closingSchema, { version: 1 });

/** What a company's month came to when its manager closed it. */
export type Closing = z.output<typeof closingSchema>;
export type Charged = z.output<typeof chargedSchema>;

/** Until the books of the year are closed, too. */
const CLOSING_DAYS = 400;
/** About half a megabyte, and two where each trip has references. */
export const MOST_CLOSED = 20_000;

/** What keeps a month that has ended from being closed. */
export type Obstacle = "missing" | "tooMany";

export function findObstacle({
  missing,
  counts,
}: {
  missing: number;
  counts: { charged: number };
}): Obstacle | undefined {
  if (counts.charged > MOST_CLOSED) return "tooMany";
  return missing > 0 ? "missing" : undefined;
}

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

/** Collects what a month comes to, for its closing; its rooms are known from a day on. */
export function createClosing() {
  const charged: Charged[] = [];
  const days: number[] = [];
  const rooms: [number, string][] = [];
  return {
    add(entry: Entry): void {
      const { id, room, state } = entry;
      // More than that are not closed, and need not be kept until it is known how many they are.
      if (charged.length >= MOST_CLOSED) return;
      if (room && (state === "charged" || state === "unpriced")) rooms.push([id, room]);
      if (state !== "charged") return;
      charged.push(toCharged(entry));
      days.push(Number(entry.when.slice(8, 10)));
    },
    close(by: string, roomsSince: string | undefined): Closing {
      const since = roomsSince && Number(roomsSince.slice(8, 10));
      return {
        ...{ closedAt: Date.now(), by, charged, days },
        ...(since && { rooms: { since, byTrip: rooms } }),
      };
    },
  };
}
