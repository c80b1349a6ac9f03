import { z } from "zod";
import type { Submission } from "../../forms/submit.server.ts";
import { pathTo } from "../../paths.ts";
import type { MemberContext } from "../../request/context.server.ts";
import { toFlash } from "../../request/outcome-flash.server.ts";
import { redirectWithFlash } from "../../request/redirect-with-flash.server.ts";
import { screenNotFound } from "../../request/responses.server.ts";
import { type CancelOutcome, cancelOwnTrip, findOwnTrip } from "../trips/own-trip.server.ts";
import { panelPaths, replyToResend } from "./reply-to-resend.server.ts";
import { type ResendOutcome, resendTrip } from "./resend.server.ts";
import type { OrdersScreenName } from "./screen-name.ts";

const tripId = z.coerce.number().int().min(1).max(2_147_483_647);

const schema = z.discriminatedUnion(
  "form",
  [
    z.object({ form: z.literal("cancel"), id: tripId }),
    // The key tells one form from the next, so that a form that is sent twice requests one taxi.
    z.object({ form: z.literal("resend"), id: tripId, key: z.uuid("unreadable") }),
  ],
  "invalid",
);

type Changed = { id: number } & (
  | { form: "cancel"; outcome: CancelOutcome }
  | { form: "resend"; outcome: ResendOutcome }
);

/** The dialogs over a list of trips, which cancel a trip or request its taxi again. */
export function orderActionSubmission(
  screen: OrdersScreenName,
  context: MemberContext,
): Submission<typeof schema, Changed> {
  return {
    language: context.language,
    schema,
    async run(sent) {
      const { id, form } = sent;
      if (form === "cancel") return { id, form, outcome: await cancelOwnTrip(id, context) };
      const findTrip = () => findOwnTrip(id, context);
      return { id, form, outcome: await resendTrip(sent, findTrip, context) };
    },
    done(changed) {
      const { id, form, outcome } = changed;
      if (form === "resend") return replyToResend(id, outcome, panelPaths(context), context);
      return replyToCancel(id, outcome, screen, context);
    },
  };
}

function replyToCancel(
  id: number,
  outcome: CancelOutcome,
  screen: OrdersScreenName,
  context: MemberContext,
): Response {
  const { siteDomain, app } = context;
  if (outcome.state === "notFound") throw screenNotFound();
  // No open list has a cancelled booking, so the page of the trip looks for it under its day.
  const on = outcome.trip?.when.slice(0, 10);
  const query = screen === "panel_home" ? { trip: id, on } : {};
  return redirectWithFlash(pathTo(screen, { query, siteDomain }), app, {
    flash: toFlash("successful", context, "trip_cancelled"),
  });
}
