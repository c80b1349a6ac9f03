import type { Trip } from "../../api/trips.server.ts";
import { formatMomentBriefly, formatMoney } from "../../i18n/format.server.ts";
import { type PhoneLink, toPhoneLink } from "../../i18n/phones.server.ts";
import { pathTo } from "../../paths.ts";
import type { MemberContext } from "../../request/context.server.ts";
import { type TaxiView, toTaxiView } from "./taxi-view.server.ts";
import { isFinal } from "./trip-status.ts";

/** A trip as a list shows it. */
export type TripRow = Pick<
  Trip,
  "id" | "status" | "statusName" | "traveller" | "passengers" | "serviceType"
> & {
  /** The employee's name, or else the account holder's. */
  person: string;
  userType: Trip["orderedBy"];
  when: string;
  from: string;
  /** Null if the passenger tells the driver. */
  to: string | null;
  notes: string | null;
  noticePhone: PhoneLink | null;
  /** Null if the taximeter decides. */
  price: string | null;
  payment: string | null;
  taxi: TaxiView | null;
  /** The path of the sharing page; null once the trip has ended. */
  share: string | null;
};

export function toTripRow(trip: Trip, context: MemberContext): TripRow {
  const { brand, language, user, siteDomain } = context;
  const { id, status, statusName, traveller, passengers, serviceType, fare, currency } = trip;
  return {
    id,
    status,
    statusName,
    traveller,
    passengers,
    serviceType,
    person: trip.employee?.name ?? user.name,
    userType: trip.orderedBy,
    when: formatMomentBriefly(trip.when, language),
    from: trip.origin.name,
    to: trip.destination.name,
    notes: trip.origin.notes,
    noticePhone: toPhoneLink(trip.noticePhone, brand.phone),
    price: fare === null ? null : formatMoney(fare, currency ?? brand.currency, language),
    payment: trip.paymentMethod,
    taxi: toTaxiView(trip, context),
    share: isFinal(status) ? null : pathTo("share", { params: { id }, siteDomain }),
  };
}
