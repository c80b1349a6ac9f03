import { ApiError, ApiFault } from "../../api/errors.ts";
import { type Price, searchOffers } from "../../api/offers.server.ts";
import { listPaymentMethods } from "../../api/payment-methods.server.ts";
import { listServiceTypes } from "../../api/service-types.server.ts";
import type { NewTrip, Trip } from "../../api/trips.server.ts";
import { formatApiError } from "../../forms/format-message.server.ts";
import { texts as formTexts } from "../../forms/texts.ts";
import { createTranslate } from "../../i18n/translate.ts";
import { forgetOpenTrips } from "../../live/open-trips.server.ts";
import { pathTo } from "../../paths.ts";
import type { MemberContext } from "../../request/context.server.ts";
import { optional } from "../../request/optional.server.ts";
import { toFlash } from "../../request/outcome-flash.server.ts";
import { ownGroupId } from "../../request/own-group.ts";
import { redirectWithFlash } from "../../request/redirect-with-flash.server.ts";
import { amountOf, formatPrice, rangeOf } from "../fares/fares.server.ts";
import { hideContact } from "../order-draft/contact/contact-in-address.server.ts";
import { toDraftQuery } from "../order-draft/draft.server.ts";
import type { AgreedRange } from "../order-taxi/agreed-range.server.ts";
import { draftOfTrip } from "../order-taxi/draft-of-trip.server.ts";
import { listPlaced } from "../order-taxi/placed-orders.server.ts";
import { runOrder } from "../order-taxi/run-order.server.ts";
import { sayRefusal } from "../order-taxi/say-refusal.server.ts";
import { texts as orderTexts } from "../order-taxi/texts.ts";
import { usualTraveller } from "../order-taxi/traveller.server.ts";
import { cancelOwnTrip, requireOwnTrip } from "../trips/own-trip.server.ts";
import { isFinal } from "../trips/trip-status.ts";
import { claimResend, releaseResend } from "./one-resend.server.ts";
import { texts } from "./texts.ts";

/** As many as a company is likely to have. */
const MOST_SERVICE_TYPES = 100;

/** Where a resend looks for its trip, and where it leads: the panel, or a desk's board. */
export type ResendWays = {
  findTrip: (id: number) => Promise<Trip>;
  /** To the new trip. */
  ordered: (tripId: number) => string;
  /** To what became of an order whose answer was lost. */
  unsure: (key: string) => string;
  /** To the same request as a form. */
  again: (trip: Trip) => string | Promise<string>;
};

function panelWays(context: MemberContext): ResendWays {
  const { siteDomain } = context;
  return {
    findTrip: (id) => requireOwnTrip(id, context),
    ordered: (trip) => pathTo("panel", { query: { trip }, siteDomain }),
    unsure: (order) => pathTo("panel_home", { query: { order }, siteDomain }),
    again: async (trip) => {
      const draft = draftOfTrip(trip, context, "now");
      return pathTo("request", {
        query: await hideContact(toDraftQuery(draft), context),
        siteDomain,
      });
    },
  };
}

/**
 * Requests the same taxi once more, now; what has not ended is cancelled first. All that can be found
 * wrong is found before that. What goes wrong afterwards is told as it is, with the request filled in.
 */
export async function resendTrip(
  { id, key }: { id: number; key: string },
  context: MemberContext,
  ways = panelWays(context),
): Promise<Response> {
  const { app } = context;
  let begun: { trip: Trip; isCancelled: boolean } | undefined;
  const prepare = async () => {
    const trip = await ways.findTrip(id);
    const { order, range } = await toOrder(trip, context, ways);
    const isCancelled = !isFinal(trip.status);
    await claimResend({ id, key }, context);
    if (isCancelled) await cancelOwnTrip(id, context);
    begun = { trip, isCancelled };
    return { tripIds: (await listPlaced(order, context)).map((each) => each.id), order, range };
  };
  const outcome = await runOrder({ key, prepare }, context).catch(async (error: unknown) => {
    await releaseResend({ id, key }, context);
    if (begun && isNotTaken(error)) throw await offerAgain(error, begun, context, ways);
    throw error;
  });
  await forgetOpenTrips(context);
  if (outcome.state === "done") {
    return redirectWithFlash(ways.ordered(outcome.result), app, {
      flash: toFlash("successful", context, "trip_resent"),
    });
  }
  const t = createTranslate(texts, context.language);
  return redirectWithFlash(ways.unsure(key), app, {
    flash: begun?.isCancelled
      ? { kind: "failure", text: t("resend_unknown_cancelled", { id: `${id}` }) }
      : sayRefusal(outcome.cause, context),
  });
}

/** The session that is over goes its usual way. */
const isNotTaken = (error: unknown): error is ApiError | ApiFault =>
  error instanceof ApiFault || (error instanceof ApiError && error.status !== 401);

/** The same request as it was, at the price that was promised. */
async function toOrder(
  trip: Trip,
  context: MemberContext,
  ways: ResendWays,
): Promise<{ order: NewTrip; range: AgreedRange | undefined }> {
  const { user } = context;
  const { origin, destination } = trip;
  // Coordinates are what a taxi drives to; words alone have to be looked up by somebody.
  if (destination.name && !destination.position)
    throw await lookOver(trip, "chooseAddress", context, ways);
  const groupId = trip.groupId ?? ownGroupId(context);
  const journey = {
    origin: { name: origin.name, latitude: origin.latitude, longitude: origin.longitude },
    destination: destination.position
      ? { name: destination.name ?? "", ...destination.position }
      : undefined,
    passengers: trip.passengers ?? undefined,
  };
  const [price, serviceTypeId, paymentMethodId] = await Promise.all([
    confirmFare(trip, { ...journey, groupId }, context, ways),
    findServiceType(trip, context),
    findPaymentMethod(trip, groupId, context),
  ]);
  const order = {
    ...journey,
    groupId,
    userId: user.id,
    origin: { ...journey.origin, ...(origin.notes && { notes: origin.notes }) },
    traveller: trip.traveller ?? usualTraveller(user),
    noticePhone: trip.noticePhone ?? undefined,
    fare: amountOf(price),
    employeeId: user.isCompany ? (trip.employee?.id ?? undefined) : undefined,
    serviceTypeId,
    paymentMethodId,
  };
  return { order, range: rangeOf(price) };
}

/** Nobody travels at another price than the one that they know, nor loses a taxi that no other replaces. */
async function confirmFare(
  trip: Trip,
  { groupId, ...journey }: Pick<NewTrip, "origin" | "destination" | "passengers" | "groupId">,
  context: MemberContext,
  ways: ResendWays,
): Promise<Price> {
  const offers = await searchOffers(context.api, journey, groupId);
  const offer = offers.find((each) => each.groupId === groupId);
  if (!offer) throw await lookOver(trip, "groupGone", context, ways);
  const { price } = offer.fare;
  const amount = amountOf(price);
  if (amount === null || amount === trip.fare) return price;
  throw await lookOver(trip, "fareChanged", context, ways, {
    price: formatPrice(offer, context.language),
  });
}

/** The API tells its name, and takes its id. */
async function findServiceType({ serviceType }: Trip, context: MemberContext) {
  if (serviceType === null) return undefined;
  const page = listServiceTypes(context.api, { limit: MOST_SERVICE_TYPES, offset: 0 });
  const { serviceTypes } = await optional(page, { serviceTypes: [] }, context);
  return serviceTypes.find(({ name, isActive }) => isActive && name === serviceType)?.id;
}

/** The API tells its name here, too; the default needs no id. */
async function findPaymentMethod({ paymentMethod }: Trip, groupId: number, context: MemberContext) {
  if (paymentMethod === null) return undefined;
  const listed = listPaymentMethods(context.api, groupId);
  const { methods, isFixed } = await optional(listed, { methods: [], isFixed: true }, context);
  const method = methods.find(({ name }) => name === paymentMethod);
  return isFixed || method?.isDefault ? undefined : method?.id;
}

/** Nothing has been changed yet: the request waits to be looked over. */
async function lookOver(
  trip: Trip,
  rule: "chooseAddress" | "groupGone" | "fareChanged",
  context: MemberContext,
  ways: ResendWays,
  values?: Record<string, string>,
): Promise<Response> {
  const text = createTranslate(orderTexts, context.language)(rule, values);
  return redirectWithFlash(await ways.again(trip), context.app, {
    flash: { kind: "failure", text },
  });
}

async function offerAgain(
  error: ApiError | ApiFault,
  { trip, isCancelled }: { trip: Trip; isCancelled: boolean },
  context: MemberContext,
  ways: ResendWays,
): Promise<Response> {
  const t = createTranslate(texts, context.language);
  const reason = explain(error, context);
  const flash = t(isCancelled ? "resend_failed_cancelled" : "resend_failed", {
    id: `${trip.id}`,
    reason,
  });
  const title = createTranslate(orderTexts, context.language)("request_failed");
  const text = `${flash} ${t("resend_failed_hint")}`;
  return redirectWithFlash(await ways.again(trip), context.app, {
    flash: { kind: "failure", title, text },
  });
}

/** What the API answered to a call that it refused; nothing of an answer that failed. */
function explain(error: ApiError | ApiFault, { language }: MemberContext): string {
  const failed = createTranslate(formTexts, language)("failed");
  if (!(error instanceof ApiError)) return failed;
  return formatApiError(error, language).slice(0, MOST_CHARACTERS) || failed;
}

/** What is said goes in a cookie. */
const MOST_CHARACTERS = 500;
