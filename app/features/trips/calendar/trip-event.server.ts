import type { Trip } from "../../../api/trips.server.ts";
import { findInstants } from "../../../i18n/local-time.ts";
import type { AccountContext } from "../../../request/context.server.ts";

/** The duration is unknown; this one is long enough to be visible in a calendar. */
export const DURATION_MINUTES = 30;

/** The same wherever the trip is written, so that a calendar has it once. */
export const toUid = ({ id }: Pick<Trip, "id">, { brand }: Pick<AccountContext, "brand">): string =>
  `trip-${id}@${brand.siteDomain}`;

/**
 * Returns an instant, which calendars show in their own time zone. For another group's trip we do not know the
 * time zone, so we return the local time.
 */
export function findStart(
  when: string,
  { groupId }: Trip,
  { brand }: Pick<AccountContext, "brand">,
): number | string {
  const isOurs = groupId === null || groupId === brand.id;
  const [start] = isOurs ? findInstants(when, brand.timeZone) : [];
  return start ?? when;
}
