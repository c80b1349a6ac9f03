import { randomUUID } from "node:crypto";
import type { Favourite } from "../../api/favourites.server.ts";
import { noNeeds } from "../../api/needs.ts";
import type { Offer } from "../../api/offers.server.ts";
import { findOffers, mostOf, toFareCard } from "../../features/fares/fares.server.ts";
import { loadConsent } from "../../features/grants/load-grants.server.ts";
import { toNeedsFields } from "../../features/needs/needs-fields.ts";
import { toUsualNeeds } from "../../features/needs/usual-needs.server.ts";
import {
  listActiveEmployees,
  listServiceTypes,
} from "../../features/order-draft/choices.server.ts";
import {
  hideContact,
  revealContact,
} from "../../features/order-draft/contact/contact-in-address.server.ts";
import { type Draft, readDraft, toDraftQuery } from "../../features/order-draft/draft.server.ts";
import { draftOfOrder } from "../../features/order-taxi/drafts.server.ts";
import { readTraveller } from "../../features/order-taxi/traveller.server.ts";
import { loadFavourites } from "../../features/places/favourites.server.ts";
import {
  type ResolvedPlace,
  resolveOrigin,
  resolvePlace,
  toDraftPlace,
} from "../../features/places/places.server.ts";
import { loadReferenceFields } from "../../features/references/load-reference-fields.server.ts";
import { toReferenceValues } from "../../features/references/reference-fields.ts";
import {
  describeClocks,
  describePlan,
  nameDate,
} from "../../features/series/describe-series.server.ts";
import { findOwnSeries } from "../../features/series/own-series.server.ts";
import {
  findPatternIssues,
  type PatternFields,
  patternNames,
  readPattern,
  toPatternFields,
} from "../../features/series/pattern-fields.server.ts";
import {
  listDates,
  type Pattern,
  toPickupMoment,
} from "../../features/series/series-dates.server.ts";
import { currentPlan, type Series } from "../../features/series/series-record.server.ts";
import { addDays } from "../../i18n/calendar.ts";
import { formatDay, nameWeekday } from "../../i18n/format.server.ts";
import type { Language } from "../../i18n/languages.ts";
import { nameTimeZone, toLocalDay } from "../../i18n/local-time.ts";
import { isClose } from "../../map/distance.ts";
import { pathTo } from "../../paths.ts";
import { type MemberContext, ownGroupId } from "../../request/context.server.ts";

export type PlanForm = Awaited<ReturnType<typeof toForm>>;
export type CheckView = NonNullable<Awaited<ReturnType<typeof toCheck>>>;

/** The form of a series: which trip and when, and then its dates, its fare and the consent. */
export async function loadNewSeries(request: Request, context: MemberContext) {
  const { query, isGone } = await revealContact(request, context);
  const id = query.get("series");
  const changed = id === null ? undefined : await findOwnSeries(id, context);
  const draft = readJourney(query, changed, context);
  const favourites = loadFavourites(context);
  const search = { favourites, near: draft.from?.position };
  const [from, to, stops] = await Promise.all([
    resolveOrigin(draft.from, favourites, context),
    resolvePlace(draft.to, search, context),
    Promise.all(draft.stops.map((stop) => resolvePlace(stop, search, context))),
  ]);
  const fields = readFields(query, changed, context);
  const ends = { from: toDraftPlace(from), to: toDraftPlace(to) };
  const resolved = { ...draft, ...ends, stops: stops.map(toDraftPlace) };
  const isClear =
    from.address !== undefined &&
    [to, ...stops].every(({ address, state }) => address !== undefined || state === "empty");
  const isComplete = findPatternIssues(fields, context.brand.timeZone).length === 0;
  const isSamePlace =
    stops.length === 0 && Boolean(from.address && to.address && isClose(from.address, to.address));
  const isToCheck = query.has("check") && isClear && isComplete && !isSamePlace;
  const page = {
    ...{ siteDomain: context.siteDomain, changes: changed?.id, isContactGone: isGone },
    /** The trip that is repeated has a way back, and a series has none. */
    hadWayBack: query.get("way") === "return",
    isSamePlace,
  };
  if (isToCheck) return { ...page, check: await toCheck(resolved, fields, changed, context) };
  const found = { from, to, stops, favourites: await favourites };
  return { ...page, form: await toForm(resolved, found, fields, context) };
}

/** The trip of the address; of an untouched change, that of the series. */
function readJourney(
  query: URLSearchParams,
  changed: Series | undefined,
  { brand }: MemberContext,
): Draft {
  const asked = readDraft(query, { mostPassengers: brand.maxPassengers }).draft;
  const draft = changed && !query.has("first") ? draftOfOrder(currentPlan(changed).order) : asked;
  return toDailyDraft(draft);
}

/** The days say when, and a code and a way back are for one trip. */
export const toDailyDraft = ({ back: _, returnOf: __, ...draft }: Draft): Draft => ({
  ...draft,
  ...{ timing: "now", date: "", time: "", code: "" },
});

function readFields(
  query: URLSearchParams,
  changed: Series | undefined,
  { brand }: MemberContext,
): PatternFields {
  const today = toLocalDay(Date.now(), brand.timeZone);
  const plan = changed && currentPlan(changed);
  const tomorrow = addDays(today, 1);
  // A change begins with the first day that is left.
  const left = changed?.dates.find(({ date }) => date >= tomorrow)?.date ?? tomorrow;
  const usual = plan
    ? toPatternFields({ ...plan, from: left })
    : { days: "12345", at: "", first: tomorrow, until: "", days_off: "" };
  const asked = patternNames.map((name) => [name, query.get(name) ?? usual[name]]);
  return Object.fromEntries(asked) as PatternFields;
}

/** What the form shows has a field; whatever else an order holds goes with it unseen. */
const shown =
  /^(from|to|stop\d)(_|$)|^(passengers|traveller|phone|notes|needs|references|employee|service_type)$/;

async function toForm(
  draft: Draft,
  {
    from,
    to,
    stops,
    favourites,
  }: { from: ResolvedPlace; to: ResolvedPlace; stops: ResolvedPlace[]; favourites: Favourite[] },
  fields: PatternFields,
  context: MemberContext,
) {
  const { brand, language } = context;
  const { name, phone, usual } = readTraveller(draft, context);
  const [employees, serviceTypes, asked] = await Promise.all([
    listActiveEmployees(context),
    listServiceTypes(context),
    loadReferenceFields(context),
  ]);
  const unseen = Object.entries(toDraftQuery(draft)).filter(([each]) => !shown.test(each));
  return {
    ...{ from, to, stops, fields, employees, serviceTypes },
    offersStops: brand.maxStops > 0,
    unseen: Object.fromEntries(unseen),
    weekdays: [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, name: nameWeekday(day, language) })),
    traveller: { name, phone, usual },
    notes: draft.notes,
    needs: draft.needs ?? toUsualNeeds(draft, { employees, favourites }),
    hasUsualNeeds: draft.needs === undefined,
    references: draft.references,
    referenceFields: asked ?? [],
    passengers: draft.passengers,
    mostPassengers: brand.showExtraPassengers ? brand.maxPassengers : undefined,
    employee: draft.employee,
    serviceType: draft.serviceType,
    today: toLocalDay(Date.now(), brand.timeZone),
    zone: nameTimeZone(brand.timeZone, Date.now(), language),
  };
}

/** A fare rises a little now and then, so the limit that we propose leaves some room. */
const ROOM = 1.2;

async function toCheck(
  draft: Draft,
  fields: PatternFields,
  changed: Series | undefined,
  context: MemberContext,
) {
  const { brand, language, siteDomain } = context;
  const pattern = readPattern(fields);
  const dates = listDates(pattern);
  const [first = ""] = dates;
  const { offers, isTooEarly } = await findFirstOffers(draft, first, pattern.time, context);
  const wish = { stops: countStops(draft) };
  const serving = offers.filter((offer) => serves(offer, wish.stops));
  const chosen =
    serving.find(({ groupId }) => groupId === draft.group) ??
    serving.find(({ groupId }) => groupId === ownGroupId(context)) ??
    serving[0];
  const { group: _, needs: __, references: ___, ...order } = toDraftQuery(draft);
  const references = toReferenceValues(draft.references);
  const needs = toNeedsFields(draft.needs ?? noNeeds);
  const plan = changed && currentPlan(changed);
  // A payment method belongs to one group, and the user may choose another one here.
  const payment = draft.payment && { payment_group: draft.group };
  const values = { ...order, ...needs, ...references, ...payment, ...fields, series: changed?.id };
  return {
    values: Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)),
    key: randomUUID(),
    plan: describePlan(pattern, language),
    journey: { from: draft.from?.text ?? "", to: draft.to.text },
    count: dates.length,
    months: toMonths(dates, pattern.time, context),
    daysOff: toDaysOff(pattern, language),
    zone: nameTimeZone(brand.timeZone, Date.now(), language),
    offers: offers.map((offer) => ({
      card: toFareCard(offer, context, wish),
      isServing: serves(offer, wish.stops),
    })),
    /** The first day, if it lies further ahead than trips can be booked. */
    tooEarly: isTooEarly ? nameDate(first, language) : undefined,
    group: chosen?.groupId,
    currency: chosen?.currency ?? brand.currency,
    most: `${plan?.most.amount ?? (chosen ? Math.ceil(mostOf(chosen.fare.price) * ROOM) : "")}`,
    consent: await loadConsent("series", context),
    isStoreEmbedded: context.app.services.isStoreEmbedded,
    back: pathTo("series_new", { query: await hideContact(values, context), siteDomain }),
  };
}

/** The days off in words, and those of them on which there would be no trip anyway. */
function toDaysOff(pattern: Pattern, language: Language) {
  const all = listDates({ ...pattern, daysOff: [] });
  const say = (days: string[]) => days.map((day) => nameDate(day, language)).join(" · ");
  const [used, unused] = [true, false].map((isUsed) =>
    pattern.daysOff.filter((day) => all.includes(day) === isUsed),
  );
  return { used: say(used ?? []), unused: say(unused ?? []) };
}

/** The dates by month, with what the clocks do on some of them. */
function toMonths(dates: string[], time: string, context: MemberContext) {
  const { language } = context;
  const days = dates.map((date, at) => ({
    date,
    day: formatDay(date, language, { weekday: "short", day: "numeric" }),
    note: describeClocks({ date, time, previous: dates[at - 1] }, context),
  }));
  const months = [...new Set(dates.map((date) => date.slice(0, 7)))];
  return months.map((month) => ({
    month: formatDay(`${month}-01`, language, { month: "long", year: "numeric" }),
    days: days.filter(({ date }) => date.startsWith(month)),
  }));
}

const namedStops = ({ stops }: Draft) => stops.filter(({ text }) => text !== "");

export const countStops = (draft: Draft): number => namedStops(draft).length;

/** Whether a group takes all stops, and has a taxi for all needs. */
export const serves = ({ maxStops, unservedNeeds }: Offer, stops: number): boolean =>
  stops <= maxStops && unservedNeeds.length === 0;

/** What the groups ask for the first day, unless it lies further ahead than trips can be booked. */
export async function findFirstOffers(
  draft: Draft,
  date: string,
  time: string,
  context: MemberContext,
) {
  const { brand } = context;
  const { from, to, passengers, needs } = draft;
  if (!from?.position) return { offers: [], isTooEarly: false };
  const { offers, refused } = await findOffers(
    {
      origin: from.position,
      destination: to.position,
      stops: namedStops(draft).flatMap(({ text, position }) =>
        position ? { name: text, ...position } : [],
      ),
      passengers: brand.showExtraPassengers ? passengers : undefined,
      needs,
      when: toPickupMoment(date, time, brand.timeZone).when,
    },
    context,
  );
  return { offers, isTooEarly: refused.includes("date") };
}
