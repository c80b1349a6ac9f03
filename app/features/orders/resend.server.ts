import { listPaymentMethods } from "../../api/payment-methods.server.ts";
import { listActiveServiceTypes } from "../../api/service-types.server.ts";
import type { Trip } from "../../api/trips.server.ts";
import type { MemberContext } from "../../request/context.server.ts";
import { optional } from "../../request/optional.server.ts";
import { ownGroupId } from "../../request/own-group.ts";
import { draftOfTrip, orderOfDraft } from "../order-taxi/drafts.server.ts";
import {
  type OrderContent,
  type OrderOutcome,
  orderTaxi,
} from "../order-taxi/order-taxi.server.ts";
import { cancelOwnTrip } from "../trips/own-trip.server.ts";
import { isFinal } from "../trips/trip-status.ts";

/** Why a trip cannot be requested again: it is gone, or only words say where it goes. */
type Unready = { state: "tripGone" | "addressUnclear" };

/** What became of a resend, and of the trip that it repeats: an order replaces it, once it has ended. */
export type ResendOutcome = (OrderOutcome | Unready) & {
  trip?: Trip;
  replaced?: "ended" | "cancelled";
};

/**
 * Requests the taxi of a trip once more, now, and cancels the trip first if it has not ended. All that
 * can be found wrong is found before that.
 */
export async function resendTrip(
  { id, key }: { id: number; key: string },
  findTrip: () => Promise<Trip | undefined>,
  context: MemberContext,
): Promise<ResendOutcome> {
  let trip: Trip | undefined;
  let replaced: ResendOutcome["replaced"];

  async function readContent(): Promise<OrderContent | Unready> {
    trip = await findTrip();
    return trip ? toContent(trip, context) : { state: "tripGone" };
  }

  async function cancelBefore(): Promise<Unready | undefined> {
    const hasEnded = trip && isFinal(trip.status);
    if (!hasEnded && (await cancelOwnTrip(id, context)).state === "notFound") {
      return { state: "tripGone" };
    }
    replaced = hasEnded ? "ended" : "cancelled";
    return undefined;
  }

  const outcome = await orderTaxi<Unready>(
    {
      idempotencyKey: key,
      content: readContent,
      reservation: { of: { tripId: id } },
      beforeSending: cancelBefore,
    },
    context,
  );
  return { ...outcome, trip, replaced };
}

/** The same request as it was, at the price that was promised. */
async function toContent(trip: Trip, context: MemberContext): Promise<OrderContent | Unready> {
  const draft = draftOfTrip(trip, context, "now");
  const [serviceType, payment] = await Promise.all([
    findServiceType(trip, context),
    findPaymentMethod(trip, context),
  ]);
  const order = orderOfDraft({ ...draft, serviceType, payment }, context);
  // A taxi drives to coordinates; the user has to choose the address that words mean.
  if (!order) return { state: "addressUnclear" };
  return {
    order: { ...order, passengers: trip.passengers ?? undefined },
    quotedFare: { kind: "ordered", amount: trip.fare },
  };
}

/** The API tells the name of a service type, and takes its id. */
async function findServiceType({ serviceType }: Trip, context: MemberContext) {
  if (serviceType === null) return undefined;
  const active = await optional(listActiveServiceTypes(context.api), [], context);
  return active.find(({ name }) => name === serviceType)?.id;
}

/** The API tells the name of a payment method, too; the default needs no id. */
async function findPaymentMethod({ paymentMethod, groupId }: Trip, context: MemberContext) {
  if (paymentMethod === null) return undefined;
  const listed = listPaymentMethods(context.api, groupId ?? ownGroupId(context));
  const { methods, isFixed } = await optional(listed, { methods: [], isFixed: true }, context);
  const method = methods.find(({ name }) => name === paymentMethod);
  return isFixed || method?.isDefault ? undefined : method?.id;
}
