import type { Trip } from "../../api/trips.server.ts";
import { pathTo } from "../../paths.ts";
import type { MemberContext } from "../../request/context.server.ts";
import { mayEnter } from "../../session/access.ts";
import { hideContact } from "../order-draft/contact/contact-in-address.server.ts";
import { type Draft, toDraftQuery } from "../order-draft/draft.server.ts";
import { draftOfTrip } from "./draft-of-trip.server.ts";

export type OrderAgain = { again: string; back: string | undefined };

/** The request screen, filled in with the same journey and with the way back, for users who may order. */
export async function toOrderAgain(
  trip: Trip,
  context: MemberContext,
): Promise<OrderAgain | undefined> {
  const { user, session, siteDomain } = context;
  if (session.scope || !mayEnter("request", user)) return undefined;
  const draft = draftOfTrip(trip, context, "now");
  const { from, to } = draft;
  const toRequest = async (asked: Draft) =>
    pathTo("request", { query: await hideContact(toDraftQuery(asked), context), siteDomain });
  return {
    again: await toRequest(draft),
    // What the driver was told is about the place where they came.
    back:
      from && to.text ? await toRequest({ ...draft, from: to, to: from, notes: "" }) : undefined,
  };
}
