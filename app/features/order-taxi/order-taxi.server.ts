import { createHash } from "node:crypto";
import { listEmployees } from "../../api/employees.server.ts";
import { ApiError, ApiFault } from "../../api/errors.ts";
import { hasNeeds, noNeeds } from "../../api/needs.ts";
import type { GivenReference } from "../../api/references.ts";
import type { NewTrip } from "../../api/trips.server.ts";
import { forgetOpenTrips } from "../../live/open-trips.server.ts";
import type { AccountContext } from "../../request/context.server.ts";
import { optional } from "../../request/trace-in-request.server.ts";
import type { Outcome } from "../../store/idempotency.server.ts";
import { amountOf, rangeOf } from "../fares/fares.server.ts";
import { loadReferenceFields } from "../references/load-reference-fields.server.ts";
import { type ReferencesWrong, settleReferences } from "../references/reference-rules.ts";
import type { Approval } from "../rules/check-rules.server.ts";
import { type QuotedFare, toDriversLine } from "./check-offer.server.ts";
import { judgeOrder, type OrderProblem } from "./judge-order.server.ts";
import { type BeforeOrder, listPlaced } from "./placed-orders.server.ts";
import {
  type OpenOrder,
  placeOf,
  type Reservation,
  releaseReservation,
  reserve,
} from "./reserve-order.server.ts";
import { runOrder } from "./run-order.server.ts";

/** What is ordered, and at which fare. */
export type OrderContent = {
  order: Omit<NewTrip, "userId" | "fare" | "needsLine">;
  /** Left out where no fare was shown: then the meter decides. */
  quotedFare?: QuotedFare;
};

/** One order of a taxi. `Stop` is why its caller may have it stopped before it is sent. */
export type OrderRequest<Stop extends { state: string } = never> = {
  /** One key becomes one trip, however often and from how many processes the request comes. */
  idempotencyKey: string;
  /** A function reads the content once its turn has come; it does not run for a key that was sent. */
  content: OrderContent | (() => Promise<OrderContent | Stop>);
  /** What only one open order may be for; left out where equal orders are usual, as at a hotel's desk. */
  reservation?: Reservation;
  /** What a manager has approved, where the order is an employee's request. */
  approval?: Approval;
  /** The last step before the call, when nothing is left that could be found wrong. */
  beforeSending?: () => Promise<Stop | undefined>;
  /** How long the key must lead to the trip; a day where it is left out. */
  keptSeconds?: number;
};

/** What became of an order. Its own taxi comes where it was placed, and may come where that is unknown. */
export type OrderOutcome =
  | { state: "placed"; tripId: number }
  /** The API's answer was lost, and the trip cannot be found yet; the key leads to it later. */
  | { state: "unknown"; idempotencyKey: string; cause: unknown }
  | OrderProblem
  /** Another order has the reservation and is still open. */
  | ({ state: "duplicate" } & OpenOrder)
  /** The key has placed an order with other content, and this one was not sent. */
  | { state: "keyReused"; tripId: number }
  /** The API refused the order, or a call that prepares it. */
  | { state: "refused"; error: ApiError }
  /** The API failed before it could order a taxi. */
  | { state: "failed"; error: ApiFault };

/**
 * Orders one taxi at most once, and returns what happened. It throws only what ends its caller, too:
 * an expired session (the API's 401), a store that is down.
 */
export async function orderTaxi<Stop extends { state: string } = never>(
  {
    idempotencyKey: key,
    content,
    reservation,
    approval,
    beforeSending,
    keptSeconds,
  }: OrderRequest<Stop>,
  context: AccountContext,
): Promise<OrderOutcome | Stop> {
  const fingerprint = typeof content === "function" ? undefined : fingerprintOf(content, context);
  let reserved: string | undefined;

  async function prepare(): Promise<BeforeOrder> {
    const read = typeof content === "function" ? await content() : content;
    if ("state" in read) throw new Stopped(read);
    if (reservation) {
      const place = placeOf(reservation, fingerprint ?? fingerprintOf(read, context), context);
      const holder = await reserve(place, key, reservation.confirmed, context);
      if (holder) throw new Stopped({ state: "duplicate", ...holder });
      reserved = place;
    }
    const before = await confirm(read, approval, context);
    const stop = await beforeSending?.();
    if (stop) throw new Stopped(stop);
    return before;
  }

  let outcome: Outcome<number>;
  try {
    outcome = await runOrder({ key, fingerprint, keptSeconds, prepare }, context);
  } catch (error) {
    if (reserved) await releaseReservation(reserved, key, context);
    if (error instanceof Stopped) return error.outcome as OrderOutcome | Stop;
    if (error instanceof ApiFault) return { state: "failed", error };
    if (error instanceof ApiError && error.status !== 401) return { state: "refused", error };
    throw error;
  }
  await forgetOpenTrips(context);
  return toOrderOutcome(outcome, key, fingerprint);
}

/** Ends the preparations of an order: the engine has them throw. Only `orderTaxi` sees it. */
class Stopped<Reason extends { state: string }> extends Error {
  constructor(readonly outcome: Reason) {
    super(outcome.state);
  }
}

/** Reads what was there before the order, and what the order still lacks: the confirmed fare and a name. */
async function confirm(
  content: OrderContent,
  approval: Approval | undefined,
  context: AccountContext,
): Promise<BeforeOrder> {
  const { order } = content;
  const { needs = noNeeds } = order;
  const [placed, checked, traveller, asked] = await Promise.all([
    listPlaced(order, context),
    judgeOrder(content, context, approval),
    nameTraveller(order, context),
    checkReferences(order, context),
  ]);
  if (asked.state !== "complete") throw new Stopped(asked);
  if (checked.state !== "confirmed") throw new Stopped(checked);
  const { offer, price } = checked;
  return {
    tripIds: placed.map(({ id }) => id),
    order: {
      ...order,
      references: asked.references,
      userId: context.user.id,
      traveller,
      fare: price ? amountOf(price) : null,
      ...(hasNeeds(needs) && { needsLine: toDriversLine(needs, offer, context) }),
    },
    range: price && rangeOf(price),
  };
}

/** The references that the company asks for; of fields that it no longer has, a repeated trip brings none. */
async function checkReferences(
  { references: given }: OrderContent["order"],
  context: AccountContext,
): Promise<{ state: "complete"; references: GivenReference[] | undefined } | ReferencesWrong> {
  const { references, problems } = settleReferences(given, await loadReferenceFields(context));
  if (problems.length > 0) return { state: "referencesWrong", problems };
  return { state: "complete", references: references.length > 0 ? references : undefined };
}

/** A company may choose an employee and leave the name to us. */
async function nameTraveller(
  { traveller, employeeId }: OrderContent["order"],
  context: AccountContext,
): Promise<string> {
  if (traveller !== "" || employeeId === undefined) return traveller;
  const employees = await optional(listEmployees(context.api), [], context);
  return employees.find(({ id }) => id === employeeId)?.name ?? "";
}

/** Equal for two orders with the same content, whatever fare is confirmed for them. */
function fingerprintOf({ order }: OrderContent, { user }: AccountContext): string {
  const content = JSON.stringify({ ...order, userId: user.id });
  return createHash("sha256").update(content).digest("base64url");
}

function toOrderOutcome(
  outcome: Outcome<number>,
  idempotencyKey: string,
  fingerprint: string | undefined,
): OrderOutcome {
  if (outcome.state === "unknown") {
    return { state: "unknown", idempotencyKey, cause: outcome.cause };
  }
  const fingerprints = [fingerprint, outcome.fingerprint];
  const isSame = fingerprints.includes(undefined) || fingerprint === outcome.fingerprint;
  return { state: isSame ? "placed" : "keyReused", tripId: outcome.result };
}
