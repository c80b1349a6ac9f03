import type { Api } from "../api/client.server.ts";
import { listScheduledTrips, listTripsInProcess, type Trip } from "../api/trips.server.ts";
import { StoreDown } from "../store/store.ts";
import type { Live, Pace } from "./live.server.ts";
import type { Topic } from "./topic.server.ts";

type Lists = {
  /** Under way, and for a while what has just ended; newest first. */
  inProcess: Trip[];
  /** Soonest first. */
  scheduled: Trip[];
};

/** The trips that somebody may still want to do something about. */
export type OpenTrips = Lists & {
  /** When the API said so; ISO. */
  updatedAt: string;
  /** The API does not answer, and this is the last that is known. */
  isStale: boolean;
};

/** Whoever is logged in, as far as it matters here. */
export type Owner = {
  brand: { permalink: string };
  user: { id: number };
  api: Api;
  context: { services: { live: Live } };
};

const known = new WeakMap<Owner["context"], Promise<OpenTrips>>();

/** A page does not wait longer for the API where it has something to show. */
const PATIENCE_MS = 3_000;

/**
 * The trips under way and the bookings of an account: the same for all its tabs, devices and pages,
 * and within one request for its menu and its page.
 */
export function readOpenTrips(owner: Owner, pace: Pace = "panel"): Promise<OpenTrips> {
  const { context } = owner;
  const read = known.get(context) ?? readShared(owner, pace);
  known.set(context, read);
  return read;
}

async function readShared(owner: Owner, pace: Pace): Promise<OpenTrips> {
  const { hub, paceMs } = owner.context.services.live;
  const state = await hub.read(toTopic(owner), paceMs[pace], PATIENCE_MS);
  const { value, updatedAt, isStale } = state;
  return { ...value, updatedAt: new Date(updatedAt).toISOString(), isStale };
}

/** After something was done: the next page asks anew, and all tabs hear of it. */
export async function forgetOpenTrips(owner: Owner): Promise<void> {
  known.delete(owner.context);
  try {
    await owner.context.services.live.hub.outdate(toTopic(owner).key);
  } catch (error) {
    // It was done all the same; what is known is old in a moment by itself.
    if (!(error instanceof StoreDown)) throw error;
  }
}

export function toTopic({ brand, user, api }: Owner): Topic<Lists> {
  return {
    key: `${brand.permalink}:open-trips:${user.id}`,
    async read() {
      const lists = [listTripsInProcess(api), listScheduledTrips(api)] as const;
      const [inProcess, scheduled] = await Promise.all(lists);
      return { inProcess, scheduled };
    },
  };
}
