import type { HistoryFilter } from "../../../api/history.server.ts";
import type { TripStatus } from "../../../api/trips.server.ts";
import { isDate, isInCalendar } from "../../../i18n/calendar.ts";
import { toIsoDate } from "../../../i18n/typed-moment.ts";
import { cancelledStatuses } from "../trip-status.ts";
import { type StatusChoice, statusChoices } from "./status-choices.ts";

/** The form's values: valid days as `YYYY-MM-DD`, anything else as the user typed it. */
export type FilterValues = { from: string; to: string; status: string; employee: string };

type DayProblem = "notADate" | "noDay" | "outside";
export type FilterProblems = { from?: DayProblem; to?: DayProblem | "beforeFrom" };

export type HistoryQuery = {
  values: FilterValues;
  filter: HistoryFilter;
  problems: FilterProblems;
  page: number;
};

const statuses: Record<StatusChoice, TripStatus[]> = {
  completed: [8],
  under_way: [1, 2, 3, 6, 7, 10],
  booked: [13],
  cancelled: cancelledStatuses,
  finished: [9],
};

export const PAGE_SIZE = 10;
/** The API's limit for offsets. */
const LAST_PAGE = 100_000;

/** Reads the filter from the address, which users may edit; `problems` names invalid days. */
export function readHistoryQuery(query: URLSearchParams): HistoryQuery {
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

/** Leaves out empty values, so that addresses stay short. */
export function toFilterQuery({ from, to, status, employee }: FilterValues) {
  return {
    from: from || undefined,
    to: to || undefined,
    status: status || undefined,
    employee: employee || undefined,
  };
}

function toCount(text: string, max: number): number | undefined {
  const count = /^\d{1,10}$/.test(text) ? Math.min(Number(text), max) : 0;
  return count > 0 ? count : undefined;
}
