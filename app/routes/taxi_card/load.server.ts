import type { Trip } from "../../api/trips.server.ts";
import { type DeskNote, deskNotesOf } from "../../features/hotel/desk-notes.server.ts";
import {
  createFollowLink,
  findFollowLink,
  wasLinkRevoked,
} from "../../features/trips/follow/share.server.ts";
import { isFinal } from "../../features/trips/trip-status.ts";
import { languages } from "../../i18n/languages.ts";
import { toPhoneLink } from "../../i18n/phones.server.ts";
import { pathTo } from "../../paths.ts";
import { toQrCode } from "../../qr/draw-qr-code.server.ts";
import type { MemberContext } from "../../request/context.server.ts";
import { redirectWithFlash } from "../../request/flash.server.ts";
import { toCardView } from "./card-view.server.ts";
import { findDeskTrip } from "./find-desk-trip.server.ts";

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
  const toCard = (more: Record<string, string>) =>
    pathTo("taxi_card", { params: { id }, query: more, siteDomain });
  return {
    language,
    languages: languages.map((each) => ({
      language: each,
      to: toCard({ lang: each }),
      isCurrent: each === language,
    })),
    card: toCardView(trip, note, { ...context, language }, Date.parse(updatedAt)),
    link: await findLink(trip, context),
    isLive: !isFinal(trip.status),
    updatedAt,
    isStale,
    phone: toPhoneLink(brand.phone, brand.phone),
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

/** Saves the guest's details, which a desk often learns after ordering the taxi. */
export async function saveNote(
  given: string | undefined,
  note: DeskNote,
  context: MemberContext,
): Promise<Response> {
  const { trip } = await findDeskTrip(given, context);
  await deskNotesOf(context).save(trip.id, note);
  const { siteDomain, app } = context;
  return redirectWithFlash(pathTo("taxi_card", { params: { id: trip.id }, siteDomain }), app);
}

/** Creates the guest's link to the trip together with the card, since the card is made for the guest. */
async function findLink({ id, status }: Trip, context: MemberContext) {
  if (isFinal(status)) return undefined;
  const known = await findFollowLink(context, id);
  if (!known && (await wasLinkRevoked(context, id))) return undefined;
  const address = known ?? (await createFollowLink(context, id));
  return address ? { address, qrCode: toQrCode(address) } : undefined;
}
