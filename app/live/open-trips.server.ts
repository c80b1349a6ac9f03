import { z } from "zod";
import { ApiFault } from "../api/errors.ts";
import { readRows } from "../api/rows.server.ts";
import { listScheduledTrips, listTripsInProcess, tripSchema } from "../api/trips.server.ts";
import { isHotelDesk } from "../session/access.ts";
import { type HotelBoard, readHotelBoard, toBoardTopic } from "./hotel-board.server.ts";
import { type Age, invalidateTopics, type Owner, type Pace, readForPage } from "./live.server.ts";
import { countForMenu } from "./menu-counts.server.ts";
import { defineState, type Topic } from "./topic.server.ts";

const listsSchema = z.object({
  /** In process, and for a while those that have just ended; newest first. */
  inProcess: z.array(tripSchema),
  /** Soonest first. */
  scheduled: z.array(tripSchema),
  /** The number of trips of each list that could not be read. */
  leftOut: z.object({ inProcess: z.number(), scheduled: z.number() }),
});
type Lists = z.output<typeof listsSchema>;

const listsRecord = defineState(listsSchema, { version: 2 });

/** The trips that the user may still change or cancel. */
export type OpenTrips = Lists & Age;

/** For code that concludes from a trip's absence that it does not exist: an unreadable trip is an error. */
export async function readOpenTrips(owner: Owner): Promise<OpenTrips> {
  const open = await readShownTrips(owner);
  const { inProcess, scheduled } = open.leftOut;
  if (inProcess > 0) throw new ApiFault("listTripsInProcess", "wrong_shape");
  if (scheduled > 0) throw new ApiFault("listScheduledTrips", "wrong_shape");
  return open;
}

/** Reads the trips in process and the bookings that can be shown, for all tabs and devices of the account. */
export const readShownTrips = (owner: Owner, pace: Pace = "panel"): Promise<OpenTrips> =>
  readForPage(owner, toTopic(owner), pace);

/** After a change, makes the next page read the trips anew, and notifies all tabs. */
export async function forgetOpenTrips(owner: Owner): Promise<void> {
  // The other desks of the hotel see the change at once, too.
  const boards = isHotelDesk(owner) ? [toBoardTopic(owner)] : [];
  await invalidateTopics(owner, toTopic(owner), ...boards);
}

export function toTopic({ brand, user, api }: Owner): Topic<Lists> {
  return {
    key: `${brand.permalink}:open-trips:${user.id}`,
    account: { permalink: brand.permalink, accountId: user.id },
    record: listsRecord,
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

/**
 * Reads the trips for the hotel screens: the hotel's board for a hotel user. Any other company or
 * employee sees its own open trips, since the API has boards for hotels only.
 */
export async function readDeskTrips(owner: Owner): Promise<HotelBoard> {
  if (isHotelDesk(owner)) return readHotelBoard(owner);
  const { leftOut, ...open } = await readShownTrips(owner, "hotel");
  return { ...open, recent: [], leftOut: leftOut.inProcess + leftOut.scheduled };
}
