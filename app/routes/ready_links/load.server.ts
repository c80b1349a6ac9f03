import { randomUUID } from "node:crypto";
import type { Favourite } from "../../api/favourites.server.ts";
import type { Offer } from "../../api/offers.server.ts";
import { findUsualPickup } from "../../features/desk/load-desk-form.server.ts";
import { findOffers, mostOf, toFareCard } from "../../features/fares/fares.server.ts";
import { loadConsent, loadGrants } from "../../features/grants/load-grants.server.ts";
import { toUsualNeeds } from "../../features/needs/usual-needs.server.ts";
import {
  listActiveEmployees,
  listServiceTypes,
} from "../../features/order-draft/choices.server.ts";
import { revealContact } from "../../features/order-draft/contact/contact-in-address.server.ts";
import { type Draft, placeAt, readDraft } from "../../features/order-draft/draft.server.ts";
import { usualTraveller } from "../../features/order-taxi/traveller.server.ts";
import { loadFavourites } from "../../features/places/favourites.server.ts";
import { resolvePlace, toDraftPlace } from "../../features/places/places.server.ts";
import { listSettledLinks, toLinkView } from "../../features/ready-links/load-links.server.ts";
import { USUAL_HOURS, validHours } from "../../features/ready-links/ready-links.server.ts";
import { loadReferenceFields } from "../../features/references/load-reference-fields.server.ts";
import { languages, withNames } from "../../i18n/languages.ts";
import { groupPhone } from "../../i18n/phones.server.ts";
import { pathTo } from "../../paths.ts";
import type { MemberContext } from "../../request/context.server.ts";
import { isHotelDesk } from "../../session/access.ts";
import { namePricedEnds } from "./priced-ends.server.ts";

export type ReadyLinksPage = Awaited<ReturnType<typeof loadReadyLinks>>;
export type LinkForm = ReadyLinksPage["form"];

/** A limit that a usual rise of the fare, as at night, does not reach. */
const USUAL_ROOM = 1.25;

/** The links that the user has made, and the form for a new one, filled in with the draft of the address. */
export async function loadReadyLinks(request: Request, context: MemberContext) {
  const { brand, siteDomain } = context;
  const { query, isGone } = await revealContact(request, context);
  const [form, consent, grants, links] = await Promise.all([
    loadForm(query, context),
    loadConsent("ready_link", context),
    loadGrants(context, "ready_link"),
    listSettledLinks(context),
  ]);
  const made = links.map((link) => toLinkView(link, context));
  return {
    form,
    /** The same form makes one link, however often it is sent. */
    key: randomUUID(),
    consent,
    grants,
    /** The draft with the notes and the needs has expired, or is not this visitor's. */
    isContactGone: isGone,
    /** The links of a permission that has ended are of no use until it is given again. */
    isStopped: !consent.isGiven && made.some(({ state }) => state === "open"),
    links: made,
    phone: groupPhone(brand)?.text,
    siteDomain,
    paths: {
      here: pathTo("ready_links", { siteDomain }),
      trips: isHotelDesk(context)
        ? pathTo("hotel_home", { siteDomain })
        : pathTo("panel", { siteDomain }),
    },
  };
}

async function loadForm(query: URLSearchParams, context: MemberContext) {
  const { brand, language } = context;
  const { draft } = readDraft(query, { mostPassengers: brand.maxPassengers });
  const [favourites, employees, serviceTypes, asked] = await Promise.all([
    loadFavourites(context),
    listActiveEmployees(context),
    listServiceTypes(context),
    loadReferenceFields(context),
  ]);
  const { from, to } = await findEnds(draft, favourites, context);
  const ends = { from: from.address && placeAt(from.address), to: toDraftPlace(to) };
  const needs = draft.needs ?? toUsualNeeds({ ...draft, ...ends }, { employees, favourites });
  const isClear = ends.from !== undefined && (to.address !== undefined || to.state === "empty");
  const offers = isClear ? await listOffers({ ...draft, ...ends, needs }, context) : [];
  const serving = offers.filter(({ unservedNeeds }) => unservedNeeds.length === 0);
  const chosen = serving.find(({ groupId }) => groupId === draft.group) ?? serving[0];
  return {
    ...{ from, to },
    /** The journey is known, and no group offers it. */
    hasNoService: isClear && offers.length === 0,
    /** The ends whose prices the page shows. */
    priced: offers.length > 0 ? namePricedEnds(ends) : "",
    /** The user has pressed the button before these prices were shown. */
    isToCheck: offers.length > 0 && query.has("check"),
    groups: offers.map((offer) => toFareCard(offer, context)),
    group: chosen && `${chosen.groupId}`,
    currency: offers[0]?.currency ?? brand.currency,
    limit: query.get("limit") ?? toUsualLimit(offers),
    usualLimit: toUsualLimit(offers),
    hours: query.get("hours") ?? `${USUAL_HOURS}`,
    allHours: validHours,
    ...{ employees, serviceTypes, employee: draft.employee, serviceType: draft.serviceType },
    traveller: draft.traveller ?? usualTraveller(context),
    /** The driver's name for the holder where the field is left empty. */
    usualTraveller: usualTraveller(context),
    phone: draft.phone ?? "",
    notes: draft.notes,
    needs,
    hasUsualNeeds: draft.needs === undefined,
    referenceFields: asked ?? [],
    references: draft.references,
    passengers: draft.passengers,
    mostPassengers: brand.showExtraPassengers ? brand.maxPassengers : undefined,
    language: query.get("language") ?? language,
    languages: withNames(languages),
  };
}

/** Both ends of the journey; a new link begins where the desk's taxis come to, or at the default favourite. */
async function findEnds(draft: Draft, saved: Favourite[], context: MemberContext) {
  const favourites = Promise.resolve(saved);
  const usual = draft.from ? undefined : await findUsualPickup(saved, context);
  const origin = draft.from ?? (usual ? placeAt(usual) : { text: "" });
  const from = await resolvePlace(origin, { favourites }, context);
  const to = await resolvePlace(draft.to, { favourites, near: from.address }, context);
  return { from, to };
}

async function listOffers({ from, to, passengers, needs }: Draft, context: MemberContext) {
  if (!from?.position) return [];
  const journey = { origin: from.position, destination: to.position, needs };
  const count = context.brand.showExtraPassengers ? passengers : undefined;
  return (await findOffers({ ...journey, passengers: count }, context)).offers;
}

function toUsualLimit(offers: Offer[]): string {
  if (offers.length === 0) return "";
  return `${Math.ceil(Math.max(...offers.map(({ fare }) => mostOf(fare.price))) * USUAL_ROOM)}`;
}
