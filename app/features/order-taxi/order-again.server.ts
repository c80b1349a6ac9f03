import type { Trip } from "../../api/trips.server.ts";
import type { MemberContext } from "../../request/context.server.ts";
import { mayEnter } from "../../session/access.ts";
import { toRequestPath } from "../order-draft/contact/contact-in-address.server.ts";
import { draftOfTrip } from "./draft-of-trip.server.ts";

export type OrderAgain = { again: string; back: string | undefined };

/** Links to the request form for the same journey and for the way back, if the user may order. */
export async function toOrderAgain(
  trip: Trip,
  context: MemberContext,
): Promise<OrderAgain | undefined> {
  const { user, session } = context;
  if (session.scope || !mayEnter("request", user)) return undefined;
  const draft = draftOfTrip(trip, context, "now");
  const { from, to } = draft;
  return {
    again: await toRequestPath(draft, context),
    // The notes are about the first pickup.
    back:
      from && to.text
        ? await toRequestPath({ ...draft, from: to, to: from, notes: "" }, context)
        : undefined,
  };
}
