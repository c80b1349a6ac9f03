import {
  describeClocks,
  describeSeries,
  nameDate,
} from "../../features/series/describe-series.server.ts";
import {
  findOwnSeries,
  settleCancelled,
  settleStopped,
} from "../../features/series/own-series.server.ts";
import {
  currentPlan,
  instantOf,
  isOpen,
  planOf,
  type Series,
  type SeriesDate,
} from "../../features/series/series-record.server.ts";
import { formatMoney } from "../../i18n/format.server.ts";
import { nameTimeZone } from "../../i18n/local-time.ts";
import { pathTo } from "../../paths.ts";
import type { MemberContext } from "../../request/context.server.ts";
import { cutPage } from "../../request/paging.server.ts";

export type OneSeriesPage = Awaited<ReturnType<typeof loadOneSeries>>;
export type DateView = OneSeriesPage["coming"][number];

const PER_PAGE = 20;
/** Something that is due within this time is being done. */
const SOON_MS = 10_000;
const HOUR_MS = 3_600_000;

type Asked = {
  page: number;
  /** The date whose taxi the user may want to cancel. */
  cancel: string | null;
};

export async function loadOneSeries(
  id: string,
  { page: wanted, cancel }: Asked,
  context: MemberContext,
) {
  const { brand, language, siteDomain, app } = context;
  const stored = await findOwnSeries(id, context);
  const [series = stored] = await settleCancelled(await settleStopped([stored], context), context);
  const now = Date.now();
  const plan = currentPlan(series);
  const { order, most, groupName, daysOff } = plan;
  const isPast = (day: SeriesDate) => instantOf(day, brand.timeZone) <= now;
  const coming = series.dates.filter((day) => !isPast(day));
  const { rows: shown, ...cut } = cutPage(coming, wanted, PER_PAGE);
  const page = cut.page > 1 ? cut.page : undefined;
  const toView = (day: SeriesDate) => toDateView(series, day, page, context);
  const asked = coming.find(({ date, state }) => date === cancel && state === "booked");
  return {
    ...describeSeries(series, context),
    stopReason: series.state === "stopped" ? (series.stopReason ?? "missing") : undefined,
    from: order.origin.name,
    to: order.destination?.name,
    traveller: order.traveller,
    group: groupName,
    most: formatMoney(most.amount, most.currency, language),
    daysOff: daysOff.map((day) => nameDate(day, language)).join(" · "),
    zone: nameTimeZone(brand.timeZone, now, language),
    coming: shown.map(toView),
    past: series.dates.filter(isPast).toReversed().map(toView),
    ...cut,
    here: pathTo("series_one", { params: { id }, query: { page }, siteDomain }),
    asked: asked && toView(asked),
    bookedToCome: coming.filter(({ state }) => state === "booked").length,
    /** Without scripts the page refreshes itself meanwhile. */
    isWorking: series.state === "active" && series.dates.some((day) => isUnderWay(day, now)),
    isStoreEmbedded: app.services.isStoreEmbedded,
    change:
      series.state === "ended" || coming.length === 0
        ? undefined
        : pathTo("series_new", { query: { series: id }, siteDomain }),
    siteDomain,
  };
}

const isUnderWay = (day: SeriesDate, now: number): boolean =>
  isOpen(day) && (day.retryAt ?? 0) < now + SOON_MS;

/** What the owner sees of a date, in one word. */
function toState(day: SeriesDate) {
  const isReplacing = (day.replaces ?? []).length > 0;
  if (isReplacing) return day.state === "skipped" ? ("canceling" as const) : ("replacing" as const);
  if (day.isUnwanted) return "canceling" as const;
  // A day that cannot be booked yet waits for longer.
  const triesSoon = day.retryAt !== undefined && day.retryAt < Date.now() + HOUR_MS;
  if (day.state === "waiting" && triesSoon) return "waiting_retry" as const;
  if (day.state === "sending" && day.retryAt) return "checking" as const;
  return day.state;
}

function toDateView(
  series: Series,
  day: SeriesDate,
  page: number | undefined,
  context: MemberContext,
) {
  const { language, siteDomain, brand } = context;
  const { date, when, tripId, reason, detail } = day;
  const previous = series.dates.findLast((each) => each.date < date)?.date;
  const isPast = instantOf(day, brand.timeZone) <= Date.now();
  const isSettled = !isOpen(day) && !isPast && series.state !== "ended";
  return {
    date,
    day: nameDate(date, language),
    time: when.slice(11),
    clocks: describeClocks({ date, time: planOf(series, day).time, previous }, context),
    state: toState(day),
    reason,
    detail,
    trip:
      tripId === undefined || isPast
        ? undefined
        : pathTo("panel_home", { query: { trip: tripId }, siteDomain }),
    cancel:
      day.state === "booked" && !isPast
        ? pathTo("series_one", {
            params: { id: series.id },
            query: { page, cancel: date },
            siteDomain,
          })
        : undefined,
    maySkip: !isPast && ["waiting", "sending"].includes(day.state) && !day.isUnwanted,
    mayTryAgain: isSettled && ["skipped", "failed"].includes(day.state),
  };
}
