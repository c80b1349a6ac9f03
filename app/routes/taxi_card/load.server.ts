import type { Trip } from "../../api/trips.server.ts";
import { type DeskNote, deskNotesOf } from "../../features/hotel/desk-notes.server.ts";
import { toQrCode } from "../../features/trips/follow/qr-code.server.ts";
import { createFollowLink, findFollowLink } from "../../features/trips/follow/share.server.ts";
import { findOwnTrip } from "../../features/trips/own-trip.server.ts";
import { toTaxiView } from "../../features/trips/taxi-view.server.ts";
import { isFinal, progressOf } from "../../features/trips/trip-status.ts";
import { screenNotFound } from "../../http/responses.server.ts";
import { toPictureAddress } from "../../http/safe-address.ts";
import type { MemberVisit } from "../../http/visit.server.ts";
import { formatMoment } from "../../i18n/format-moment.server.ts";
import { type Language, languages } from "../../i18n/languages.ts";
import { toLocalTime } from "../../i18n/local-time.ts";
import { toPhoneLink } from "../../i18n/phones.server.ts";
import { readOpenTrips } from "../../live/open-trips.server.ts";
import { pathTo } from "../../paths.ts";

export type TaxiCardPage = Awaited<ReturnType<typeof loadTaxiCard>>;

/** A trip of the hotel's as a guest takes it along, in the language that the desk has chosen for them. */
export async function loadTaxiCard(
  given: string | undefined,
  query: URLSearchParams,
  visit: MemberVisit,
) {
  const id = toTripId(given);
  const { inProcess, scheduled, updatedAt, isStale } = await readOpenTrips(visit);
  // What was ordered a moment ago may be younger than our news.
  const trip =
    [...inProcess, ...scheduled].find((each) => each.id === id) ?? (await findOwnTrip(id, visit));
  if (!trip) throw screenNotFound();
  const { brand, siteDomain } = visit;
  const note = await deskNotesOf(visit).find(id);
  const chosen = languages.find((language) => language === query.get("lang"));
  const language = chosen ?? note?.language ?? visit.language;
  const toCard = (lang: Language) =>
    pathTo("taxi_card", { params: { id }, query: { lang }, siteDomain });
  return {
    language,
    languages: languages.map((each) => ({
      language: each,
      to: toCard(each),
      isCurrent: each === language,
    })),
    card: toCardView(trip, note, { ...visit, language }, Date.parse(updatedAt)),
    link: await findLink(trip, visit),
    isLive: !isFinal(trip.status),
    updatedAt,
    isStale,
    phone: toPhoneLink(brand.phone, brand.phone),
    desk: pathTo("hotel_home", { siteDomain }),
  };
}

export type CardView = ReturnType<typeof toCardView>;

function toCardView(trip: Trip, note: DeskNote | undefined, visit: MemberVisit, asOf: number) {
  const { brand, user, language } = visit;
  const { id, status, scheduledFor, etaMinutes, destination } = trip;
  const progress = progressOf(status);
  return {
    id,
    progress,
    brand: {
      name: brand.name,
      logo: toPictureAddress(brand.logo),
      phone: toPhoneLink(brand.phone, brand.phone),
    },
    hotel: user.employee?.companyName ?? user.name,
    taxi: toTaxiView(trip, brand),
    // On paper, minutes from now are soon wrong.
    arrivesAt:
      progress === "coming" && etaMinutes !== null
        ? toLocalTime(asOf + etaMinutes * 60_000, brand.timeZone).slice(-5)
        : null,
    bookedFor: scheduledFor && formatMoment(scheduledFor, language),
    to: destination.name,
    guest: note?.guest ?? "",
    room: note?.room ?? "",
    reference: note?.reference ?? "",
  };
}

/** By which the guest follows the taxi; made with the card, which nobody prints to keep it for themselves. */
async function findLink({ id, status }: Trip, visit: MemberVisit) {
  if (isFinal(status)) return undefined;
  const address = (await findFollowLink(visit, id)) ?? (await createFollowLink(visit, id));
  return address ? { address, qrCode: toQrCode(address) } : undefined;
}

function toTripId(given: string | undefined): number {
  const id = Number(given);
  if (!Number.isSafeInteger(id) || id < 1) throw screenNotFound();
  return id;
}
