import type { z } from "zod";
import type { Address } from "../../api/addresses.server.ts";
import { ApiError } from "../../api/errors.ts";
import { listFavourites } from "../../api/favourites.server.ts";
import { hasNeeds } from "../../api/needs.ts";
import type { Submission } from "../../forms/submit.server.ts";
import { joinTexts } from "../../i18n/catalogue.ts";
import { type Language, toOffer } from "../../i18n/languages.ts";
import { createTranslate } from "../../i18n/translate.ts";
import { type MemberContext, ownGroupId } from "../../request/context.server.ts";
import { type Flash, redirectToScreen } from "../../request/flash.server.ts";
import { readNeedsOf } from "../needs/needs-rules.server.ts";
import { texts as needsTexts } from "../needs/texts.ts";
import {
  explainOutcome,
  sayOriginMissing,
  toUnknownFlash,
} from "../order-taxi/explain-outcome.server.ts";
import {
  type OrderContent,
  type OrderOutcome,
  orderTaxi,
} from "../order-taxi/order-taxi.server.ts";
import { originMissingCode } from "../order-taxi/origin-missing.ts";
import { texts as orderTexts } from "../order-taxi/texts.ts";
import { usualTraveller } from "../order-taxi/traveller.server.ts";
import { readReferences } from "../references/reference-fields.ts";
import { texts as referenceTexts } from "../references/texts.ts";
import type { DeskOrderSent } from "./desk-order-schema.server.ts";
import { findDeskOrigin } from "./load-desk-form.server.ts";
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
    texts: joinTexts(joinTexts(orderTexts, needsTexts), referenceTexts),
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
  const vehicles = vehiclesOf(sent);
  const t = createTranslate(texts, language);
  const ofOrder = createTranslate(orderTexts, language);
  const ofGuest = (text: string) => nameGuest(text, sent, language);
  const leadTo = (query: { trip?: string; order?: string }, flash?: Flash) =>
    redirectToScreen("hotel_home", { query, flash }, context);
  const fail = (text: string, trips = placed) =>
    leadTo({ trip: trips.join(",") || undefined }, { kind: "failure", text });

  switch (stopped?.state) {
    case undefined: {
      const text = t(sent.when === undefined ? "ordered" : "booked", { count: placed.length });
      return leadTo({ trip: placed.join(",") }, { kind: "success", text: ofGuest(text) });
    }
    case "otherAccount":
      return fail(ofOrder("otherAccount", { name: user.name }));
    case "originMissing":
      throw toRefusal(sayOriginMissing(context), originMissingCode);
    case "unknown": {
      const counts = { count: placed.length, total: vehicles, reason: ofOrder("unknown") };
      return leadTo(
        { order: stopped.idempotencyKey, trip: placed.join(",") || undefined },
        vehicles > 1
          ? { kind: "failure", text: ofGuest(t("some_ordered", counts)) }
          : toUnknownFlash(stopped.cause, language),
      );
    }
    case "keyReused":
    case "duplicate":
      return fail(ofOrder("alreadySent"), [...placed, ...(stopped.tripId ? [stopped.tripId] : [])]);
    case "fareChanged":
    case "groupGone":
    case "needsUnserved":
    case "referencesWrong":
    case "stopsNotTaken":
    case "needsApproval":
    case "refused":
    case "failed": {
      const reason = explainOutcome(stopped, language);
      if (placed.length === 0) throw "error" in stopped ? stopped.error : toRefusal(reason);
      const counts = { count: placed.length, total: vehicles };
      return fail(ofGuest(t("some_ordered", { ...counts, reason })));
    }
    default:
      return stopped satisfies never;
  }
}

/** A desk that orders for one guest after another reads whose taxi it is, named as on the board. */
function nameGuest(text: string, { room, guest }: DeskOrderSent, language: Language): string {
  const t = createTranslate(texts, language);
  const named = [room && t("in_room", { room }), guest].filter(Boolean).join(" · ");
  return named ? t("for_guest", { guest: named, text }) : text;
}

const vehiclesOf = ({ vehicles }: DeskOrderSent) => Number(vehicles || 1);

/** The form replies as if the API had refused the order, and keeps what the user has typed. */
const toRefusal = (message: string, code?: string) =>
  new ApiError("createTrip", 422, { message, code });

/** Keeps the desk's note of the guest for a trip, or for the key of an order without a known trip. */
type KeepNote = (noted: number | string, sent: DeskOrderSent) => Promise<void>;

/** The trips that were placed, and why not every vehicle was. */
type DeskOutcome = { placed: number[]; stopped?: Stopped };

type Stopped =
  | Exclude<OrderOutcome, { state: "placed" }>
  | { state: "otherAccount" | "originMissing" };

/** Orders the vehicles one by one, each under a key of its own, until one cannot be placed. */
async function orderAtDesk(sent: DeskOrderSent, context: MemberContext, keepNote: KeepNote) {
  const placed: number[] = [];
  const stop = (stopped: Stopped): DeskOutcome => ({ placed, stopped });
  // Several users share a desk, so another one may be logged in by now.
  if (sent.account !== `${context.user.id}`) return stop({ state: "otherAccount" });
  const origin = await findDeskOrigin(await listFavourites(context.api), context);
  if (!origin) return stop({ state: "originMissing" });

  // The taxi comes without a note, too.
  const note = (noted: number | string) =>
    keepNote(noted, sent).catch((error: unknown) =>
      context.app.log.error({ err: error }, "a desk's note was not kept"),
    );
  const content = toContent(sent, origin, context);
  for (let vehicle = 1; vehicle <= vehiclesOf(sent); vehicle += 1) {
    const outcome = await orderTaxi({ idempotencyKey: `${sent.key}.${vehicle}`, content }, context);
    if (outcome.state === "unknown") await note(outcome.idempotencyKey);
    if (outcome.state !== "placed") return stop(outcome);
    placed.push(outcome.tripId);
    await note(outcome.tripId);
  }
  return { placed };
}

function toContent(sent: DeskOrderSent, origin: Address, context: MemberContext): OrderContent {
  const { brand } = context;
  const notes = toNotes(sent, context);
  const needs = readNeedsOf(sent);
  const destination =
    sent.to !== "" && sent.to_lat !== "" && sent.to_lng !== ""
      ? { name: sent.to, latitude: Number(sent.to_lat), longitude: Number(sent.to_lng) }
      : undefined;
  const order = {
    groupId: ownGroupId(context),
    origin: { ...origin, ...(notes && { notes }) },
    destination,
    traveller: sent.guest || usualTraveller(context),
    when: sent.when,
    passengers: brand.showExtraPassengers ? Number(sent.passengers || 1) : undefined,
    ...(hasNeeds(needs) && { needs }),
    references: readReferences(sent),
  };
  const isQuoted = destination && sent.quoted_fare;
  return { order, ...(isQuoted && { quotedFare: { kind: "shown", fare: sent.quoted_fare } }) };
}

/**
 * Room and reference are for the desk alone, unless the desk tells the driver: in the desk's language where the drivers
 * speak it, else in the group's.
 */
function toNotes(sent: DeskOrderSent, { brand, language }: MemberContext): string {
  const { room, reference, notes } = sent;
  const isSpoken = brand.taxiLanguages.includes(language);
  const t = createTranslate(texts, isSpoken ? language : toOffer(brand).fallback);
  const isForDriver = sent.tell_driver !== undefined;
  return [
    isForDriver && room && t("in_room", { room }),
    isForDriver && reference && t("driver_reference", { reference }),
    notes,
  ]
    .filter(Boolean)
    .join(" · ");
}
