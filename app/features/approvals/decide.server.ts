import { formatMoney } from "../../i18n/format.server.ts";
import { createTranslate } from "../../i18n/translate.ts";
import type { MemberContext } from "../../request/context.server.ts";
import { LOST_AFTER_MS } from "../../request/idempotency.server.ts";
import { optional } from "../../request/trace-in-request.server.ts";
import { mayApprove } from "../../session/access.ts";
import { toIdempotencyKey } from "../../store/idempotency.server.ts";
import { noteActivity } from "../activity/note-activity.server.ts";
import { mostOf } from "../fares/fares.server.ts";
import { explainOutcome } from "../order-taxi/explain-outcome.server.ts";
import { type OrderContent, orderTaxi } from "../order-taxi/order-taxi.server.ts";
import { keptSecondsUntil } from "../order-taxi/placed-orders.server.ts";
import { recallOrder } from "../order-taxi/recall-order.server.ts";
import { findOwnTrip, isCancelled } from "../trips/own-trip.server.ts";
import { requestsOfCompany, tellEmployee } from "./own-requests.server.ts";
import { type ApprovalRequest, stateOf } from "./requests.server.ts";
import { texts } from "./texts.ts";

/** What became of a decision; `late` where the request had ended, or another manager was first. */
export type Decided =
  | { state: "approved"; tripId: number }
  | { state: "stopped"; reason: string }
  | { state: "refused" | "taken_back" | "late" | "failed" | "unknown" };

/**
 * Orders the taxi of a request with the manager's session. The first press takes the request for its
 * manager, and the order has one key, so that many presses are one taxi.
 */
export async function approveRequest(id: string, context: MemberContext): Promise<Decided> {
  const { user } = context;
  const requests = requestsOfCompany(context);
  if (!requests || !mayApprove(user)) return { state: "late" };
  const decided = { id: user.id, name: user.name, at: Date.now() };
  const taken = await requests.change(id, (request) =>
    stateOf(request) === "waiting" || (request.state === "ordering" && isBy(request, user.id))
      ? { ...request, state: "ordering", decided }
      : undefined,
  );
  if (!taken) return { state: "late" };
  const { request } = taken;
  if (request.state === "approved" && request.tripId !== undefined && isBy(request, user.id)) {
    return { state: "approved", tripId: request.tripId };
  }
  if (request.state !== "ordering" || !isBy(request, user.id)) return { state: "late" };

  const key = keyOfOrder(id);
  if (request.until <= Date.now()) return settleLate(key, request, context);
  const outcome = await orderTaxi(
    {
      idempotencyKey: key,
      content: toContent(request, await findWayThere(request, context)),
      approval: { broken: request.broken },
      keptSeconds: keptSecondsUntil(request.until),
    },
    context,
  );
  switch (outcome.state) {
    case "placed":
    case "keyReused":
      return settleApproved(request, outcome.tripId, context);
    case "unknown":
    case "duplicate":
      return { state: "unknown" };
    case "failed":
      // It stays with this manager, of whose presses another one may have ordered.
      return { state: "failed" };
    default: {
      const reason = explain(outcome, request, context);
      await settle(request, { state: "stopped", reason }, "approval_stopped", context);
      return { state: "stopped", reason };
    }
  }
}

const keyOfOrder = (id: string) => toIdempotencyKey({ key: `approval:${id}` });

/**
 * Finds out about the orders of this manager whose answers were lost. A request whose order was never sent waits again,
 * for all managers.
 */
export async function settleOwnOrders(
  all: ApprovalRequest[],
  context: MemberContext,
): Promise<boolean> {
  const own = all.filter(
    (request) => request.state === "ordering" && isBy(request, context.user.id),
  );
  for (const request of own) await optional(settleOrder(request, context), undefined, context);
  return own.length > 0;
}

async function settleOrder(request: ApprovalRequest, context: MemberContext): Promise<void> {
  const key = keyOfOrder(request.id);
  if (request.until <= Date.now()) return void (await settleLate(key, request, context));
  const order = await recallOrder(key, context);
  if (order?.state === "done") await settleApproved(request, order.tripId, context);
  if (order) return;
  await requestsOfCompany(context)?.change(request.id, (now) =>
    now.state === "ordering" && (now.decided?.at ?? 0) < Date.now() - LOST_AFTER_MS
      ? { ...now, state: "waiting", decided: undefined }
      : undefined,
  );
}

/** After its time, a request orders nothing; an order that was sent before is found. */
async function settleLate(
  key: string,
  request: ApprovalRequest,
  context: MemberContext,
): Promise<Decided> {
  const order = await recallOrder(key, context);
  if (order?.state === "done") return settleApproved(request, order.tripId, context);
  if (order && order.state !== "lost") return { state: "unknown" };
  const reason = createTranslate(texts, context.language)("too_late");
  await settle(request, { state: "stopped", reason }, "approval_stopped", context);
  return { state: "stopped", reason };
}

/** Refuses a request, with a reason for the employee if the manager gives one. */
export async function refuseRequest(
  id: string,
  reason: string,
  context: MemberContext,
): Promise<Decided> {
  const { user } = context;
  const requests = requestsOfCompany(context);
  if (!requests || !mayApprove(user)) return { state: "late" };
  const decided = { id: user.id, name: user.name, at: Date.now() };
  const after = await requests.change(id, (request) =>
    stateOf(request) === "waiting"
      ? { ...request, state: "refused", decided, ...(reason && { reason }) }
      : undefined,
  );
  if (!after) return { state: "late" };
  const { request, isChanged } = after;
  if (!isChanged) {
    return { state: request.state === "refused" && isBy(request, user.id) ? "refused" : "late" };
  }
  await noteActivity({ kind: "request_refused", employee: request.employee.name }, context);
  const kind = reason ? "approval_refused_reason" : "approval_refused";
  await tellEmployee(request, { kind, values: { detail: reason } }, context);
  return { state: "refused" };
}

/** Its employee may take a request back until a manager decides. */
export async function takeBackRequest(id: string, context: MemberContext): Promise<Decided> {
  const { user } = context;
  const decided = { id: user.id, name: user.name, at: Date.now() };
  const after = await requestsOfCompany(context)?.change(id, (request) =>
    request.employee.id === user.id && stateOf(request) === "waiting"
      ? { ...request, state: "taken_back", decided }
      : undefined,
  );
  const isTakenBack = after?.request.state === "taken_back" && isBy(after.request, user.id);
  if (after?.isChanged) await noteActivity({ kind: "request_withdrawn" }, context);
  return { state: isTakenBack ? "taken_back" : "late" };
}

const isBy = ({ decided }: ApprovalRequest, id: number) => decided?.id === id;

/** In the manager's name for the employee: the methods of payment and the trip there belong to one account. */
function toContent(
  { order, fare, employee }: ApprovalRequest,
  wayThere: number | undefined,
): OrderContent {
  const { paymentMethodId: _, returnOf: __, ...rest } = order;
  return {
    order: { employeeId: employee.id, ...rest, ...(wayThere && { returnOf: wayThere }) },
    ...(fare && {
      quotedFare: { kind: "limit", most: fare.most, currency: fare.currency },
    }),
  };
}

/** The trip there, if this manager has approved it before its way back. */
async function findWayThere(
  { backOf }: ApprovalRequest,
  context: MemberContext,
): Promise<number | undefined> {
  if (backOf === undefined) return undefined;
  const all = (await requestsOfCompany(context)?.list()) ?? [];
  const there = all.find(({ id }) => id === backOf);
  if (there?.tripId === undefined || !isBy(there, context.user.id)) return undefined;
  return isCancelled(await findOwnTrip(there.tripId, context)) ? undefined : there.tripId;
}

type Stopped = Parameters<typeof explainOutcome>[0];

function explain(outcome: Stopped, { fare }: ApprovalRequest, { language }: MemberContext): string {
  if (outcome.state !== "fareChanged" || !fare) return explainOutcome(outcome, language);
  const { offer } = outcome;
  return createTranslate(texts, language)("dearer", {
    now: formatMoney(mostOf(offer.fare.price), offer.currency, language),
    shown: formatMoney(fare.most, fare.currency, language),
  });
}

async function settleApproved(
  request: ApprovalRequest,
  tripId: number,
  context: MemberContext,
): Promise<Decided> {
  await settle(request, { state: "approved", tripId }, "approval_approved", context);
  return { state: "approved", tripId };
}

/** The first to write it tells the employee. */
async function settle(
  { id }: ApprovalRequest,
  result: Pick<ApprovalRequest, "state" | "tripId" | "reason">,
  kind: string,
  context: MemberContext,
): Promise<void> {
  const after = await requestsOfCompany(context)?.change(id, (now) =>
    now.state === "ordering" || (result.state === "approved" && now.state === "stopped")
      ? { ...now, ...result }
      : undefined,
  );
  if (!after?.isChanged) return;
  const { name: employee } = after.request.employee;
  const trip = result.state === "approved" ? result.tripId : undefined;
  await noteActivity(
    trip === undefined
      ? { kind: "request_stopped", employee }
      : { kind: "request_approved", employee, trip },
    context,
  );
  const { tripId, reason = "" } = result;
  const values = { detail: reason, ...(tripId !== undefined && { trip: tripId }) };
  await tellEmployee(after.request, { kind, values }, context);
}
