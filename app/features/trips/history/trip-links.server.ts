import type { Trip } from "../../../api/trips.server.ts";
import { pathTo } from "../../../paths.ts";
import type { MemberContext } from "../../../request/context.server.ts";
import { listNavLinks } from "../../../session/menu.ts";
import { progressOf } from "../trip-status.ts";
import { historyFilePath, toTripQuery } from "./history-paths.server.ts";

/** The pages and files of a trip that its state and the user's rights allow. */
export type TripLinks = {
  receipt: string | undefined;
  /** A booking's calendar file. */
  calendar: string | undefined;
  /** A new support ticket about the trip. */
  ticket: string | undefined;
};

export function listTripLinks(trip: Trip, context: MemberContext): TripLinks {
  const { session, siteDomain } = context;
  const progress = progressOf(trip.status);
  const query = toTripQuery(trip);
  const mayWrite = !session.scope && listNavLinks(context, ["tickets"]).length > 0;
  return {
    receipt: progress === "completed" ? historyFilePath("trip/receipt", query, context) : undefined,
    calendar:
      progress === "booked" ? historyFilePath("reservation.ics", query, context) : undefined,
    ticket: mayWrite
      ? pathTo("tickets", { query: { show: "new", ...query }, siteDomain })
      : undefined,
  };
}
