import type { NewTrip, Trip } from "../../api/trips.server.ts";
import type { MemberContext } from "../../request/context.server.ts";
import { ownGroupId } from "../../request/own-group.ts";
import type { Draft } from "../order-draft/draft.server.ts";

/** The same trip as a request that can still be changed: for now, or for the time that it is booked for. */
export function draftOfTrip(trip: Trip, context: MemberContext, when: "now" | "as_booked"): Draft {
  const { origin, destination, scheduledFor } = trip;
  const [date = "", time = ""] = when === "now" ? [] : (scheduledFor?.split(" ") ?? []);
  return {
    from: {
      text: origin.name,
      position: { latitude: origin.latitude, longitude: origin.longitude },
    },
    to: { text: destination.name ?? "", position: destination.position ?? undefined },
    timing: date ? "later" : "now",
    date,
    time,
    passengers: trip.passengers ?? 1,
    traveller: trip.traveller ?? undefined,
    phone: trip.noticePhone ?? "",
    notes: origin.notes ?? "",
    employee: context.user.isCompany ? (trip.employee?.id ?? undefined) : undefined,
    code: "",
    group: trip.groupId ?? ownGroupId(context),
  };
}

/** An order as the request that it was; its traveller is named where nobody was. */
export function draftOfOrder(order: NewTrip): Draft {
  const { origin, destination, when } = order;
  const [date = "", time = ""] = when?.split(" ") ?? [];
  const { latitude, longitude } = origin;
  return {
    from: { text: origin.name, position: { latitude, longitude } },
    to: destination
      ? {
          text: destination.name,
          position: { latitude: destination.latitude, longitude: destination.longitude },
        }
      : { text: "" },
    timing: when ? "later" : "now",
    date,
    time,
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
