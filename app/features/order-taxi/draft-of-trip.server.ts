import type { NewTrip, Trip } from "../../api/trips.server.ts";
import { type MemberContext, ownGroupId } from "../../request/context.server.ts";
import { type Draft, placeAt } from "../order-draft/draft.server.ts";

/** A trip as a draft that can still be changed: for now, or for the time of its booking. */
export function draftOfTrip(trip: Trip, context: MemberContext, when: "now" | "as_booked"): Draft {
  const { origin, destination, scheduledFor } = trip;
  return {
    from: placeAt(origin),
    to: { text: destination.name ?? "", position: destination.position ?? undefined },
    ...timeOf(when === "now" ? null : scheduledFor),
    passengers: trip.passengers ?? 1,
    traveller: trip.traveller ?? undefined,
    phone: trip.noticePhone ?? "",
    notes: origin.notes ?? "",
    employee: context.user.isCompany ? (trip.employee?.id ?? undefined) : undefined,
    code: "",
    group: trip.groupId ?? ownGroupId(context),
  };
}

/** An order as a draft, with the name that the panel found for the traveller. */
export function draftOfOrder(order: NewTrip): Draft {
  const { origin, destination } = order;
  return {
    from: placeAt(origin),
    to: destination ? placeAt(destination) : { text: "" },
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
  };
}

function timeOf(when: string | null | undefined): Pick<Draft, "timing" | "date" | "time"> {
  const [date = "", time = ""] = when?.split(" ") ?? [];
  return { timing: date ? "later" : "now", date, time };
}
