import { z } from "zod";
import type { Trip } from "../../api/trips.server.ts";
import { formsOf, rowId } from "../../forms/rules.server.ts";
import type { Submission } from "../../forms/submit.server.ts";
import { createTranslate } from "../../i18n/translate.ts";
import type { MemberContext } from "../../request/context.server.ts";
import { redirectToScreen, toFlash } from "../../request/flash.server.ts";
import { screenNotFound } from "../../request/responses.server.ts";
import { optional } from "../../request/trace-in-request.server.ts";
import { waysBackOf } from "../order-taxi/ways-back.server.ts";
import { texts as journeyTexts } from "../trips/journey-texts.ts";
import { toLinkedTrip } from "../trips/linked-trip.server.ts";
import { sayWhatStays } from "../trips/linked-trip.tsx";
import { cancelOwnTrip, findOwnTrip } from "../trips/own-trip.server.ts";
import type { OrdersScreenName } from "./edit/load-edit.server.ts";
import { panelPaths, replyToResend } from "./reply-to-resend.server.ts";
import { resendTrip } from "./resend.server.ts";

const schema = formsOf(
  z.object({ form: z.literal("cancel"), id: rowId }),
  // The key tells one form from the next, so that a form that is sent twice requests one taxi.
  z.object({ form: z.literal("resend"), id: rowId, key: z.uuid("unreadable") }),
  z.object({ form: z.literal("forget_return"), id: rowId, key: z.uuid("unreadable") }),
);

/** The dialogs over a list of trips, which cancel a trip or request its taxi again. */
export function tripActionSubmission(
  screen: OrdersScreenName,
  context: MemberContext,
): Submission<typeof schema, Response> {
  return {
    language: context.language,
    schema,
    async run(sent) {
      const { id } = sent;
      if (sent.form === "cancel") return cancel(id, screen, context);
      if (sent.form === "forget_return") {
        await waysBackOf(context).remove(sent.key);
        return redirectToScreen("panel_home", { query: { trip: id } }, context);
      }
      const outcome = await resendTrip(sent, () => findOwnTrip(id, context), context);
      return replyToResend(id, outcome, panelPaths(context), context);
    },
    done: (response) => response,
  };
}

async function cancel(id: number, screen: OrdersScreenName, context: MemberContext) {
  const outcome = await cancelOwnTrip(id, context);
  if (outcome.state === "notFound") throw screenNotFound();
  // No open list has a cancelled booking, so the page of the trip looks for it under its day.
  const on = outcome.trip?.when.slice(0, 10);
  const query = screen === "panel_home" ? { trip: id, on } : {};
  const done = toFlash("successful", context, "trip_cancelled");
  const stays = outcome.trip && (await findWhatStays(outcome.trip, context));
  const flash = stays ? { ...done, text: stays } : done;
  return redirectToScreen(screen, { query, flash }, context);
}

/** The other half of a return trip stays as it is; its user has to know. */
async function findWhatStays(trip: Trip, context: MemberContext): Promise<string | undefined> {
  const otherId = trip.returnOf ?? trip.returnTripId;
  if (otherId === null) return undefined;
  const other = await optional(findOwnTrip(otherId, context), undefined, context);
  const linked = toLinkedTrip(trip, other ? [other] : [], context);
  return sayWhatStays(linked, createTranslate(journeyTexts, context.language));
}
