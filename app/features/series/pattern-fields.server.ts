import { z } from "zod";
import { date, maxLength, required, text, time } from "../../forms/rules.server.ts";
import { addDays } from "../../i18n/calendar.ts";
import { toLocalDay } from "../../i18n/local-time.ts";
import { isListMonthFirst, toIsoDate } from "../../i18n/typed-moment.ts";
import { listDates, MOST_DATES, type Pattern, toPickupMoment } from "./series-dates.server.ts";
import { MOST_DAYS_AHEAD } from "./series-record.server.ts";

/** The days and the time of a series, as its form sends them and its address holds them. */
export const patternNames = ["days", "at", "first", "until", "days_off"] as const;
export type PatternFields = Record<(typeof patternNames)[number], string>;

const MOST_DAYS_OFF = 8_000;

export const patternShape = {
  days: text(),
  at: text(required, time),
  first: text(required, date),
  until: text(required, date),
  days_off: text(maxLength(MOST_DAYS_OFF)),
};

/** Boxes have a name each, `day_1` for Monday; the address holds the digits of those that are ticked. */
export function joinDays(sent: Record<string, unknown>): Record<string, unknown> {
  if (typeof sent.days === "string") return sent;
  const ticked = [1, 2, 3, 4, 5, 6, 7].filter((day) => sent[`day_${day}`] !== undefined);
  return { ...sent, days: ticked.join("") };
}

export function readPattern(fields: PatternFields): Pattern {
  const { days, at, first, until, days_off } = fields;
  const weekdays = [1, 2, 3, 4, 5, 6, 7].filter((day) => days.includes(`${day}`));
  const daysOff = readDaysOff(days_off).flatMap(({ day }) => day ?? []);
  return { weekdays, time: at, from: first, until, daysOff };
}

export const toPatternFields = (pattern: Pattern): PatternFields => ({
  days: pattern.weekdays.join(""),
  at: pattern.time,
  first: pattern.from,
  until: pattern.until,
  days_off: pattern.daysOff.join("\n"),
});

/** One a line, or separated by commas, in any order in which users write dates. */
function readDaysOff(text: string): { written: string; day: string | undefined }[] {
  const parts = text.split(/[\n,;]+/).map((part) => part.trim());
  const isMonthFirst = isListMonthFirst(parts);
  return parts.filter(Boolean).map((written) => {
    const { success, data } = date.safeParse(toIsoDate(written, isMonthFirst));
    return { written, day: success ? data : undefined };
  });
}

type Issue = { field: string; rule: string; values?: Record<string, string | number> };

/** What is wrong with a pattern whose fields are readable. */
export function findPatternIssues(fields: PatternFields, timeZone: string, now = Date.now()) {
  const pattern = readPattern(fields);
  const today = toLocalDay(now, timeZone);
  const issues: Issue[] = [];
  const isReadable = [fields.at, fields.first, fields.until].every(Boolean);
  const wrong = readDaysOff(fields.days_off).find(({ day }) => day === undefined);
  if (pattern.weekdays.length === 0) issues.push({ field: "day_1", rule: "noWeekday" });
  if (wrong) {
    issues.push({ field: "days_off", rule: "badDaysOff", values: { day: wrong.written } });
  }
  if (!isReadable || issues.length > 0) return issues;
  const { from, until } = pattern;
  if (from < today) return [{ field: "first", rule: "firstPast" }];
  if (until < from) return [{ field: "until", rule: "untilBeforeFirst" }];
  if (until > addDays(today, MOST_DAYS_AHEAD)) return [{ field: "until", rule: "untilTooFar" }];
  const dates = listDates(pattern);
  const [first] = dates;
  if (first === undefined) return [{ field: "day_1", rule: "noDates" }];
  if (toPickupMoment(first, pattern.time, timeZone).instant <= now) {
    return [{ field: "at", rule: "timePast" }];
  }
  if (dates.length > MOST_DATES) {
    return [{ field: "until", rule: "tooManyDates", values: { count: MOST_DATES } }];
  }
  return [];
}

/** The same as a rule of the whole form, which reports it beside whatever else is wrong. */
export const patternCheck = (timeZone: string) =>
  z.superRefine<Record<string, unknown>>((sent, context) => {
    const fields = patternShape;
    const read = z.object(fields).safeParse(sent);
    // The rules of the fields themselves report what they cannot read.
    const known = Object.fromEntries(
      patternNames.map((name) => [name, read.success ? read.data[name] : `${sent[name] ?? ""}`]),
    ) as PatternFields;
    const checked = read.success ? known : { ...known, at: "" };
    for (const { field, rule, values } of findPatternIssues(checked, timeZone)) {
      context.addIssue({ code: "custom", message: rule, path: [field], params: values });
    }
  });
