import { randomUUID } from "node:crypto";
import type { Trip } from "../../../api/trips.server.ts";
import { formatMomentBriefly } from "../../../i18n/format.server.ts";
import { findInstants, toLocalDay } from "../../../i18n/local-time.ts";
import { groupPhone } from "../../../i18n/phones.server.ts";
import { readDeskTrips } from "../../../live/open-trips.server.ts";
import { pathTo } from "../../../paths.ts";
import type { MemberContext } from "../../../request/context.server.ts";
import { toMapSource } from "../../map/map-source.server.ts";
import { formatNeeds } from "../../needs/needs-line.server.ts";
import { countEnds } from "../../odds/odds.server.ts";
import { sayReferences } from "../../references/reference-fields.ts";
import { nameWay } from "../../trips/name-way.server.ts";
import { toMappedTrip, toTaxiPlace } from "../../trips/trip-map.server.ts";
import { isFinal } from "../../trips/trip-status.ts";
import { toTaxiView } from "../../trips/trip-views.server.ts";
import { type DeskNote, deskNotesOf } from "../desk-notes.server.ts";
import { findSettled, hotelNameOf } from "../hotel.server.ts";

export type BoardRow = ReturnType<typeof toRow>;

export type BoardPage = ReturnType<typeof toBoardPage>;

export type BoardView = Awaited<ReturnType<typeof loadBoard>>;

/** Reads open, scheduled and recent trips, each once. */
export async function readBoardTrips(context: MemberContext) {
  const { inProcess, scheduled, recent, ...age } = await readDeskTrips(context);
  const byId = new Map([...recent, ...scheduled, ...inProcess].map((each) => [each.id, each]));
  countEnds([...byId.values()], context);
  return { trips: [...byId.values()], ...age };
}

/** The parts of the desk that need no call. */
export function toBoardPage(context: MemberContext, request: Request) {
  const { brand, siteDomain, user } = context;
  return {
    hotel: hotelNameOf(user),
    phone: groupPhone(brand),
    /** The idempotency key and the account of the page's next order. */
    order: { key: randomUUID(), account: user.id },
    /** The ids of the trips that the desk has just ordered. */
    ordered: new URL(request.url).searchParams.get("trip")?.split(",").map(Number) ?? [],
    links: {
      board: pathTo("hotel_home", { siteDomain }),
      now: pathTo("pedir_ahora", { siteDomain }),
      destination: pathTo("pedir_destino", { siteDomain }),
      later: pathTo("pedir_reserva", { siteDomain }),
      favourites: pathTo("favorite", { siteDomain }),
    },
  };
}

/** The taxis of the desk's board. */
export async function loadBoard(news: ReturnType<typeof readBoardTrips>, context: MemberContext) {
  const { trips, ...age } = await news;
  const [notes, settled] = await Promise.all([
    deskNotesOf(context).findAll(trips.map(({ id }) => id)),
    findSettled(
      trips.filter(({ status }) => isFinal(status)).map(({ id }) => id),
      context,
    ),
  ]);
  return {
    /** The panel's clock, from which the browser counts waiting times. */
    at: Date.now(),
    ...age,
    /** Null for a brand without a map. */
    map: toMapSource(context),
    rows: trips.map((trip) =>
      toRow(trip, { note: notes.get(trip.id), isSettled: settled.has(trip.id) }, context),
    ),
  };
}

type DeskData = { note: DeskNote | undefined; isSettled: boolean };

/** A trip as the board shows it. */
function toRow(trip: Trip, { note, isSettled }: DeskData, context: MemberContext) {
  const { id, status, statusName, traveller, etaMinutes } = trip;
  const { brand, user, language, siteDomain } = context;
  const today = toLocalDay(Date.now(), brand.timeZone);
  const isNamed = traveller !== null && traveller !== hotelNameOf(user);
  return {
    id,
    status,
    statusName,
    etaMinutes,
    isSettled,
    /** The requested pickup time, in milliseconds. */
    wantedAt: findInstants(trip.when, brand.timeZone)[0] ?? 0,
    /** The guest's name; null if it is unknown. */
    guest: note?.guest || (isNamed ? traveller : null),
    room: note?.room ?? "",
    reference: note?.reference ?? "",
    /** In the group's time zone; includes the day unless it is today. */
    when: trip.when.startsWith(today)
      ? trip.when.slice(11)
      : formatMomentBriefly(trip.when, language),
    /** Null if the guest tells the driver. */
    to: nameWay(trip),
    /** Null if the guest has none. */
    needs: formatNeeds(trip.needs, language),
    references: sayReferences(trip.references),
    taxi: toTaxiView(trip, context),
    /** Null while the taxi's position is unknown. */
    place: toTaxiPlace(toMappedTrip(trip)),
    /** The path of the taxi card. */
    card: pathTo("taxi_card", { params: { id }, siteDomain }),
    /** The idempotency key for requesting the trip again. */
    key: randomUUID(),
  };
}
