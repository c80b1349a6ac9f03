import { z } from "zod";
import type { Trip } from "../../api/trips.server.ts";
import { type DeskNote, deskNotesOf, toPickup } from "../../features/hotel/desk-notes.server.ts";
import { hotelNameOf } from "../../features/hotel/hotel.server.ts";
import { formatNeeds } from "../../features/needs/needs-line.server.ts";
import { ownLinksOf, toLinkAddress } from "../../features/ready-links/load-links.server.ts";
import { toReferenceFacts } from "../../features/references/reference-fields.ts";
import {
  createFollowLink,
  findFollowLink,
  wasLinkRevoked,
} from "../../features/trips/follow/share.server.ts";
import { nameStops } from "../../features/trips/name-way.server.ts";
import { findOwnTrip } from "../../features/trips/own-trip.server.ts";
import { toMappedTrip, toTripMap } from "../../features/trips/trip-map.server.ts";
import { isFinal, progressOf } from "../../features/trips/trip-status.ts";
import { toTaxiView } from "../../features/trips/trip-views.server.ts";
import { maxLength, text } from "../../forms/rules.server.ts";
import { formatMoment, formatMoney } from "../../i18n/format.server.ts";
import { languages, withNames } from "../../i18n/languages.ts";
import { toLocalTime } from "../../i18n/local-time.ts";
import { groupPhone } from "../../i18n/phones.server.ts";
import { type HotelBoard, readHotelBoard } from "../../live/hotel-board.server.ts";
import { type OpenTrips, readShownTrips } from "../../live/open-trips.server.ts";
import { pathTo } from "../../paths.ts";
import { toQrCode } from "../../qr/draw-qr-code.server.ts";
import type { MemberContext } from "../../request/context.server.ts";
import { redirectToScreen } from "../../request/flash.server.ts";
import { toPictureAddress } from "../../request/picture-address.server.ts";
import { readId, screenNotFound } from "../../request/responses.server.ts";
import { isHotelDesk, mayEnter } from "../../session/access.ts";
import { ownWordsOf } from "../../tenant/own-words.ts";
import { cardTexts } from "./texts.ts";

export const noteSchema = z.object({
  room: text(maxLength(20)),
  reference: text(maxLength(60)),
  guest: text(maxLength(120)),
  language: z.enum(languages, "invalid"),
});

export type TaxiCardPage = Awaited<ReturnType<typeof loadTaxiCard>>;

/** Loads the card of a hotel's trip, in the language that the desk has chosen for the guest. */
export async function loadTaxiCard(
  given: string | undefined,
  query: URLSearchParams,
  context: MemberContext,
) {
  const { trip, updatedAt, isStale } = await findDeskTrip(given, context);
  const { id } = trip;
  const { brand, siteDomain } = context;
  const note = await deskNotesOf(context).find(id);
  const chosen = languages.find((language) => language === query.get("lang"));
  const language = chosen ?? note?.language ?? context.language;
  const { card_questions: questions } = ownWordsOf(brand, language);
  const toCard = (more: Record<string, string>) =>
    pathTo("taxi_card", { params: { id }, query: more, siteDomain });
  return {
    language,
    languages: withNames(languages).map(({ language: each, name }) => ({
      language: each,
      name,
      to: toCard({ lang: each }),
      isCurrent: each === language,
    })),
    /** In the guest's language, which the browser's own files do not have. */
    words: { ...cardTexts[language], ...(questions && { questions }) },
    card: toCardView(trip, note, { ...context, language }, Date.parse(updatedAt)),
    /** In the desk's language, since it is not printed. */
    map: toTripMap(toMappedTrip(trip), context),
    link: await findLink(trip, context),
    ...(await loadReadyLinks(query.get("ready"), toCard, { ...context, language })),
    isLive: !isFinal(trip.status),
    updatedAt,
    isStale,
    phone: groupPhone(brand),
    /** The note's values while its form is open. */
    noting:
      query.get("edit") === "note"
        ? { room: "", reference: "", guest: "", ...note, language }
        : undefined,
    links: {
      desk: pathTo("hotel_home", { siteDomain }),
      card: toCard({}),
      note: toCard({ edit: "note" }),
    },
  };
}

/** The desk's links to order when ready, of which one may be printed on the card for the guest's way back. */
async function loadReadyLinks(
  chosen: string | null,
  toCard: (more: Record<string, string>) => string,
  context: MemberContext,
) {
  const { language } = context;
  const all = mayEnter("ready_links", context) ? await ownLinksOf(context).list() : [];
  const links = all.flatMap((link) => {
    const address = toLinkAddress(link, context);
    return address === undefined ? [] : [{ link, address }];
  });
  const found = links.find(({ link }) => link.id === chosen);
  return {
    readyLinks: links.map(({ link: { id, order } }) => ({
      id,
      label: order.traveller,
      from: order.origin.name,
      to: toCard({ ready: id, lang: language }),
    })),
    ready: found && {
      id: found.link.id,
      qrCode: toQrCode(found.address),
      from: found.link.order.origin.name,
      limit: formatMoney(found.link.limit, found.link.currency, language),
      without: toCard({ lang: language }),
    },
  };
}

/** Saves the guest's details, which a desk often learns after ordering the taxi. */
export async function saveNote(given: string | undefined, note: DeskNote, context: MemberContext) {
  const { trip } = await findDeskTrip(given, context);
  await deskNotesOf(context).save(trip.id, note, toPickup(trip.when, context));
  return redirectToScreen("taxi_card", { params: { id: trip.id } }, context);
}

/** Creates the guest's link to the trip together with the card, since the card is made for the guest. */
async function findLink({ id, status }: Trip, context: MemberContext) {
  if (isFinal(status)) return undefined;
  const known = await findFollowLink(context, id);
  if (!known && (await wasLinkRevoked(context, id))) return undefined;
  const address = known ?? (await createFollowLink(context, id));
  return address ? { address, qrCode: toQrCode(address) } : undefined;
}

/** Reads the trip from the hotel's board or the account's own trips, whichever is newer. */
async function findDeskTrip(given: string | undefined, context: MemberContext) {
  const id = readId(given);
  const [open, board] = await Promise.all([
    readShownTrips(context),
    isHotelDesk(context) ? readHotelBoard(context) : undefined,
  ]);
  const isBoardNewer = board && Date.parse(board.updatedAt) > Date.parse(open.updatedAt);
  const [newest, other] = isBoardNewer ? [board, open] : [open, board];
  const trip =
    [...listAll(newest), ...(other ? listAll(other) : [])].find((each) => each.id === id) ??
    // A trip that was just ordered may be newer than the polled lists.
    (await findOwnTrip(id, context));
  if (!trip) throw screenNotFound();
  return { trip, updatedAt: newest.updatedAt, isStale: newest.isStale };
}

function listAll(known: OpenTrips | HotelBoard): Trip[] {
  const { inProcess, scheduled } = known;
  return [...inProcess, ...scheduled, ...("recent" in known ? known.recent : [])];
}

export type CardView = ReturnType<typeof toCardView>;

function toCardView(trip: Trip, note: DeskNote | undefined, context: MemberContext, asOf: number) {
  const { brand, user, language } = context;
  const { id, status, scheduledFor, etaMinutes, destination } = trip;
  const progress = progressOf(status);
  return {
    id,
    progress,
    brand: {
      name: brand.name,
      logo: toPictureAddress(brand.logo, context),
      phone: groupPhone(brand),
    },
    hotel: hotelNameOf(user),
    taxi: toTaxiView(trip, context),
    // The card is printed, so it shows the arrival time instead of the minutes until then.
    arrivesAt:
      progress === "coming" && etaMinutes !== null
        ? toLocalTime(asOf + etaMinutes * 60_000, brand.timeZone).slice(-5)
        : null,
    bookedFor: scheduledFor && formatMoment(scheduledFor, language),
    stops: nameStops(trip),
    to: destination.name,
    needs: formatNeeds(trip.needs, language),
    references: toReferenceFacts(trip.references),
    guest: note?.guest ?? "",
    room: note?.room ?? "",
    reference: note?.reference ?? "",
  };
}
