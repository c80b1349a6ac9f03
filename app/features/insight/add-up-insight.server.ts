import { toMoney } from "../../api/money.ts";
import type { Trip } from "../../api/trips.server.ts";
import { addDays, mondayOf, weekdayOf } from "../../i18n/calendar.ts";
import { measureWayKm } from "../../map/distance.ts";
import type { Insight, InsightWeek } from "./insight-schema.server.ts";
import { createMinutes } from "./minutes.ts";
import { createMostFrequent } from "./most-frequent.ts";
import type { Range } from "./range.server.ts";

/** A taxi that comes so many minutes after the promise still counts as one that kept it. */
export const LATE_AFTER = 2;
const MOST_ROUTES = 8;
/** Between the names of a route, which hold no line break. */
const BREAK = "\n";

const outcomes = new Map<number, "completed" | "cancelled" | "neverFound" | "noShow">([
  [8, "completed"],
  [4, "cancelled"],
  [5, "neverFound"],
  [9, "noShow"],
]);

/** Adds trips up as they come, without keeping them. Those that have not ended do not count. */
export function createInsight(range: Range, ownCurrency: string) {
  const weeks = listWeeksOf(range).map(toWeek);
  const all = toWeek("");
  const hours = Array.from({ length: 7 }, () => Array.from({ length: 24 }, () => 0));
  const routes = createMostFrequent();
  const way = { trips: 0, km: 0 };
  const counts = { unpriced: 0, waits: 0, kept: 0 };
  const first = mondayOf(range.from);

  function addCompleted(trip: Trip, week: Week | undefined): void {
    const { when, origin, stops, destination, fare, currency } = trip;
    const row = hours[weekdayOf(when.slice(0, 10)) - 1];
    const hour = Number(when.slice(11, 13));
    if (row?.[hour] !== undefined) row[hour] += 1;
    if (destination.name) routes.add(toLine(origin.name) + BREAK + toLine(destination.name));
    if (destination.position) {
      way.trips += 1;
      way.km += measureWayKm([origin, ...stops, destination.position]);
    }
    if (fare === null) counts.unpriced += 1;
    else for (const each of [all, week]) each?.spend(fare, currency ?? ownCurrency);
  }

  return {
    add(trip: Trip): void {
      const outcome = outcomes.get(trip.status);
      if (!outcome) return;
      const week = weeks[Math.floor(daysBetween(first, trip.when.slice(0, 10)) / 7)];
      const { promisedMinutes: promised, waitedMinutes: waited } = trip;
      for (const each of [all, week]) each?.count(outcome);
      if (outcome === "completed") addCompleted(trip, week);
      if (promised === null || waited === null || outcome === "cancelled") return;
      counts.waits += 1;
      if (waited <= promised + LATE_AFTER) counts.kept += 1;
      for (const each of [all, week]) each?.wait(promised, waited);
    },
    list(missing: number): Insight {
      const { completed, cancelled, neverFound, noShow, spent, promised, waited } = all.list();
      return {
        ...{ completed, cancelled, neverFound, noShow, spent },
        unpriced: counts.unpriced,
        weeks: weeks.map((week) => week.list()),
        hours,
        routes: routes.list(MOST_ROUTES).map(([names, trips]) => {
          const [from = "", to = ""] = names.split(BREAK);
          return { from, to, trips };
        }),
        waiting: { trips: counts.waits, kept: counts.kept, promised, waited },
        way,
        missing,
      };
    },
  };
}

type Week = ReturnType<typeof toWeek>;

function toWeek(from: string) {
  const counts = { completed: 0, cancelled: 0, neverFound: 0, noShow: 0 };
  const spent = new Map<string, { trips: number; coins: number }>();
  const [promises, waits] = [createMinutes(), createMinutes()];
  return {
    count(outcome: keyof typeof counts): void {
      counts[outcome] += 1;
    },
    spend(fare: number, currency: string): void {
      const { trips, coins } = spent.get(currency) ?? { trips: 0, coins: 0 };
      spent.set(currency, { trips: trips + 1, coins: coins + toMoney(fare, currency).coins });
    },
    wait(promised: number, waited: number): void {
      promises.add(promised);
      waits.add(waited);
    },
    list: (): InsightWeek => ({
      ...{ from, ...counts },
      spent: [...spent]
        .toSorted(([, one], [, other]) => other.trips - one.trips)
        .map(([currency, { coins }]) => ({ currency, coins })),
      promised: promises.median(),
      waited: waits.median(),
    }),
  };
}

/** The first day of each calendar week that is in the range, the range's own first day first. */
function listWeeksOf({ from, to }: Range): string[] {
  const weeks = [from];
  for (let day = addDays(mondayOf(from), 7); day <= to; day = addDays(day, 7)) weeks.push(day);
  return weeks;
}

const DAY_MS = 86_400_000;
const daysBetween = (from: string, to: string): number =>
  (Date.parse(`${to}T00:00Z`) - Date.parse(`${from}T00:00Z`)) / DAY_MS;

const toLine = (name: string): string => name.replaceAll(/\s+/g, " ").trim();
