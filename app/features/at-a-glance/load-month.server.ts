import { fromMoney } from "../../api/money.ts";
import { type Deferred, defer, isThereWithin } from "../../deferred.ts";
import { addDays } from "../../i18n/calendar.ts";
import { formatDay, formatMoney } from "../../i18n/format.server.ts";
import { toLocalDay } from "../../i18n/local-time.ts";
import { pathTo } from "../../paths.ts";
import type { MemberContext } from "../../request/context.server.ts";
import { optional } from "../../request/trace-in-request.server.ts";
import { mayEnter } from "../../session/access.ts";
import type { Range } from "../insight/range.server.ts";
import { readInsight } from "../insight/read-insight.server.ts";

export type MonthSoFar = {
  name: string;
  /** The month's statement. */
  to: string;
  /** Undefined where the trips could not be read in time. */
  spent?: { sums: string[]; trips: number };
  /** The month before to the same day; undefined where nothing was spent, too. */
  before?: { name: string; sums: string[] };
};

/** The longest that a page without JavaScript waits for the sums; they are there at the next visit. */
const PATIENCE_MS = 2_000;

/** What the user's company or hotel has spent since the month began; undefined where the user has no statement. */
export function loadMonth(context: MemberContext): Deferred<MonthSoFar> | undefined {
  return mayEnter("statement", context) ? defer(readMonth(context)) : undefined;
}

async function readMonth(context: MemberContext): Promise<MonthSoFar> {
  const { brand, language, siteDomain } = context;
  const today = toLocalDay(Date.now(), brand.timeZone);
  const month = today.slice(0, 7);
  const past = sameDaysBefore(today);
  const [insight, earlier] = await Promise.all([
    readInTime({ from: `${month}-01`, to: today }, context),
    readInTime(past, context),
  ]);
  const nothing = { coins: 0, currency: brand.currency };
  const say = ({ coins, currency }: typeof nothing) =>
    formatMoney(fromMoney({ coins, currency }), currency, language);
  return {
    name: formatDay(today, language, { month: "long" }),
    to: pathTo("statement", { query: { month }, siteDomain }),
    ...(insight && {
      spent: {
        sums: (insight.spent.length > 0 ? insight.spent : [nothing]).map(say),
        trips: insight.completed,
      },
    }),
    ...(earlier &&
      earlier.spent.length > 0 && {
        before: {
          name: formatDay(past.to, language, { month: "long" }),
          sums: earlier.spent.map(say),
        },
      }),
  };
}

async function readInTime(range: Range, context: MemberContext) {
  const reading = optional(readInsight(range, context), undefined, context);
  return (await isThereWithin(PATIENCE_MS, reading)) ? (await reading)?.insight : undefined;
}

/** The month before, to the same day of it or to its last one. */
export function sameDaysBefore(today: string): Range {
  const last = addDays(`${today.slice(0, 7)}-01`, -1);
  const from = `${last.slice(0, 7)}-01`;
  const days = Math.min(Number(today.slice(8)), Number(last.slice(8)));
  return { from, to: addDays(from, days - 1) };
}
