import type { Address } from "../../api/addresses.server.ts";
import { type MemberContext, ownGroupId } from "../../request/context.server.ts";
import { type Draft, type DraftPlace, whenOf } from "../order-draft/draft.server.ts";
import type { OrderContent } from "./order-taxi.server.ts";
import { usualTraveller } from "./traveller.server.ts";

/** The order that a draft describes; nothing while one of its addresses is only words. */
export function orderOfDraft(
  draft: Draft,
  context: Pick<MemberContext, "brand" | "user">,
): OrderContent["order"] | undefined {
  const { brand, user } = context;
  const [origin, destination] = [draft.from, draft.to].map(toAddress);
  const isDestinationClear = destination || draft.to.text === "";
  if (!origin || !isDestinationClear) return undefined;
  const employeeId = user.isCompany ? draft.employee : undefined;
  return {
    origin: { ...origin, ...(draft.notes && { notes: draft.notes }) },
    destination,
    groupId: draft.group ?? ownGroupId(context),
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

function toAddress(place: DraftPlace | undefined): Address | undefined {
  return place?.position && { name: place.text, ...place.position };
}
