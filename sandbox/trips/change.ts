import type { Handler, Schemas } from "../api/operation.ts";
import { invalid, refuse } from "../api/refusal.ts";
import { readReferences } from "../company/references.ts";
import { type Account, accountOf, brandOf, type Trip, type World } from "../world.ts";
import { readBookingTime } from "./booking-time.ts";
import { end, followTrip } from "./life-cycle.ts";
import { readNeeds } from "./needs.ts";
import { readDestination, readOrigin, readPassengers, readTraveller } from "./order.ts";
import { toService } from "./service.ts";
import { isBeforePickup, isCarrying, isFinal, isReserved, isSearching } from "./state.ts";
import { isSameWay, readStops } from "./stops.ts";
import { promiseFare } from "./trip-fare.ts";
import { findTrip } from "./visibility.ts";

type Change = Schemas["ServiceChange"];

export const cancelTrip: Handler<"cancelTrip"> = ({ world, account, path }) => {
  const trip = findTrip(world, account, path.id);
  if (isFinal(trip)) throw refuse("final_state", "Este servicio ya ha terminado");
  if (isCarrying(trip)) {
    throw refuse("final_state", "El viaje ya ha empezado y no se puede cancelar");
  }
  end(world, trip, 4);
  return { service: toService(world, trip) };
};

export const updateTrip: Handler<"updateTrip"> = ({ world, account, path, body: { service } }) => {
  const trip = findTrip(world, account, path.id);
  if (!isBeforePickup(trip)) {
    throw refuse("final_state", "Este servicio ya no se puede modificar");
  }
  // Read everything before writing anything, so that a refusal changes nothing.
  const changed: Trip = {
    ...trip,
    ...changeOrigin(world, trip, service),
    ...changeDestination(trip, service),
    ...changeStops(world, trip, service),
    ...changePassengers(world, trip, service),
    ...changeTraveller(world, account, trip, service),
    ...changeTime(world, trip, service),
    ...changeNeeds(world, trip, service),
    ...changeReferences(world, account, trip, service),
  };
  Object.assign(trip, changed, { fare: renewFare(world, trip, changed) });
  if (service.fecha_servicio_diferido !== undefined) followTrip(world, trip);
  return { service: toService(world, trip) };
};

function changeOrigin(world: World, trip: Trip, { direccion }: Change): Partial<Trip> {
  if (!direccion) return {};
  const { nombre, latitud, longitud, datos_extra = trip.origin.datosExtra } = direccion;
  const { calle, latitude, longitude } = trip.origin;
  const isElsewhere = nombre !== calle || latitud !== latitude || longitud !== longitude;
  if (isElsewhere && !isSearching(trip) && !isReserved(trip)) {
    const message = "El taxi ya va hacia el punto de recogida";
    throw invalid({ field: "service.direccion", message });
  }
  const group = brandOf(world, trip.agrupacionId);
  return { origin: readOrigin(group, { nombre, latitud, longitud, datos_extra }) };
}

function changeDestination(trip: Trip, service: Change): Partial<Trip> {
  const destination = readDestination(service);
  const address = service.destination_address;
  return {
    destination: destination === undefined ? trip.destination : destination,
    destinationAddress:
      address === undefined && destination !== null ? trip.destinationAddress : (address ?? null),
  };
}

function changeStops(world: World, trip: Trip, { stops }: Change): Partial<Trip> {
  if (stops === undefined) return {};
  return { stops: readStops(brandOf(world, trip.agrupacionId), stops, "service.stops") };
}

function changePassengers(world: World, trip: Trip, { passengers }: Change): Partial<Trip> {
  if (passengers === undefined) return {};
  const group = brandOf(world, trip.agrupacionId);
  return { passengers: readPassengers(group, passengers, "service.passengers") };
}

function changeTraveller(
  world: World,
  account: Account,
  trip: Trip,
  { viajero }: Change,
): Partial<Trip> {
  if (!viajero) return {};
  const { nombre, telefono_aviso = trip.noticePhone } = viajero;
  const employee = trip.employeeId === null ? undefined : accountOf(world, trip.employeeId);
  const field = "service.viajero.nombre";
  return {
    traveller: readTraveller(world, account, employee, nombre, field),
    noticePhone: telefono_aviso,
  };
}

function changeTime(world: World, trip: Trip, service: Change): Partial<Trip> {
  const text = service.fecha_servicio_diferido;
  if (text === undefined) return {};
  const field = "service.fecha_servicio_diferido";
  if (!isReserved(trip)) {
    throw invalid({ field, message: "Solo una reserva puede cambiar de hora" });
  }
  const { timeZone } = brandOf(world, trip.agrupacionId);
  return { scheduledFor: readBookingTime(text, timeZone, world.clock.now(), field) };
}

function changeNeeds(world: World, trip: Trip, { needs }: Change): Partial<Trip> {
  if (needs === undefined) return {};
  return { needs: readNeeds(brandOf(world, trip.agrupacionId), needs, "service.needs") };
}

function changeReferences(
  world: World,
  account: Account,
  { references: before }: Trip,
  { references }: Change,
): Partial<Trip> {
  if (references === undefined) return {};
  const field = "service.references";
  return { references: readReferences(world, account, references, { field, before }) };
}

/** Recalculates a promised fare if the ride changes. */
function renewFare(world: World, before: Trip, after: Trip): number | null {
  if (before.fare === null || isSameRide(before, after)) return before.fare;
  return promiseFare(world, after);
}

function isSameRide(before: Trip, after: Trip): boolean {
  return (
    before.scheduledFor === after.scheduledFor &&
    before.origin.latitude === after.origin.latitude &&
    before.origin.longitude === after.origin.longitude &&
    before.destination?.latitude === after.destination?.latitude &&
    before.destination?.longitude === after.destination?.longitude &&
    isSameWay(before.stops, after.stops)
  );
}
