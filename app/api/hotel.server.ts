import type { Api } from "./client.server.ts";
import { type Trip, toTrip } from "./trips.server.ts";

/** All trips that the hotel's desk shows; every hotel user sees the same. */
export type HotelTrips = {
  /** Newest first. */
  inProcess: Trip[];
  /** Soonest first. */
  scheduled: Trip[];
  /** Trips that ended within a day; newest first. */
  recent: Trip[];
};

export async function loadHotel(api: Api): Promise<HotelTrips> {
  const { in_process, scheduled, recent } = await api.call("loadHotel");
  return {
    inProcess: in_process.map(toTrip),
    scheduled: scheduled.map(toTrip),
    recent: recent.map(toTrip),
  };
}
