import { listHistory, walkHistory } from "../../../api/history.server.ts";
import { leaveOutOddRows, readRows } from "../../../api/rows.server.ts";
import type { Trip } from "../../../api/trips.server.ts";
import { holdsWords } from "../../../i18n/words.ts";
import type { MemberContext } from "../../../request/context.server.ts";
import { type DeskNote, deskNotesOf } from "../desk-notes.server.ts";
import type { ServicesQuery } from "./services-query.server.ts";

/** A service with the desk's note about its guest. */
export type Service = { trip: Trip; note: DeskNote | undefined };

export type FoundServices = {
  services: Service[];
  total: number;
  /** True if the search covered only the newest services. */
  isCut: boolean;
  /** How many trips we could not read; any of them might match. */
  leftOut: number;
};

export const PAGE_SIZE = 20;
/** The API does not know the rooms, so we search the trips ourselves and limit how many. */
const MAX_SEARCHED = 500;
const MAX_FOUND = 100;

/** Returns one page of the hotel's services, newest first; a search returns its newest matches on one page. */
export async function findServices(
  query: ServicesQuery,
  context: MemberContext,
): Promise<FoundServices> {
  if (Object.keys(query.problems).length > 0) {
    return { services: [], total: 0, isCut: false, leftOut: 0 };
  }
  if (query.values.q) return searchServices(query, context);
  const page = { limit: PAGE_SIZE, offset: (query.page - 1) * PAGE_SIZE };
  const { value, leftOut } = await readRows(context.api, (rows) =>
    listHistory(rows, query.filter, page),
  );
  const { trips, total } = value;
  return { services: await addNotes(trips, context), total, isCut: false, leftOut };
}

async function searchServices(
  { filter, values }: ServicesQuery,
  context: MemberContext,
): Promise<FoundServices> {
  const found: Service[] = [];
  let searched = 0;
  let isCut = false;
  const reading = leaveOutOddRows(context.api);
  for await (const { trips, total } of walkHistory(reading.api, filter)) {
    const services = await addNotes(trips, context);
    found.push(...services.filter((service) => matchesSearch(service, values.q)));
    searched += trips.length;
    isCut = searched + reading.count() < total;
    if (searched >= MAX_SEARCHED || found.length >= MAX_FOUND) break;
  }
  const services = found.slice(0, MAX_FOUND);
  return {
    services,
    total: services.length,
    isCut: isCut || found.length > services.length,
    leftOut: reading.count(),
  };
}

export async function addNotes(trips: Trip[], context: MemberContext): Promise<Service[]> {
  const notes = await deskNotesOf(context).findAll(trips.map(({ id }) => id));
  return trips.map((trip) => ({ trip, note: notes.get(trip.id) }));
}

/** Guests ask the receptionist by room, name, reference, plate or destination. */
export function matchesSearch({ trip, note }: Service, words: string): boolean {
  const { traveller, taxi, destination } = trip;
  const all = [note?.room, note?.reference, note?.guest, traveller, taxi?.plate, destination.name];
  return holdsWords(all.join(" "), words);
}
