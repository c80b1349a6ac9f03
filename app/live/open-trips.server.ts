import type { AppLoadContext } from "@remix-run/node";
import type { Api } from "../api/client.server.ts";
import { listScheduledTrips, listTripsInProcess, type Trip } from "../api/trips.server.ts";

/** The trips that somebody may still want to do something about. */
export type OpenTrips = {
  /** Under way, and for a while what has just ended; newest first. */
  inProcess: Trip[];
  /** Soonest first. */
  scheduled: Trip[];
  /** ISO. */
  updatedAt: string;
  /** The API does not answer, and this is the last that is known. */
  isStale: boolean;
};

type Visit = { api: Api; context: AppLoadContext };

const asked = new WeakMap<AppLoadContext, Promise<OpenTrips>>();

/** What one request reads of them, its menu and its page alike, is asked for once. */
export function readOpenTrips({ api, context }: Visit): Promise<OpenTrips> {
  const known = asked.get(context) ?? askForOpenTrips(api);
  asked.set(context, known);
  return known;
}

/** After a change, whoever reads them next is to find it. */
export async function forgetOpenTrips({ context }: Visit): Promise<void> {
  asked.delete(context);
}

async function askForOpenTrips(api: Api): Promise<OpenTrips> {
  const [inProcess, scheduled] = await Promise.all([
    listTripsInProcess(api),
    listScheduledTrips(api),
  ]);
  return { inProcess, scheduled, updatedAt: new Date().toISOString(), isStale: false };
}
