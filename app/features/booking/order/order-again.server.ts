import type { Trip } from "../../../api/trips.server.ts";
import type { MemberVisit } from "../../../http/visit.server.ts";
import { pathTo } from "../../../paths.ts";
import { mayEnter } from "../../../session/access.ts";
import { type Draft, toDraftQuery } from "../request/draft.server.ts";
import { draftOfTrip } from "./draft-of-trip.server.ts";

export type OrderAgain = { again: string; back: string | undefined };

/** The request screen, filled in with the same journey and with the way back; for whoever may order. */
export function toOrderAgain(trip: Trip, visit: MemberVisit): OrderAgain | undefined {
  const { user, session, siteDomain } = visit;
  if (session.scope || !mayEnter("request", user)) return undefined;
  const draft = draftOfTrip(trip, visit, "now");
  const { from, to } = draft;
  const toRequest = (asked: Draft) => pathTo("request", { query: toDraftQuery(asked), siteDomain });
  return {
    again: toRequest(draft),
    // What the driver was told is about the place where they came.
    back: from && to.text ? toRequest({ ...draft, from: to, to: from, notes: "" }) : undefined,
  };
}
