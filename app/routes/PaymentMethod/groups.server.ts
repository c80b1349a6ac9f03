import { listFavourites } from "../../api/favourites.server.ts";
import { searchOffers } from "../../api/offers.server.ts";
import { readGoodRows } from "../../api/rows.server.ts";
import type { MemberContext } from "../../request/context.server.ts";
import { optional } from "../../request/trace-in-request.server.ts";

export type PaidGroup = { id: number; name: string };

/**
 * The groups that a customer may pay: the brand's own, and those that serve the customer's default favourite,
 * if there is one. A customer who belongs to one group cannot choose, so the list is empty.
 */
export async function listPaidGroups(context: MemberContext): Promise<PaidGroup[]> {
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
