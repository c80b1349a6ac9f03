import {
  createFollowLink,
  findFollowLink,
  findSharable,
  revokeFollowLink,
} from "../../features/trips/follow/share.server.ts";
import { progressOf } from "../../features/trips/trip-status.ts";
import { createTranslate } from "../../i18n/translate.ts";
import { pathTo } from "../../paths.ts";
import { toQrCode } from "../../qr/draw-qr-code.server.ts";
import type { MemberVisit } from "../../request/context.server.ts";
import { readId } from "../../request/read-id.server.ts";
import { goOn } from "../../request/redirect-with-flash.server.ts";
import { screenNotFound } from "../../request/responses.server.ts";
import { texts } from "./texts.ts";

export type SharePage = Awaited<ReturnType<typeof loadShare>>;

export async function loadShare(given: string | undefined, visit: MemberVisit) {
  const id = readId(given);
  const trip = await findSharable(visit, id);
  if (!trip) throw screenNotFound();
  const link = await findFollowLink(visit, id);
  const { siteDomain } = visit;
  const isBooked = progressOf(trip.status) === "booked";
  return {
    from: trip.origin.name,
    link: link && { address: link, qrCode: toQrCode(link) },
    back: pathTo(isBooked ? "bookings" : "panel", { query: { trip: id }, siteDomain }),
  };
}

/** Makes a link or takes it back; what is neither theirs nor under way is not there. */
export async function saveShare(
  form: "share" | "stop",
  given: string | undefined,
  visit: MemberVisit,
): Promise<Response> {
  const id = readId(given);
  const to = pathTo("share", { params: { id }, siteDomain: visit.siteDomain });
  if (form === "share") {
    if (!(await createFollowLink(visit, id))) throw screenNotFound();
    return goOn(to, visit.context);
  }
  await revokeFollowLink(visit, id);
  const text = createTranslate(texts, visit.language)("stopped");
  return goOn(to, visit.context, { said: { kind: "success", text } });
}
