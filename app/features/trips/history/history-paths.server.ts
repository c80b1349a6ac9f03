import type { Trip } from "../../../api/trips.server.ts";
import { pathTo } from "../../../paths.ts";
import type { MemberContext } from "../../../request/context.server.ts";
import { linkQuery } from "../../../request/session/link-session.server.ts";
import { pathToResource } from "../../../resources.ts";
import { listNavLinks } from "../../../session/menu.ts";
import { progressOf } from "../trip-status.ts";

type Query = Record<string, string | number | undefined>;
type PathContext = Pick<MemberContext, "siteDomain" | "session">;

type HistoryFile = "history_csv" | "history_pdf" | "history_reservation" | "history_receipt";

/** Keeps the brand and the link session in an address of the history. */
const withLink = (query: Query, { siteDomain, session }: PathContext) => ({
  query: { ...query, ...linkQuery(session) },
  siteDomain,
});

export const historyPath = (query: Query, context: PathContext): string =>
  pathTo("history", withLink(query, context));

export const historyFilePath = (file: HistoryFile, query: Query, context: PathContext): string =>
  pathToResource(file, withLink(query, context));

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
    receipt:
      progress === "completed" ? historyFilePath("history_receipt", query, context) : undefined,
    calendar:
      progress === "booked" ? historyFilePath("history_reservation", query, context) : undefined,
    ticket: mayWrite
      ? pathTo("tickets", { query: { show: "new", ...query }, siteDomain })
      : undefined,
  };
}
