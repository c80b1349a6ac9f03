import { pathTo } from "../../../paths.ts";
import type { MemberContext } from "../../../request/context.server.ts";
import { linkQuery } from "../../../request/session/link-session.server.ts";

type Query = Record<string, string | number | undefined>;
type PathContext = Pick<MemberContext, "siteDomain" | "session">;

export type HistoryFile = "trips.csv" | "servicios.pdf" | "reservation.ics" | "trip/receipt";

/** Keeps the brand and the link session in the history's address. */
export function historyPath(query: Query, { siteDomain, session }: PathContext): string {
  return pathTo("history", { query: { ...query, ...linkQuery(session) }, siteDomain });
}

/** The address of a file that belongs to the history. */
export function historyFilePath(name: HistoryFile, query: Query, context: PathContext): string {
  return historyPath(query, context).replace(/^[^?]*/, `/history/${name}`);
}

/** The API lists trips only by day, so a trip's address includes its day. */
export const toTripQuery = ({ id, when }: { id: number; when: string }) => ({
  trip: id,
  on: when.slice(0, 10),
});
