import type { MemberVisit } from "../../request/context.server.ts";
import { storeOfAccount } from "../../store/account-records.server.ts";
import { hotelIdOf } from "./hotel.server.ts";

/** As long as the board shows what has ended. */
const KEPT_SECONDS = 86_400;

function keyOf(tripId: number, { brand, user }: MemberVisit): string {
  return `${brand.permalink}:hotel-settled:${hotelIdOf(user)}:${tripId}`;
}

/** A desk has seen to a trip that went wrong: it asks for nobody's attention any more, at any desk of the hotel. */
export async function settleTrip(tripId: number, visit: MemberVisit): Promise<void> {
  const { brand, user, context } = visit;
  const hotel = { permalink: brand.permalink, accountId: hotelIdOf(user) };
  const store = storeOfAccount(context.services.store, hotel);
  await store.set(keyOf(tripId, visit), "yes", KEPT_SECONDS);
}

export async function findSettled(tripIds: number[], visit: MemberVisit): Promise<Set<number>> {
  const { store } = visit.context.services;
  const keys = tripIds.map((id) => keyOf(id, visit));
  const found = await store.readTogether(keys);
  return new Set(tripIds.filter((_, at) => found[at] !== undefined));
}
