import { listFavourites } from "../../api/favourites.server.ts";
import { readGoodRows } from "../../api/rows.server.ts";
import { findDeskOrigin } from "../../features/desk/load-desk-form.server.ts";
import { findOffers, mostOf, toFareCard } from "../../features/fares/fares.server.ts";
import { loadConsent, loadGrants } from "../../features/grants/load-grants.server.ts";
import { placeAt, readDraft } from "../../features/order-draft/draft.server.ts";
import { usualTraveller } from "../../features/order-taxi/traveller.server.ts";
import { resolvePlace } from "../../features/places/places.server.ts";
import { ownLinksOf, toLinkView } from "../../features/ready-links/load-links.server.ts";
import { USUAL_HOURS, validHours } from "../../features/ready-links/ready-links.server.ts";
import { loadReferenceFields } from "../../features/references/load-reference-fields.server.ts";
import { languages, withNames } from "../../i18n/languages.ts";
import { toPhoneLink } from "../../i18n/phones.server.ts";
import { pathTo } from "../../paths.ts";
import type { MemberContext } from "../../request/context.server.ts";
import { optional } from "../../request/trace-in-request.server.ts";
import { isHotelDesk } from "../../session/access.ts";

export type ReadyLinksPage = Awaited<ReturnType<typeof loadReadyLinks>>;

/** A limit that a usual rise of the fare, as at night, does not reach. */
const USUAL_ROOM = 1.25;

/** The links that the user has made, and the form for a new one: its ends stand in the address. */
export async function loadReadyLinks(query: URLSearchParams, context: MemberContext) {
  const { brand, siteDomain, language } = context;
  const links = ownLinksOf(context).list();
  const [ends, consent, grants, referenceFields] = await Promise.all([
    findEnds(query, context),
    loadConsent("ready_link", context),
    loadGrants(context, "ready_link"),
    loadReferenceFields(context),
  ]);
  const { offers } = ends;
  const made = (await links).map((link) => toLinkView(link, context));
  return {
    from: ends.from,
    to: ends.to,
    groups: offers.map((offer) => toFareCard(offer, context)),
    currency: offers[0]?.currency ?? brand.currency,
    limit: offers.length > 0 ? toUsualLimit(Math.max(...offers.map(toHighest))) : "",
    label: usualTraveller(context),
    referenceFields,
    mostPassengers: brand.showExtraPassengers ? brand.maxPassengers : undefined,
    hours: validHours,
    usualHours: USUAL_HOURS,
    language,
    languages: withNames(languages),
    consent,
    grants,
    /** The links of a permission that has ended are of no use until it is given again. */
    isStopped: !consent.isGiven && made.some(({ state }) => state === "open"),
    links: made,
    phone: toPhoneLink(brand.phone, brand.phone)?.text,
    siteDomain,
    paths: {
      here: pathTo("ready_links", { siteDomain }),
      trips: isHotelDesk(context)
        ? pathTo("hotel_home", { siteDomain })
        : pathTo("panel", { siteDomain }),
    },
  };
}

const toHighest = (offer: { fare: { price: Parameters<typeof mostOf>[0] } }) =>
  mostOf(offer.fare.price);

const toUsualLimit = (fare: number): string => `${Math.ceil(fare * USUAL_ROOM)}`;

/** Both ends of the journey, and the groups that serve it. */
async function findEnds(query: URLSearchParams, context: MemberContext) {
  const { draft } = readDraft(query, { mostPassengers: context.brand.maxPassengers });
  const favourites = optional(readGoodRows(context.api, listFavourites), [], context);
  const saved = await favourites;
  const usual = isHotelDesk(context)
    ? await findDeskOrigin(saved, context)
    : saved.find(({ isDefault }) => isDefault)?.address;
  const origin = draft.from ?? (usual ? placeAt(usual) : { text: "" });
  const from = await resolvePlace(origin, { favourites }, context);
  const to = await resolvePlace(draft.to, { favourites, near: from.address }, context);
  const isReady = from.address && (to.address || to.state === "empty");
  if (!from.address || !isReady) return { from, to, offers: [] };
  const { offers } = await findOffers({ origin: from.address, destination: to.address }, context);
  return { from, to, offers };
}
