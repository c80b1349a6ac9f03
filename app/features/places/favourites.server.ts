import type { Address } from "../../api/addresses.server.ts";
import { type Favourite, listFavourites } from "../../api/favourites.server.ts";
import { readGoodRows } from "../../api/rows.server.ts";
import type { MemberContext } from "../../request/context.server.ts";
import { optional } from "../../request/trace-in-request.server.ts";

/** The account's favourites; none while the API cannot list them. */
export const loadFavourites = (context: MemberContext): Promise<Favourite[]> =>
  optional(readGoodRows(context.api, listFavourites), [], context);

/** The default favourite's address, where a new order begins. */
export const usualAddressOf = (favourites: Favourite[]): Address | undefined =>
  favourites.find(({ isDefault }) => isDefault)?.address;
