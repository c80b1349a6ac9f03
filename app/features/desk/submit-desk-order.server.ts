import type { z } from "zod";
import { ApiError } from "../../api/errors.ts";
import type { Submission } from "../../forms/submit.server.ts";
import { createTranslate } from "../../i18n/translate.ts";
import type { MemberContext } from "../../request/context.server.ts";
import { type Flash, redirectToScreen } from "../../request/flash.server.ts";
import {
  explainOutcome,
  sayOriginMissing,
  toUnknownFlash,
} from "../order-taxi/explain-outcome.server.ts";
import { originMissingCode } from "../order-taxi/origin-missing.ts";
import { texts as orderTexts } from "../order-taxi/texts.ts";
import type { DeskOrderSent } from "./desk-order-schema.server.ts";
import { type KeepNote, orderAtDesk } from "./order-at-desk.server.ts";
import { texts } from "./texts.ts";

/** The forms' names for the fields that the API calls otherwise. */
const fields = {
  destination: "to",
  destination_address: "to",
  "search.destination": "to",
  fecha_servicio_diferido: "date",
  "search.date": "date",
  viajero: "guest",
  "direccion.datos_extra": "notes",
};

/** A form that orders at a hotel's desk, and leads to the board. */
export function deskSubmission<Schema extends z.ZodType<DeskOrderSent>>(
  schema: Schema,
  context: MemberContext,
  keepNote: KeepNote,
): Submission<Schema, Response> {
  return {
    language: context.language,
    schema,
    texts: orderTexts,
    refusals: "any",
    fields,
    run: (sent) => submitAtDesk(sent, context, keepNote),
    done: (response) => response,
  };
}

/** Orders, and leads to the board, which shows the trips; where there is none, the form says why. */
export async function submitAtDesk(
  sent: DeskOrderSent,
  context: MemberContext,
  keepNote: KeepNote,
): Promise<Response> {
  const { placed, stopped } = await orderAtDesk(sent, context, keepNote);
  const { language, user } = context;
  const t = createTranslate(texts, language);
  const ofOrder = createTranslate(orderTexts, language);
  const leadTo = (query: { trip?: string; order?: string }, flash?: Flash) =>
    redirectToScreen("hotel_home", { query, flash }, context);
  const fail = (text: string, trips = placed) =>
    leadTo({ trip: trips.join(",") || undefined }, { kind: "failure", text });

  switch (stopped?.state) {
    case undefined: {
      const text = t(sent.when === undefined ? "ordered" : "booked", { count: placed.length });
      return leadTo({ trip: placed.join(",") }, { kind: "success", text });
    }
    case "otherAccount":
      return fail(ofOrder("otherAccount", { name: user.name }));
    case "originMissing":
      throw toRefusal(sayOriginMissing(context), originMissingCode);
    case "unknown":
      return leadTo({ order: stopped.idempotencyKey }, toUnknownFlash(stopped.cause, language));
    case "keyReused":
    case "duplicate":
      return fail(ofOrder("alreadySent"), [...placed, ...(stopped.tripId ? [stopped.tripId] : [])]);
    case "fareChanged":
    case "groupGone":
    case "refused":
    case "failed": {
      const reason = explainOutcome(stopped, language);
      if (placed.length === 0) throw "error" in stopped ? stopped.error : toRefusal(reason);
      const counts = { count: placed.length, total: Number(sent.vehicles) };
      return fail(t("some_ordered", { ...counts, reason }));
    }
    default:
      return stopped satisfies never;
  }
}

/** The form replies as if the API had refused the order, and keeps what the user has typed. */
const toRefusal = (message: string, code?: string) =>
  new ApiError("createTrip", 422, { message, code });
