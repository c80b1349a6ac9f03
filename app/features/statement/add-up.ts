import { type Money, toMoney } from "../../api/money.ts";

/** A trip, as a statement counts it. */
export type Entry = {
  id: number;
  /** `YYYY-MM-DD HH:mm` on the group's clocks. */
  when: string;
  state: "charged" | "unpriced" | "cancelled" | "underWay" | "booked";
  /** In the currency; null where the trip costs nothing, or its price is not known. */
  fare: number | null;
  currency: string;
} & Record<Grouping, string>;

/** By what a statement adds up; an empty text is a trip without it. */
export const groupings = ["employee", "serviceType", "room", "group", "payment"] as const;
export type Grouping = (typeof groupings)[number];

type Line = { name: string; trips: number; sum: Money };

/** The sums of one currency; those of two are never added. */
export type Totals = {
  currency: string;
  trips: number;
  sum: Money;
  by: Record<Grouping, Line[]>;
};

/** Adds trips up as they come, without keeping them. */
export function createTotals() {
  const currencies = new Map<string, { all: Line; by: Record<Grouping, Map<string, Line>> }>();
  const counts = { charged: 0, unpriced: 0, cancelled: 0, underWay: 0, booked: 0 };

  return {
    counts,
    add(entry: Entry): void {
      counts[entry.state] += 1;
      if (entry.state !== "charged" || entry.fare === null) return;
      const money = toMoney(entry.fare, entry.currency);
      const known = currencies.get(entry.currency) ?? begin(entry.currency);
      currencies.set(entry.currency, known);
      count(known.all, money);
      for (const grouping of groupings) {
        const name = entry[grouping];
        const lines = known.by[grouping];
        const line = lines.get(name) ?? toLine(name, entry.currency);
        lines.set(name, line);
        count(line, money);
      }
    },
    /** The currency with the most trips first, and in each the largest sums first. */
    list(): Totals[] {
      return [...currencies.values()]
        .map(({ all, by }) => ({
          currency: all.sum.currency,
          trips: all.trips,
          sum: all.sum,
          by: Object.fromEntries(
            groupings.map((grouping) => [grouping, toSorted(by[grouping])]),
          ) as Totals["by"],
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

const begin = (currency: string) => ({
  all: toLine("", currency),
  by: Object.fromEntries(groupings.map((grouping) => [grouping, new Map()])) as Record<
    Grouping,
    Map<string, Line>
  >,
});

function count(line: Line, { coins, currency }: Money): void {
  line.trips += 1;
  line.sum = { coins: line.sum.coins + coins, currency };
}

const toSorted = (lines: Map<string, Line>): Line[] =>
  [...lines.values()].toSorted(
    (one, other) => other.sum.coins - one.sum.coins || (one.name < other.name ? -1 : 1),
  );
