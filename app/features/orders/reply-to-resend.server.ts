import type { Trip } from "../../api/trips.server.ts";
import { createTranslate } from "../../i18n/translate.ts";
import { pathTo } from "../../paths.ts";
import type { MemberContext } from "../../request/context.server.ts";
import { type Flash, redirectWithFlash, toFlash } from "../../request/flash.server.ts";
import { screenNotFound } from "../../request/responses.server.ts";
import { toRequestPath } from "../order-draft/contact/contact-in-address.server.ts";
import { draftOfTrip } from "../order-taxi/drafts.server.ts";
import { explainOutcome, toUnknownFlash } from "../order-taxi/explain-outcome.server.ts";
import { texts as orderTexts } from "../order-taxi/texts.ts";
import type { ResendOutcome } from "./resend.server.ts";
import { texts } from "./texts.ts";

/** Where a resend leads: in the panel, or on a desk's board. */
export type ResendPaths = {
  /** To the new trip, or to the list that shows it where its number is not known yet. */
  trip: (tripId: number | undefined) => string;
  /** To what became of an order whose answer was lost. */
  order: (idempotencyKey: string) => string;
  /** To a form that is filled in with the same request. */
  again: (trip: Trip) => string | Promise<string>;
};

export function panelPaths(context: MemberContext): ResendPaths {
  const { siteDomain } = context;
  return {
    trip: (trip) => pathTo("panel", { query: { trip }, siteDomain }),
    order: (order) => pathTo("panel_home", { query: { order }, siteDomain }),
    again: (trip) => toRequestPath(draftOfTrip(trip, context, "now"), context),
  };
}

/** Leads to the new taxi, or says what happened instead, with the request filled in where none was placed. */
export async function replyToResend(
  id: number,
  outcome: ResendOutcome,
  paths: ResendPaths,
  context: MemberContext,
): Promise<Response> {
  const { app, language } = context;
  const { trip, replaced } = outcome;
  const isCancelled = replaced === "cancelled";
  const values = { id: `${id}` };
  const t = createTranslate(texts, language);
  const ofOrder = createTranslate(orderTexts, language);
  const leadTo = (to: string, flash?: Flash) => redirectWithFlash(to, app, { flash });
  const failure = (text: string, title?: string): Flash => ({ kind: "failure", title, text });
  const backToForm = async (text: string, title?: string) =>
    leadTo(trip ? await paths.again(trip) : paths.trip(undefined), failure(text, title));

  switch (outcome.state) {
    case "placed":
    case "keyReused":
      return leadTo(paths.trip(outcome.tripId), toFlash("successful", context, "trip_resent"));
    case "duplicate":
      return leadTo(paths.trip(outcome.tripId), failure(t("resend_already", values)));
    case "unknown": {
      const flash = isCancelled
        ? failure(t("resend_unknown_cancelled", values))
        : toUnknownFlash(outcome.cause, language);
      return leadTo(paths.order(outcome.idempotencyKey), flash);
    }
    case "tripGone":
      throw screenNotFound();
    case "addressUnclear":
      return backToForm(ofOrder("chooseAddress"));
    case "groupGone":
    case "stopsNotTaken":
    case "fareChanged":
    case "needsUnserved":
    case "referencesWrong":
    case "needsApproval":
      return backToForm(explainOutcome(outcome, language));
    case "refused":
    case "failed": {
      // Nothing has changed, so the form itself says why.
      if (!replaced) throw outcome.error;
      const rule = isCancelled ? "resend_failed_cancelled" : "resend_failed";
      const text = t(rule, { ...values, reason: explainOutcome(outcome, language) });
      return backToForm(`${text} ${t("resend_failed_hint")}`, ofOrder("request_failed"));
    }
    default:
      return outcome satisfies never;
  }
}
