import { searchOffers } from "../../api/offers.server.ts";
import { readGoodRows } from "../../api/rows.server.ts";
import { defer } from "../../deferred.ts";
import { loadPayment, paidGroupId, paymentGroupId } from "../../features/payment/payment.server.ts";
import { loadFavourites, usualAddressOf } from "../../features/places/favourites.server.ts";
import { rowId } from "../../forms/rules.server.ts";
import { type MemberContext, ownGroupId } from "../../request/context.server.ts";
import { optional } from "../../request/trace-in-request.server.ts";
import { readRemoved } from "./save.server.ts";

export type PaymentPage = Awaited<ReturnType<typeof loadPaymentPage>>;
export type PaymentChoice = Awaited<ReturnType<typeof loadChoice>>;

/** Loads the methods with the groups, whose tabs stand above them. For another group's name the page waits. */
export async function loadPaymentPage(query: URLSearchParams, context: MemberContext) {
  const { brand, siteDomain } = context;
  const { data: requested } = paymentGroupId.safeParse(query.get("group") ?? undefined);
  const { data: removedId } = rowId.safeParse(query.get("removed"));
  const groupId = paidGroupId(requested, context);
  const groups = listPaidGroups(context);
  const choice = defer(loadChoice(groupId, groups, context));
  const isOther = groupId !== ownGroupId(context);
  const group = isOther ? (await groups).find(({ id }) => id === groupId) : undefined;
  return {
    choice,
    /** The name of the group that is paid. */
    group: group?.name ?? brand.name,
    /** The method that the user has just removed. */
    removedId: removedId && (await readRemoved({ id: removedId, groupId }, context)),
    siteDomain,
  };
}

async function loadChoice(
  groupId: number,
  groups: ReturnType<typeof listPaidGroups>,
  context: MemberContext,
) {
  const [payment, paidGroups] = await Promise.all([loadPayment(context, groupId), groups]);
  return { payment, groups: paidGroups };
}

/**
 * The groups that a customer may pay: the brand's own, and those that serve the customer's default favourite,
 * if there is one. A customer who belongs to one group cannot choose, so the list is empty.
 */
async function listPaidGroups(context: MemberContext) {
  const { api, brand, user } = context;
  if (user.exclusiveGroupId !== null) return [];
  const usual = usualAddressOf(await loadFavourites(context));
  const offers = usual
    ? await optional(
        readGoodRows(api, (rows) => searchOffers(rows, { origin: usual })),
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
