import { addDays, addMonths, isDate } from "../../i18n/calendar.ts";
import { toIsoDate } from "../../i18n/typed-moment.ts";

/** The days of a statement, both included, on the group's calendar. */
export type Period = {
  from: string;
  to: string;
  /** `YYYY-MM` where it is one whole month. */
  month: string | undefined;
};

export type PeriodProblems = Partial<
  Record<"month" | "from" | "to", "notADate" | "beforeFrom" | "tooLong">
>;

export type PeriodQuery = {
  /** Undefined where the address has a problem. */
  period: Period | undefined;
  values: { month: string; from: string; to: string };
  problems: PeriodProblems;
};

/** A year and the day on which it ends. */
export const MOST_DAYS = 366;

/** Reads a month, or any days, from the address; without either it is the last month that has ended. */
export function readPeriod(query: URLSearchParams, today: string): PeriodQuery {
  const read = (name: string) => query.get(name)?.trim() ?? "";
  const [from, to] = [toIsoDate(read("from")), toIsoDate(read("to"))];
  if (from !== "" || to !== "") return readDays(from, to);
  const month = read("month") || addMonths(today, -1).slice(0, 7);
  const values = { month, from: "", to: "" };
  if (!isDate(`${month}-01`)) return { period: undefined, values, problems: { month: "notADate" } };
  return { period: toMonth(month), values, problems: {} };
}

function readDays(from: string, to: string): PeriodQuery {
  const values = { month: "", from, to };
  const problems: PeriodProblems = {
    ...(!isDate(from) && { from: "notADate" }),
    ...(!isDate(to) && { to: "notADate" }),
  };
  if (Object.keys(problems).length > 0) return { period: undefined, values, problems };
  if (to < from) return { period: undefined, values, problems: { to: "beforeFrom" } };
  if (to >= addDays(from, MOST_DAYS))
    return { period: undefined, values, problems: { to: "tooLong" } };
  const month = toMonth(from.slice(0, 7));
  const isMonth = month.from === from && month.to === to;
  return { period: { from, to, month: isMonth ? month.month : undefined }, values, problems };
}

/** A whole month, `YYYY-MM`. */
export function toMonth(month: string): Period {
  const from = `${month}-01`;
  return { from, to: addDays(addMonths(from, 1), -1), month };
}

/** The months that have a day in it, the oldest first. */
export function listMonthsOf({ from, to }: Period): string[] {
  const months: string[] = [];
  for (let day = `${from.slice(0, 7)}-01`; day <= to; day = addMonths(day, 1)) {
    months.push(day.slice(0, 7));
  }
  return months;
}

/** Whether days of it are still to come. */
export const isOpen = ({ to }: Period, today: string): boolean => to >= today;

/** The months that the chooser offers, the newest first. */
export function listMonths(today: string, count = 13): string[] {
  return Array.from({ length: count }, (_, back) =>
    addMonths(`${today.slice(0, 7)}-01`, -back).slice(0, 7),
  );
}

/** The address of a period. */
export const toPeriodQuery = ({ from, to, month }: Period) => (month ? { month } : { from, to });
