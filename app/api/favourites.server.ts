import type { components } from "../../openapi/taxi-api.types.ts";
import { type Address, toAddress } from "./addresses.server.ts";
import type { Api } from "./client.server.ts";
import { fromNeeds, toNeeds } from "./needs.server.ts";
import type { Needs } from "./needs.ts";

type Wire = components["schemas"]["Favourite"];

/** An address that a customer has saved under a name. */
export type Favourite = ReturnType<typeof toFavourite>;

export type NewFavourite = Omit<Favourite, "id" | "needs"> & {
  /** What travellers need who are picked up there. */
  needs?: Needs;
};

/** The default first. */
export async function listFavourites(api: Api): Promise<Favourite[]> {
  const { favorites } = await api.call("listFavourites");
  return favorites.map(toFavourite);
}

export async function createFavourite(
  api: Api,
  { alias, address, isDefault, needs }: NewFavourite,
  idempotencyKey: string,
): Promise<Favourite> {
  const { favorite } = await api.call("createFavourite", {
    params: { header: { "Idempotency-Key": idempotencyKey } },
    body: {
      favorito: {
        alias,
        ...fromAddress(address),
        default_favorite: isDefault,
        needs: needs && fromNeeds(needs),
      },
    },
  });
  return toFavourite(favorite);
}

/** A field that is left out does not change. When one becomes the default, the API unsets the previous one. */
export async function updateFavourite(
  api: Api,
  id: number,
  { alias, address, isDefault, needs }: Partial<NewFavourite>,
): Promise<Favourite> {
  const { favorite } = await api.call("updateFavourite", {
    params: { path: { id } },
    body: {
      favorito: {
        alias,
        ...(address && fromAddress(address)),
        default_favorite: isDefault,
        needs: needs && fromNeeds(needs),
      },
    },
  });
  return toFavourite(favorite);
}

export async function deleteFavourite(api: Api, id: number): Promise<void> {
  await api.call("deleteFavourite", { params: { path: { id } } });
}

function toFavourite({ id, alias, address, default_favorite, needs }: Wire) {
  const isDefault = default_favorite;
  return { id, alias, address: toAddress(address), isDefault, needs: toNeeds(needs) };
}

function fromAddress({ name, latitude, longitude }: Address) {
  return { direccion: name, lat: latitude, lng: longitude };
}
