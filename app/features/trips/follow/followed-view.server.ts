import { formatMoment } from "../../../i18n/format.server.ts";
import type { RequestContext } from "../../../request/context.server.ts";
import { pathToResource } from "../../../resources.ts";
import { toTripMap } from "../trip-map.server.ts";
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
    map: toMap(followed, context),
    scheduledFor: trip.scheduledFor && formatMoment(trip.scheduledFor, language),
    stream: pathToResource("follow_live", { params: { token }, siteDomain }),
  };
}

/** Without the destination, which is the passenger's own matter. */
function toMap({ trip }: Extract<Followed, { kind: "open" }>, context: RequestContext) {
  const { status, meetingPoint, pickup, position, vehicle } = trip;
  if (!pickup || !vehicle) return null;
  return toTripMap(
    {
      status,
      pickup: { ...pickup, name: meetingPoint },
      destination: null,
      taxi: { plate: vehicle.plate, position },
    },
    context,
  );
}
