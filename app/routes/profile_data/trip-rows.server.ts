import { walkHistory } from "../../api/history.server.ts";
import { listScheduledTrips, listTripsInProcess, type Trip } from "../../api/trips.server.ts";
import { fareOf } from "../../features/trips/history/format-trip.server.ts";
import type { Reading, Row } from "./reading.server.ts";

export const tripColumns = [
  ...["id", "when", "state", "from", "from_latitude", "from_longitude", "notes"],
  ...["to", "to_latitude", "to_longitude", "stops", "return_of", "return_trip"],
  ...["traveller", "phone", "passengers", "needs", "booked_for", "service_type"],
  ...["payment", "fare", "currency", "driver", "plate", "model", "driver_phone", "ordered_by"],
];

export async function* readHistory({ api }: Reading): AsyncGenerator<Row[]> {
  for await (const { trips } of walkHistory(api, {})) yield trips.map(toRow);
}

export async function* readTripsInProcess({ api }: Reading): AsyncGenerator<Row[]> {
  yield (await listTripsInProcess(api)).map(toRow);
}

export async function* readBookings({ api }: Reading): AsyncGenerator<Row[]> {
  yield (await listScheduledTrips(api)).map(toRow);
}

function toRow(trip: Trip): Row {
  const { id, when, statusName, origin, destination, stops, taxi } = trip;
  return {
    ...{ id, when, state: statusName, from: origin.name, notes: origin.notes },
    ...{ from_latitude: origin.latitude, from_longitude: origin.longitude },
    to: destination.name,
    to_latitude: destination.position?.latitude ?? null,
    to_longitude: destination.position?.longitude ?? null,
    ...{ stops, return_of: trip.returnOf, return_trip: trip.returnTripId },
    ...{ traveller: trip.traveller, phone: trip.noticePhone, passengers: trip.passengers },
    ...{ needs: trip.needs, booked_for: trip.scheduledFor, service_type: trip.serviceType },
    ...{ payment: trip.paymentMethod, fare: fareOf(trip), currency: trip.currency },
    ...{ driver: taxi?.driver ?? null, plate: taxi?.plate ?? null, model: taxi?.model ?? null },
    driver_phone: taxi?.phone ?? null,
    ordered_by: trip.orderedBy,
  };
}
