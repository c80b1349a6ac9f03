import type { Address } from "../../api/addresses.server.ts";
import type { MemberContext } from "../../request/context.server.ts";
import { type Draft, type DraftPlace, readDraft, whenOf } from "../order-draft/draft.server.ts";
import {
  type OrderContent,
  type OrderOutcome,
  orderTaxi,
} from "../order-taxi/order-taxi.server.ts";
import { usualTraveller } from "../order-taxi/traveller.server.ts";
import { fieldsOf, type RequestSent, readGroup, readPaidGroup } from "./request-schema.server.ts";

/** What became of the form: of its order, or why the form sent none. */
export type FormOutcome =
  | OrderOutcome
  | { state: "otherAccount" | "lookUp" | "addressUnclear" | "otherPayment" };

/** Orders the taxi that a form describes, unless the form asks for something else or is incomplete. */
export async function orderFromForm(
  sent: RequestSent,
  context: MemberContext,
): Promise<FormOutcome> {
  if (sent.intent !== "order") return { state: sent.intent };
  const draft = toDraft(sent, context);
  const [origin, destination] = [draft.from, draft.to].map(toAddress);
  const isClear = origin && (destination || draft.to.text === "");
  if (!isClear) return { state: "addressUnclear" };
  const { id: groupId, fare } = readGroup(sent.group);
  if (sent.payment && readPaidGroup(sent.payment) !== groupId) return { state: "otherPayment" };
  return orderTaxi(
    {
      idempotencyKey: sent.key,
      content: {
        order: toOrder(draft, { origin, destination, groupId }, context),
        quotedFare: { kind: "shown", fare },
      },
      reservation: { of: "content", confirmed: sent.again },
    },
    context,
  );
}

export function toDraft(sent: RequestSent, { brand }: MemberContext): Draft {
  const given = Object.entries(fieldsOf(sent)).filter(([, value]) => value !== undefined);
  const query = new URLSearchParams(given as [string, string][]);
  return readDraft(query, { mostPassengers: brand.maxPassengers }).draft;
}

function toAddress(place: DraftPlace | undefined): Address | undefined {
  return place?.position && { name: place.text, ...place.position };
}

function toOrder(
  draft: Draft,
  { origin, ...journey }: Pick<OrderContent["order"], "origin" | "destination" | "groupId">,
  { brand, user }: MemberContext,
): OrderContent["order"] {
  const employeeId = user.isCompany ? draft.employee : undefined;
  return {
    ...journey,
    origin: { ...origin, ...(draft.notes && { notes: draft.notes }) },
    traveller: draft.traveller || (employeeId === undefined ? usualTraveller(user) : ""),
    noticePhone: draft.phone || undefined,
    when: whenOf(draft),
    passengers: brand.showExtraPassengers ? draft.passengers : undefined,
    code: draft.code || undefined,
    employeeId,
    serviceTypeId: draft.serviceType,
    paymentMethodId: draft.payment,
  };
}
