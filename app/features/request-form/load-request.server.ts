import { randomUUID } from "node:crypto";
import { data, redirect } from "@remix-run/node";
import { z } from "zod";
import type { Position } from "../../api/addresses.server.ts";
import type { Favourite } from "../../api/favourites.server.ts";
import type { Needs } from "../../api/needs.ts";
import { defer, isThereWithin } from "../../deferred.ts";
import { statusOf } from "../../forms/submit.server.ts";
import type { Language } from "../../i18n/languages.ts";
import { groupPhone } from "../../i18n/phones.server.ts";
import { createTranslate } from "../../i18n/translate.ts";
import { measureKm, measureWayKm } from "../../map/distance.ts";
import { pathTo } from "../../paths.ts";
import { toBackPath } from "../../request/back-path.ts";
import type { MemberContext } from "../../request/context.server.ts";
import { screenNotFound } from "../../request/responses.server.ts";
import { isHotelDesk, mayEnter, ordersForColleagues } from "../../session/access.ts";
import { loadMonth } from "../at-a-glance/load-month.server.ts";
import { loadUnderWay } from "../at-a-glance/load-under-way.server.ts";
import { type Fares, loadFares } from "../fares/fares.server.ts";
import { findCard } from "../fares/find-card.ts";
import { toJourneySource } from "../map/map-source.server.ts";
import { toUsualNeeds } from "../needs/usual-needs.server.ts";
import { readOdds } from "../odds/odds.server.ts";
import {
  listActiveEmployees,
  listServiceTypes,
  mayHaveServiceTypes,
} from "../order-draft/choices.server.ts";
import {
  keepRequestPath,
  revealContact,
} from "../order-draft/contact/contact-in-address.server.ts";
import { type Draft, type DraftProblem, placeAt, readDraft } from "../order-draft/draft.server.ts";
import { readTime } from "../order-draft/pickup-time.server.ts";
import { readReturnTime } from "../order-draft/way-back.server.ts";
import { recallOrder } from "../order-taxi/recall-order.server.ts";
import { texts as orderTexts } from "../order-taxi/texts.ts";
import { readTraveller } from "../order-taxi/traveller.server.ts";
import { loadEdit } from "../orders/edit/load-edit.server.ts";
import { texts as editTexts } from "../orders/edit/texts.ts";
import { loadPlaced, type Placed } from "../orders/trip-page/load-placed.server.ts";
import { loadFavourites } from "../places/favourites.server.ts";
import {
  type ResolvedPlace,
  resolveOrigin,
  resolvePlace,
  toDraftPlace,
  toPlaceView,
} from "../places/places.server.ts";
import { loadReferenceFields } from "../references/load-reference-fields.server.ts";
import { sayBroken } from "../rules/explain-rules.server.ts";
import { brokenRules } from "../rules/rules.ts";
import { findOwnTrip } from "../trips/own-trip.server.ts";
import { chooseMethod, guessPayment, settlePayment } from "./payment-of-fare.server.ts";
import { readDialog } from "./read-dialog.server.ts";
import { listIssues } from "./request-issues.server.ts";

/** The page of all three routes; a 422 if the page shows errors. */
export async function sendRequestPage(context: MemberContext, request: Request) {
  const page = await loadRequest(context, request);
  const { found } = page;
  if (found === undefined || found instanceof Promise) return page;
  const { issues, dialog } = found;
  return data(page, statusOf(dialog.codeProblem ? [dialog.codeProblem] : issues));
}

export type RequestPage = Awaited<ReturnType<typeof loadRequest>>;

/** The request screen: the page of a trip, the form that changes it, or the form for a new one. */
export async function loadRequest(context: MemberContext, request: Request) {
  const { brand, language } = context;
  const content = await loadContent(request, context);
  return {
    title: toTitle(content, language),
    ...toCalled(context),
    brand: { name: brand.name, phone: groupPhone(brand) },
    here: toBackPath(request),
    others: toOtherWays(context),
    ...content,
  };
}

const titlesOfPlaced = {
  trip: "trip_title",
  hidden: "not_shown",
  not_here: "not_here",
  unknown: "unknown",
  lost: "lost",
} as const;

/** Says what the page shows; undefined for the form, which has the screen's own title. */
function toTitle({ edit, placed }: Content, language: Language): string | undefined {
  if (edit) return createTranslate(editTexts, language)("title", { id: `${edit.id}` });
  return placed && createTranslate(orderTexts, language)(titlesOfPlaced[placed.kind]);
}

/** Where a company or a hotel orders many taxis at once, and where it lets a guest order one. */
function toOtherWays(context: MemberContext) {
  if (!ordersForColleagues(context.user) && !isHotelDesk(context)) return undefined;
  const { siteDomain } = context;
  return {
    table: pathTo("order_table", { siteDomain }),
    links: pathTo("ready_links", { siteDomain }),
  };
}

type WithoutForm = { found?: undefined; month?: undefined; underWay?: undefined };
type Content =
  | ({ edit: Awaited<ReturnType<typeof loadEdit>>; placed?: undefined } & WithoutForm)
  | ({ placed: Placed; again: string; edit?: undefined } & WithoutForm)
  | (Awaited<ReturnType<typeof loadForm>> & { edit?: undefined; placed?: undefined });

async function loadContent(request: Request, context: MemberContext): Promise<Content> {
  const asked = new URL(request.url).searchParams;
  const edited = asked.get("edit");
  if (edited !== null) {
    const trip = await findOwnTrip(Number(edited), context);
    if (!trip) throw screenNotFound();
    return { edit: await loadEdit("panel_home", trip, request, context) };
  }
  const [placed, { query, isGone }] = await Promise.all([
    loadPlaced(asked, context),
    revealContact(request, context),
  ]);
  if (placed?.kind === "found") {
    const tripQuery = { trip: placed.tripId, return_when: placed.returnWhen ?? undefined };
    throw redirect(pathTo("panel_home", { query: tripQuery, siteDomain: context.siteDomain }));
  }
  return placed ? { placed, again: readAgain(query, context) } : loadForm(context, query, isGone);
}

/** The form for another taxi, with the draft that the address holds. */
function readAgain(query: URLSearchParams, { brand, siteDomain }: MemberContext): string {
  const { draft } = readDraft(query, { mostPassengers: brand.maxPassengers });
  return keepRequestPath(draft, query, siteDomain);
}

/** The form as the address fills it in. */
export type RequestForm = Awaited<ReturnType<typeof loadForm>>["form"];
/** What the calls of the form have found. */
export type FoundRequest = Awaited<ReturnType<typeof loadFound>>;
export type RequestView = RequestForm & FoundRequest;

/** The form waits for its calls, and above all for the usual address: an empty field invites the user to type. */
const PATIENCE_MS = 75;

/** These ask for something that the page cannot show before its calls have ended. */
const awaitedParameters = [
  ...["key", "again", "dialog", "apply", "ordered", "see_fares"],
  // The fields show the names of these.
  ...["employee", "service_type"],
];

/** The form as the address fills it in, and what the calls find for it. */
async function loadForm(context: MemberContext, query: URLSearchParams, isContactGone: boolean) {
  const { brand, user, siteDomain } = context;
  const { draft: asked, problems } = readDraft(query, { mostPassengers: brand.maxPassengers });
  const time = readTime(asked, context);
  const returnTime = readReturnTime(asked, context);
  const favourites = loadFavourites(context);
  const origin = resolveOrigin(asked.from, favourites, context);
  const search = { draft: asked, problems, time, returnTime, query, favourites, origin };
  // At the same time, so that one round trip to the store reads for both.
  const isToConfirm = isKey(query.get("key"));
  const month = isToConfirm ? undefined : loadMonth(context);
  const underWay = isToConfirm ? undefined : loadUnderWay(context);
  const found = loadFound(search, context);
  const deferred = defer(found);
  const hasQuestion = awaitedParameters.some((name) => query.get(name));
  // The address of a position is looked up.
  const isAwaited =
    hasQuestion ||
    asked.from?.near ||
    asked.to?.near ||
    asked.stops.some(({ near }) => near) ||
    !context.app.mayStream;
  const isWhole = isAwaited || (await isThereWithin(PATIENCE_MS, found));
  const usual = !asked.from && (await isThereWithin(0, origin)) ? await origin : undefined;
  const draft = usual ? { ...asked, from: toDraftPlace(usual) } : asked;
  const form = {
    siteDomain,
    path: pathTo("request"),
    address: keepRequestPath(draft, query, siteDomain),
    account: user.id,
    /** The idempotency key of the order that this page may send. */
    key: randomUUID(),
    /** The draft with the phone number and the notes has expired, or is not this visitor's. */
    isContactGone,
    draft,
    problems,
    isOrdered: query.has("ordered"),
    /** The rules that the order breaks, about which the user may ask a manager. */
    broken: await sayBroken(
      (query.get("ask") ?? "")
        .split(".")
        .flatMap((name) => brokenRules.find((rule) => rule === name) ?? []),
      context,
    ),
    brand: brand.name,
    /** The group's phone number, formatted. */
    phone: groupPhone(brand)?.text,
    map: toJourneySource(context),
    time,
    returnTime,
    /** The stops that the form offers; a link may name more. */
    offersStops: brand.maxStops > 0,
    mostPassengers: brand.showExtraPassengers ? brand.maxPassengers : undefined,
    traveller: readTraveller(draft, context),
    /** The choices that this account may have; most companies have both. */
    choices: {
      hasEmployees: ordersForColleagues(user),
      hasServiceTypes: mayHaveServiceTypes(user),
    },
    profile: mayEnter("profile", context) ? `${pathTo("profile", { siteDomain })}#address` : null,
  };
  return { form, found: isWhole ? await found : deferred, month, underWay };
}

type Search = ReturnType<typeof readDraft> & {
  time: ReturnType<typeof readTime>;
  returnTime: ReturnType<typeof readReturnTime>;
  query: URLSearchParams;
  favourites: Promise<Favourite[]>;
  origin: Promise<ResolvedPlace>;
};

/** Independent calls run together. */
async function loadFound(
  { draft, problems, time, returnTime, query, favourites, origin }: Search,
  context: MemberContext,
) {
  const { brand, siteDomain } = context;
  const destination = resolvePlace(draft.to, { favourites, near: draft.from?.position }, context);
  const listed = listActiveEmployees(context);
  const needs = seekNeeds(draft, { favourites, origin, listed });
  const way = Promise.all(
    draft.stops.map((stop) =>
      resolvePlace(stop, { favourites, near: draft.from?.position }, context),
    ),
  );
  const isTimeGood = !time.problem;
  const isReturnTimeGood = !returnTime.problem;
  const journey = { draft, origin, destination, stops: way, needs, isTimeGood, isReturnTimeGood };

  const [
    saved,
    from,
    to,
    stops,
    { detailsOf, ...fares },
    guess,
    employees,
    serviceTypes,
    asked,
    same,
  ] = await Promise.all([
    favourites,
    origin,
    destination,
    way,
    loadFares(journey, context),
    guessPayment(draft.group, context),
    listed,
    listServiceTypes(context),
    loadReferenceFields(context),
    findSame(query, context),
  ]);

  const settled = settleDraft(draft, { from, to, stops, fares, ownGroup: brand.id });
  const toAddress = (known: Draft) => keepRequestPath(known, query, siteDomain);
  const [payment, odds] = await Promise.all([
    settlePayment(guess, fares, findCard(fares, settled.group), context),
    seekOdds(settled, from, context),
  ]);
  const places = {
    from: toPlaceView(from, saved),
    to: toPlaceView(to, saved),
    stops: stops.map((stop) => toPlaceView(stop, saved)),
  };
  const wrong = {
    problems: [...problems, ...findStrangers(draft, { employees, serviceTypes })],
    time: time.problem,
    returnTime: returnTime.problem,
    isCodeRefused: fares.refused.includes("code"),
  };
  return {
    /** The address of the page with the complete draft. */
    address: toAddress(settled),
    /** The address holds an order, which the user has to confirm. */
    isToConfirm: fares.state === "found" && isKey(query.get("key")),
    same,
    dialog: readDialog(query, {
      ...{ draft: settled, fares, detailsOf, ...places, siteDomain },
      hasPayment: payment !== undefined,
    }),
    draft: settled,
    needs: await needs,
    referenceFields: asked ?? [],
    problems: wrong.problems,
    issues: listIssues(query, { from, to, stops, wrong }, context),
    ...places,
    favouritesNear: listNear(saved, from.address ?? to.address),
    km:
      from.address &&
      to.address &&
      measureWayKm([from, ...stops, to].flatMap(({ address }) => address ?? [])),
    employees,
    serviceTypes,
    choices: { hasEmployees: employees.length > 0, hasServiceTypes: serviceTypes.length > 0 },
    fares,
    odds,
    payment: payment && {
      ...payment,
      chosenId: chooseMethod(payment, draft.payment)?.id,
      action: pathTo("PaymentMethod", { siteDomain }),
      /** A user who has just chosen another default wants it for this order, too. */
      backTo: toAddress({ ...settled, payment: undefined }),
    },
  };
}

/** The ids that are valid, but not among the choices of this account. */
function findStrangers(
  draft: Draft,
  choices: Record<"employees" | "serviceTypes", { id: number }[]>,
): DraftProblem[] {
  const isStrange = (id: number | undefined, known: { id: number }[]) =>
    id !== undefined && !known.some((each) => each.id === id);
  return [
    ...(isStrange(draft.employee, choices.employees) ? (["employee"] as const) : []),
    ...(isStrange(draft.serviceType, choices.serviceTypes) ? (["serviceType"] as const) : []),
  ];
}

/** People are asked where they go, by their first name. A company goes nowhere: its name is the title. */
function toCalled(context: MemberContext) {
  const { user } = context;
  const [first = ""] = user.name.split(" ");
  const isPerson = !user.isCompany && !isHotelDesk(context);
  return { name: isPerson ? first : user.name, isPerson };
}

/** The open order with the same content, and the page that shows it. */
async function findSame(query: URLSearchParams, context: MemberContext) {
  const key = query.get("again");
  if (!key) return undefined;
  const { siteDomain } = context;
  const order = await recallOrder(key, context);
  const isSettled = order?.state === "done";
  const shown = isSettled ? { trip: order.tripId } : { order: key };
  return { href: pathTo("panel_home", { query: shown, siteDomain }), isSettled };
}

const isKey = (text: string | null): boolean => z.uuid().safeParse(text).success;

/** The needs that the form shows: those that the user has chosen, or what is saved. */
async function seekNeeds(
  { needs, employee }: Draft,
  known: Pick<Search, "favourites" | "origin"> & {
    listed: ReturnType<typeof listActiveEmployees>;
  },
): Promise<Needs> {
  if (needs) return needs;
  const [favourites, { address }, employees] = await Promise.all([
    known.favourites,
    known.origin,
    known.listed,
  ]);
  return toUsualNeeds({ employee, from: address && placeAt(address) }, { employees, favourites });
}

/** How orders at once fared here, of the group that the form would ask. */
async function seekOdds(
  { group, timing }: Draft,
  { address }: ResolvedPlace,
  context: MemberContext,
) {
  if (group === undefined || timing === "later" || !address) return undefined;
  const odds = await readOdds(group, address, context);
  return odds && { ...odds, group };
}

/** More markers than these would cover each other. */
const MOST_NEAR = 6;
const NEAR_KM = 6;
/** The end itself covers a favourite that is closer. */
const HERE_KM = 0.05;

/** The favourites around an end of the journey, for the map; without an end, the first ones. */
function listNear(favourites: Favourite[], middle: Position | undefined) {
  const places = favourites.map(({ id, alias, address }) => ({ id, alias, ...address }));
  if (!middle) return places.slice(0, MOST_NEAR);
  const distanceOf = (place: Position) => measureKm(place, middle);
  return places
    .filter((each) => distanceOf(each) > HERE_KM && distanceOf(each) < NEAR_KM)
    .sort((one, other) => distanceOf(one) - distanceOf(other))
    .slice(0, MOST_NEAR);
}

/** Completes the draft; the brand's own group is the default if it serves the journey. */
function settleDraft(
  draft: Draft,
  known: {
    from: ResolvedPlace;
    to: ResolvedPlace;
    stops: ResolvedPlace[];
    fares: Fares;
    ownGroup: number;
  },
): Draft {
  const { from, to, stops, fares, ownGroup } = known;
  const findOf = (id: number | undefined) => fares.cards.find(({ groupId }) => groupId === id);
  const own = findOf(ownGroup);
  // What the journey needs and the brand's own group lacks leaves the choice to the user.
  const isUsual = own?.unserved === "" && own.lacks === undefined;
  return {
    ...draft,
    from: toDraftPlace(from),
    to: toDraftPlace(to),
    stops: stops.map(toDraftPlace),
    group: [draft.group, isUsual ? ownGroup : undefined].find(findOf),
  };
}
