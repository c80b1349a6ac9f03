import { fromMoney } from "../../api/money.ts";
import { LATE_AFTER } from "../../features/insight/add-up-insight.server.ts";
import { estimateCarbon, KG_PER_KM, ROAD_FACTOR } from "../../features/insight/carbon.ts";
import type { Insight, InsightWeek } from "../../features/insight/insight-schema.server.ts";
import { KEPT_MINUTES, type ReadInsight } from "../../features/insight/read-insight.server.ts";
import { formatInstant } from "../../features/trips/history/format-trip.server.ts";
import { formatDay, formatMoney, nameWeekday } from "../../i18n/format.server.ts";
import { type Language, numberLocaleOf } from "../../i18n/languages.ts";
import type { MemberContext } from "../../request/context.server.ts";
import { toScale } from "../../ui/charts/scale.ts";

export type Charts = ReturnType<typeof toCharts>;

/** All figures with their texts: numbers of a browser's own `Intl` could differ from the page's. */
export function toCharts({ insight, readAt }: ReadInsight, context: MemberContext) {
  const { language } = context;
  const { completed, cancelled, neverFound, noShow, unpriced, missing } = insight;
  const count = formatWith(language);
  const weeks = insight.weeks.map((week) => ({
    ...week,
    label: formatDay(week.from, language, { day: "numeric", month: "short" }),
  }));
  const lost = weeks.map((each) => each.cancelled + each.neverFound + each.noShow);
  return {
    readAt: formatInstant(readAt, context),
    keptMinutes: KEPT_MINUTES,
    ...{ completed, unpriced, missing },
    ended: completed + cancelled + neverFound + noShow,
    weeks: weeks.map(({ from, label, completed: trips }) => ({ from, label, trips })),
    trips: toAxis(
      weeks.map(({ completed: trips }) => trips),
      count,
    ),
    busiest: findMost(weeks, ({ completed: trips }) => trips),
    spent: insight.spent.map(({ currency, coins }) => toSpent(currency, coins, weeks, language)),
    hours: toHours(insight.hours, language),
    routes: insight.routes.map((route) => ({ ...route, share: toShare(route, insight.routes) })),
    waiting: toWaiting(insight, weeks, language),
    lost: {
      ...{ cancelled, neverFound, noShow },
      weeks: weeks.map(({ from, cancelled: one, neverFound: two, noShow: three }) => ({
        ...{ from, cancelled: one, neverFound: two, noShow: three },
      })),
      axis: toAxis(lost, count),
    },
    carbon: toCarbon(insight.way, language),
  };
}

type Week = InsightWeek & { label: string };

function toSpent(currency: string, coins: number, weeks: Week[], language: Language) {
  const money = (amount: number) => formatMoney(amount, currency, language);
  const style = {
    style: "currency",
    currency,
    minimumFractionDigits: 0,
    maximumFractionDigits: 1,
  } as const;
  const whole = formatWith(language, style);
  const compact = formatWith(language, { ...style, notation: "compact" });
  const amounts = weeks.map(({ from, label, spent }) => {
    const found = spent.find((each) => each.currency === currency);
    const amount = fromMoney({ coins: found?.coins ?? 0, currency });
    return { from, label, amount, text: money(amount) };
  });
  return {
    currency,
    sum: money(fromMoney({ coins, currency })),
    weeks: amounts,
    most: findMost(amounts, ({ amount }) => amount),
    axis: toAxis(
      amounts.map(({ amount }) => amount),
      // Spanish says "1 mil", which nobody writes on a bill.
      (amount) => (amount < 10_000 ? whole : compact)(amount),
    ),
  };
}

function toHours(counts: number[][], language: Language) {
  const nameDay = (day: number, weekday: "short" | "long") =>
    nameWeekday(day + 1, language, weekday);
  const cells = counts.flatMap((row, day) => row.map((trips, hour) => ({ day, hour, trips })));
  const most = cells.reduce((one, other) => (other.trips > one.trips ? other : one));
  return {
    rows: counts.map((values, day) => ({
      ...{ values, label: nameDay(day, "short"), name: nameDay(day, "long") },
    })),
    columns: Array.from({ length: 24 }, (_, hour) => toClock(hour)),
    most: {
      ...{ trips: most.trips, weekday: nameDay(most.day, "long") },
      ...{ from: toClock(most.hour), to: toClock(most.hour + 1) },
    },
  };
}

const toClock = (hour: number): string => `${`${hour % 24}`.padStart(2, "0")}:00`;

function toWaiting({ waiting }: Insight, weeks: Week[], language: Language) {
  const { trips, kept, promised, waited } = waiting;
  if (trips === 0) return undefined;
  const minutes = weeks.flatMap((week) => [week.promised ?? 0, week.waited ?? 0]);
  const percent = formatWith(language, { style: "percent" });
  return {
    ...{ trips, promised: promised ?? 0, waited: waited ?? 0, lateAfter: LATE_AFTER },
    // "All" is said only of all.
    share: percent(Math.floor((kept * 100) / trips) / 100),
    weeks: weeks.map(({ from, label, promised: first, waited: second }) => ({
      ...{ from, label, first, second },
    })),
    axis: toAxis(minutes, formatWith(language)),
  };
}

function toCarbon({ trips, km: straight }: Insight["way"], language: Language) {
  const { kg } = estimateCarbon(straight);
  const inKm = formatWith(language, { style: "unit", unit: "kilometer", maximumFractionDigits: 0 });
  const inKg = formatWith(language, {
    ...{ style: "unit", unit: "kilogram", maximumSignificantDigits: 2 },
  });
  const plain = formatWith(language, { maximumFractionDigits: 3 });
  return {
    trips,
    ...{ kg: inKg(kg), straight: inKm(straight) },
    ...{ factor: plain(ROAD_FACTOR), perKm: plain(KG_PER_KM) },
  };
}

function toAxis(values: number[], format: (value: number) => string) {
  const scale = toScale(values);
  return { scale, ticks: scale.ticks.map(format), hasOutlier: values.some((v) => v > scale.top) };
}

function findMost<Each extends { label: string }>(weeks: Each[], toValue: (week: Each) => number) {
  const most = weeks.reduce((one, other) => (toValue(other) > toValue(one) ? other : one));
  return { ...most, value: toValue(most) };
}

const toShare = ({ trips }: { trips: number }, [first]: { trips: number }[]): number =>
  trips / (first?.trips ?? trips);

function formatWith(language: Language, options?: Intl.NumberFormatOptions) {
  const format = new Intl.NumberFormat(numberLocaleOf(language), options);
  return (value: number): string => format.format(value);
}
