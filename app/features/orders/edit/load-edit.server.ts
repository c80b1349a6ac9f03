import type { Trip } from "../../../api/trips.server.ts";
import { formatPhone } from "../../../i18n/phones.server.ts";
import { pathTo } from "../../../paths.ts";
import type { MemberContext } from "../../../request/context.server.ts";
import { revealContact } from "../../order-draft/contact/contact-in-address.server.ts";
import { type Draft, readDraft } from "../../order-draft/draft.server.ts";
import { readTime } from "../../order-draft/pickup-time.server.ts";
import { draftOfTrip } from "../../order-taxi/drafts.server.ts";
import { usualTraveller } from "../../order-taxi/traveller.server.ts";
import { resolvePlace } from "../../places/places.server.ts";
import { loadReferenceFields } from "../../references/load-reference-fields.server.ts";
import { toGiven } from "../../references/reference-fields.ts";
import { mayEdit, mayMovePickup, progressOf } from "../../trips/trip-status.ts";

/** The screens that change trips: the lists of open trips and of bookings, and the page of one trip. */
export type OrdersScreenName = "panel" | "bookings" | "panel_home";

export type EditView = Awaited<ReturnType<typeof loadEdit>>;

/** The form that changes a trip, with the trip's values or those that the user has sent. */
export async function loadEdit(
  screen: OrdersScreenName,
  trip: Trip,
  request: Request,
  context: MemberContext,
) {
  const { brand, siteDomain } = context;
  const { maxPassengers, showExtraPassengers } = brand;
  const known = draftOfTrip(trip, context, "as_booked");
  const { query, isGone } = await revealContact(request, context);
  const sent = readDraft(query, { mostPassengers: maxPassengers }).draft;
  // The address of an untouched form holds nothing but the trip's id.
  const draft = query.has("traveller")
    ? { ...sent, from: sent.from ?? known.from, ...(isGone && contactOf(known)) }
    : known;
  const favourites = Promise.resolve([]);
  const [asked, from, to, stops] = await Promise.all([
    loadReferenceFields(context),
    mayMovePickup(trip.status) && draft.from
      ? resolvePlace(draft.from, { favourites }, context)
      : undefined,
    resolvePlace(draft.to, { favourites, near: draft.from?.position }, context),
    Promise.all(
      draft.stops.map((stop) =>
        resolvePlace(stop, { favourites, near: draft.from?.position }, context),
      ),
    ),
  ]);
  return {
    id: trip.id,
    isContactGone: isGone,
    isEditable: mayEdit(trip.status),
    action: pathTo(screen, {
      // Without it, Remix posts to the route around the page.
      query: { index: screen === "panel_home" ? "" : undefined, edit: trip.id },
      siteDomain,
    }),
    isOfTripPage: screen === "panel_home",
    back: pathTo(screen, { query: { trip: trip.id }, siteDomain }),
    siteDomain,
    /** Undefined if the pickup can no longer change. */
    from,
    pickup: trip.origin.name,
    to,
    stops,
    /** Of another group the panel does not know whether it takes stops; the group itself says so. */
    offersStops: trip.groupId !== brand.id || brand.maxStops > 0,
    time:
      progressOf(trip.status) === "booked"
        ? { ...readTime(draft, context), date: draft.date, time: draft.time }
        : undefined,
    traveller: draft.traveller ?? "",
    usualTraveller: usualTraveller(context),
    phone: draft.phone ? formatPhone(draft.phone, brand.phone) : "",
    notes: draft.notes,
    needs: draft.needs ?? trip.needs,
    references: draft.references ?? toGiven(trip.references),
    referenceFields: asked ?? [],
    passengers: draft.passengers,
    mostPassengers: showExtraPassengers ? maxPassengers : undefined,
  };
}

const contactOf = ({ phone, notes, needs, references }: Draft) => ({
  phone,
  notes,
  needs,
  references,
});
