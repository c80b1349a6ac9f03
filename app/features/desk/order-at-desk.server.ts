import type { Address } from "../../api/addresses.server.ts";
import { listFavourites } from "../../api/favourites.server.ts";
import { createTranslate } from "../../i18n/translate.ts";
import { type MemberContext, ownGroupId } from "../../request/context.server.ts";
import {
  type OrderContent,
  type OrderOutcome,
  orderTaxi,
} from "../order-taxi/order-taxi.server.ts";
import { usualTraveller } from "../order-taxi/traveller.server.ts";
import type { DeskOrderSent } from "./desk-order-schema.server.ts";
import { findDeskOrigin } from "./desk-origin.server.ts";
import { texts } from "./texts.ts";

/** Keeps the desk's note of the guest for a trip, or for the key of an order without a known trip. */
export type KeepNote = (noted: number | string, sent: DeskOrderSent) => Promise<void>;

/** The trips that were placed, and why not every vehicle was. */
export type DeskOutcome = { placed: number[]; stopped?: Stopped };

type Stopped =
  | Exclude<OrderOutcome, { state: "placed" }>
  | { state: "otherAccount" | "originMissing" };

/** Orders the vehicles one by one, each under a key of its own, until one cannot be placed. */
export async function orderAtDesk(
  sent: DeskOrderSent,
  context: MemberContext,
  keepNote: KeepNote,
): Promise<DeskOutcome> {
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
  for (let vehicle = 1; vehicle <= Number(sent.vehicles || 1); vehicle += 1) {
    const outcome = await orderTaxi({ idempotencyKey: `${sent.key}.${vehicle}`, content }, context);
    if (outcome.state === "unknown") await note(outcome.idempotencyKey);
    if (outcome.state !== "placed") return stop(outcome);
    placed.push(outcome.tripId);
    await note(outcome.tripId);
  }
  return { placed };
}

function toContent(sent: DeskOrderSent, origin: Address, context: MemberContext): OrderContent {
  const { user, brand } = context;
  const notes = toNotes(sent, context);
  const destination =
    sent.to !== "" && sent.to_lat !== "" && sent.to_lng !== ""
      ? { name: sent.to, latitude: Number(sent.to_lat), longitude: Number(sent.to_lng) }
      : undefined;
  const order = {
    groupId: ownGroupId(context),
    origin: { ...origin, ...(notes && { notes }) },
    destination,
    traveller: sent.guest || usualTraveller(user),
    when: sent.when,
    passengers: brand.showExtraPassengers ? Number(sent.passengers || 1) : undefined,
  };
  const isQuoted = destination && sent.quoted_fare;
  return { order, ...(isQuoted && { quotedFare: { kind: "shown", fare: sent.quoted_fare } }) };
}

/** Room and reference are for the desk alone, unless the desk tells the driver. */
function toNotes(sent: DeskOrderSent, { language }: MemberContext): string {
  const { room, reference, notes } = sent;
  const t = createTranslate(texts, language);
  const isForDriver = sent.tell_driver !== undefined;
  return [
    isForDriver && room && t("driver_room", { room }),
    isForDriver && reference && t("driver_reference", { reference }),
    notes,
  ]
    .filter(Boolean)
    .join(" · ");
}
