import { randomUUID } from "node:crypto";
import type { Address } from "../../api/addresses.server.ts";
import type { Favourite } from "../../api/favourites.server.ts";
import { defer } from "../../deferred.ts";
import { readForm } from "../../forms/read-form.server.ts";
import { languages, withNames } from "../../i18n/languages.ts";
import { nameTimeZone } from "../../i18n/local-time.ts";
import { groupPhone } from "../../i18n/phones.server.ts";
import { pathTo } from "../../paths.ts";
import {
  type AccountContext,
  type MemberContext,
  ownGroupId,
} from "../../request/context.server.ts";
import { redirectToScreen } from "../../request/flash.server.ts";
import { saveFormInSession } from "../../request/session/saved-form.server.ts";
import { isHotelDesk } from "../../session/access.ts";
import { type FareCard, findOffers, toFareCard } from "../fares/fares.server.ts";
import { readDraft } from "../order-draft/draft.server.ts";
import { sayOriginMissing } from "../order-taxi/explain-outcome.server.ts";
import { usualTraveller } from "../order-taxi/traveller.server.ts";
import { loadFavourites, usualAddressOf } from "../places/favourites.server.ts";
import { type ResolvedPlace, resolvePlace } from "../places/places.server.ts";
import { loadReferenceFields } from "../references/load-reference-fields.server.ts";
import { MOST_VEHICLES, nextDays } from "./desk-order-schema.server.ts";

export type DeskFormPage = Awaited<ReturnType<typeof loadDeskForm>>["page"];
export type Desk = Awaited<ReturnType<typeof loadDesk>>;

/** The initial values of the three desk forms, with the destination that the address names. */
export async function loadDeskForm(context: MemberContext, request: Request) {
  const { brand, user, siteDomain, language } = context;
  const query = new URL(request.url).searchParams;
  const { draft } = readDraft(query, { mostPassengers: brand.maxPassengers });
  const favourites = loadFavourites(context);
  const asked = loadReferenceFields(context);
  const desk = loadDesk(favourites, context);
  const deferred = defer(desk);
  const isSearched = draft.to.text !== "" && !draft.to.position;
  const near = isSearched ? (await desk).near : undefined;
  const page = {
    /** The idempotency key of the order that this page sends, and its account. */
    key: randomUUID(),
    account: user.id,
    hotel: usualTraveller(context),
    group: { name: brand.name, phone: groupPhone(brand) },
    language,
    languages: withNames(languages),
    siteDomain,
    desk: deferred,
    referenceFields: (await asked) ?? [],
    destination: await resolvePlace(draft.to, { favourites, near }, context),
    /** The user has searched, perhaps without words. */
    isSearched: query.has("to"),
    mostPassengers: brand.showExtraPassengers ? brand.maxPassengers : undefined,
    mostVehicles: MOST_VEHICLES,
    days: nextDays(brand.timeZone),
    zone: nameTimeZone(brand.timeZone, Date.now(), language),
    paths: {
      board: pathTo("hotel_home", { siteDomain }),
      favourites: pathTo("favorite", { siteDomain }),
      destination: pathTo("pedir_destino", { siteDomain }),
      table: pathTo("order_table", { siteDomain }),
      begun: pathTo("pedir_reserva", { query: { [begunMark]: 1 }, siteDomain }),
    },
  };
  return { page, desk };
}

/** One for each number key. */
const MOST_USUAL = 9;

/** Where the desk's taxis come to, and where its guests usually go. */
async function loadDesk(favourites: Promise<Favourite[]>, context: MemberContext) {
  const saved = await favourites;
  const origin = await findDeskOrigin(saved, context);
  return {
    pickup: origin?.name,
    problem: origin ? undefined : sayOriginMissing(context),
    near: origin,
    usual: saved
      .filter(({ isDefault }) => !isDefault)
      .slice(0, MOST_USUAL)
      .map(({ alias, address }) => ({ alias, ...address })),
  };
}

/** The fare of the hotel's own group; undefined if the group does not serve the destination. */
export async function findDeskFare(
  { near, destination }: { near: Desk["near"]; destination: ResolvedPlace },
  context: MemberContext,
): Promise<FareCard | undefined> {
  if (!near || !destination.address) return undefined;
  const journey = { origin: near, destination: destination.address };
  const { offers } = await findOffers(journey, context);
  const own = offers.find(({ groupId }) => groupId === ownGroupId(context));
  return own && toFareCard(own, context);
}

/** The reservation form with the chosen destination. */
export function toReserve(to: Address, { siteDomain }: MemberContext): string {
  const query = { to: to.name, to_lat: to.latitude, to_lng: to.longitude, [begunMark]: 1 };
  return pathTo("pedir_reserva", { query, siteDomain });
}

/** In its address, a reservation that continues with the values that the user has typed. */
const begunMark = "begun";

/** Keeps the unfinished reservation while the user chooses a destination. */
export async function leaveToChoose(request: Request, context: MemberContext): Promise<Response> {
  const { session, app } = context;
  const form = await readForm(request);
  if (typeof form !== "string") {
    await saveFormInSession(session, pathTo("pedir_reserva"), form, app, begunMark);
  }
  return redirectToScreen("pedir_destino", { query: { for: "reserva" } }, context);
}

/**
 * The pickup of a hotel's taxis: its default favourite, or else the address with the hotel's name, if
 * there is just one.
 */
export async function findDeskOrigin(favourites: Favourite[], context: AccountContext) {
  const usual = usualAddressOf(favourites);
  if (usual) return usual;
  const hotel = usualTraveller(context);
  return (await resolvePlace({ text: hotel }, { favourites: Promise.resolve([]) }, context))
    .address;
}

/** Where a new order's taxi comes to if it does not say: the hotel, or the default favourite. */
export async function findUsualPickup(
  favourites: Favourite[] | Promise<Favourite[]>,
  context: MemberContext,
): Promise<Address | undefined> {
  const saved = await favourites;
  return isHotelDesk(context) ? findDeskOrigin(saved, context) : usualAddressOf(saved);
}
