import { fromMoney } from "../../api/money.ts";
import { type Deferred, defer, isThereWithin } from "../../deferred.ts";
import { formatMoney } from "../../i18n/format.server.ts";
import { localeOf } from "../../i18n/languages.ts";
import { toLocalTime } from "../../i18n/local-time.ts";
import { pathTo } from "../../paths.ts";
import type { MemberContext } from "../../request/context.server.ts";
import { optional } from "../../request/trace-in-request.server.ts";
import { mayEnter } from "../../session/access.ts";
import { readInsight } from "../insight/read-insight.server.ts";

export type MonthSoFar = {
  name: string;
  /** The month's statement. */
  to: string;
  /** Undefined where the trips could not be read in time. */
  spent?: { sums: string[]; trips: number };
};

/** The longest that a page without JavaScript waits for the sums; they are there at the next visit. */
const PATIENCE_MS = 2_000;

/** What the user's company or hotel has spent since the month began; undefined where the user has no statement. */
export function loadMonth(context: MemberContext): Deferred<MonthSoFar> | undefined {
  return mayEnter("statement", context) ? defer(readMonth(context)) : undefined;
}

async function readMonth(context: MemberContext): Promise<MonthSoFar> {
  const { brand, language, siteDomain } = context;
  const today = toLocalTime(Date.now(), brand.timeZone).slice(0, 10);
  const month = today.slice(0, 7);
  const reading = optional(
    readInsight({ from: `${month}-01`, to: today }, context),
    undefined,
    context,
  );
  const read = (await isThereWithin(PATIENCE_MS, reading)) ? await reading : undefined;
  const name = new Intl.DateTimeFormat(localeOf(language), { month: "long", timeZone: "UTC" });
  const nothing = { coins: 0, currency: brand.currency };
  const { spent = [], completed = 0 } = read?.insight ?? {};
  return {
    name: name.format(Date.parse(`${month}-15T12:00Z`)),
    to: pathTo("statement", { query: { month }, siteDomain }),
    ...(read && {
      spent: {
        sums: (spent.length > 0 ? spent : [nothing]).map(({ coins, currency }) =>
          formatMoney(fromMoney({ coins, currency }), currency, language),
        ),
        trips: completed,
      },
    }),
  };
}
