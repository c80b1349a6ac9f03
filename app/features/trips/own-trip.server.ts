import type { Api } from "../../api/client.server.ts";
import { ApiError, ApiFault } from "../../api/errors.ts";
import { findRow } from "../../api/rows.server.ts";
import {
  cancelTrip,
  listScheduledTrips,
  listTripsInProcess,
  type Trip,
} from "../../api/trips.server.ts";
import { forgetOpenTrips } from "../../live/open-trips.server.ts";
import type { MemberContext } from "../../request/context.server.ts";
import { screenNotFound } from "../../request/responses.server.ts";
import { progressOf } from "./trip-status.ts";

/** As long as somebody may come back to a form that they have sent. */
const REMEMBERED_SECONDS = 86_400;

/** A trip of one's own as it is at this moment. Any other is as unknown as one that there never was. */
export const findOwnTrip = (id: number, { api }: MemberContext) => findOpenTrip(id, api);

/** The same, with a token alone. */
export async function findOpenTrip(id: number, api: Api): Promise<Trip | undefined> {
  const find = (trips: Trip[]) => trips.find((trip) => trip.id === id);
  return findRow(api, async (rows) => {
    const lists = await Promise.all([listTripsInProcess(rows), listScheduledTrips(rows)]);
    // A booking that wakes goes from one list to the other, perhaps between the two answers.
    return find(lists.flat()) ?? find(await listTripsInProcess(rows));
  });
}

export async function requireOwnTrip(id: number, context: MemberContext): Promise<Trip> {
  const trip = await findOwnTrip(id, context);
  if (!trip) throw screenNotFound();
  return trip;
}

/**
 * Cancels a trip of one's own, and returns it as it was, if it was still open. One that is cancelled
 * already need not be cancelled again.
 */
export async function cancelOwnTrip(id: number, context: MemberContext): Promise<Trip | undefined> {
  const { store } = context.app.services;
  const { brand, user } = context;
  const memory = `${brand.permalink}:cancelled:${user.id}:${id}`;
  const trip = await findOwnTrip(id, context);
  // A booking that was cancelled is in no list any more.
  if (!trip && (await store.get(memory)) === undefined) throw screenNotFound();
  if (!isGone(trip)) await cancelAndLook(id, context);
  await store.set(memory, "yes", REMEMBERED_SECONDS);
  await forgetOpenTrips(context);
  return trip;
}

/** What was refused may have been cancelled a moment before, and a lost answer may have been a good one. */
async function cancelAndLook(id: number, context: MemberContext): Promise<void> {
  try {
    await cancelTrip(context.api, id);
  } catch (error) {
    await forgetOpenTrips(context);
    const isRefusal = error instanceof ApiError && error.status !== 401;
    const mayHaveWorked = isRefusal || (error instanceof ApiFault && error.wasSent);
    if (!mayHaveWorked) throw error;
    const isCancelled = await findOwnTrip(id, context).then(isGone, () => false);
    if (!isCancelled) throw error;
  }
}

const isGone = (trip: Trip | undefined): boolean =>
  trip === undefined || progressOf(trip.status) === "cancelled";
