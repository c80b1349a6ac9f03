import type { Api } from "../../app/api/client.server.ts";
import type { Trip } from "../../app/api/trips.server.ts";

/** Creates a trip with the fields that a test gives. */
export const aTrip = (given: Partial<Trip> = {}): Trip => ({
  id: 7001,
  status: 8,
  statusName: "Completado",
  when: "2026-05-18 11:02",
  origin: { name: "Calle Mayor, 3", latitude: 38.0014, longitude: 0.6112, notes: null },
  destination: { name: "Estación Central", position: { latitude: 37.9953, longitude: 0.5921 } },
  stops: [],
  returnOf: null,
  returnTripId: null,
  traveller: "Lucía Ferrer",
  noticePhone: null,
  scheduledFor: null,
  taxi: null,
  employee: null,
  orderedBy: "client",
  groupId: 1,
  passengers: 1,
  serviceType: null,
  paymentMethod: "Efectivo",
  fare: 18.5,
  currency: "EUR",
  etaMinutes: null,
  promisedMinutes: null,
  waitedMinutes: null,
  needs: {},
  references: [],
  ...given,
});

/** The trip in the API's format, with the fields that the panel reads. */
const toService = (trip: Trip) => ({
  id: trip.id,
  status_code: trip.status,
  status_name: trip.statusName,
  date: trip.when.slice(0, 10),
  time: `${trip.when.slice(11)}:00`,
  direccion: {
    calle: trip.origin.name,
    latitude: trip.origin.latitude,
    longitude: trip.origin.longitude,
    datos_extra: trip.origin.notes,
  },
  destination: trip.destination.position,
  destination_address: trip.destination.name,
  stops: trip.stops,
  return_of: trip.returnOf,
  return_trip: trip.returnTripId,
  viajero: trip.traveller,
  telefono_aviso: trip.noticePhone,
  programacion: null,
  taxi: trip.taxi && { ...trip.taxi, name: trip.taxi.driver, telephone: trip.taxi.phone },
  employee: trip.employee,
  type_user: trip.orderedBy,
  fare: trip.fare,
  currency: trip.currency,
  payment_method: trip.paymentMethod,
});

/** An API whose trips may change between pages. It records the pages that were requested. */
export function apiWith(listTrips: () => Trip[]) {
  const requested: { limit: number; offset: number }[] = [];
  type Input = { params: { query: { limit: number; offset: number } } };
  const call = async (_: string, { params }: Input) => {
    const { limit, offset } = params.query;
    requested.push({ limit, offset });
    const trips = listTrips();
    return {
      services: trips.slice(offset, offset + limit).map(toService),
      total: trips.length,
    };
  };
  return { api: { call } as unknown as Api, requested };
}
