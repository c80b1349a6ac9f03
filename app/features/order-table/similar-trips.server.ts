import type { Position } from "../../api/addresses.server.ts";
import type { Trip } from "../../api/trips.server.ts";
import { findInstants } from "../../i18n/local-time.ts";
import { listWords } from "../../i18n/words.ts";
import { measureKm } from "../../map/distance.ts";
import { listOpenTrips } from "./open-trips.server.ts";
import type { Plan, TableRecord } from "./record.server.ts";
import { placesOf } from "./row-state.server.ts";
import { type TableRow, whenOf } from "./rows.server.ts";
import type { TableContext } from "./table-context.server.ts";

/** The same street corner, under another name. */
const CLOSE_KM = 0.2;
const HOUR_MS = 60 * 60_000;
const QUARTER_MS = 15 * 60_000;

/**
 * For each row the open trip that it may repeat, the nearest in time; null where there is none. The trips of
 * other rows of the file are theirs.
 */
export async function findSimilar(
  rows: TableRecord["rows"],
  plan: Plan,
  context: TableContext,
): Promise<(number | null)[]> {
  const known = new Set(plan.known.map((row) => row?.tripId));
  const trips = (await listOpenTrips(context)).filter(({ id }) => !known.has(id));
  return rows.map((row) => {
    const { from, to } = placesOf(row, plan);
    const ends = { from: from?.address, to: to?.address };
    const similar = trips.flatMap((trip) => {
      const apartMs = measureApart(trip, row, context.brand.timeZone);
      const isSame = apartMs !== undefined && isSimilar(trip, { row, apartMs, ...ends });
      return isSame ? [{ id: trip.id, apartMs }] : [];
    });
    const [nearest] = similar.toSorted((one, other) => one.apartMs - other.apartMs);
    return nearest?.id ?? null;
  });
}

const momentOf = ({ scheduledFor, when }: Trip) => scheduledFor ?? when;

function measureApart(trip: Trip, row: TableRow, timeZone: string): number | undefined {
  const [at, due] = [momentOf(trip), whenOf(row)].map((when) => findInstants(when, timeZone)[0]);
  return at === undefined || due === undefined ? undefined : Math.abs(at - due);
}

type Compared = {
  row: TableRow;
  apartMs: number;
  from: Position | undefined;
  to: Position | undefined;
};

/**
 * A trip resembles a row of the same traveller and day where two of pickup, destination and time agree. Where
 * the traveller may be another one, all three have to.
 */
function isSimilar(trip: Trip, { row, apartMs, from, to }: Compared): boolean {
  const traveller = compareTraveller(trip, row);
  const places = [isSamePlace(trip.origin, from), isSamePlace(trip.destination.position, to)];
  const agreeing = places.filter(Boolean).length;
  if (traveller === "unsure") return agreeing === 2 && apartMs <= QUARTER_MS;
  const isSameDay = momentOf(trip).slice(0, 10) === row.date || apartMs <= HOUR_MS;
  return traveller === "same" && isSameDay && agreeing + (apartMs <= HOUR_MS ? 1 : 0) >= 2;
}

/** A phone may be a colleague's, who books for many. */
function compareTraveller(trip: Trip, { traveller, phone }: TableRow): "same" | "unsure" | "other" {
  const isSamePhone = phone !== "" && toDigits(trip.noticePhone ?? "") === toDigits(phone);
  if (traveller === "") return isSamePhone ? "same" : "unsure";
  if (isSameName(trip.traveller ?? "", traveller)) return "same";
  return isSamePhone ? "unsure" : "other";
}

/** One of two names may leave out a surname. */
function isSameName(one: string, other: string): boolean {
  const [shorter = [], longer = []] = [one, other]
    .map((name) => listWords(name).map(({ plain }) => plain))
    .toSorted((first, second) => first.length - second.length);
  return shorter.length > 0 && shorter.every((word) => longer.includes(word));
}

const toDigits = (phone: string) => phone.replaceAll(/\D/g, "");

function isSamePlace(one: Position | null, other: Position | undefined): boolean {
  return one && other ? measureKm(one, other) <= CLOSE_KM : !one && !other;
}
