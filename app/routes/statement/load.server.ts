import { fromMoney, type Money } from "../../api/money.ts";
import { defer } from "../../deferred.ts";
import { DESK_NOTE_DAYS } from "../../features/hotel/desk-notes.server.ts";
import { findObstacle, MOST_CLOSED } from "../../features/statement/closings.server.ts";
import {
  isOpen,
  listMonths,
  MOST_DAYS,
  type Period,
  readPeriod,
  toPeriodQuery,
} from "../../features/statement/period.server.ts";
import { readStatement } from "../../features/statement/read-statement.server.ts";
import { groupsOf } from "../../features/statement/statement-rows.server.ts";
import { formatInstant, formatWhen } from "../../features/trips/history/format-trip.server.ts";
import { formatDay, formatDays, formatMoney } from "../../i18n/format.server.ts";
import type { Language } from "../../i18n/languages.ts";
import { toLocalDay } from "../../i18n/local-time.ts";
import { pathTo } from "../../paths.ts";
import type { MemberContext } from "../../request/context.server.ts";
import { toPictureAddress } from "../../request/picture-address.server.ts";
import { pathToResource } from "../../resources.ts";
import { createSteps } from "./reading-steps.server.ts";

export type StatementPage = ReturnType<typeof loadStatement>;
export type StatementSums = Awaited<ReturnType<typeof loadSums>>;

/** So many trips that have changed are listed; the files name all. */
const MOST_LISTED = 100;

/** The chooser of the period at once, and its sums when its trips have been read. */
export function loadStatement(query: URLSearchParams, context: MemberContext) {
  const { brand, language, siteDomain, user } = context;
  const today = toLocalDay(Date.now(), brand.timeZone);
  const { period, values, problems } = readPeriod(query, today);
  const listed = listMonths(today);
  const steps = createSteps(language);
  const months = values.month && !listed.includes(values.month) ? [values.month] : [];
  if (!period) steps.end();
  return {
    values,
    problems,
    mostDays: MOST_DAYS,
    months: [...listed, ...months].map((month) => ({ month, name: nameMonth(month, language) })),
    letterhead: {
      brand: brand.name,
      logo: toPictureAddress(brand.logo, context),
      company: user.name,
      made: formatInstant(Date.now(), context),
    },
    period: period && {
      name: namePeriod(period, language),
      isOpen: isOpen(period, today),
      month: period.month,
      csv: toFile(period, "csv", context),
      workbook: toFile(period, "xlsx", context),
      here: pathTo("statement", { query: toPeriodQuery(period), siteDomain }),
    },
    sums: period && defer(loadSums(period, steps.note, context).finally(steps.end)),
    ...steps.parts,
    paths: { history: pathTo("history", { siteDomain }), here: pathTo("statement") },
    siteDomain,
  };
}

function toFile(period: Period, kind: "csv" | "xlsx", { siteDomain }: MemberContext): string {
  const file = `file.${kind}`;
  return pathToResource("statement_file", {
    params: { file },
    query: toPeriodQuery(period),
    siteDomain,
  });
}

async function loadSums(
  period: Period,
  onPage: (read: number, total: number) => void,
  context: MemberContext,
) {
  const { language } = context;
  const statement = await readStatement(period, context, { onPage });
  const { totals, counts, unpriced, missing, closings, roomsSince } = statement;
  const corrections = closings.flatMap((each) => each.corrections);
  const format = (money: Money) => formatMoney(fromMoney(money), money.currency, language);
  const toCell = (amount: number | null, currency: string) =>
    amount === null ? null : formatMoney(amount, currency, language);
  return {
    counts,
    missing,
    /** Why the month cannot be closed, where it has ended. */
    obstacle: findObstacle(statement),
    mostClosed: `${MOST_CLOSED}`,
    rooms: roomsSince
      ? { since: nameDay(roomsSince, language), days: `${DESK_NOTE_DAYS}` }
      : undefined,
    currencies: totals.map((each) => ({
      currency: each.currency,
      trips: each.trips,
      sum: format(each.sum),
      tables: groupsOf(each, context).map((group) => ({
        ...group,
        lines: group.lines.map(({ name, trips: count, sum: of }) => ({
          name,
          trips: count,
          sum: format(of),
        })),
      })),
    })),
    unpriced: unpriced.map(({ id, when }) => ({
      id,
      when: formatWhen(when, language),
      href: toTrip(id, when, context),
    })),
    closings: closings.map(({ month, closedAt, by }) => ({
      ...{ month, by },
      name: nameMonth(month, language),
      when: formatInstant(closedAt, context),
    })),
    corrected: corrections.length,
    corrections: corrections.slice(0, MOST_LISTED).map((each) => ({
      ...{ id: each.id, references: each.references, on: nameDay(each.on, language) },
      before: toCell(each.before, each.currency),
      after: toCell(each.after, each.currency),
    })),
  };
}

const toTrip = (id: number, when: string, { siteDomain }: MemberContext): string =>
  pathTo("history", { query: { trip: id, on: when.slice(0, 10) }, siteDomain });

const nameMonth = (month: string, language: Language): string =>
  formatDay(`${month}-01`, language, { month: "long", year: "numeric" });

/** A day, or a month where the day is not known. */
const nameDay = (on: string, language: Language): string =>
  on.length === 7
    ? nameMonth(on, language)
    : formatDay(on, language, { day: "numeric", month: "short", year: "numeric" });

function namePeriod({ from, to, month }: Period, language: Language): string {
  if (month) return nameMonth(month, language);
  return formatDays({ from, to }, language);
}
