import { findRequestedTrip } from "../../features/trips/history/find-requested-trip.server.ts";
import { formatFare, formatInstant } from "../../features/trips/history/format-trip.server.ts";
import { historyPath, toTripQuery } from "../../features/trips/history/history-paths.server.ts";
import { listDetails } from "../../features/trips/history/trip-details.server.ts";
import { progressOf } from "../../features/trips/trip-status.ts";
import { groupPhone } from "../../i18n/phones.server.ts";
import type { MemberContext } from "../../request/context.server.ts";
import { toPictureAddress } from "../../request/picture-address.server.ts";
import { screenNotFound } from "../../request/responses.server.ts";

/** The receipt shows the fare separately; notes, needs and phone concern only the driver. */
const omitted = ["fare", "notes", "needs", "phone"];

export async function loadReceipt(query: URLSearchParams, context: MemberContext) {
  const { brand, user } = context;
  const trip = await findRequestedTrip(query, context);
  if (progressOf(trip.status) !== "completed") throw screenNotFound();
  return {
    brand: {
      name: brand.name,
      logo: toPictureAddress(brand.logo, context),
      phone: groupPhone(brand),
      site: brand.siteDomain,
    },
    id: trip.id,
    /** The account that the trip was charged to. */
    customer: user.employee?.companyName ?? user.name,
    details: listDetails(trip, context).filter(({ key }) => !omitted.includes(key)),
    fare: formatFare(trip, context),
    issued: formatInstant(Date.now(), context),
    back: historyPath(toTripQuery(trip), context),
  };
}
