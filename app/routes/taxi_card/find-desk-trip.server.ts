import type { Trip } from "../../api/trips.server.ts";
import { findOwnTrip } from "../../features/trips/own-trip.server.ts";
import { type HotelBoard, readHotelBoard } from "../../live/hotel-board.server.ts";
import { type OpenTrips, readShownTrips } from "../../live/open-trips.server.ts";
import type { MemberContext } from "../../request/context.server.ts";
import { screenNotFound } from "../../request/responses.server.ts";
import { isHotelDesk } from "../../session/access.ts";

/** Reads the trip from the hotel's board or the account's own trips, whichever is newer. */
export async function findDeskTrip(given: string | undefined, context: MemberContext) {
  const id = toTripId(given);
  const [open, board] = await Promise.all([
    readShownTrips(context),
    isHotelDesk(context.user) ? readHotelBoard(context) : undefined,
  ]);
  const isBoardNewer = board && Date.parse(board.updatedAt) > Date.parse(open.updatedAt);
  const [newest, other] = isBoardNewer ? [board, open] : [open, board];
  const trip =
    [...listAll(newest), ...(other ? listAll(other) : [])].find((each) => each.id === id) ??
    // A trip that was just ordered may be newer than the polled lists.
    (await findOwnTrip(id, context));
  if (!trip) throw screenNotFound();
  return { trip, updatedAt: newest.updatedAt, isStale: newest.isStale };
}

function listAll(known: OpenTrips | HotelBoard): Trip[] {
  const { inProcess, scheduled } = known;
  return [...inProcess, ...scheduled, ...("recent" in known ? known.recent : [])];
}

function toTripId(given: string | undefined): number {
  const id = Number(given);
  if (!Number.isSafeInteger(id) || id < 1) throw screenNotFound();
  return id;
}
