import type { Address } from "../../api/addresses.server.ts";
import { hasNeeds, lastingNeeds, orderNeeds } from "../../api/needs.ts";
import type { Trip } from "../../api/trips.server.ts";
import { type MemberContext, ownGroupId } from "../../request/context.server.ts";
import { mayEnter, ordersForColleagues } from "../../session/access.ts";
import { toRequestPath, toSeriesPath } from "../order-draft/contact/contact-in-address.server.ts";
import { type Draft, type DraftPlace, placeAt, whenOf } from "../order-draft/draft.server.ts";
import { toGiven } from "../references/reference-fields.ts";
import type { OrderContent } from "./order-taxi.server.ts";
import { usualTraveller } from "./traveller.server.ts";

/** A trip as a draft that can still be changed: for now, or for the time of its booking. */
export function draftOfTrip(trip: Trip, context: MemberContext, when: "now" | "as_booked"): Draft {
  const { origin, destination, stops, scheduledFor } = trip;
  return {
    from: placeAt(origin),
    to: { text: destination.name ?? "", position: destination.position ?? undefined },
    stops: stops.map(placeAt),
    ...timeOf(when === "now" ? null : scheduledFor),
    passengers: trip.passengers ?? 1,
    traveller: trip.traveller ?? undefined,
    phone: trip.noticePhone ?? "",
    notes: origin.notes ?? "",
    employee: ordersForColleagues(context.user) ? (trip.employee?.id ?? undefined) : undefined,
    code: "",
    group: trip.groupId ?? ownGroupId(context),
    needs: trip.needs,
    references: toGiven(trip.references),
  };
}

/** An order as a draft, with the name that the panel found for the traveller. */
export function draftOfOrder(order: OrderContent["order"]): Draft {
  const { origin, destination, stops = [] } = order;
  return {
    from: placeAt(origin),
    to: destination ? placeAt(destination) : { text: "" },
    stops: stops.map(placeAt),
    returnOf: order.returnOf,
    ...timeOf(order.when),
    passengers: order.passengers ?? 1,
    traveller: order.traveller || undefined,
    phone: order.noticePhone ?? "",
    notes: origin.notes ?? "",
    employee: order.employeeId,
    serviceType: order.serviceTypeId,
    code: order.code ?? "",
    group: order.groupId,
    payment: order.paymentMethodId,
    needs: order.needs ?? {},
    references: order.references,
  };
}

function timeOf(when: string | null | undefined): Pick<Draft, "timing" | "date" | "time"> {
  const [date = "", time = ""] = when?.split(" ") ?? [];
  return { timing: date ? "later" : "now", date, time };
}

type OrderAgain = { again: string; back: string | undefined; series: string | undefined };

/** Links to the same journey once more, back and on many days, if the user may order. */
export async function toOrderAgain(
  trip: Trip,
  context: MemberContext,
): Promise<OrderAgain | undefined> {
  const { session } = context;
  if (session.scope || !mayEnter("request", context)) return undefined;
  const draft = draftOfTrip(trip, context, "now");
  const { from, to, stops } = draft;
  return {
    again: await toRequestPath(draft, context),
    series: await toSeriesOf(trip, context),
    // The notes, the sign and the flight are about the first pickup.
    back:
      from && to.text
        ? await toRequestPath(
            {
              ...{ ...draft, from: to, to: from, stops: stops.toReversed(), notes: "" },
              needs: lastingNeeds(trip.needs),
            },
            context,
          )
        : undefined,
  };
}

/** A link to the form that repeats a trip on many days. */
export async function toSeriesOf(trip: Trip, context: MemberContext): Promise<string | undefined> {
  if (!mayEnter("series_new", context)) return undefined;
  const draft = draftOfTrip(trip, context, "now");
  return toSeriesPath(draft, trip.scheduledFor ?? trip.when, context);
}

/** The order that a draft describes; nothing while one of its addresses is only words. */
export function orderOfDraft(
  draft: Draft,
  context: Pick<MemberContext, "brand" | "user">,
): OrderContent["order"] | undefined {
  const { brand, user } = context;
  const [origin, destination] = [draft.from, draft.to].map(toAddress);
  const isDestinationClear = destination || draft.to.text === "";
  const stops = toStops(draft);
  if (!origin || !isDestinationClear || !stops) return undefined;
  const employeeId = ordersForColleagues(user) ? draft.employee : undefined;
  return {
    origin: { ...origin, ...(draft.notes && { notes: draft.notes }) },
    destination,
    stops: stops.length > 0 ? stops : undefined,
    returnOf: draft.returnOf,
    groupId: draft.group ?? ownGroupId(context),
    traveller: draft.traveller || (employeeId === undefined ? usualTraveller(context) : ""),
    noticePhone: draft.phone || undefined,
    when: whenOf(draft),
    passengers: brand.showExtraPassengers ? draft.passengers : undefined,
    code: draft.code || undefined,
    employeeId,
    serviceTypeId: draft.serviceType,
    paymentMethodId: draft.payment,
    ...(draft.needs && hasNeeds(draft.needs) && { needs: orderNeeds(draft.needs) }),
    ...(draft.references?.length && { references: draft.references }),
  };
}

/** The addresses of the stops; nothing while one of them is only words. A field that was left empty is no stop. */
export function toStops({ stops }: Pick<Draft, "stops">): Address[] | undefined {
  const named = stops.filter(({ text }) => text !== "");
  const addresses = named.flatMap((stop) => toAddress(stop) ?? []);
  return addresses.length === named.length ? addresses : undefined;
}

function toAddress(place: DraftPlace | undefined): Address | undefined {
  return place?.position && { name: place.text, ...place.position };
}
