import { isHotelDesk } from "../session/access.ts";
import { type HotelBoard, readHotelBoard } from "./hotel-board.server.ts";
import { readShownTrips } from "./open-trips.server.ts";
import type { Owner } from "./owner.server.ts";

/**
 * Reads the trips for the hotel screens: the hotel's board for a hotel user. Any other company or
 * employee sees its own open trips, since the API has boards for hotels only.
 */
export async function readDeskTrips(owner: Owner): Promise<HotelBoard> {
  if (isHotelDesk(owner.user)) return readHotelBoard(owner);
  const { leftOut, ...open } = await readShownTrips(owner, "hotel");
  return { ...open, recent: [], leftOut: leftOut.inProcess + leftOut.scheduled };
}
