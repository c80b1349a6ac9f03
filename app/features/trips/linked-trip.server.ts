import type { Trip } from "../../api/trips.server.ts";
import { formatMomentBriefly } from "../../i18n/format.server.ts";
import { pathTo } from "../../paths.ts";
import type { MemberContext } from "../../request/context.server.ts";
import { isFinal } from "./trip-status.ts";

export type LinkedTrip = NonNullable<ReturnType<typeof toLinkedTrip>>;

/** The other half of a return trip; of one that is not among the open trips, only its number is known. */
export function toLinkedTrip(
  { returnOf, returnTripId }: Pick<Trip, "returnOf" | "returnTripId">,
  open: Trip[],
  { language, siteDomain }: Pick<MemberContext, "language" | "siteDomain">,
) {
  const id = returnOf ?? returnTripId;
  if (id === null) return null;
  const other = open.find((each) => each.id === id);
  return {
    id,
    /** True where the other half is the way back. */
    isWayBack: returnOf === null,
    when: other ? formatMomentBriefly(other.when, language) : null,
    href: other ? pathTo("panel_home", { query: { trip: id }, siteDomain }) : null,
    isOpen: other !== undefined && !isFinal(other.status),
  };
}
