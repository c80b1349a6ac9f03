import { isHotelDesk } from "../session/access.ts";
import { type HotelBoard, readHotelBoard } from "./hotel-board.server.ts";
import { readShownTrips } from "./open-trips.server.ts";
import type { Owner } from "./owner.server.ts";

/**
 * What the hotel screens show: a hotel's board at its desks. Any other company or employee sees its
 * own open trips there, since the API keeps the board for hotels.
 */
export async function readDeskTrips(owner: Owner): Promise<HotelBoard> {
  if (isHotelDesk(owner.user)) return readHotelBoard(owner);
  const { leftOut, ...open } = await readShownTrips(owner, "hotel");
  return { ...open, recent: [], leftOut: leftOut.inProcess + leftOut.scheduled };
}
