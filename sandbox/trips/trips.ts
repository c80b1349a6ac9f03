import type { Handlers } from "../api/operation.ts";

export const tripHandlers = {} as Handlers<
  | "downloadTrips"
  | "createTrip"
  | "listTrips"
  | "listTripsInProcess"
  | "listScheduledTrips"
  | "cancelTrip"
  | "updateTrip"
  | "loadHotel"
>;
