import type { Trip, TripChange } from "../../../api/trips.server.ts";
import { type MemberContext, ownGroupId } from "../../../request/context.server.ts";
import { mostOf } from "../../fares/fares.server.ts";
import { findOffer } from "../../order-taxi/check-offer.server.ts";
import { checkRules, type NeedsApproval } from "../../rules/check-rules.server.ts";

type Way = {
  origin: { latitude: number; longitude: number; name: string };
  destination?: { latitude: number; longitude: number; name: string } | undefined;
  stops: { latitude: number; longitude: number; name: string }[];
  passengers?: number | undefined;
  when?: string | undefined;
};

/** Whether the company allows the journey or the time that a trip is changed to. */
export async function judgeChange(
  { origin, destination, stops, passengers, when, needs }: TripChange,
  before: Trip,
  context: MemberContext,
): Promise<NeedsApproval | undefined> {
  const { name, latitude, longitude } = origin;
  const after: Way = {
    origin: { name, latitude, longitude },
    destination: destination ?? undefined,
    stops: stops ?? before.stops,
    passengers: passengers ?? before.passengers ?? undefined,
    when: when ?? before.scheduledFor ?? undefined,
  };
  // A trip that stays as a manager has approved it needs no other approval.
  if (factsOf(after) === factsOf(wayOf(before))) return undefined;
  const order = { ...after, groupId: before.groupId ?? ownGroupId(context), needs };
  async function askFare() {
    const offer = await findOffer(order, context);
    return offer && { amount: mostOf(offer.fare.price), currency: offer.currency };
  }
  const problem = await checkRules(order, askFare, context);
  // A change leaves the group and the service type as they were ordered.
  const broken = problem?.broken.filter((rule) => rule !== "group" && rule !== "service_type");
  return broken && broken.length > 0 ? { state: "needsApproval", broken } : undefined;
}

/** Whether everything that a fare depends on is the same. */
export const isSameJourney = (one: Trip, other: Trip): boolean =>
  factsOf(wayOf(one)) === factsOf(wayOf(other));

function wayOf({ origin, destination, stops, passengers, scheduledFor }: Trip): Way {
  const { name, position } = destination;
  return {
    origin,
    destination: position ? { name: name ?? "", ...position } : undefined,
    stops,
    passengers: passengers ?? undefined,
    when: scheduledFor ?? undefined,
  };
}

function factsOf({ origin, destination, stops, passengers, when }: Way): string {
  const places = [origin, ...stops, ...(destination ? [destination] : [])];
  const positions = places.map(({ latitude, longitude }) => [latitude, longitude]);
  return JSON.stringify([positions, passengers, when]);
}
