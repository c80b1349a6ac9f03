import type { Trip } from "../../api/trips.server.ts";
import { toSingleLine } from "../../csv/single-line.ts";
import type { Language } from "../../i18n/languages.ts";
import { createTranslate } from "../../i18n/translate.ts";
import type { MemberContext } from "../../request/context.server.ts";
import { isHotelDesk } from "../../session/access.ts";
import { DESK_NOTE_DAYS } from "../hotel/desk-notes.server.ts";
import { type Entry, type Group, type Grouping, groupings, type Totals } from "./add-up.ts";
import type { EntryOfTrip, Reading } from "./read-entries.server.ts";
import { texts } from "./texts.ts";

/** The columns of a statement's files, in order. */
const columns = [
  ...(["number", "when", "state", "from", "to", "traveller"] as const),
  ...groupings,
  ...(["amount", "currency"] as const),
];
export type StatementColumn = (typeof columns)[number];

/** Only a hotel has rooms. */
const isShown = (column: string, context: MemberContext) =>
  column !== "room" || isHotelDesk(context);

export const groupsOf = ({ groups }: Totals, context: MemberContext): Group[] =>
  groups.filter(({ by }) => isShown(by, context));

/** They precede a column for each reference field. */
export const columnsOf = (context: MemberContext): StatementColumn[] =>
  columns.filter((column) => isShown(column, context));

export const titleOf = (group: Group, language: Language): string => {
  const t = createTranslate(texts, language);
  return group.by === "reference"
    ? t("by_reference", { field: group.field.name })
    : t(`by_${group.by}`);
};

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
    ...(Object.fromEntries(groupings.map((grouping) => [grouping, entry[grouping]])) as Record<
      Grouping,
      string
    >),
    amount: entry.state === "charged" ? entry.fare : null,
    currency: entry.currency,
  };
}

const nameEnds = ({ origin, destination }: Trip) => ({
  from: toSingleLine(origin.name),
  to: toSingleLine(destination.name ?? ""),
});

const nameState = ({ state }: Pick<Entry, "state">, language: Language): string =>
  createTranslate(texts, language)(`state_${state}`);

/** What a file says first of what its sums lack. */
export function sayLacks(
  { missing, roomsSince }: Reading,
  unpriced: number,
  language: Language,
): string[] {
  const t = createTranslate(texts, language);
  return [
    ...(missing > 0 ? [t("missing", { count: missing })] : []),
    ...(unpriced > 0 ? [t("unpriced", { count: unpriced })] : []),
    ...(roomsSince ? [t("rooms_since", { day: roomsSince, days: `${DESK_NOTE_DAYS}` })] : []),
  ];
}
