import { ApiFault } from "../api/errors.ts";
import { readRows } from "../api/rows.server.ts";
import { listScheduledTrips, listTripsInProcess, type Trip } from "../api/trips.server.ts";
import { isHotelDesk } from "../session/access.ts";
import { StoreDown } from "../store/store.ts";
import { forgetInRequest, toBoardTopic } from "./hotel-board.server.ts";
import type { Pace } from "./live.server.ts";
import { countForMenu } from "./menu-counts.server.ts";
import { type Age, type Owner, PATIENCE_MS } from "./owner.server.ts";
import type { Topic } from "./topic.server.ts";

type Lists = {
  /** Under way, and for a while what has just ended; newest first. */
  inProcess: Trip[];
  /** Soonest first. */
  scheduled: Trip[];
  /** How many of each list could not be read. */
  leftOut: { inProcess: number; scheduled: number };
};

/** The trips that somebody may still want to do something about. */
export type OpenTrips = Lists & Age;

const known = new WeakMap<Owner["app"], Promise<OpenTrips>>();

/** All of them, for code that takes a trip that is not among them for one that does not exist. */
export async function readOpenTrips(owner: Owner): Promise<OpenTrips> {
  const open = await readShownTrips(owner);
  const { inProcess, scheduled } = open.leftOut;
  if (inProcess > 0) throw new ApiFault("listTripsInProcess", "wrong_shape");
  if (scheduled > 0) throw new ApiFault("listScheduledTrips", "wrong_shape");
  return open;
}

/**
 * The trips under way and the bookings of an account, as far as they can be shown: the same for all
 * its tabs, devices and pages, and within one request for its menu and its page.
 */
export function readShownTrips(owner: Owner, pace: Pace = "panel"): Promise<OpenTrips> {
  const { app } = owner;
  const read = known.get(app) ?? readShared(owner, pace);
  known.set(app, read);
  return read;
}

async function readShared(owner: Owner, pace: Pace): Promise<OpenTrips> {
  const { hub, paceMs } = owner.app.services.live;
  const state = await hub.read(toTopic(owner), paceMs[pace], PATIENCE_MS);
  const { value, updatedAt, isStale } = state;
  // A process of the version before this one has kept no count.
  const leftOut = value.leftOut ?? { inProcess: 0, scheduled: 0 };
  return { ...value, leftOut, updatedAt: new Date(updatedAt).toISOString(), isStale };
}

/** After something was done: the next page asks anew, and all tabs hear of it. */
export async function forgetOpenTrips(owner: Owner): Promise<void> {
  known.delete(owner.app);
  forgetInRequest(owner);
  const { hub } = owner.app.services.live;
  // What one desk of a hotel has done, the others see at once.
  const topics = [toTopic(owner), ...(isHotelDesk(owner.user) ? [toBoardTopic(owner)] : [])];
  try {
    await Promise.all(topics.map((topic) => hub.outdate(topic)));
  } catch (error) {
    // It was done all the same; what is known is old in a moment by itself.
    if (!(error instanceof StoreDown)) throw error;
  }
}

export function toTopic({ brand, user, api }: Owner): Topic<Lists> {
  return {
    key: `${brand.permalink}:open-trips:${user.id}`,
    account: { permalink: brand.permalink, accountId: user.id },
    count: countForMenu,
    async read() {
      const [inProcess, scheduled] = await Promise.all([
        readRows(api, listTripsInProcess),
        readRows(api, listScheduledTrips),
      ]);
      return {
        inProcess: inProcess.value,
        scheduled: scheduled.value,
        leftOut: { inProcess: inProcess.leftOut, scheduled: scheduled.leftOut },
      };
    },
  };
}
