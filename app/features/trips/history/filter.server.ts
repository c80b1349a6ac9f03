import type { HistoryFilter } from "../../../api/history.server.ts";
import type { TripStatus } from "../../../api/trips.server.ts";
import { isDate, isInCalendar } from "../../../i18n/calendar.ts";
import { toIsoDate } from "../../../i18n/typed-moment.ts";
import { type StatusChoice, statusChoices } from "./status-choices.ts";

/** What the form shows: a day as `YYYY-MM-DD`, and what is none as the user typed it. */
export type FilterValues = { from: string; to: string; status: string; employee: string };

type DayProblem = "notADate" | "noDay" | "outside";
export type FilterProblems = { from?: DayProblem; to?: DayProblem | "beforeFrom" };

export type AskedHistory = {
  values: FilterValues;
  filter: HistoryFilter;
  problems: FilterProblems;
  page: number;
};

const statuses: Record<StatusChoice, TripStatus[]> = {
  completed: [8],
  under_way: [1, 2, 3, 6, 7, 10],
  booked: [13],
  cancelled: [4, 5],
  finished: [9],
};

/** As many trips as a page of the history shows, and as far as the API counts. */
export const PAGE_SIZE = 10;
const LAST_PAGE = 100_000;

/** Reads what forms, links and people may have put into the address; days that are none are named. */
export function readHistoryQuery(query: URLSearchParams): AskedHistory {
  const read = (name: string) => query.get(name)?.trim() ?? "";
  const status = statusChoices.find((choice) => choice === read("status"));
  const employeeId = toCount(read("employee"), 2_147_483_647);
  const from = readDay(read("from"));
  const to = readDay(read("to"));
  return {
    values: {
      from: from.text,
      to: to.text,
      status: status ?? "",
      employee: employeeId ? `${employeeId}` : "",
    },
    filter: { from: from.day, to: to.day, statuses: status && statuses[status], employeeId },
    problems: {
      ...(from.problem && { from: from.problem }),
      ...(to.problem && { to: to.problem }),
      ...(from.day && to.day && to.day < from.day && { to: "beforeFrom" }),
    },
    page: toCount(read("page"), LAST_PAGE) ?? 1,
  };
}

function readDay(typed: string): { text: string; day?: string; problem?: DayProblem } {
  const text = toIsoDate(typed);
  if (text === "") return { text };
  if (!isDate(text)) return { text, problem: looksLikeDate(text) ? "noDay" : "notADate" };
  return isInCalendar(text) ? { text, day: text } : { text, problem: "outside" };
}

const looksLikeDate = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text);

/** The filter as addresses carry it; what says nothing is left out. */
export function toFilterQuery({ from, to, status, employee }: FilterValues) {
  return {
    from: from || undefined,
    to: to || undefined,
    status: status || undefined,
    employee: employee || undefined,
  };
}

function toCount(text: string, most: number): number | undefined {
  const count = /^\d{1,10}$/.test(text) ? Math.min(Number(text), most) : 0;
  return count > 0 ? count : undefined;
}
