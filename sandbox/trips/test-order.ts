import type { Schemas } from "../api/operation.ts";
import { getPlace } from "../city/places.ts";
import type { Account } from "../world.ts";
import { nameOf } from "./geocoding.ts";

type NewService = Schemas["NewService"];

/** A fare's journey between places, by their ids. */
export function journey(from: string, to?: string, more: object = {}) {
  return { origin: positionOf(from), ...(to && { destination: positionOf(to) }), ...more };
}

/** An order as the panel sends it: now, from the main square to the station, for the account itself. */
export function makeOrder(account: Account, changes: Partial<NewService> = {}): NewService {
  return {
    usuario_id: account.id,
    agrupacion_id: account.brandId,
    tipo_aplicacion_cliente_id: 23,
    direccion: addressOf("plaza-mayor"),
    ...destinationOf("estacion-central"),
    estado: 1,
    viajero: { nombre: "Lucía Ferrer", telefono_aviso: "+34600111222" },
    fare: null,
    tip: 0,
    ...changes,
  };
}

export function addressOf(id: string): Schemas["NewServiceAddress"] {
  const place = getPlace(id);
  return { nombre: nameOf(place), latitud: place.latitude, longitud: place.longitude };
}

export function destinationOf(id: string) {
  const { latitude, longitude } = positionOf(id);
  return {
    destination: { destination_latitude: latitude, destination_longitude: longitude },
    destination_address: nameOf(getPlace(id)),
    destination_latitude: latitude,
    destination_longitude: longitude,
  };
}

export function positionOf(id: string) {
  const { latitude, longitude } = getPlace(id);
  return { latitude, longitude };
}
