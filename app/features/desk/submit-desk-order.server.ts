import type { z } from "zod";
import { ApiError } from "../../api/errors.ts";
import type { Submission } from "../../forms/submit.server.ts";
import { createTranslate } from "../../i18n/translate.ts";
import { pathTo } from "../../paths.ts";
import type { MemberContext } from "../../request/context.server.ts";
import type { Flash } from "../../request/flash.server.ts";
import { redirectWithFlash } from "../../request/redirect-with-flash.server.ts";
import { explainOutcome, toUnknownFlash } from "../order-taxi/explain-outcome.server.ts";
import { throwRefusal } from "../order-taxi/order-taxi.server.ts";
import { originMissingCode } from "../order-taxi/origin-missing.ts";
import { texts as orderTexts } from "../order-taxi/texts.ts";
import type { DeskOrderSent } from "./desk-order-schema.server.ts";
import { sayOriginMissing } from "./desk-origin.server.ts";
import {
  type DeskOutcome,
  type KeepNote,
  orderAtDesk,
  vehiclesOf,
} from "./order-at-desk.server.ts";
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
): Submission<Schema, DeskOutcome> {
  return {
    language: context.language,
    schema,
    texts: orderTexts,
    refusals: "any",
    fields,
    run: (sent) => orderOrReject(sent, context, keepNote),
    done: (outcome) => leadToBoard(outcome, context),
  };
}

/** Where no vehicle was ordered, the form's reply says why, and keeps its values. */
export async function orderOrReject(
  sent: DeskOrderSent,
  context: MemberContext,
  keepNote: KeepNote,
): Promise<DeskOutcome> {
  const outcome = await orderAtDesk(sent, context, keepNote);
  const { placed, stopped } = outcome;
  if (!stopped || placed.length > 0) return outcome;
  const reject = (message: string, code?: string) =>
    new ApiError("createTrip", 422, { message, code });
  if (stopped.state === "originMissing") throw reject(sayOriginMissing(context), originMissingCode);
  if (stopped.state === "fareChanged" || stopped.state === "groupGone") {
    throw reject(explainOutcome(stopped, context.language));
  }
  throwRefusal(stopped);
  return outcome;
}

/** To the board, which shows the trips. */
export function leadToBoard(
  { sent, placed, stopped }: DeskOutcome,
  context: MemberContext,
): Response {
  const { siteDomain, app, language, user } = context;
  const t = createTranslate(texts, language);
  const ofOrder = createTranslate(orderTexts, language);
  const leadTo = (query: Record<string, string | undefined>, flash?: Flash) =>
    redirectWithFlash(pathTo("hotel_home", { query, siteDomain }), app, { flash });
  const failure = (text: string): Flash => ({ kind: "failure", text });
  const trip = placed.join(",") || undefined;

  switch (stopped?.state) {
    case undefined: {
      const text = t(sent.when === undefined ? "ordered" : "booked", { count: placed.length });
      return leadTo({ trip }, { kind: "success", text });
    }
    case "otherAccount":
      return leadTo({}, failure(ofOrder("otherAccount", { name: user.name })));
    case "originMissing":
      return leadTo({}, failure(sayOriginMissing(context)));
    case "unknown":
      return leadTo({ order: stopped.idempotencyKey }, toUnknownFlash(stopped.cause, language));
    case "keyReused":
    case "duplicate": {
      const trips = [trip, stopped.tripId].filter((id) => id !== undefined).join(",");
      return leadTo({ trip: trips || undefined }, failure(ofOrder("alreadySent")));
    }
    case "fareChanged":
    case "groupGone":
    case "refused":
    case "failed": {
      const reason = explainOutcome(stopped, language);
      const counts = { count: placed.length, total: vehiclesOf(sent) };
      return leadTo({ trip }, failure(t("some_ordered", { ...counts, reason })));
    }
    default:
      return stopped satisfies never;
  }
}
