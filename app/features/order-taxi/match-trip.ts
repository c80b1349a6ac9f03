import type { Position } from "../../api/addresses.server.ts";
import { toDriverNotes } from "../../api/driver-notes.ts";
import type { Needs } from "../../api/needs.ts";
import type { NewTrip, Trip } from "../../api/trips.server.ts";
import { toReferencesCode } from "../references/reference-fields.ts";

/** About ten metres, since an API may round coordinates. */
const CLOSE_DEGREES = 0.0001;

/**
 * How well a trip matches an order: the number of ordered details that the API does not report for the
 * trip. Undefined if the trip contradicts the order.
 */
export function countUnconfirmed(trip: Trip, order: NewTrip): number | undefined {
  const isSameJourney =
    isClose(trip.origin, order.origin) &&
    isSamePlace(trip.destination.position, order.destination) &&
    (trip.stops.length === 0 || isSameWay(trip.stops, order.stops ?? [])) &&
    trip.scheduledFor === (order.when ?? null);
  const { traveller, noticePhone, groupId, passengers = 1, employeeId } = order;
  const compared: [told: unknown, ordered: unknown][] = [
    [trip.groupId, groupId],
    // An API may not report the stops, nor of which trip this is the way back.
    [trip.stops.length || null, order.stops?.length || null],
    [trip.returnOf, order.returnOf ?? null],
    [trip.passengers, passengers],
    [trip.origin.notes || null, notesOf(trip, order)],
    ...compareNeeds(trip, order),
    ...compareReferences(trip, order),
    [trip.noticePhone, noticePhone ?? null],
    // The API chooses a name for an order without one.
    ...(traveller ? [[trip.traveller, traveller] as [unknown, unknown]] : []),
    ...(employeeId ? [[trip.employee?.id ?? null, employeeId] as [unknown, unknown]] : []),
  ];
  const different = compared.filter(([told, ordered]) => told !== ordered);
  const isOther = different.some(([told]) => told !== null);
  return isSameJourney && !isOther ? different.length : undefined;
}

/** An API that knows no needs tells those of the order as the beginning of its notes. */
function notesOf(trip: Trip, { origin, needsLine }: NewTrip): string | null {
  const whole = toDriverNotes(origin.notes, needsLine);
  return trip.origin.notes === whole ? whole : (origin.notes ?? null);
}

function compareNeeds({ needs }: Trip, order: NewTrip): [told: unknown, ordered: unknown][] {
  const { needs: ordered = {} } = order;
  const [told, wanted] = [toComparable(needs), toComparable(ordered)];
  return told.map((value, at) => [value, wanted[at]]);
}

/** Need by need, since an API may keep some of them only, or write a flight's number in its own way. */
const toComparable = ({ wheelchair, childSeats, luggage, pet, nameSign, flight }: Needs) => [
  wheelchair ?? null,
  childSeats?.toSorted().join() || null,
  luggage || null,
  pet ?? null,
  nameSign || null,
  flight?.number.replaceAll(/[^\p{L}\p{N}]/gu, "").toUpperCase() || null,
  flight?.time ?? null,
];

/** An API may not report them. */
function compareReferences(
  { references }: Trip,
  order: NewTrip,
): [told: unknown, ordered: unknown][] {
  const told = toReferencesCode(references);
  const ordered = toReferencesCode(order.references);
  return told === ordered ? [] : [[told || null, ordered]];
}

function isSamePlace(told: Position | null, ordered: Position | undefined): boolean {
  return told && ordered ? isClose(told, ordered) : !told && !ordered;
}

function isSameWay(told: Position[], ordered: Position[]): boolean {
  return told.length === ordered.length && told.every((stop, at) => isSamePlace(stop, ordered[at]));
}

function isClose(one: Position, other: Position): boolean {
  return (
    Math.abs(one.latitude - other.latitude) < CLOSE_DEGREES &&
    Math.abs(one.longitude - other.longitude) < CLOSE_DEGREES
  );
}
