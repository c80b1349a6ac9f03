import { type DeskNote, deskNotes } from "../../app/features/hotel/desk-notes.server.ts";
import { createRedisStore } from "../../app/store/redis.server.ts";
import { createVault } from "../../app/store/vault.server.ts";
import type { Account } from "../../sandbox/world.ts";
import { brandOf } from "../../sandbox/world.ts";
import { type Panel, SESSION_SECRET } from "./panel.ts";

/** Stores the desk's note for a trip that was ordered without the panel. */
export async function keepDeskNote(
  { sandbox, redis }: Panel,
  hotel: Account,
  tripId: number,
  note: Partial<DeskNote>,
): Promise<void> {
  const store = createRedisStore(redis.url);
  try {
    await store.ping();
    const services = { store, vault: createVault([SESSION_SECRET]) };
    const { permalink } = brandOf(sandbox.world, hotel.brandId);
    const hotelId = hotel.companyId ?? hotel.id;
    const empty: DeskNote = { room: "", reference: "", guest: "", language: "es" };
    await deskNotes(services, { permalink, hotelId }).save(tripId, { ...empty, ...note });
  } finally {
    await store.close();
  }
}
