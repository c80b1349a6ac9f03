import { randomUUID } from "node:crypto";
import { getProfile } from "../../api/account.server.ts";
import { listFavourites } from "../../api/favourites.server.ts";
import { readGoodRows } from "../../api/rows.server.ts";
import { readChosenAddress } from "../../features/places/chosen-address.server.ts";
import { findAddresses } from "../../features/places/find-addresses.server.ts";
import { formatPhone } from "../../i18n/phones.server.ts";
import { pathTo } from "../../paths.ts";
import type { MemberContext } from "../../request/context.server.ts";
import { optional } from "../../request/optional.server.ts";
import { toPictureAddress } from "../../request/picture-address.server.ts";
import { mayEnter } from "../../session/access.ts";

export type Profile = Awaited<ReturnType<typeof loadProfile>>;

export async function loadProfile(query: URLSearchParams, context: MemberContext) {
  const { api, brand, siteDomain, user } = context;
  const [{ name, email, phone, avatar, logo, isCompany }, home] = await Promise.all([
    getProfile(api),
    loadHome(query, context),
  ]);
  return {
    name,
    email,
    phone: phone && formatPhone(phone, brand.phone),
    avatar: toPictureAddress(avatar, context),
    logo: toPictureAddress(logo, context),
    isCompany,
    home,
    here: pathTo("profile", { siteDomain }),
    clubPath: mayEnter("club", user) ? pathTo("club", { siteDomain }) : undefined,
    removePath: pathTo("remove_account", { siteDomain }),
  };
}

/** The home address is the default favourite. */
async function loadHome(query: URLSearchParams, context: MemberContext) {
  const [favourites, found] = await Promise.all([
    optional(readGoodRows(context.api, listFavourites), [], context),
    findAddresses(query.get("address") ?? undefined, context),
  ]);
  const address = readChosenAddress(query);
  return {
    /** The address from which orders start now. */
    current: favourites.find(({ isDefault }) => isDefault)?.address.name,
    found,
    /** The address that the user is about to save, with the form's idempotency key. */
    chosen: address && { address, key: randomUUID() },
    /** The names and positions of all favourites. */
    saved: favourites.map(({ alias, address: { latitude, longitude } }) => ({
      alias,
      latitude,
      longitude,
    })),
    siteDomain: context.siteDomain,
  };
}
