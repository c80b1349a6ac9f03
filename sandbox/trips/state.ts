import type { StatusCode, Trip } from "../world.ts";

export const statusNames: Record<StatusCode, string> = {
  1: "Buscando vehículo",
  2: "Seguimos buscando vehículo",
  3: "Un conductor va en camino",
  6: "Otro conductor va en camino",
  10: "Vehículo en el punto de recogida",
  7: "Viaje en curso",
  8: "Completado",
  4: "Cancelado",
  5: "Cancelado, sin vehículo",
  9: "El pasajero no se presentó",
  13: "Reservado",
};

const isOneOf =
  (...statuses: StatusCode[]) =>
  ({ status }: Trip): boolean =>
    statuses.includes(status);

export const isSearching = isOneOf(1, 2);
export const isReserved = isOneOf(13);
export const isCarrying = isOneOf(7);
export const isFinal = isOneOf(4, 5, 8, 9);
export const isFruitless = isOneOf(4, 5);
/** The states that occupy a driver. */
export const occupiesDriver = isOneOf(3, 6, 10, 7);
export const isUnderWay = isOneOf(1, 2, 3, 6, 10, 7);
export const isBeforePickup = isOneOf(1, 2, 3, 6, 10, 13);

/** The time shown for a trip: of its request or of its booking. */
export function timeOf(trip: Pick<Trip, "scheduledFor" | "requestedAt">): number {
  return trip.scheduledFor ?? trip.requestedAt;
}
