import { z } from "zod";
import type { components } from "../../openapi/taxi-api.types.ts";
import { type Address, toPlace } from "./addresses.server.ts";
import type { Api } from "./client.server.ts";
import { readNotes, toDriverNotes } from "./driver-notes.ts";
import { fromNeeds, needsSchema, toNeeds } from "./needs.server.ts";
import type { Needs } from "./needs.ts";
import { fromReferences, referencesSchema, toReferences } from "./references.server.ts";
import type { GivenReference } from "./references.ts";

type Wire = components["schemas"]["Service"];

/** The API's code; its document explains the codes. */
export type TripStatus = Wire["status_code"];

export const positionSchema = z.object({ latitude: z.number(), longitude: z.number() });

export const taxiPositionSchema = positionSchema.extend({
  /** The direction of travel in degrees clockwise from north; null while unknown. */
  bearing: z.number().nullable(),
  /** When the taxi was there, as an ISO date. */
  at: z.string(),
});
export type TaxiPosition = z.output<typeof taxiPositionSchema>;

const taxiSchema = z.object({
  driver: z.string(),
  plate: z.string(),
  model: z.string(),
  avatar: z.string().nullable(),
  phone: z.string(),
  /** Null where the group does not know it, and before and after the taxi serves the trip. */
  position: taxiPositionSchema.nullable(),
});
export type Taxi = z.output<typeof taxiSchema>;

export const tripSchema = z.object({
  id: z.number(),
  status: z.number(),
  /** In the group's words. */
  statusName: z.string(),
  /** `YYYY-MM-DD HH:mm` in the group's time zone: the pickup of a booking, else the time of the order. */
  when: z.string(),
  origin: positionSchema.extend({ name: z.string(), notes: z.string().nullable() }),
  /** Either part may be unknown; both are null where the passenger tells the driver. */
  destination: z.object({ name: z.string().nullable(), position: positionSchema.nullable() }),
  /** On the way to the destination, in order. */
  stops: z.array(positionSchema.extend({ name: z.string() })).default([]),
  /** The trip there, where this is the way back; and the way back that was ordered with this trip. */
  returnOf: z.number().nullable().default(null),
  returnTripId: z.number().nullable().default(null),
  traveller: z.string().nullable(),
  noticePhone: z.string().nullable(),
  /** `YYYY-MM-DD HH:mm` in the group's time zone; null for a trip at once. */
  scheduledFor: z.string().nullable(),
  taxi: taxiSchema.nullable(),
  /** The company's employee who ordered or travels. */
  employee: z.object({ id: z.number().nullable(), name: z.string() }).nullable(),
  orderedBy: z.string(),
  groupId: z.number().nullable(),
  passengers: z.number().nullable(),
  serviceType: z.string().nullable(),
  paymentMethod: z.string().nullable(),
  fare: z.number().nullable(),
  currency: z.string().nullable(),
  etaMinutes: z.number().nullable(),
  /** From the order, or a booking's time, until the taxi was to be there, and until it was there. */
  promisedMinutes: z.number().nullable().default(null),
  waitedMinutes: z.number().nullable().default(null),
  /** Empty in the record of an older panel. */
  needs: needsSchema.default({}),
  references: referencesSchema.default([]),
});
export type Trip = z.output<typeof tripSchema>;

/** The trips in process, and for a while those that have just ended; newest first. */
export async function listTripsInProcess(api: Api): Promise<Trip[]> {
  const { services } = await api.call("listTripsInProcess");
  return services.map(toTrip);
}

/** The bookings that are not due yet, soonest first. */
export async function listScheduledTrips(api: Api): Promise<Trip[]> {
  const { services } = await api.call("listScheduledTrips");
  return services.map(toTrip);
}

export type NewTrip = {
  userId: number;
  groupId: number;
  origin: Address & { notes?: string };
  /** Left out where the passenger tells the driver. */
  destination?: Address;
  /** On the way to the destination, in order; none if left out. */
  stops?: Address[];
  /** The id of the trip there, where this is the way back. */
  returnOf?: number;
  traveller: string;
  noticePhone?: string;
  /** The amount that was promised; null where the meter decides. */
  fare: number | null;
  /** `YYYY-MM-DD HH:mm` in the pickup's time zone; left out for now. */
  when?: string;
  passengers?: number;
  code?: string;
  /** The employee that a company orders for. */
  employeeId?: number;
  serviceTypeId?: number;
  /** One of the customer's methods with the group; left out for the default. */
  paymentMethodId?: number;
  needs?: Needs;
  /** What the company sorts the trip by; left out for none. */
  references?: GivenReference[];
  /** The needs in the drivers' words. */
  needsLine?: string;
};

/** The API's number for this panel among the client applications. */
const PANEL_TYPE_ID = 23;

/** Orders a taxi for now, or books one. */
export async function createTrip(api: Api, trip: NewTrip, idempotencyKey: string): Promise<Trip> {
  const { origin, destination, stops = [], when, passengers } = trip;
  const { service } = await api.call("createTrip", {
    params: { header: { "Idempotency-Key": idempotencyKey } },
    body: {
      usuario_id: trip.userId,
      agrupacion_id: trip.groupId,
      tipo_aplicacion_cliente_id: PANEL_TYPE_ID,
      direccion: fromOrigin(origin, trip.needsLine),
      ...(destination && fromDestination(destination)),
      ...(stops.length > 0 && { stops: stops.map(toPlace) }),
      return_of: trip.returnOf,
      estado: 1,
      viajero: { nombre: trip.traveller, telefono_aviso: trip.noticePhone ?? null },
      fare: trip.fare,
      tip: 0,
      ...(when && { fecha_servicio_diferido: `${when}:00` }),
      passengers,
      code: trip.code || undefined,
      employee_id: trip.employeeId,
      service_type_id: trip.serviceTypeId,
      payment_method_id: trip.paymentMethodId,
      needs: trip.needs && fromNeeds(trip.needs),
      references: trip.references && fromReferences(trip.references),
    },
  });
  return toTrip(service);
}

/** A cancelled booking leaves the list; any other trip stays in it as cancelled. */
export async function cancelTrip(api: Api, id: number): Promise<Trip> {
  const { service } = await api.call("cancelTrip", { params: { path: { id } } });
  return toTrip(service);
}

/** An optional field that is left out does not change. */
export type TripChange = {
  origin: Address & { notes: string | null };
  /** Null where the passenger tells the driver. */
  destination: Address | null;
  /** All stops on the way, in order. */
  stops?: Address[];
  traveller: string;
  noticePhone: string | null;
  passengers?: number;
  /** Of a booking: `YYYY-MM-DD HH:mm` in the pickup's time zone. */
  when?: string;
  /** All of them; undefined for a trip that has none and gets none. */
  needs: Needs | undefined;
  /** All of them; left out where the company asks for none. */
  references?: GivenReference[];
  /** The needs in the drivers' words. */
  needsLine?: string;
};

/** Changes a trip before the taxi picks up the passenger. */
export async function updateTrip(api: Api, id: number, change: TripChange): Promise<Trip> {
  const { origin, destination, stops, passengers, when } = change;
  const { service } = await api.call("updateTrip", {
    params: { path: { id } },
    body: {
      service: {
        direccion: fromOrigin(origin, change.needsLine),
        ...(destination ? fromDestination(destination) : noDestination),
        ...(stops && { stops: stops.map(toPlace) }),
        viajero: { nombre: change.traveller, telefono_aviso: change.noticePhone },
        passengers,
        ...(when && { fecha_servicio_diferido: `${when}:00` }),
        needs: change.needs && fromNeeds(change.needs),
        references: change.references && fromReferences(change.references),
      },
    },
  });
  return toTrip(service);
}

const fromOrigin = (
  { name, latitude, longitude, notes }: Address & { notes?: string | null },
  needsLine: string | undefined,
) => ({
  nombre: name,
  latitud: latitude,
  longitud: longitude,
  datos_extra: toDriverNotes(notes, needsLine),
});

/** The document has the position in two places. */
function fromDestination({ name, latitude, longitude }: Address) {
  const position = { destination_latitude: latitude, destination_longitude: longitude };
  return { destination: position, destination_address: name, ...position };
}

const noDestination = {
  destination: null,
  destination_address: null,
  destination_latitude: null,
  destination_longitude: null,
};

export function toTrip(service: Wire): Trip {
  const { direccion, destination, programacion, taxi, employee } = service;
  const needs = toNeeds(service.needs);
  return {
    id: service.id,
    status: service.status_code,
    statusName: service.status_name,
    when: toMinute(service.date, service.time),
    origin: {
      name: direccion.calle,
      latitude: direccion.latitude,
      longitude: direccion.longitude,
      notes: readNotes(direccion.datos_extra, needs),
    },
    destination: {
      name: service.destination_address,
      position: destination && {
        latitude: destination.latitude,
        longitude: destination.longitude,
      },
    },
    stops: (service.stops ?? []).map(toPlace),
    returnOf: service.return_of ?? null,
    returnTripId: service.return_trip ?? null,
    traveller: service.viajero,
    noticePhone: service.telefono_aviso ?? null,
    scheduledFor: programacion && toMinute(programacion.fecha, programacion.hora),
    taxi: taxi && {
      driver: taxi.name,
      plate: taxi.plate,
      model: taxi.model,
      avatar: taxi.avatar ?? null,
      phone: taxi.telephone,
      position: toTaxiPosition(taxi.position),
    },
    employee: employee && { id: employee.id ?? null, name: employee.name },
    orderedBy: service.type_user,
    groupId: service.agrupacion_id ?? null,
    passengers: service.passengers ?? null,
    serviceType: service.service_type ?? null,
    paymentMethod: service.payment_method ?? null,
    fare: service.fare ?? null,
    currency: service.currency ?? null,
    etaMinutes: service.eta_minutes ?? null,
    promisedMinutes: service.promised_minutes ?? null,
    waitedMinutes: service.waited_minutes ?? null,
    needs,
    references: toReferences(service.references),
  };
}

function toTaxiPosition(position: components["schemas"]["Taxi"]["position"]): TaxiPosition | null {
  if (!position) return null;
  const { latitude, longitude, bearing, at } = position;
  return { latitude, longitude, bearing: bearing ?? null, at };
}

/** The API sends seconds, which no booking has. */
const toMinute = (date: string, time: string) => `${date} ${time.slice(0, 5)}`;
