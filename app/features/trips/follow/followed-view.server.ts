import { formatMoment } from "../../../i18n/format.server.ts";
import type { RequestContext } from "../../../request/context.server.ts";
import { pathToResource } from "../../../resources.ts";
import { toPickupMap, toTripMap } from "../trip-map.server.ts";
import { progressOf } from "../trip-status.ts";
import type { Followed } from "./followed.server.ts";

export type FollowedView = ReturnType<typeof toFollowedView>;

/** A followed trip with its map, its time in words, and the address of its news. */
export function toFollowedView(
  followed: Extract<Followed, { kind: "open" }>,
  token: string,
  context: RequestContext,
) {
  const { language, siteDomain } = context;
  const { trip, updatedAt, isStale } = followed;
  return {
    trip,
    updatedAt,
    isStale,
    /** The minutes until the taxi arrives; null unless it is on its way. */
    minutes: progressOf(trip.status) === "coming" ? trip.etaMinutes : null,
    ...toMaps(followed, context),
    scheduledFor: trip.scheduledFor && formatMoment(trip.scheduledFor, language),
    stream: pathToResource("follow_live", { params: { token }, siteDomain }),
  };
}

/** Without the destination, which is the passenger's own matter. */
function toMaps({ trip }: Extract<Followed, { kind: "open" }>, context: RequestContext) {
  const { status, meetingPoint, pickup, position, vehicle } = trip;
  if (!pickup) return { map: null, pickupMap: null };
  const mapped = {
    status,
    pickup: { ...pickup, name: meetingPoint },
    destination: null,
    taxi: vehicle && { plate: vehicle.plate, position },
  };
  const map = toTripMap(mapped, context);
  return { map, pickupMap: map ? null : toPickupMap(mapped, context) };
}
