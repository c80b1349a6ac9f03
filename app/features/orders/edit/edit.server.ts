import { z } from "zod";
import { type Trip, type TripChange, updateTrip } from "../../../api/trips.server.ts";
import { maxLength, required, text } from "../../../forms/rules.server.ts";
import { forgetOpenTrips } from "../../../live/open-trips.server.ts";
import type { MemberContext } from "../../../request/context.server.ts";
import { type Draft, draftOfForm, mostCharacters, whenOf } from "../../order-draft/draft.server.ts";
import { readPick } from "../../order-draft/picks.ts";
import { agreedRangesOf } from "../../order-taxi/agreed-range.server.ts";
import { onWhole, timeChecks, tripFields } from "../../order-taxi/order-rules.server.ts";
import { usualTraveller } from "../../order-taxi/traveller.server.ts";
import { findOwnTrip } from "../../trips/own-trip.server.ts";

/**
 * The fields that change a trip; a field that the form does not show stays as it is. The button of each
 * address that the user may choose has a name of its own.
 */
export function editSchema({ brand, user }: MemberContext) {
  return z
    .looseObject({
      from: text(required, maxLength(mostCharacters.place)).optional(),
      ...tripFields(brand),
    })
    .check(
      ...timeChecks(brand.timeZone),
      onWhole("traveller", "travellerMissing", ({ traveller }) =>
        Boolean(traveller || usualTraveller(user)),
      ),
    );
}

type EditSent = z.output<ReturnType<typeof editSchema>>;

export type Edited = { state: "edited"; before: Trip; after: Trip };

/** What became of a change. Nothing has changed while the user has to choose, or has just chosen, an address. */
export type EditOutcome =
  | Edited
  | { state: "addressOpen"; draft: Draft; isChosen: boolean }
  | { state: "notFound" };

/** Changes a trip, as soon as each address is clear. */
export async function editTrip(
  id: number,
  sent: EditSent,
  context: MemberContext,
): Promise<EditOutcome> {
  const before = await findOwnTrip(id, context);
  if (!before) return { state: "notFound" };
  const draft = draftOfForm(sent as Record<string, string | undefined>, context.brand);
  const isChosen = Boolean(readPick(sent, "from") ?? readPick(sent, "to"));
  const change = isChosen ? undefined : toChange(sent, draft, before, context);
  if (!change) return { state: "addressOpen", draft, isChosen };
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
