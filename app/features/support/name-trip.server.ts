import type { Trip } from "../../api/trips.server.ts";
import type { MemberContext } from "../../request/context.server.ts";
import { formatWhen } from "../trips/history/format-trip.server.ts";

/** Names a trip by its time, route and traveller; the traveller is left out if it is the user. */
export function nameTrip(
  { when, origin, destination, traveller }: Trip,
  context: MemberContext,
): string {
  const { language, user } = context;
  const route = [origin.name, destination.name].filter(Boolean).join(" → ");
  const whose = traveller && traveller !== user.name ? traveller : undefined;
  return [formatWhen(when, language), route, whose].filter(Boolean).join(" · ");
}
