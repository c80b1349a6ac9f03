import type { Trip } from "../../api/trips.server.ts";
import { type DeskNote, deskNotesOf } from "../../features/hotel/desk-notes.server.ts";
import {
  createFollowLink,
  findFollowLink,
  wasTakenBack,
} from "../../features/trips/follow/share.server.ts";
import { isFinal } from "../../features/trips/trip-status.ts";
import { languages } from "../../i18n/languages.ts";
import { toPhoneLink } from "../../i18n/phones.server.ts";
import { pathTo } from "../../paths.ts";
import { toQrCode } from "../../qr/draw-qr-code.server.ts";
import type { MemberVisit } from "../../request/context.server.ts";
import { goOn } from "../../request/redirect-with-flash.server.ts";
import { toCardView } from "./card-view.server.ts";
import { findDeskTrip } from "./find-desk-trip.server.ts";

export type TaxiCardPage = Awaited<ReturnType<typeof loadTaxiCard>>;

/** A trip of the hotel's as a guest takes it along, in the language that the desk has chosen for them. */
export async function loadTaxiCard(
  given: string | undefined,
  query: URLSearchParams,
  visit: MemberVisit,
) {
  const { trip, updatedAt, isStale } = await findDeskTrip(given, visit);
  const { id } = trip;
  const { brand, siteDomain } = visit;
  const note = await deskNotesOf(visit).find(id);
  const chosen = languages.find((language) => language === query.get("lang"));
  const language = chosen ?? note?.language ?? visit.language;
  const toCard = (more: Record<string, string>) =>
    pathTo("taxi_card", { params: { id }, query: more, siteDomain });
  return {
    language,
    languages: languages.map((each) => ({
      language: each,
      to: toCard({ lang: each }),
      isCurrent: each === language,
    })),
    card: toCardView(trip, note, { ...visit, language }, Date.parse(updatedAt)),
    link: await findLink(trip, visit),
    isLive: !isFinal(trip.status),
    updatedAt,
    isStale,
    phone: toPhoneLink(brand.phone, brand.phone),
    /** What the desk has noted, while it does so. */
    noting:
      query.get("edit") === "note"
        ? { room: "", reference: "", guest: "", ...note, language }
        : undefined,
    ways: {
      desk: pathTo("hotel_home", { siteDomain }),
      card: toCard({}),
      note: toCard({ edit: "note" }),
    },
  };
}

/** Keeps what is now known of the guest: it was the taxi that was in a hurry. */
export async function saveNote(
  given: string | undefined,
  note: DeskNote,
  visit: MemberVisit,
): Promise<Response> {
  const { trip } = await findDeskTrip(given, visit);
  await deskNotesOf(visit).keep(trip.id, note);
  const { siteDomain, context } = visit;
  return goOn(pathTo("taxi_card", { params: { id: trip.id }, siteDomain }), context);
}

/** By which the guest follows the taxi; made with the card, which nobody prints to keep it for themselves. */
async function findLink({ id, status }: Trip, visit: MemberVisit) {
  if (isFinal(status)) return undefined;
  const known = await findFollowLink(visit, id);
  if (!known && (await wasTakenBack(visit, id))) return undefined;
  const address = known ?? (await createFollowLink(visit, id));
  return address ? { address, qrCode: toQrCode(address) } : undefined;
}
