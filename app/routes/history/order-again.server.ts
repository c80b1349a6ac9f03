import type { Trip } from "../../api/trips.server.ts";
import { toDraftQuery } from "../../features/booking/request/draft.server.ts";
import type { MemberVisit } from "../../http/visit.server.ts";
import { pathTo } from "../../paths.ts";
import { mayEnter, roleOf } from "../../session/access.ts";

export type OrderAgain = { again: string; back: string | undefined };

/** The request screen, filled in with the same journey and with the way back; for whoever may order. */
export function toOrderAgain(trip: Trip, visit: MemberVisit): OrderAgain | undefined {
  const { user, session, siteDomain } = visit;
  if (session.scope || !mayEnter("request", user)) return undefined;
  const { origin, destination, passengers, traveller, noticePhone, employee } = trip;
  const start = { text: origin.name, position: origin };
  const end = { text: destination.name ?? "", position: destination.position ?? undefined };
  const isCompany = roleOf(user) === "company";
  const draft = {
    ...({ timing: "now", date: "", time: "", code: "" } as const),
    passengers: passengers ?? 1,
    traveller: traveller ?? undefined,
    phone: noticePhone ?? undefined,
    employee: (isCompany && employee?.id) || undefined,
  };
  const to = (query: ReturnType<typeof toDraftQuery>) => pathTo("request", { query, siteDomain });
  return {
    again: to(toDraftQuery({ ...draft, from: start, to: end, notes: origin.notes ?? "" })),
    // What the driver was told is about the place where they came.
    back: end.text ? to(toDraftQuery({ ...draft, from: end, to: start, notes: "" })) : undefined,
  };
}
