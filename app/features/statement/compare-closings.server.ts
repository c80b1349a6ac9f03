import { fromMoney } from "../../api/money.ts";
import { toSingleLine } from "../../csv/single-line.ts";
import type { MemberContext } from "../../request/context.server.ts";
import type { Entry } from "./add-up.ts";
import { type Charged, type Closing, closingOf, toCharged } from "./closings.server.ts";
import { listMonthsOf, type Period, toMonth } from "./period.server.ts";

/** A trip that is not as it was when its month was closed: an amount is null where it was, or is, not charged. */
export type Correction = {
  id: number;
  /** Its day, or its month where a closing does not say the day. */
  on: string;
  currency: string;
  before: number | null;
  after: number | null;
  /** Where they have changed; an empty text is none. */
  references?: { before: string; after: string };
};

export type ClosedMonth = {
  month: string;
  closedAt: number;
  by: string;
  corrections: Correction[];
};

type Was = { charged: Charged; day: string | undefined };

/** What is kept of the rooms of a month's trips. */
type KeptRooms = NonNullable<Closing["rooms"]>;

/** Compares the trips of a period, as they come, with what their months were when they were closed. */
export function compareClosings(period: Period, context: MemberContext) {
  const months = new Map<string, ReturnType<typeof compareMonth> | undefined>();
  const rooms = new Map<string, Omit<KeptRooms, "byTrip"> & { byTrip: Map<number, string> }>();

  async function open(wanted: string[]): Promise<void> {
    const unread = [...new Set(wanted)].filter((month) => !months.has(month));
    const found = await Promise.all(unread.map((month) => closingOf(month, context).read()));
    for (const [at, month] of unread.entries()) {
      const closing = found[at];
      months.set(month, closing && compareMonth(month, closing, period));
      const kept = closing?.rooms;
      if (kept) rooms.set(month, { ...kept, byTrip: new Map(kept.byTrip) });
    }
  }

  return {
    /** Reads the closings of these trips' months. */
    open: (whens: string[]): Promise<void> => open(whens.map((when) => when.slice(0, 7))),
    /** The room of a trip when its month was closed. */
    roomOf: (id: number, when: string): string => rooms.get(when.slice(0, 7))?.byTrip.get(id) ?? "",
    /** From which day of a month on its closing has the rooms. */
    roomsSince: (month: string): number | undefined => rooms.get(month)?.since,
    /** Trips whose months are open. */
    add(entries: Entry[]): void {
      for (const entry of entries) months.get(monthOf(entry))?.add(entry);
    },
    /** The closed months of the period, the oldest first; `isWhole` is whether all its trips have been added. */
    async finish(isWhole: boolean): Promise<ClosedMonth[]> {
      const all = listMonthsOf(period);
      await open(all);
      return all.flatMap((month) => months.get(month)?.finish(isWhole) ?? []);
    },
  };
}

const monthOf = ({ when }: Entry): string => when.slice(0, 7);

function compareMonth(month: string, closing: Closing, period: Period) {
  const { from, to } = toMonth(month);
  const isWholeMonth = period.from <= from && to <= period.to;
  const left = toLeft(month, closing, period);
  const corrections: Correction[] = [];

  return {
    add(entry: Entry): void {
      const was = left.get(entry.id);
      left.delete(entry.id);
      const is = entry.state === "charged" ? toCharged(entry) : undefined;
      corrections.push(...toCorrections(was?.charged, is, entry.when.slice(0, 10)));
    },
    finish(isWhole: boolean): ClosedMonth {
      for (const { charged, day } of left.values()) {
        // A trip that was not read may be one that could not be, or one of other days.
        if (!isWhole || (!isWholeMonth && !day)) continue;
        corrections.push(...toCorrections(charged, undefined, day ?? month));
      }
      const { closedAt, by } = closing;
      const sorted = corrections.toSorted((one, other) =>
        one.on === other.on ? one.id - other.id : one.on < other.on ? -1 : 1,
      );
      return { month, closedAt, by, corrections: sorted };
    },
  };
}

/** What the month had on the period's days, until the trip is there to be compared. */
function toLeft(month: string, { charged, days }: Closing, period: Period): Map<number, Was> {
  const all = charged.map((each, at): Was => {
    const day = days?.[at];
    return { charged: each, day: day ? `${month}-${`${day}`.padStart(2, "0")}` : undefined };
  });
  const inside = all.filter(({ day }) => !day || (period.from <= day && day <= period.to));
  return new Map(inside.map((was) => [was.charged[0], was]));
}

function toCorrections(
  was: Charged | undefined,
  is: Charged | undefined,
  on: string,
): Correction[] {
  const known = is ?? was;
  if (!known) return [];
  const [id, , currency] = known;
  // An amount in another currency is a trip that was charged, and one that is.
  if (was && is && was[2] !== is[2]) {
    return [
      { id, on, currency: was[2], before: toAmount(was), after: null },
      { id, on, currency: is[2], before: null, after: toAmount(is) },
    ];
  }
  const [before, after] = [was, is].map((each) => toSingleLine(each?.[3] ?? ""));
  const references = was && is && before !== after ? { before, after } : undefined;
  if (was && is && was[1] === is[1] && !references) return [];
  return [
    {
      ...{ id, on, currency },
      before: was ? toAmount(was) : null,
      after: is ? toAmount(is) : null,
      ...(references && { references: references as { before: string; after: string } }),
    },
  ];
}

const toAmount = ([, coins, currency]: Charged): number => fromMoney({ coins, currency });
