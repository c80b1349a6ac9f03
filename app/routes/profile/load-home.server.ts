import { randomUUID } from "node:crypto";
import { listFavourites } from "../../api/favourites.server.ts";
import { readGoodRows } from "../../api/rows.server.ts";
import { readChosenAddress } from "../../features/places/chosen-address.server.ts";
import { findAddresses } from "../../features/places/find-addresses.server.ts";
import type { MemberContext } from "../../request/context.server.ts";
import { optional } from "../../request/trace-in-request.server.ts";
import type { HomeAddressView } from "./home-address.tsx";

/** The home address is the default favourite. */
export async function loadHome(request: Request, context: MemberContext): Promise<HomeAddressView> {
  const query = new URL(request.url).searchParams;
  const [favourites, found] = await Promise.all([
    optional(readGoodRows(context.api, listFavourites), [], context),
    findAddresses(query.get("address") ?? undefined, context),
  ]);
  const address = readChosenAddress(query);
  return {
    current: favourites.find(({ isDefault }) => isDefault)?.address.name,
    found,
    chosen: address && { address, key: randomUUID() },
    saved: favourites.map(({ alias, address: { latitude, longitude } }) => ({
      alias,
      latitude,
      longitude,
    })),
    siteDomain: context.siteDomain,
  };
}
