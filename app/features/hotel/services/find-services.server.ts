import { listHistory, walkHistory } from "../../../api/history.server.ts";
import { leaveOutOddRows, readRows } from "../../../api/rows.server.ts";
import type { Trip } from "../../../api/trips.server.ts";
import { holdsWords } from "../../../i18n/words.ts";
import type { MemberContext } from "../../../request/context.server.ts";
import { type DeskNote, deskNotesOf } from "../desk-notes.server.ts";
import type { AskedServices } from "./services-query.server.ts";

/** A service with what the desk has noted of its guest. */
export type Service = { trip: Trip; note: DeskNote | undefined };

export type FoundServices = {
  services: Service[];
  total: number;
  /** Only the newest were looked through. */
  isCut: boolean;
  /** How many trips could not be read, of which any may have been meant. */
  leftOut: number;
};

export const PAGE_SIZE = 20;
/** Rooms are known to us alone, so that whoever looks for one goes through the trips one by one. */
const MOST_SEARCHED = 500;
const MOST_FOUND = 100;

/** One page of the hotel's services, newest first; of those that are looked for, the newest. */
export async function findServices(
  asked: AskedServices,
  context: MemberContext,
): Promise<FoundServices> {
  if (Object.keys(asked.problems).length > 0) {
    return { services: [], total: 0, isCut: false, leftOut: 0 };
  }
  if (asked.values.q) return searchServices(asked, context);
  const page = { limit: PAGE_SIZE, offset: (asked.page - 1) * PAGE_SIZE };
  const { value, leftOut } = await readRows(context.api, (rows) =>
    listHistory(rows, asked.filter, page),
  );
  const { trips, total } = value;
  return { services: await addNotes(trips, context), total, isCut: false, leftOut };
}

async function searchServices(
  { filter, values }: AskedServices,
  context: MemberContext,
): Promise<FoundServices> {
  const found: Service[] = [];
  let searched = 0;
  let isCut = false;
  const reading = leaveOutOddRows(context.api);
  for await (const { trips, total } of walkHistory(reading.api, filter)) {
    const services = await addNotes(trips, context);
    found.push(...services.filter((service) => isMeant(service, values.q)));
    searched += trips.length;
    isCut = searched + reading.count() < total;
    if (searched >= MOST_SEARCHED || found.length >= MOST_FOUND) break;
  }
  const services = found.slice(0, MOST_FOUND);
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

/** By whatever a receptionist is asked with: the room, a name, a reference, the plate, where to. */
export function isMeant({ trip, note }: Service, words: string): boolean {
  const { traveller, taxi, destination } = trip;
  const told = [note?.room, note?.reference, note?.guest, traveller, taxi?.plate, destination.name];
  return holdsWords(told.join(" "), words);
}
