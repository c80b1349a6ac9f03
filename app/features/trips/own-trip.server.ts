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
import type { AccountContext } from "../../request/context.server.ts";
import { progressOf } from "./trip-status.ts";

/** The user may return to a submitted form within this time. */
const CANCELLED_SECONDS = 86_400;

/** Reads the current state of a trip of the user; another user's trip is not found. */
export const findOwnTrip = (id: number, { api }: Pick<AccountContext, "api">) =>
  findOpenTrip(id, api);

/** Needs only the API client of the trip's owner. */
export async function findOpenTrip(id: number, api: Api): Promise<Trip | undefined> {
  const find = (trips: Trip[]) => trips.find((trip) => trip.id === id);
  return findRow(api, async (rows) => {
    const lists = await Promise.all([listTripsInProcess(rows), listScheduledTrips(rows)]);
    // A booking may move from one list to the other between the two answers.
    return find(lists.flat()) ?? find(await listTripsInProcess(rows));
  });
}

/** "notFound" is a trip that is neither open nor recently cancelled by this account. */
type CancelOutcome = { state: "cancelled"; trip: Trip | undefined } | { state: "notFound" };

/**
 * Cancels a trip of the account and returns its previous state if it was open. A form that is sent twice
 * cancels once.
 */
export async function cancelOwnTrip(id: number, context: AccountContext): Promise<CancelOutcome> {
  const { store } = context.app.services;
  const { brand, user } = context;
  const cancelledKey = `${brand.permalink}:cancelled:${user.id}:${id}`;
  const trip = await findOwnTrip(id, context);
  // A cancelled booking is no longer listed, so we remember it.
  if (!trip && (await store.get(cancelledKey)) === undefined) return { state: "notFound" };
  if (!isCancelled(trip)) await cancelAndVerify(id, context);
  await store.set(cancelledKey, "yes", CANCELLED_SECONDS);
  await forgetOpenTrips(context);
  return { state: "cancelled", trip };
}

/** After a refusal or a lost answer the trip may be cancelled nevertheless, so we look it up. */
async function cancelAndVerify(id: number, context: AccountContext): Promise<void> {
  try {
    await cancelTrip(context.api, id);
  } catch (error) {
    await forgetOpenTrips(context);
    const isRefusal = error instanceof ApiError && error.status !== 401;
    const mayHaveWorked = isRefusal || (error instanceof ApiFault && error.wasSent);
    if (!mayHaveWorked) throw error;
    const hasWorked = await findOwnTrip(id, context).then(isCancelled, () => false);
    if (!hasWorked) throw error;
  }
}

/** Of a coming trip: the API no longer lists a cancelled booking. */
export const isCancelled = (trip: Trip | undefined): boolean =>
  trip === undefined || progressOf(trip.status) === "cancelled";
