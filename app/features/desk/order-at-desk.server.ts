import type { Address } from "../../api/addresses.server.ts";
import { ApiError } from "../../api/errors.ts";
import { listFavourites } from "../../api/favourites.server.ts";
import { type Price, searchOffers } from "../../api/offers.server.ts";
import type { NewTrip } from "../../api/trips.server.ts";
import { createTranslate } from "../../i18n/translate.ts";
import type { MemberContext } from "../../request/context.server.ts";
import { ownGroupId } from "../../request/own-group.ts";
import { amountOf, formatPrice, matchesQuotedFare, rangeOf } from "../fares/fares.server.ts";
import { toFingerprint } from "../order-taxi/fingerprint.server.ts";
import { originMissingCode } from "../order-taxi/origin-missing.ts";
import { listPlaced } from "../order-taxi/placed-orders.server.ts";
import { runOrder } from "../order-taxi/run-order.server.ts";
import { texts as orderTexts } from "../order-taxi/texts.ts";
import { usualTraveller } from "../order-taxi/traveller.server.ts";
import type { DeskOrderSent } from "./desk-order-schema.server.ts";
import { findDeskOrigin } from "./desk-origin.server.ts";
import { texts } from "./texts.ts";

/** One guest's taxi, of as many as were asked for. */
export type DeskOrder = { key: string; wish: NewTrip; seen: string };

/** What a desk asks for, a request for each vehicle. Each has a key of its own, so that none is ordered twice. */
export async function toDeskOrders(
  sent: DeskOrderSent,
  context: MemberContext,
): Promise<DeskOrder[]> {
  const origin = await findDeskOrigin(await listFavourites(context.api), context);
  if (!origin) throw refuse(sayNoOrigin(context), originMissingCode);
  const wish = toWish(sent, origin, context);
  return Array.from({ length: Number(sent.vehicles || 1) }, (_, at) => ({
    key: `${sent.key}.${at + 1}`,
    wish,
    seen: sent.seen,
  }));
}

/** Orders one taxi, however often and from however many desks its key is sent. */
export function placeDeskOrder({ key, wish, seen }: DeskOrder, context: MemberContext) {
  const prepare = async () => {
    const [open, price] = await Promise.all([
      listPlaced(wish, context),
      confirmFare(wish, seen, context),
    ]);
    const order = { ...wish, fare: price ? amountOf(price) : null };
    return { tripIds: open.map(({ id }) => id), order, range: price && rangeOf(price) };
  };
  return runOrder({ key, fingerprint: toFingerprint(wish), prepare }, context);
}

function toWish(sent: DeskOrderSent, origin: Address, context: MemberContext): NewTrip {
  const { user, brand } = context;
  const notes = toNotes(sent, context);
  const hasDestination = sent.to !== "" && sent.to_lat !== "" && sent.to_lng !== "";
  return {
    userId: user.id,
    groupId: ownGroupId(context),
    origin: { ...origin, ...(notes && { notes }) },
    ...(hasDestination && {
      destination: {
        name: sent.to,
        latitude: Number(sent.to_lat),
        longitude: Number(sent.to_lng),
      },
    }),
    traveller: sent.guest || usualTraveller(user),
    fare: null,
    when: sent.when,
    passengers: brand.showExtraPassengers ? Number(sent.passengers || 1) : undefined,
  };
}

/** Room and reference are the desk's own, unless it says otherwise. */
function toNotes(sent: DeskOrderSent, { language }: MemberContext): string {
  const { room, reference, notes } = sent;
  const t = createTranslate(texts, language);
  const told = sent.tell_driver !== undefined;
  return [
    told && room && t("driver_room", { room }),
    told && reference && t("driver_reference", { reference }),
    notes,
  ]
    .filter(Boolean)
    .join(" · ");
}

/** The price that the guest was told; where none was, the meter decides. */
async function confirmFare(
  { origin, destination, passengers, when, groupId }: NewTrip,
  seen: string,
  context: MemberContext,
): Promise<Price | undefined> {
  if (!destination || !seen) return undefined;
  const offers = await searchOffers(
    context.api,
    { origin, destination, passengers, when },
    groupId,
  );
  const offer = offers.find((each) => each.groupId === groupId);
  const t = createTranslate(orderTexts, context.language);
  if (!offer) throw refuse(t("groupGone"));
  const { price } = offer.fare;
  if (matchesQuotedFare(price, seen)) return price;
  throw refuse(t("fareChanged", { price: formatPrice(offer, context.language) }));
}

/** An employee has no profile to put an address in; the company has. */
export function sayNoOrigin({ user, brand, language }: MemberContext): string {
  const t = createTranslate(orderTexts, language);
  if (!user.employee) return t("originMissing");
  return t("originMissingAt", { company: user.employee.companyName ?? brand.name });
}

/** Said of the form as if the API had refused it: nothing has been ordered, and what was typed stays. */
function refuse(message: string, code?: string): ApiError {
  return new ApiError("createTrip", 422, { message, code });
}
