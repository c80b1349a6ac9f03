import type { Brand } from "../../api/configuration.server.ts";
import type { Trip } from "../../api/trips.server.ts";
import { formatMomentBriefly, formatMoney } from "../../i18n/format.server.ts";
import { toPhoneLink } from "../../i18n/phones.server.ts";
import { pathTo } from "../../paths.ts";
import type { MemberContext } from "../../request/context.server.ts";
import { toPictureAddress, type WithPictures } from "../../request/picture-address.server.ts";
import { watchesOthers } from "../../session/access.ts";
import { formatNeeds } from "../needs/needs-line.server.ts";
import { toReferenceFacts } from "../references/reference-fields.ts";
import { nameStops, nameWay } from "./name-way.server.ts";
import { toMappedTrip, toTripMap } from "./trip-map.server.ts";
import { isFinal } from "./trip-status.ts";

export type TripRow = ReturnType<typeof toTripRow>;

export function toTripRow(trip: Trip, context: MemberContext) {
  const { brand, language, user, siteDomain } = context;
  const { id, status, statusName, traveller, passengers, serviceType, fare, currency } = trip;
  return {
    id,
    status,
    statusName,
    /** The reader is not the passenger. */
    isBystander: watchesOthers(context),
    traveller,
    passengers,
    serviceType,
    /** The employee's name, or else the account holder's. */
    person: trip.employee?.name ?? user.name,
    userType: trip.orderedBy,
    when: formatMomentBriefly(trip.when, language),
    from: trip.origin.name,
    /** Null if the passenger tells the driver. */
    to: trip.destination.name,
    /** The stops on the way in one line; null without any. */
    stops: nameStops(trip),
    way: nameWay(trip),
    notes: trip.origin.notes,
    needs: formatNeeds(trip.needs, language),
    references: toReferenceFacts(trip.references),
    noticePhone: toPhoneLink(trip.noticePhone, brand.phone),
    /** Null if the taximeter decides. */
    price: fare === null ? null : formatMoney(fare, currency ?? brand.currency, language),
    payment: trip.paymentMethod,
    taxi: toTaxiView(trip, context),
    map: toTripMap(toMappedTrip(trip), context),
    /** The path of the sharing page; null once the trip has ended. */
    share: isFinal(status) ? null : pathTo("share", { params: { id }, siteDomain }),
  };
}

export type TaxiView = NonNullable<ReturnType<typeof toTaxiView>>;

export function toTaxiView(
  { taxi, etaMinutes }: Pick<Trip, "taxi" | "etaMinutes">,
  context: { brand: Pick<Brand, "phone"> } & WithPictures,
) {
  if (!taxi) return null;
  const { driver, plate, model, avatar, phone } = taxi;
  return {
    driver,
    plate,
    model,
    avatar: toPictureAddress(avatar, context),
    phone: toPhoneLink(phone, context.brand.phone),
    etaMinutes,
  };
}
