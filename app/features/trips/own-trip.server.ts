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

/** As long as somebody may come back to a form that they have sent. */
const REMEMBERED_SECONDS = 86_400;

/** A trip of one's own as it is at this moment. Any other is as unknown as one that there never was. */
export const findOwnTrip = (id: number, { api }: Pick<AccountContext, "api">) =>
  findOpenTrip(id, api);

/** The same, with a token alone. */
export async function findOpenTrip(id: number, api: Api): Promise<Trip | undefined> {
  const find = (trips: Trip[]) => trips.find((trip) => trip.id === id);
  return findRow(api, async (rows) => {
    const lists = await Promise.all([listTripsInProcess(rows), listScheduledTrips(rows)]);
    // A booking that wakes goes from one list to the other, perhaps between the two answers.
    return find(lists.flat()) ?? find(await listTripsInProcess(rows));
  });
}

/** Not found is a trip that is not open and that this account has not cancelled a while ago. */
export type CancelOutcome = { state: "cancelled"; trip: Trip | undefined } | { state: "notFound" };

/**
 * Cancels a trip of the account, and returns it as it was, if it was still open. A trip that is
 * cancelled already is not cancelled again.
 */
export async function cancelOwnTrip(id: number, context: AccountContext): Promise<CancelOutcome> {
  const { store } = context.app.services;
  const { brand, user } = context;
  const memory = `${brand.permalink}:cancelled:${user.id}:${id}`;
  const trip = await findOwnTrip(id, context);
  // A booking that was cancelled is in no list any more.
  if (!trip && (await store.get(memory)) === undefined) return { state: "notFound" };
  if (!isGone(trip)) await cancelAndLook(id, context);
  await store.set(memory, "yes", REMEMBERED_SECONDS);
  await forgetOpenTrips(context);
  return { state: "cancelled", trip };
}

/** What was refused may have been cancelled a moment before, and a lost answer may have been a good one. */
async function cancelAndLook(id: number, context: AccountContext): Promise<void> {
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
