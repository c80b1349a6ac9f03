import type { Handlers } from "../api/operation.ts";
import { cancelTrip, updateTrip } from "./change.ts";
import {
  downloadTrips,
  listScheduledTrips,
  listTrips,
  listTripsInProcess,
  loadHotel,
} from "./lists.ts";
import { createTrip } from "./order.ts";

export const tripHandlers: Handlers<
  | "downloadTrips"
  | "createTrip"
  | "listTrips"
  | "listTripsInProcess"
  | "listScheduledTrips"
  | "cancelTrip"
  | "updateTrip"
  | "loadHotel"
> = {
  downloadTrips,
  createTrip,
  listTrips,
  listTripsInProcess,
  listScheduledTrips,
  cancelTrip,
  updateTrip,
  loadHotel,
};
