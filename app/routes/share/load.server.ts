import { z } from "zod";
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
import type { MemberContext } from "../../request/context.server.ts";
import { redirectToScreen } from "../../request/flash.server.ts";
import { readId, screenNotFound } from "../../request/responses.server.ts";
import { texts } from "./texts.ts";

export const shareSchema = z.object({ form: z.enum(["share", "stop"], "invalid") });

export type SharePage = Awaited<ReturnType<typeof loadShare>>;

export async function loadShare(given: string | undefined, context: MemberContext) {
  const id = readId(given);
  const trip = await findSharable(context, id);
  if (!trip) throw screenNotFound();
  const link = await findFollowLink(context, id);
  const { siteDomain } = context;
  const isBooked = progressOf(trip.status) === "booked";
  return {
    from: trip.origin.name,
    link: link && { address: link, qrCode: toQrCode(link) },
    back: pathTo(isBooked ? "bookings" : "panel", { query: { trip: id }, siteDomain }),
  };
}

export async function saveShare(
  form: "share" | "stop",
  given: string | undefined,
  context: MemberContext,
): Promise<Response> {
  const id = readId(given);
  if (form === "share") {
    if (!(await createFollowLink(context, id))) throw screenNotFound();
    return redirectToScreen("share", { params: { id } }, context);
  }
  await revokeFollowLink(context, id);
  const text = createTranslate(texts, context.language)("stopped");
  const flash = { kind: "success", text } as const;
  return redirectToScreen("share", { params: { id }, flash }, context);
}
