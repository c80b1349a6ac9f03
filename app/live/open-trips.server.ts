import type { Api } from "../api/client.server.ts";
import { listScheduledTrips, listTripsInProcess, type Trip } from "../api/trips.server.ts";
import { StoreDown } from "../store/store.ts";
import type { Live, Pace } from "./live.server.ts";
import type { Topic } from "./topic.server.ts";

export type OpenTrips = { inProcess: Trip[]; scheduled: Trip[] };

/** Whoever is logged in, as far as it matters here. */
export type Owner = {
  brand: { permalink: string };
  user: { id: number };
  api: Api;
  context: { services: { live: Live } };
};

/** A page does not wait longer for the API where it has something to show. */
const PATIENCE_MS = 3_000;

/** The trips under way and the bookings of an account: the same for all its tabs, devices and pages. */
export async function readOpenTrips(
  owner: Owner,
  pace: Pace = "panel",
): Promise<OpenTrips & { updatedAt: string; isStale: boolean }> {
  const { hub, paceMs } = owner.context.services.live;
  const state = await hub.read(toTopic(owner), paceMs[pace], PATIENCE_MS);
  const { value, updatedAt, isStale } = state;
  return { ...value, updatedAt: new Date(updatedAt).toISOString(), isStale };
}

/** After something was done: the next page asks anew, and all tabs hear of it. */
export async function forgetOpenTrips(owner: Owner): Promise<void> {
  try {
    await owner.context.services.live.hub.outdate(toTopic(owner).key);
  } catch (error) {
    // It was done all the same; what is known is old in a moment by itself.
    if (!(error instanceof StoreDown)) throw error;
  }
}

export function toTopic({ brand, user, api }: Owner): Topic<OpenTrips> {
  return {
    key: `${brand.permalink}:open-trips:${user.id}`,
    async read() {
      const lists = [listTripsInProcess(api), listScheduledTrips(api)] as const;
      const [inProcess, scheduled] = await Promise.all(lists);
      return { inProcess, scheduled };
    },
  };
}
