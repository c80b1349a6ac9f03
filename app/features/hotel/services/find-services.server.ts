import { listHistory, walkHistory } from "../../../api/history.server.ts";
import { leaveOutOddRows, readRows } from "../../../api/rows.server.ts";
import type { Trip, TripStatus } from "../../../api/trips.server.ts";
import { createTranslate } from "../../../i18n/translate.ts";
import { holdsWords } from "../../../i18n/words.ts";
import type { MemberContext } from "../../../request/context.server.ts";
import {
  type FilterValues,
  type HistoryQuery,
  readHistoryQuery,
  toFilterQuery,
} from "../../trips/history/filter.server.ts";
import type { CsvAddition } from "../../trips/history/history-csv.server.ts";
import { type DeskNote, deskNotesOf } from "../desk-notes.server.ts";
import { texts } from "./csv-texts.ts";

/** A service with the desk's note about its guest. */
export type Service = { trip: Trip; note: DeskNote | undefined };

export const PAGE_SIZE = 20;
/** The API does not know the rooms, so we search the trips ourselves and limit how many. */
const MAX_SEARCHED = 500;
const MAX_FOUND = 100;

/** Returns one page of the hotel's services, newest first; a search returns its newest matches on one page. */
export async function findServices(query: ServicesQuery, context: MemberContext) {
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

async function searchServices({ filter, values }: ServicesQuery, context: MemberContext) {
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
    /** True if the search covered only the newest services. */
    isCut: isCut || found.length > services.length,
    /** How many trips we could not read; any of them might match. */
    leftOut: reading.count(),
  };
}

async function addNotes(trips: Trip[], context: MemberContext): Promise<Service[]> {
  const notes = await deskNotesOf(context).findAll(trips.map(({ id }) => id));
  return trips.map((trip) => ({ trip, note: notes.get(trip.id) }));
}

/** Guests ask the receptionist by room, name, reference, plate or destination. */
function matchesSearch({ trip, note }: Service, words: string): boolean {
  const { traveller, taxi, destination } = trip;
  const all = [note?.room, note?.reference, note?.guest, traveller, taxi?.plate, destination.name];
  return holdsWords(all.join(" "), words);
}

/** A reservation is not a service before its search starts, so its status is missing here. */
const services: TripStatus[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

const MAX_SEARCH_LENGTH = 60;

type ServicesValues = Omit<FilterValues, "employee"> & { q: string };

type ServicesQuery = Omit<HistoryQuery, "values"> & { values: ServicesValues };

/** Reads the filter from the address: days, status and search words. */
export function readServicesQuery(query: URLSearchParams): ServicesQuery {
  const { values, filter, ...rest } = readHistoryQuery(query);
  const { from, to, status } = values;
  const q = (query.get("q") ?? "").trim().slice(0, MAX_SEARCH_LENGTH);
  return {
    ...rest,
    values: { from, to, status, q },
    filter: { from: filter.from, to: filter.to, statuses: filter.statuses ?? services },
  };
}

/** Leaves out empty values, so that addresses stay short. */
export function toServicesQuery({ q, ...values }: ServicesValues) {
  const { from, to, status } = toFilterQuery({ ...values, employee: "" });
  return { from, to, status, q: q || undefined };
}

/** Adds the desk's notes to each trip; `words` limits the file to the matching trips. */
export function noteColumns(words: string, context: MemberContext): CsvAddition {
  const t = createTranslate(texts, context.language);
  return {
    fileName: t("file_name"),
    nameEnd: words && t("name_search"),
    description: { ownerLabel: t("hotel"), rows: words ? [[t("search"), words]] : [] },
    headers: [t("room"), t("reference"), t("guest")],
    async read(trips) {
      const services = await addNotes(trips, context);
      return new Map(
        services
          .filter((service) => !words || matchesSearch(service, words))
          .map(({ trip, note }) => [
            trip.id,
            [note?.room ?? "", note?.reference ?? "", note?.guest ?? ""],
          ]),
      );
    },
  };
}
