import type { MemberContext } from "../../request/context.server.ts";
import { storeOfAccount } from "../../store/account-records.server.ts";

/** A desk logs in as the hotel or as one of its employees, whose company is then the hotel. */
export function hotelIdOf({ id, employee }: MemberContext["user"]): number {
  return employee?.companyId ?? id;
}

export function hotelNameOf({ name, employee }: MemberContext["user"]): string {
  return employee?.companyName ?? name;
}

/** As long as the board shows ended trips. */
const TTL_SECONDS = 86_400;

function keyOf(tripId: number, { brand, user }: MemberContext): string {
  return `${brand.permalink}:hotel-settled:${hotelIdOf(user)}:${tripId}`;
}

/** A desk has dealt with a failed trip, so it needs no more attention at any desk of the hotel. */
export async function settleTrip(tripId: number, context: MemberContext): Promise<void> {
  const { brand, user, app } = context;
  const hotel = { permalink: brand.permalink, accountId: hotelIdOf(user) };
  const store = storeOfAccount(app.services.store, hotel);
  await store.set(keyOf(tripId, context), "yes", TTL_SECONDS);
}

export async function findSettled(tripIds: number[], context: MemberContext): Promise<Set<number>> {
  const { store } = context.app.services;
  const keys = tripIds.map((id) => keyOf(id, context));
  const found = await store.getBatched(keys);
  return new Set(tripIds.filter((_, at) => found[at] !== undefined));
}
