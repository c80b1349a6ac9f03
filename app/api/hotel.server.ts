import type { Api } from "./client.server.ts";
import { toTrip } from "./trips.server.ts";

/** All trips that the hotel's desk shows; every hotel user sees the same. */
export async function loadHotel(api: Api) {
  const { in_process, scheduled, recent } = await api.call("loadHotel");
  return {
    /** Newest first. */
    inProcess: in_process.map(toTrip),
    /** Soonest first. */
    scheduled: scheduled.map(toTrip),
    /** Trips that ended within a day; newest first. */
    recent: recent.map(toTrip),
  };
}
