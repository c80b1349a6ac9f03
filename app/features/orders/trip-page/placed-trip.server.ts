import type { Trip } from "../../../api/trips.server.ts";
import { formatMoment, formatMomentBriefly } from "../../../i18n/format.server.ts";
import { findInstants, nameTimeZone } from "../../../i18n/local-time.ts";
import { pathTo } from "../../../paths.ts";
import type { MemberContext } from "../../../request/context.server.ts";
import { isHotelDesk } from "../../../session/access.ts";
import { listNavLinks } from "../../../session/menu.ts";
import { agreedRangesOf, formatTripPrice } from "../../order-taxi/agreed-range.server.ts";
import { toOrderAgain } from "../../order-taxi/order-again.server.ts";
import { listTripLinks } from "../../trips/history/trip-links.server.ts";
import { toTaxiView } from "../../trips/taxi-view.server.ts";
import { isFinal, mayCancel, mayEdit, progressOf } from "../../trips/trip-status.ts";

export type PlacedTripView = Awaited<ReturnType<typeof toPlacedTrip>>;

/** One trip for its own page, with the actions that its state allows. */
export async function toPlacedTrip(trip: Trip, context: MemberContext) {
  const { id, status, statusName, origin, traveller, etaMinutes } = trip;
  const { language, user, siteDomain } = context;
  const progress = progressOf(status);
  const hasEnded = isFinal(status);
  const [way] = listNavLinks(context, [progress === "booked" ? "bookings" : "panel"]);
  const toTripPage = (query: Record<string, string | number>) =>
    pathTo("panel_home", { query, siteDomain });
  return {
    trip: {
      ...{ id, status, statusName, traveller },
      taxi: hasEnded ? null : toTaxiView(trip, context),
      /** The minutes until the taxi arrives; null unless it is on its way. */
      minutes: progress === "coming" ? etaMinutes : null,
      when: formatMomentBriefly(trip.when, language),
      from: origin.name,
      to: trip.destination.name,
      notes: origin.notes,
      booked: toBooked(trip, context),
      price: formatTripPrice(trip, await agreedRangesOf(context).read(), context),
      payment: trip.paymentMethod,
    },
    hasEnded,
    /** True at a desk, which reads about its guest's taxi. */
    isBystander: isHotelDesk(user),
    onward: way && { to: way.href, isBooking: progress === "booked" },
    links: {
      edit: mayEdit(status) ? toTripPage({ edit: id }) : undefined,
      cancel: mayCancel(status) ? toTripPage({ trip: id, dialog: `cancel-${id}` }) : undefined,
      share: hasEnded ? undefined : pathTo("share", { params: { id }, siteDomain }),
      ...listTripLinks(trip, context),
      ...(hasEnded && (await toOrderAgain(trip, context))),
    },
  };
}

/** The time of a booking and its time zone. */
function toBooked({ status, scheduledFor }: Trip, { brand, language }: MemberContext) {
  if (scheduledFor === null || progressOf(status) !== "booked") return undefined;
  const { timeZone } = brand;
  return {
    when: formatMoment(scheduledFor, language),
    zone: nameTimeZone(timeZone, findInstants(scheduledFor, timeZone)[0] ?? 0, language),
  };
}
