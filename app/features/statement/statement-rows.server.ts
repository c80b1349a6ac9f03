import type { Trip } from "../../api/trips.server.ts";
import type { Language } from "../../i18n/languages.ts";
import { createTranslate } from "../../i18n/translate.ts";
import type { MemberContext } from "../../request/context.server.ts";
import { isHotelDesk } from "../../session/access.ts";
import { type Entry, type Grouping, groupings } from "./add-up.ts";
import type { EntryOfTrip } from "./read-entries.server.ts";
import { texts } from "./texts.ts";

/** The columns of a statement's files, in order. */
const columns = [
  ...(["number", "when", "state", "from", "to", "traveller"] as const),
  ...groupings,
  ...(["amount", "currency"] as const),
];
export type StatementColumn = (typeof columns)[number];

/** Only a hotel has rooms. */
export const groupingsOf = (context: MemberContext): Grouping[] =>
  groupings.filter((grouping) => grouping !== "room" || isHotelDesk(context));

export function columnsOf(context: MemberContext): StatementColumn[] {
  const shown: string[] = groupingsOf(context);
  const isHidden = (column: string) =>
    (groupings as readonly string[]).includes(column) && !shown.includes(column);
  return columns.filter((column) => !isHidden(column));
}

/** One trip, by column; an amount that is not charged is empty. */
export function toRow(
  { trip, entry }: EntryOfTrip,
  language: Language,
): Record<StatementColumn, string | number | null> {
  return {
    number: trip.id,
    when: trip.when,
    state: nameState(entry, language),
    ...nameEnds(trip),
    traveller: toSingleLine(trip.traveller ?? ""),
    ...(Object.fromEntries(
      groupings.map((grouping) => [grouping, toSingleLine(entry[grouping])]),
    ) as Record<Grouping, string>),
    amount: entry.state === "charged" ? entry.fare : null,
    currency: entry.currency,
  };
}

const nameEnds = ({ origin, destination }: Trip) => ({
  from: toSingleLine(origin.name),
  to: toSingleLine(destination.name ?? ""),
});

export const nameState = ({ state }: Pick<Entry, "state">, language: Language): string =>
  createTranslate(texts, language)(`state_${state}`);

/** Line breaks in typed texts would part a row. */
export const toSingleLine = (text: string): string =>
  text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, " ").trim();
