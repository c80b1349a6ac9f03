import { type Trip, type TripChange, updateTrip } from "../../../api/trips.server.ts";
import { forgetOpenTrips } from "../../../live/open-trips.server.ts";
import type { MemberContext } from "../../../request/context.server.ts";
import { type Draft, readDraft, whenOf } from "../../order-draft/draft.server.ts";
import { agreedRangesOf } from "../../order-taxi/agreed-range.server.ts";
import { usualTraveller } from "../../order-taxi/traveller.server.ts";
import { findOwnTrip } from "../../trips/own-trip.server.ts";
import type { EditSent } from "./edit-schema.server.ts";

/** What became of a change. */
export type EditOutcome =
  | { state: "edited"; before: Trip; after: Trip }
  /** The user has chosen one of several addresses, or still has to. */
  | { state: "addressChosen" | "addressUnclear"; draft: Draft }
  | { state: "notFound" };

/** Changes a trip, as soon as each address is clear. */
export async function editTrip(
  id: number,
  sent: EditSent,
  context: MemberContext,
): Promise<EditOutcome> {
  const before = await findOwnTrip(id, context);
  if (!before) return { state: "notFound" };
  const draft = toDraft(sent, context);
  if (sent.from_pick ?? sent.to_pick) return { state: "addressChosen", draft };
  const change = toChange(sent, draft, before, context);
  if (!change) return { state: "addressUnclear", draft };
  // A refusal, too, means that the trip is no longer as the page has shown it.
  const after = await updateTrip(context.api, id, change).finally(() => forgetOpenTrips(context));
  // The change is made, whether or not its old range can be forgotten.
  if (!isSameJourney(before, after)) {
    await agreedRangesOf(context)
      .forget(id)
      .catch(() => {});
  }
  return { state: "edited", before, after };
}

function toDraft(sent: EditSent, { brand }: MemberContext): Draft {
  const told = Object.entries(sent).filter(([, value]) => value !== undefined);
  const query = new URLSearchParams(told as [string, string][]);
  return readDraft(query, { mostPassengers: brand.maxPassengers }).draft;
}

/** Nothing while an address is only words. */
function toChange(
  sent: EditSent,
  { from, to, ...draft }: Draft,
  trip: Trip,
  { brand, user }: MemberContext,
): TripChange | undefined {
  const origin =
    sent.from === undefined ? trip.origin : from?.position && { name: from.text, ...from.position };
  const isToldWhere = to.position !== undefined || to.text === "";
  if (!origin || !isToldWhere) return undefined;
  const { name, latitude, longitude } = origin;
  const when = whenOf({ from, to, ...draft });
  return {
    origin: { name, latitude, longitude, notes: draft.notes || null },
    destination: to.position ? { name: to.text, ...to.position } : null,
    traveller: draft.traveller || usualTraveller(user),
    noticePhone: draft.phone || null,
    ...(brand.showExtraPassengers && sent.passengers && { passengers: draft.passengers }),
    // A time that stays need not be one that could still be chosen.
    ...(when !== trip.scheduledFor && { when }),
  };
}

/** Whether everything that a fare depends on is the same. */
function isSameJourney(before: Trip, after: Trip): boolean {
  const placesOf = ({ origin, destination }: Trip) => [
    origin.latitude,
    origin.longitude,
    destination.position?.latitude,
    destination.position?.longitude,
  ];
  const factsOf = (trip: Trip) => [...placesOf(trip), trip.passengers, trip.scheduledFor];
  return JSON.stringify(factsOf(before)) === JSON.stringify(factsOf(after));
}
