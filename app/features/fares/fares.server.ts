import { fromMoney, toMoney } from "../../api/money.ts";
import { hasNeeds, type Needs, noNeeds } from "../../api/needs.ts";
import {
  isAbout,
  type Journey,
  type Offer,
  type Price,
  searchOffers,
} from "../../api/offers.server.ts";
import { readRows } from "../../api/rows.server.ts";
import { isThereWithin } from "../../deferred.ts";
import { formatMoney, formatMoneyRange, nameLanguages } from "../../i18n/format.server.ts";
import type { Language } from "../../i18n/languages.ts";
import { type OfBrand, toGroupLogo } from "../../request/brand-picture.server.ts";
import type { MemberContext } from "../../request/context.server.ts";
import { toAskable } from "../needs/askable-needs.server.ts";
import { sayKinds } from "../needs/needs-line.server.ts";
import { type Draft, whenOf } from "../order-draft/draft.server.ts";
import type { ResolvedPlace } from "../places/places.server.ts";

/** The groups' offers for a journey, and the parts of the query that the API refused. */
type FoundOffers = {
  offers: Offer[];
  refused: ("code" | "date")[];
  /** How many offers we could not read, for example because of an unknown kind of fare. */
  leftOut: number;
};

/** A user who belongs to one group gets only that group's offers. */
export async function findOffers(journey: Journey, context: MemberContext): Promise<FoundOffers> {
  const search = async (query: Journey) => {
    const { value: offers, leftOut } = await readRows(context.api, (rows) =>
      searchOffers(rows, query, context.user.exclusiveGroupId ?? undefined),
    );
    return { offers, leftOut };
  };
  try {
    return { ...(await search(journey)), refused: [] };
  } catch (error) {
    if (isAbout("date", error)) return { offers: [], refused: ["date"], leftOut: 0 };
    if (!isAbout("code", error)) throw error;
    return { ...(await search({ ...journey, code: undefined })), refused: ["code"] };
  }
}

export type FareCard = ReturnType<typeof toFareCard>;

/** What a journey asks of a group beyond its fare. */
type Wish = {
  /** The number of stops on the way. */
  stops: number;
  /** The group's offer for the way back, null where it has none; undefined for a trip one way. */
  back?: Offer | null;
};

export function toFareCard(
  offer: Offer,
  context: { language: Language } & OfBrand,
  wish: Wish = { stops: 0 },
) {
  const { language } = context;
  const { groupId, name, logo, currency, taxiLanguages, fare, unservedNeeds } = offer;
  return {
    groupId,
    group: name,
    logo: toGroupLogo(logo, context),
    /** The drivers' languages as a phrase; empty if the group does not name any. */
    languages: nameLanguages(taxiLanguages, language),
    /** The needs for which the group has no taxi, in words; empty where it serves all. */
    unserved: sayKinds(unservedNeeds, language),
    kind: fare.price.kind,
    price: formatPrice(offer, language),
    /** The price without the code. */
    fullPrice:
      fare.withoutDiscount === null
        ? undefined
        : formatMoney(fare.withoutDiscount, currency, language),
    isScheduled: fare.isScheduled,
    hasDetails: explainFare(offer) !== undefined,
    /** Sent with the order, so that the user orders only at the price that was shown. */
    quotedFare: toQuotedFare(fare.price),
    back: wish.back && {
      price: formatPrice(wish.back, language),
      quotedFare: toQuotedFare(wish.back.fare.price),
      total: formatFareSum([fare.price, wish.back.fare.price], currency, language),
    },
    /** Why this group cannot be ordered for the journey. */
    lacks: findLack(offer, wish),
    maxStops: `${offer.maxStops}`,
  };
}

/** The fare in the group's own words; undefined if the group does not explain it. */
export function explainFare({ fare }: Offer) {
  const { breakdown, info, waitingPassenger, hidesDetails } = fare;
  const explains = breakdown.length > 0 || info.length > 0 || waitingPassenger !== null;
  return explains && !hidesDetails ? { breakdown, info, waitingPassenger } : undefined;
}

export type FareDetails = NonNullable<ReturnType<typeof explainFare>>;

function findLack({ maxStops }: Offer, { stops, back }: Wish) {
  if (stops > maxStops) return maxStops === 0 ? "no_stops" : "few_stops";
  return back === null ? "no_return" : undefined;
}

export function formatPrice({ fare: { price }, currency }: Offer, language: Language): string {
  return price.kind === "calculated"
    ? formatMoneyRange(price.low, price.high, currency, language)
    : formatMoney(price.amount, currency, language);
}

/** What several taxis cost together, in one currency. */
export function formatFareSum(prices: Price[], currency: string, language: Language): string {
  const sumOf = (toAmount: (price: Price) => number) =>
    fromMoney({
      coins: prices.reduce((sum, price) => sum + toMoney(toAmount(price), currency).coins, 0),
      currency,
    });
  return formatMoneyRange(sumOf(leastOf), sumOf(mostOf), currency, language);
}

/** Encodes a fare for a form field. */
export function toQuotedFare(price: Price): string {
  return price.kind === "calculated" ? `${price.low}-${price.high}` : `${price.amount}`;
}

/** Accepts the same fare, or a range whose upper end has not risen. */
export function matchesQuotedFare(price: Price, quotedFare: string): boolean {
  if (price.kind !== "calculated") return toQuotedFare(price) === quotedFare;
  const [, high] = quotedFare.match(/^[\d.]+-([\d.]+)$/) ?? [];
  return high !== undefined && price.high <= Number(high);
}

/** The amount that an order promises; null if the taximeter decides. */
export function amountOf(price: Price): number | null {
  return price.kind === "calculated" ? null : price.amount;
}

/** The most that a trip costs at this price, as far as the group says. */
export function mostOf(price: Price): number {
  return price.kind === "calculated" ? price.high : price.amount;
}

const leastOf = (price: Price): number => (price.kind === "calculated" ? price.low : price.amount);

/** The estimated range of a metered fare. */
export function rangeOf(price: Price): { low: number; high: number } | undefined {
  return price.kind === "calculated" ? { low: price.low, high: price.high } : undefined;
}

export type Fares = {
  /** `waiting`: the user has to fill in more first. */
  state: "waiting" | "no_service" | "found";
  cards: FareCard[];
  refused: FoundOffers["refused"];
  leftOut: FoundOffers["leftOut"];
};

type FareQuery = {
  draft: Draft;
  origin: Promise<ResolvedPlace>;
  destination: Promise<ResolvedPlace>;
  needs: Promise<Needs>;
  stops: Promise<ResolvedPlace[]>;
  isTimeGood: boolean;
  isReturnTimeGood: boolean;
};

/** Searches once the pickup and the time are known; the user may leave the destination open. */
export async function loadFares(
  { draft, origin, destination, stops: way, needs, isTimeGood, isReturnTimeGood }: FareQuery,
  context: MemberContext,
): Promise<Fares & { detailsOf: (groupId: number) => FareDetails | undefined }> {
  const [from, to, places] = await Promise.all([origin, destination, way]);
  const when = whenOf(draft);
  const isWhenKnown = draft.timing === "now" || (when !== undefined && isTimeGood);
  const isToKnown = to.address !== undefined || to.state === "empty";
  const named = places.filter(({ state }) => state !== "empty");
  const stops = named.flatMap(({ address }) => address ?? []);
  const isWayKnown =
    stops.length === named.length && (!draft.back || isReturnKnown(draft, to, isReturnTimeGood));
  if (!from.address || !isToKnown || !isWhenKnown || !isWayKnown) {
    const detailsOf = () => undefined;
    return { state: "waiting", cards: [], refused: [], leftOut: 0, detailsOf };
  }
  const passengers = context.brand.showExtraPassengers ? draft.passengers : undefined;
  const journey = { origin: from.address, destination: to.address, stops, passengers };
  const [found, back] = await searchWithNeeds(needs, (asked) =>
    Promise.all([
      findOffers({ ...journey, needs: asked, when, code: draft.code || undefined }, context),
      findOffersBack(draft, journey, context),
    ]),
  );
  const { offers, refused, leftOut } = found;
  const cards = offers.map((offer) =>
    toFareCard(offer, context, {
      stops: stops.length,
      back: back && (back.find(({ groupId }) => groupId === offer.groupId) ?? null),
    }),
  );
  const without = refused.includes("date") ? "waiting" : "no_service";
  return {
    state: cards.length > 0 ? "found" : without,
    ...{ cards, refused, leftOut },
    // Only a dialog shows them, so the page's data lack them.
    detailsOf(groupId) {
      const offer = offers.find((each) => each.groupId === groupId);
      return offer && explainFare(offer);
    },
  };
}

/**
 * The usual needs take a call of their own, and few users have any: the search begins without them, and
 * begins anew for those who do.
 */
async function searchWithNeeds<Found>(
  needs: Promise<Needs>,
  search: (asked: Needs) => Promise<Found>,
): Promise<Found> {
  if (await isThereWithin(0, needs)) return search(toAskable(await needs));
  const guess = search(noNeeds);
  // Nothing waits for it where there are needs.
  guess.catch(() => undefined);
  const asked = toAskable(await needs);
  return hasNeeds(asked) ? search(asked) : guess;
}

function isReturnKnown({ back }: Draft, to: ResolvedPlace, isTimeGood: boolean): boolean {
  return to.address !== undefined && Boolean(back?.date && back.time) && isTimeGood;
}

/** The groups' offers for the way back; undefined for a trip one way. */
async function findOffersBack(
  { back }: Draft,
  { origin, destination, stops = [], passengers }: Journey,
  context: MemberContext,
): Promise<Offer[] | undefined> {
  if (!back || !destination) return undefined;
  const journey = { origin: destination, destination: origin, stops: stops.toReversed() };
  const when = `${back.date} ${back.time}`;
  return (await findOffers({ ...journey, passengers, when }, context)).offers;
}
