import type { Trip } from "../../api/trips.server.ts";
import type { DeskNote } from "../../features/hotel/desk-notes.server.ts";
import { hotelNameOf } from "../../features/hotel/hotel.server.ts";
import { toTaxiView } from "../../features/trips/taxi-view.server.ts";
import { progressOf } from "../../features/trips/trip-status.ts";
import { formatMoment } from "../../i18n/format.server.ts";
import { toLocalTime } from "../../i18n/local-time.ts";
import { toPhoneLink } from "../../i18n/phones.server.ts";
import type { MemberContext } from "../../request/context.server.ts";
import { toPictureAddress } from "../../request/picture-address.server.ts";

export type CardView = ReturnType<typeof toCardView>;

/** The contents of the card, in the guest's language. */
export function toCardView(
  trip: Trip,
  note: DeskNote | undefined,
  context: MemberContext,
  asOf: number,
) {
  const { brand, user, language } = context;
  const { id, status, scheduledFor, etaMinutes, destination } = trip;
  const progress = progressOf(status);
  return {
    id,
    progress,
    brand: {
      name: brand.name,
      logo: toPictureAddress(brand.logo, context),
      phone: toPhoneLink(brand.phone, brand.phone),
    },
    hotel: hotelNameOf(user),
    taxi: toTaxiView(trip, context),
    // The card is printed, so it shows the arrival time instead of the minutes until then.
    arrivesAt:
      progress === "coming" && etaMinutes !== null
        ? toLocalTime(asOf + etaMinutes * 60_000, brand.timeZone).slice(-5)
        : null,
    bookedFor: scheduledFor && formatMoment(scheduledFor, language),
    to: destination.name,
    guest: note?.guest ?? "",
    room: note?.room ?? "",
    reference: note?.reference ?? "",
  };
}
