import type { Handlers, Schemas } from "../api/operation.ts";
import { invalid, notFound, refuse } from "../api/refusal.ts";
import type { Account, Favourite, World } from "../world.ts";

const MOST_FAVOURITES = 50;

const byAlias = new Intl.Collator("es", { numeric: true }).compare;

export const favouriteHandlers: Handlers<
  "listFavourites" | "createFavourite" | "updateFavourite" | "deleteFavourite"
> = {
  listFavourites: ({ world, account }) => ({
    favorites: listFavouritesOf(world, account).map(toFavourite),
  }),

  createFavourite({ world, account, body: { favorito } }) {
    if (listFavouritesOf(world, account).length >= MOST_FAVOURITES) {
      throw refuse("invalid", `Puedes guardar ${MOST_FAVOURITES} direcciones como mucho`);
    }
    checkAlias(world, account, favorito.alias);
    const favourite = addFavourite(world, account, {
      alias: favorito.alias,
      name: favorito.direccion,
      latitude: favorito.lat,
      longitude: favorito.lng,
      isDefault: favorito.default_favorite ?? false,
      needs: favorito.needs,
    });
    return { favorite: toFavourite(favourite) };
  },

  updateFavourite({ world, account, path, body: { favorito } }) {
    const favourite = getFavourite(world, account, path.id);
    const { alias, direccion, lat, lng, default_favorite } = favorito;
    if (alias !== undefined) checkAlias(world, account, alias, favourite);
    favourite.alias = alias ?? favourite.alias;
    favourite.name = direccion ?? favourite.name;
    favourite.latitude = lat ?? favourite.latitude;
    favourite.longitude = lng ?? favourite.longitude;
    favourite.isDefault = default_favorite ?? favourite.isDefault;
    favourite.needs = favorito.needs ?? favourite.needs;
    if (favourite.isDefault) unsetOtherDefaults(world, account, favourite);
    return { favorite: toFavourite(favourite) };
  },

  deleteFavourite({ world, account, path }) {
    world.favourites.delete(getFavourite(world, account, path.id).id);
  },
};

export function addFavourite(
  world: World,
  account: Account,
  fields: Omit<Favourite, "id" | "accountId">,
): Favourite {
  const favourite: Favourite = { id: world.nextId(), accountId: account.id, ...fields };
  world.favourites.set(favourite.id, favourite);
  if (favourite.isDefault) unsetOtherDefaults(world, account, favourite);
  return favourite;
}

/** The default first, then by alias. */
function listFavouritesOf(world: World, account: Account): Favourite[] {
  return [...world.favourites.values()]
    .filter(({ accountId }) => accountId === account.id)
    .sort(
      (first, second) =>
        Number(second.isDefault) - Number(first.isDefault) || byAlias(first.alias, second.alias),
    );
}

function getFavourite(world: World, account: Account, id: number): Favourite {
  const favourite = world.favourites.get(id);
  if (favourite?.accountId !== account.id) throw notFound();
  return favourite;
}

function checkAlias(world: World, account: Account, alias: string, own?: Favourite): void {
  const isTaken = listFavouritesOf(world, account).some(
    (each) => each !== own && toPlainAlias(each.alias) === toPlainAlias(alias),
  );
  if (isTaken) throw invalid({ field: "favorito.alias", message: "Ya está en uso" });
}

const toPlainAlias = (alias: string) => alias.trim().toLowerCase();

function unsetOtherDefaults(world: World, account: Account, chosen: Favourite): void {
  for (const favourite of listFavouritesOf(world, account)) {
    if (favourite !== chosen) favourite.isDefault = false;
  }
}

function toFavourite(favourite: Favourite): Schemas["Favourite"] {
  const { id, alias, name, latitude, longitude, isDefault, needs = {} } = favourite;
  const address = { name, latitude, longitude };
  return { id, alias, address, default_favorite: isDefault, needs };
}
