import { capitalize, formatDay, nameWeekday } from "../../i18n/format.server.ts";
import { joinParts } from "../../i18n/join-parts.ts";
import { type Language, localeOf } from "../../i18n/languages.ts";
import { createTranslate } from "../../i18n/translate.ts";
import type { RequestContext } from "../../request/context.server.ts";
import { isChangeBetween, type Pattern, toPickupMoment } from "./series-dates.server.ts";
import { currentPlan, instantOf, isOver, type Series } from "./series-record.server.ts";
import { texts } from "./texts.ts";

/** A Monday. */
const MONDAY = "2024-01-01";

/** "Monday to Friday", or the days by name. */
function nameWeekdays(weekdays: number[], language: Language): string {
  const t = createTranslate(texts, language);
  if (weekdays.length === 7) return t("days_every");
  const names = weekdays.map((day) => nameWeekday(day, language));
  const [first = "", last = ""] = [names[0], names.at(-1)];
  const isRange =
    weekdays.length > 2 && weekdays.every((day, at) => day === (weekdays[0] ?? 0) + at);
  const text = isRange
    ? t("days_range", { first, last })
    : new Intl.ListFormat(localeOf(language), { type: "conjunction" }).format(names);
  // A list of days begins with a capital, also in languages that write their names small.
  return capitalize(text, language);
}

/** A day with its weekday and year. */
export const nameDate = (date: string, language: Language): string =>
  formatDay(date || MONDAY, language, {
    ...{ weekday: "short", day: "numeric", month: "short", year: "numeric" },
  });

/** What the clocks do to a pickup, or have done since the one before, in words; undefined on all other days. */
export function describeClocks(
  { date, time, previous }: { date: string; time: string; previous: string | undefined },
  { brand, language }: Pick<RequestContext, "brand" | "language">,
): string | undefined {
  const { timeZone } = brand;
  const { clocks, when } = toPickupMoment(date, time, timeZone);
  const t = createTranslate(texts, language);
  if (!clocks) {
    const isSince = previous !== undefined && isChangeBetween(previous, date, timeZone);
    return isSince ? t("clocks_since") : undefined;
  }
  return clocks === "skipped"
    ? t("clocks_skipped", { time: when.slice(11) })
    : t(`clocks_${clocks}`);
}

type Described = Pick<RequestContext, "brand" | "language">;

/** "Monday to Friday, 07:40", and its end. */
export function describePlan(
  { weekdays, time, until }: Pick<Pattern, "weekdays" | "time" | "until">,
  language: Language,
) {
  const t = createTranslate(texts, language);
  const days = nameWeekdays(weekdays, language);
  return {
    name: t("summary", { days, time }),
    until: t("until", { date: nameDate(until, language) }),
  };
}

/** A series in a few words. */
export function describeSeries(series: Series, { brand, language }: Described, now = Date.now()) {
  const t = createTranslate(texts, language);
  const plan = currentPlan(series);
  const { origin, destination } = plan.order;
  const coming = series.dates.filter((day) => instantOf(day, brand.timeZone) > now);
  const next = coming.find(({ state }) => state !== "skipped" && state !== "failed");
  const count = (state: Series["dates"][number]["state"]) =>
    series.dates.filter((day) => day.state === state).length;
  const isFinished = series.state === "active" && coming.length === 0 && isOver(series);
  const comingBooked = coming.filter(({ state }) => state === "booked").length;
  return {
    id: series.id,
    ...describePlan(plan, language),
    journey: destination
      ? t("journey", { from: origin.name, to: destination.name })
      : t("journey_open", { from: origin.name }),
    state: isFinished ? ("over" as const) : series.state,
    next:
      next &&
      t("next", {
        when: joinParts([nameDate(next.date, language), next.when.slice(11)], language),
      }),
    booked: comingBooked,
    waiting: series.state === "active" ? count("waiting") + count("sending") : 0,
    failed: count("failed"),
  };
}
