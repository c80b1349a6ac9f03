import { z } from "zod";
import { loadHotel } from "../api/hotel.server.ts";
import { readRows } from "../api/rows.server.ts";
import { tripSchema } from "../api/trips.server.ts";
import { isHotelDesk } from "../session/access.ts";
import { type Age, type Owner, readForPage } from "./live.server.ts";
import { countForMenu } from "./menu-counts.server.ts";
import { defineState, type Topic } from "./topic.server.ts";

/** The trips of a hotel, as its hotel users see them. */
const boardSchema = z.object({
  inProcess: z.array(tripSchema),
  scheduled: z.array(tripSchema),
  recent: z.array(tripSchema),
  /** The number of trips that could not be read. */
  leftOut: z.number(),
});
type ShownTrips = z.output<typeof boardSchema>;

const boardRecord = defineState(boardSchema, { version: 2 });

export type HotelBoard = ShownTrips & Age;

/** All hotel users of a hotel share the board. */
export const readHotelBoard = (owner: Owner): Promise<HotelBoard> =>
  readForPage(owner, toBoardTopic(owner), "hotel");

export function toBoardTopic(owner: Owner): Topic<ShownTrips> {
  const { brand, user, api } = owner;
  // The API refuses the board to a user without the hotel's permission, so that user gets an own topic.
  const accountId = (isHotelDesk(owner) ? user.employee?.companyId : undefined) ?? user.id;
  return {
    key: `${brand.permalink}:hotel-board:${accountId}`,
    account: { permalink: brand.permalink, accountId },
    record: boardRecord,
    count: countForMenu,
    async read() {
      const { value, leftOut } = await readRows(api, loadHotel);
      return { ...value, leftOut };
    },
  };
}
