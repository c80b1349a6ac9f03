import { pathTo } from "../../../paths.ts";
import type { MemberContext } from "../../../request/context.server.ts";
import { linkQuery } from "../../../request/session/link-session.server.ts";

type Query = Record<string, string | number | undefined>;
type Where = Pick<MemberContext, "siteDomain" | "session">;

export type HistoryFile = "trips.csv" | "servicios.pdf" | "reservation.ics" | "trip/receipt";

/** The history with a query, on the same brand and seen by the same session. */
export function historyPath(query: Query, { siteDomain, session }: Where): string {
  return pathTo("history", { query: { ...query, ...linkQuery(session) }, siteDomain });
}

/** What hangs on the history and has an address of its own. */
export function historyFilePath(name: HistoryFile, query: Query, where: Where): string {
  return historyPath(query, where).replace(/^[^?]*/, `/history/${name}`);
}

/** The API finds a trip by the day that it is listed under. */
export const toTripQuery = ({ id, when }: { id: number; when: string }) => ({
  trip: id,
  on: when.slice(0, 10),
});
