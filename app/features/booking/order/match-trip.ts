import type { Position } from "../../../api/addresses.server.ts";
import type { NewTrip, Trip } from "../../../api/trips.server.ts";

/** Some ten metres: an API may round what it is sent. */
const CLOSE_DEGREES = 0.0001;

/** Whether a trip may be what came of an order. What the API does not tell speaks for it. */
export function isOfOrder(trip: Trip, order: NewTrip): boolean {
  const { origin, destination, employeeId } = order;
  return (
    isClose(trip.origin, origin) &&
    isSamePlace(trip.destination.position, destination) &&
    trip.scheduledFor === (order.when ?? null) &&
    isSame(trip.groupId, order.groupId) &&
    isSame(trip.origin.notes, origin.notes ?? "") &&
    isSame(trip.noticePhone, order.noticePhone ?? "") &&
    isSame(trip.passengers, order.passengers ?? 1) &&
    (order.traveller === "" || isSame(trip.traveller, order.traveller)) &&
    (employeeId === undefined || isSame(trip.employee?.id ?? null, employeeId))
  );
}

function isSame<Value>(told: Value | null, ordered: Value): boolean {
  return told === null || told === ordered;
}

function isSamePlace(told: Position | null, ordered: Position | undefined): boolean {
  return told && ordered ? isClose(told, ordered) : !told && !ordered;
}

function isClose(one: Position, other: Position): boolean {
  return (
    Math.abs(one.latitude - other.latitude) < CLOSE_DEGREES &&
    Math.abs(one.longitude - other.longitude) < CLOSE_DEGREES
  );
}
