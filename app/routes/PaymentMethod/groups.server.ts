import { listFavourites } from "../../api/favourites.server.ts";
import { searchOffers } from "../../api/offers.server.ts";
import { readGoodRows } from "../../api/rows.server.ts";
import type { MemberContext } from "../../request/context.server.ts";
import { optional } from "../../request/optional.server.ts";

export type PaidGroup = { id: number; name: string };

/**
 * The groups that a customer may have to pay: the brand's, and the others that serve where they
 * usually start. Just the one where nothing else is known.
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
