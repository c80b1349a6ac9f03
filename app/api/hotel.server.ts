import type { Api } from "./client.server.ts";
import { type Trip, toTrip } from "./trips.server.ts";

/** All that a hotel's desk has to do with: the same for everybody who works there. */
export type HotelTrips = {
  /** Newest first. */
  inProcess: Trip[];
  /** Soonest first. */
  scheduled: Trip[];
  /** What has ended within a day; newest first. */
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
