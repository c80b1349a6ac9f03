import { listFavourites } from "../../api/favourites.server.ts";
import { searchOffers } from "../../api/offers.server.ts";
import { readGoodRows } from "../../api/rows.server.ts";
import { loadPayment, paymentGroupId } from "../../features/payment/payment.server.ts";
import { rowId } from "../../forms/rules.server.ts";
import type { MemberContext } from "../../request/context.server.ts";
import { optional } from "../../request/optional.server.ts";
import { readRemoved } from "./save.server.ts";

export type PaymentPage = Awaited<ReturnType<typeof loadPaymentPage>>;

export async function loadPaymentPage(query: URLSearchParams, context: MemberContext) {
  const { data: group } = paymentGroupId.safeParse(query.get("group") ?? undefined);
  const { data: removedId } = rowId.safeParse(query.get("removed"));
  const [payment, groups] = await Promise.all([
    loadPayment(context, group),
    listPaidGroups(context),
  ]);
  const removed = removedId && { id: removedId, groupId: payment.groupId };
  return {
    payment,
    /** More than one if the customer may travel with several groups. */
    groups,
    /** The method that the user has just removed. */
    removedId: removed && (await readRemoved(removed, context)),
    brand: context.brand.name,
    siteDomain: context.siteDomain,
  };
}

/**
 * The groups that a customer may pay: the brand's own, and those that serve the customer's default favourite,
 * if there is one. A customer who belongs to one group cannot choose, so the list is empty.
 */
async function listPaidGroups(context: MemberContext) {
  const { api, brand, user } = context;
  if (user.exclusiveGroupId !== null) return [];
  const favourites = await optional(readGoodRows(api, listFavourites), [], context);
  const usual = favourites.find(({ isDefault }) => isDefault);
  const offers = usual
    ? await optional(
        readGoodRows(api, (rows) => searchOffers(rows, { origin: usual.address })),
        [],
        context,
      )
    : [];
  const others = offers.filter(({ groupId }) => groupId !== brand.id);
  return [
    { id: brand.id, name: brand.name },
    ...others.map(({ groupId, name }) => ({ id: groupId, name })),
  ];
}
