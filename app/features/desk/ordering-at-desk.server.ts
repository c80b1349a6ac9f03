import type { z } from "zod";
import { ApiError, ApiFault } from "../../api/errors.ts";
import { formatApiError } from "../../forms/format-message.server.ts";
import type { Submission } from "../../forms/submit.server.ts";
import { texts as formTexts } from "../../forms/texts.ts";
import { createTranslate } from "../../i18n/translate.ts";
import { forgetOpenTrips } from "../../live/open-trips.server.ts";
import { pathTo } from "../../paths.ts";
import type { MemberContext } from "../../request/context.server.ts";
import type { Flash } from "../../request/flash.server.ts";
import { redirectWithFlash } from "../../request/redirect-with-flash.server.ts";
import { toFingerprint } from "../order-taxi/fingerprint.server.ts";
import { sayRefusal } from "../order-taxi/say-refusal.server.ts";
import { texts as orderTexts } from "../order-taxi/texts.ts";
import type { DeskOrderSent } from "./desk-order-schema.server.ts";
import { placeDeskOrder, toDeskOrders } from "./order-at-desk.server.ts";
import { texts } from "./texts.ts";

/** Keeps for the desk what it knows of the guest of a trip, or of an order whose trip has yet to be found. */
export type KeepNote = (noted: number | string, sent: DeskOrderSent) => Promise<void>;

/** What the forms call that which the API calls otherwise. */
const fields = {
  destination: "to",
  destination_address: "to",
  "search.destination": "to",
  fecha_servicio_diferido: "date",
  "search.date": "date",
  viajero: "guest",
  "direccion.datos_extra": "notes",
};

/** What becomes of a form that orders at a hotel's desk. */
export function orderingAtDesk<Schema extends z.ZodType<DeskOrderSent>>(
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
    run: (sent) => orderAtDesk(sent, context, keepNote),
    done: (response) => response,
  };
}

/** Orders what was asked for, and leads to the board where it shows. */
export async function orderAtDesk(
  sent: DeskOrderSent,
  context: MemberContext,
  keepNote: KeepNote,
): Promise<Response> {
  const ofOrder = createTranslate(orderTexts, context.language);
  // At a desk that several share, somebody else may be logged in by now.
  if (sent.account !== `${context.user.id}`) {
    return toBoard(context, { failure: ofOrder("otherAccount", { name: context.user.name }) });
  }
  const orders = await toDeskOrders(sent, context);
  const placed: number[] = [];
  // The taxi comes without that too.
  const note = (noted: number | string) =>
    keepNote(noted, sent).catch((error: unknown) =>
      context.app.log.error({ err: error }, "a desk's note was not kept"),
    );
  for (const order of orders) {
    try {
      const outcome = await placeDeskOrder(order, context);
      if (outcome.state === "unknown") {
        await Promise.all([note(order.key), forgetOpenTrips(context)]);
        const flash = sayRefusal(outcome.cause, context);
        return toBoard(context, { query: { order: order.key }, flash });
      }
      placed.push(outcome.result);
      if (outcome.fingerprint !== toFingerprint(order.wish)) {
        return toBoard(context, { placed, failure: ofOrder("alreadySent") });
      }
      await note(outcome.result);
    } catch (error) {
      await forgetOpenTrips(context);
      if (placed.length === 0 || !isNotTaken(error)) throw error;
      return toBoard(context, { placed, failure: saySome(error, placed, orders, context) });
    }
  }
  await forgetOpenTrips(context);
  return toBoard(context, { placed, isBooking: sent.when !== undefined });
}

/** The session that is over goes its usual way. */
const isNotTaken = (error: unknown): error is ApiError | ApiFault =>
  error instanceof ApiFault || (error instanceof ApiError && error.status !== 401);

function saySome(
  error: ApiError | ApiFault,
  placed: number[],
  { length: total }: unknown[],
  { language }: MemberContext,
): string {
  const failed = createTranslate(formTexts, language)("failed");
  const reason =
    error instanceof ApiError ? formatApiError(error, language).slice(0, 300) || failed : failed;
  return createTranslate(texts, language)("some_ordered", { count: placed.length, total, reason });
}

function toBoard(
  { siteDomain, app, language }: MemberContext,
  {
    placed = [],
    isBooking = false,
    failure,
    flash,
    query = {},
  }: {
    placed?: number[];
    isBooking?: boolean;
    failure?: string;
    flash?: Flash;
    query?: Record<string, string>;
  },
): Response {
  const t = createTranslate(texts, language);
  const trip = placed.length > 0 ? placed.join(",") : undefined;
  const path = pathTo("hotel_home", { query: { trip, ...query }, siteDomain });
  if (failure !== undefined) {
    return redirectWithFlash(path, app, { flash: { kind: "failure", text: failure } });
  }
  if (placed.length === 0) return redirectWithFlash(path, app, { flash });
  const text = t(isBooking ? "booked" : "ordered", { count: placed.length });
  return redirectWithFlash(path, app, { flash: { kind: "success", text } });
}
