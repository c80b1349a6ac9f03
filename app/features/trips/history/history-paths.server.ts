import type { Trip } from "../../../api/trips.server.ts";
import { pathTo } from "../../../paths.ts";
import type { MemberContext } from "../../../request/context.server.ts";
import { linkQuery } from "../../../request/session/link-session.server.ts";
import { listNavLinks } from "../../../session/menu.ts";
import { progressOf } from "../trip-status.ts";

type Query = Record<string, string | number | undefined>;
type PathContext = Pick<MemberContext, "siteDomain" | "session">;

type HistoryFile = "trips.csv" | "servicios.pdf" | "reservation.ics" | "trip/receipt";

/** Keeps the brand and the link session in the history's address. */
export function historyPath(query: Query, { siteDomain, session }: PathContext): string {
  return pathTo("history", { query: { ...query, ...linkQuery(session) }, siteDomain });
}

export function historyFilePath(name: HistoryFile, query: Query, context: PathContext): string {
  return historyPath(query, context).replace(/^[^?]*/, `/history/${name}`);
}

/** The API lists trips only by day, so a trip's address includes its day. */
export const toTripQuery = ({ id, when }: { id: number; when: string }) => ({
  trip: id,
  on: when.slice(0, 10),
});

/** The pages and files of a trip that its state and the user's rights allow. */
export function listTripLinks(trip: Trip, context: MemberContext) {
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
