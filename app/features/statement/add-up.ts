import { type Money, toMoney } from "../../api/money.ts";
import type { Reference, ReferenceField } from "../../api/references.ts";

/** A trip, as a statement counts it. */
export type Entry = {
  id: number;
  /** `YYYY-MM-DD HH:mm` on the group's clocks. */
  when: string;
  state: "charged" | "unpriced" | "cancelled" | "underWay" | "booked";
  /** In the currency; null where the trip costs nothing, or its price is not known. */
  fare: number | null;
  currency: string;
  references: Reference[];
} & Record<Grouping, string>;

/** By what a statement adds up, besides the company's references; an empty text is a trip without it. */
export const groupings = ["employee", "serviceType", "room", "group", "payment"] as const;
export type Grouping = (typeof groupings)[number];

/** A reference field of the company, or one that it has removed and that trips still have. */
export type NamedField = Pick<ReferenceField, "id" | "name">;

type Line = { name: string; trips: number; sum: Money };
type Lines = Map<string, Line>;

/** Sums of trips by one thing: a grouping, or one of the company's references. */
export type Group = { lines: Line[] } & (
  | { by: Grouping; field?: undefined }
  | { by: "reference"; field: NamedField }
);

/** The sums of one currency; those of two are never added. */
export type Totals = { currency: string; trips: number; sum: Money; groups: Group[] };

type Currency = { all: Line; by: Record<Grouping, Lines>; byField: Map<number, Lines> };

/** Adds trips up as they come, without keeping them. */
export function createTotals(own: NamedField[]) {
  const currencies = new Map<string, Currency>();
  const counts = { charged: 0, unpriced: 0, cancelled: 0, underWay: 0, booked: 0 };
  const fields = new Map(own.map((field) => [field.id, field]));

  return {
    counts,
    /** The company's fields and, after them, those that only trips have. */
    listFields: (): NamedField[] => [...fields.values()],
    add(entry: Entry): void {
      counts[entry.state] += 1;
      for (const { fieldId, name } of entry.references) {
        if (!fields.has(fieldId)) fields.set(fieldId, { id: fieldId, name });
      }
      if (entry.state !== "charged" || entry.fare === null) return;
      const money = toMoney(entry.fare, entry.currency);
      const known = currencies.get(entry.currency) ?? begin(entry.currency);
      currencies.set(entry.currency, known);
      count(known.all, money);
      for (const grouping of groupings) countLine(known.by[grouping], entry[grouping], money);
      for (const { fieldId, value } of entry.references) {
        const lines = known.byField.get(fieldId) ?? new Map();
        known.byField.set(fieldId, lines);
        countLine(lines, value, money);
      }
    },
    /** The currency with the most trips first, and in each the largest sums first. */
    list(): Totals[] {
      return [...currencies.values()]
        .map(({ all, by, byField }) => ({
          currency: all.sum.currency,
          trips: all.trips,
          sum: all.sum,
          groups: [
            ...groupings.map(
              (grouping): Group => ({ by: grouping, lines: toSorted(by[grouping]) }),
            ),
            ...[...fields.values()].map(
              (field): Group => ({
                by: "reference",
                field,
                lines: toSorted(withRest(byField.get(field.id) ?? new Map(), all)),
              }),
            ),
          ],
        }))
        .toSorted((one, other) => other.trips - one.trips);
    },
  };
}

const toLine = (name: string, currency: string): Line => ({
  name,
  trips: 0,
  sum: { coins: 0, currency },
});

const begin = (currency: string): Currency => ({
  all: toLine("", currency),
  by: Object.fromEntries(groupings.map((grouping) => [grouping, new Map()])) as Record<
    Grouping,
    Lines
  >,
  byField: new Map(),
});

function countLine(lines: Lines, name: string, money: Money): void {
  const line = lines.get(name) ?? toLine(name, money.currency);
  lines.set(name, line);
  count(line, money);
}

function count(line: Line, { coins, currency }: Money): void {
  line.trips += 1;
  line.sum = { coins: line.sum.coins + coins, currency };
}

/** The trips without a value are what the others leave, because a trip does not name the fields that it lacks. */
function withRest(lines: Lines, all: Line): Lines {
  const rest = toLine("", all.sum.currency);
  const given = [...lines.values()];
  rest.trips = all.trips - given.reduce((sum, { trips }) => sum + trips, 0);
  rest.sum.coins = all.sum.coins - given.reduce((sum, line) => sum + line.sum.coins, 0);
  return rest.trips === 0 ? lines : new Map([...lines, ["", rest]]);
}

const toSorted = (lines: Lines): Line[] =>
  [...lines.values()].toSorted(
    (one, other) => other.sum.coins - one.sum.coins || (one.name < other.name ? -1 : 1),
  );
