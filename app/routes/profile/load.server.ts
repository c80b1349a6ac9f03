import { randomUUID } from "node:crypto";
import { getProfile } from "../../api/account.server.ts";
import { defer } from "../../deferred.ts";
import { loadGrants } from "../../features/grants/load-grants.server.ts";
import { readChosenAddress } from "../../features/places/chosen-address.server.ts";
import { loadFavourites, usualAddressOf } from "../../features/places/favourites.server.ts";
import { findAddresses } from "../../features/places/find-addresses.server.ts";
import { withNames } from "../../i18n/languages.ts";
import { formatPhone } from "../../i18n/phones.server.ts";
import { pathTo } from "../../paths.ts";
import type { MemberContext } from "../../request/context.server.ts";
import { toPictureAddress } from "../../request/picture-address.server.ts";
import { pathToResource } from "../../resources.ts";
import { hasOwnData, mayEnter } from "../../session/access.ts";

export type Profile = Awaited<ReturnType<typeof loadProfile>>;

/** Loads the forms, then the favourites, which name the home address. */
export async function loadProfile(query: URLSearchParams, context: MemberContext) {
  const { api, brand, siteDomain } = context;
  const favourites = defer(loadSavedPlaces(context));
  const grants = defer(loadGrants(context));
  const [{ name, email, phone, avatar, logo, isCompany }, found] = await Promise.all([
    getProfile(api),
    findAddresses(query.get("address") ?? undefined, context),
  ]);
  const address = readChosenAddress(query);
  const here = pathTo("profile", { siteDomain });
  return {
    name,
    email,
    phone: phone && formatPhone(phone, brand.phone),
    avatar: toPictureAddress(avatar, context),
    logo: toPictureAddress(logo, context),
    isCompany,
    favourites,
    grants,
    found,
    /** The address that the user is about to save as home, with the form's idempotency key. */
    chosen: address && { address, key: randomUUID() },
    siteDomain,
    languages: withNames(context.languages),
    here,
    clubPath: mayEnter("club", context) ? pathTo("club", { siteDomain }) : undefined,
    /** A company's data is in its statement and its exports. */
    dataPath: hasOwnData(context.user) ? pathToResource("profile_data", { siteDomain }) : undefined,
    removePath: pathTo("remove_account", { siteDomain }),
  };
}

/** The names and positions of all favourites; the default one is the home address, where orders start. */
async function loadSavedPlaces(context: MemberContext) {
  const favourites = await loadFavourites(context);
  return {
    home: usualAddressOf(favourites)?.name,
    saved: favourites.map(({ alias, address: { latitude, longitude } }) => ({
      alias,
      latitude,
      longitude,
    })),
  };
}
