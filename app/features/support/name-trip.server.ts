import type { Trip } from "../../api/trips.server.ts";
import type { MemberContext } from "../../request/context.server.ts";
import { formatWhen } from "../trips/history/format-trip.server.ts";

/** What tells a trip from all others: when it was, from where to where, and whose, where that is not clear. */
export function nameTrip(
  { when, origin, destination, traveller }: Trip,
  context: MemberContext,
): string {
  const { language, user } = context;
  const way = [origin.name, destination.name].filter(Boolean).join(" → ");
  const whose = traveller && traveller !== user.name ? traveller : undefined;
  return [formatWhen(when, language), way, whose].filter(Boolean).join(" · ");
}
