import { z } from "zod";
import { hasNeeds, noNeeds } from "../../api/needs.ts";
import type { Trip } from "../../api/trips.server.ts";
import { deskOrderFields } from "../../features/desk/desk-order-schema.server.ts";
import { submitAtDesk } from "../../features/desk/submit-desk-order.server.ts";
import { copyNote, saveGuestNote } from "../../features/hotel/desk-notes.server.ts";
import { settleTrip } from "../../features/hotel/hotel.server.ts";
import { toRequestPath } from "../../features/order-draft/contact/contact-in-address.server.ts";
import { draftOfTrip } from "../../features/order-taxi/drafts.server.ts";
import { texts as orderTexts } from "../../features/order-taxi/texts.ts";
import { type ResendPaths, replyToResend } from "../../features/orders/reply-to-resend.server.ts";
import { resendTrip } from "../../features/orders/resend.server.ts";
import { loadReferenceFields } from "../../features/references/load-reference-fields.server.ts";
import { texts as referenceTexts } from "../../features/references/texts.ts";
import { cancelOwnTrip } from "../../features/trips/own-trip.server.ts";
import { formsOf, rowId } from "../../forms/rules.server.ts";
import type { Submission } from "../../forms/submit.server.ts";
import { createTranslate } from "../../i18n/translate.ts";
import { readDeskTrips } from "../../live/open-trips.server.ts";
import { pathTo } from "../../paths.ts";
import type { MemberContext } from "../../request/context.server.ts";
import { redirectToScreen, toFlash } from "../../request/flash.server.ts";
import { screenNotFound } from "../../request/responses.server.ts";

export function boardSubmission(
  context: MemberContext,
): Submission<ReturnType<typeof boardSchema>, Response> {
  return {
    language: context.language,
    schema: boardSchema(context),
    texts: orderTexts,
    refusals: [400, 402, 403, 405],
    run: (sent) => changeBoard(sent, context),
    done: (response) => response,
  };
}

async function changeBoard(sent: BoardSent, context: MemberContext): Promise<Response> {
  if (sent.form === "order") {
    return (await leadToReferences(context)) ?? submitAtDesk(sent, context, saveGuestNote(context));
  }
  if (sent.form === "resend") {
    return replyToResend(sent.id, await resendAtDesk(sent, context), boardPaths(context), context);
  }
  const isCancel = sent.form === "cancel";
  const isFound = isCancel
    ? (await cancelOwnTrip(sent.id, context)).state === "cancelled"
    : (await findOnBoard(sent.id, context)) !== undefined;
  if (!isFound) throw screenNotFound();
  // A desk that cancels a trip knows about it, so the trip needs no attention.
  await settleTrip(sent.id, context);
  const flash = isCancel ? toFlash("successful", context, "trip_cancelled") : undefined;
  return redirectToScreen("hotel_home", { flash }, context);
}

/** One press cannot ask, so it leads to the form that asks for what the hotel requires. */
async function leadToReferences(context: MemberContext): Promise<Response | undefined> {
  const fields = await loadReferenceFields(context);
  if (!fields?.some(({ isRequired }) => isRequired)) return undefined;
  const text = createTranslate(referenceTexts, context.language)("ask_first");
  return redirectToScreen("pedir_ahora", { flash: { kind: "failure", text } }, context);
}

async function findOnBoard(id: number, context: MemberContext): Promise<Trip | undefined> {
  const { inProcess, scheduled, recent } = await readDeskTrips(context);
  return [...inProcess, ...scheduled, ...recent].find((each) => each.id === id);
}

async function resendAtDesk(sent: { id: number; key: string }, context: MemberContext) {
  const outcome = await resendTrip(sent, () => findOnBoard(sent.id, context), context);
  const { state } = outcome;
  if (state === "placed" || state === "unknown") await settleTrip(sent.id, context);
  if (state === "placed") await copyNote(sent.id, outcome.tripId, context);
  return outcome;
}

function boardPaths(context: MemberContext): ResendPaths {
  const { siteDomain } = context;
  return {
    trip: (trip) => pathTo("hotel_home", { query: { trip }, siteDomain }),
    order: (order) => pathTo("hotel_home", { query: { order }, siteDomain }),
    again: (trip) => {
      const draft = draftOfTrip(trip, context, "now");
      // The desk's own form knows neither the trip's needs nor its stops.
      const isSimple = !hasNeeds(draft.needs ?? noNeeds) && draft.stops.length === 0;
      if (!isSimple) return toRequestPath(draft, context);
      const { name, position } = trip.destination;
      return position
        ? pathTo("pedir_destino", {
            query: { to: name ?? "", to_lat: position.latitude, to_lng: position.longitude },
            siteDomain,
          })
        : pathTo("pedir_ahora", { siteDomain });
    },
  };
}

const boardSchema = (context: MemberContext) =>
  formsOf(
    z.object({ form: z.literal("order"), ...deskOrderFields(context) }),
    z.object({ form: z.literal("cancel"), id: rowId }),
    z.object({ form: z.literal("resend"), id: rowId, key: z.uuid("unreadable") }),
    z.object({ form: z.literal("settle"), id: rowId }),
  );

type BoardSent = z.output<ReturnType<typeof boardSchema>>;
