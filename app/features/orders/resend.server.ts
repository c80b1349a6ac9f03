import { listPaymentMethods } from "../../api/payment-methods.server.ts";
import { listServiceTypes } from "../../api/service-types.server.ts";
import type { Trip } from "../../api/trips.server.ts";
import type { MemberContext } from "../../request/context.server.ts";
import { optional } from "../../request/optional.server.ts";
import { ownGroupId } from "../../request/own-group.ts";
import {
  type OrderContent,
  type OrderOutcome,
  orderTaxi,
} from "../order-taxi/order-taxi.server.ts";
import { usualTraveller } from "../order-taxi/traveller.server.ts";
import { cancelOwnTrip } from "../trips/own-trip.server.ts";
import { isFinal } from "../trips/trip-status.ts";

/** As many as a company is likely to have. */
const MOST_SERVICE_TYPES = 100;

/** Why a trip cannot be requested again: it is gone, or only words say where it goes. */
type Unready = { state: "tripGone" | "addressUnclear" };

/** What became of a resend, with the trip that it repeats. */
export type ResendOutcome = (OrderOutcome | Unready) & { trip?: Trip; isCancelled: boolean };

/**
 * Requests the taxi of a trip once more, now, and cancels the trip first if it has not ended. All that
 * can be found wrong is found before that, and an error then changes nothing and is thrown.
 */
export async function resendTrip(
  { id, key }: { id: number; key: string },
  findTrip: () => Promise<Trip | undefined>,
  context: MemberContext,
): Promise<ResendOutcome> {
  let trip: Trip | undefined;
  let isReady = false;
  let isCancelled = false;

  async function readContent(): Promise<OrderContent | Unready> {
    trip = await findTrip();
    return trip ? toContent(trip, context) : { state: "tripGone" };
  }

  async function cancelBefore(): Promise<Unready | undefined> {
    if (trip && !isFinal(trip.status)) {
      const { state } = await cancelOwnTrip(id, context);
      if (state === "notFound") return { state: "tripGone" };
      isCancelled = true;
    }
    isReady = true;
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
  if ("error" in outcome && !isReady) throw outcome.error;
  return { ...outcome, trip, isCancelled };
}

/** The same request as it was, at the price that was promised. */
async function toContent(trip: Trip, context: MemberContext): Promise<OrderContent | Unready> {
  const { user } = context;
  const { origin, destination } = trip;
  // A taxi drives to coordinates; the user has to choose the address that words mean.
  if (destination.name && !destination.position) return { state: "addressUnclear" };
  const groupId = trip.groupId ?? ownGroupId(context);
  const [serviceTypeId, paymentMethodId] = await Promise.all([
    findServiceType(trip, context),
    findPaymentMethod(trip, groupId, context),
  ]);
  const { name, latitude, longitude, notes } = origin;
  const order = {
    groupId,
    origin: { name, latitude, longitude, ...(notes && { notes }) },
    destination: destination.position
      ? { name: destination.name ?? "", ...destination.position }
      : undefined,
    passengers: trip.passengers ?? undefined,
    traveller: trip.traveller ?? usualTraveller(user),
    noticePhone: trip.noticePhone ?? undefined,
    employeeId: user.isCompany ? (trip.employee?.id ?? undefined) : undefined,
    serviceTypeId,
    paymentMethodId,
  };
  return { order, quotedFare: { kind: "paid", amount: trip.fare } };
}

/** The API tells the name of a service type, and takes its id. */
async function findServiceType({ serviceType }: Trip, context: MemberContext) {
  if (serviceType === null) return undefined;
  const page = listServiceTypes(context.api, { limit: MOST_SERVICE_TYPES, offset: 0 });
  const { serviceTypes } = await optional(page, { serviceTypes: [] }, context);
  return serviceTypes.find(({ name, isActive }) => isActive && name === serviceType)?.id;
}

/** The API tells the name of a payment method, too; the default needs no id. */
async function findPaymentMethod({ paymentMethod }: Trip, groupId: number, context: MemberContext) {
  if (paymentMethod === null) return undefined;
  const listed = listPaymentMethods(context.api, groupId);
  const { methods, isFixed } = await optional(listed, { methods: [], isFixed: true }, context);
  const method = methods.find(({ name }) => name === paymentMethod);
  return isFixed || method?.isDefault ? undefined : method?.id;
}
