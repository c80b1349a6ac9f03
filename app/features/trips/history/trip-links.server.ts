import type { Trip } from "../../../api/trips.server.ts";
import { pathTo } from "../../../paths.ts";
import type { MemberVisit } from "../../../request/context.server.ts";
import { listWays } from "../../../request/nav-links.server.ts";
import { progressOf } from "../trip-status.ts";
import { historyFilePath, toTripQuery } from "./history-paths.server.ts";

/** What belongs to a trip and has an address of its own, as far as its state and its reader allow. */
export type TripLinks = {
  receipt: string | undefined;
  /** A booking as a file for a calendar. */
  calendar: string | undefined;
  /** A new support ticket about the trip. */
  ticket: string | undefined;
};

export function listTripLinks(trip: Trip, visit: MemberVisit): TripLinks {
  const { session, siteDomain } = visit;
  const progress = progressOf(trip.status);
  const query = toTripQuery(trip);
  const mayWrite = !session.scope && listWays(visit, ["tickets"]).length > 0;
  return {
    receipt: progress === "completed" ? historyFilePath("trip/receipt", query, visit) : undefined,
    calendar: progress === "booked" ? historyFilePath("reservation.ics", query, visit) : undefined,
    ticket: mayWrite
      ? pathTo("tickets", { query: { show: "new", ...query }, siteDomain })
      : undefined,
  };
}
