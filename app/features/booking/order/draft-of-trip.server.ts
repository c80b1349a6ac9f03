import type { Trip } from "../../../api/trips.server.ts";
import type { MemberVisit } from "../../../http/visit.server.ts";
import { ownGroupId } from "../own-group.ts";
import type { Draft } from "../request/draft.server.ts";

/** The same trip as a request that can still be changed: for now, or for the time that it is booked for. */
export function draftOfTrip(trip: Trip, visit: MemberVisit, when: "now" | "as_booked"): Draft {
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
    employee: visit.user.isCompany ? (trip.employee?.id ?? undefined) : undefined,
    code: "",
    group: trip.groupId ?? ownGroupId(visit),
  };
}
