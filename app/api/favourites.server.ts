import type { components } from "../../openapi/taxi-api.types.ts";
import { type Address, toAddress } from "./addresses.server.ts";
import type { Api } from "./client.server.ts";

type Wire = components["schemas"]["Favourite"];

/** An address that a customer has saved under a name. */
export type Favourite = ReturnType<typeof toFavourite>;

export type NewFavourite = Omit<Favourite, "id">;

/** The default first. */
export async function listFavourites(api: Api): Promise<Favourite[]> {
  const { favorites } = await api.call("listFavourites");
  return favorites.map(toFavourite);
}

export async function createFavourite(
  api: Api,
  { alias, address, isDefault }: NewFavourite,
  idempotencyKey: string,
): Promise<Favourite> {
  const { favorite } = await api.call("createFavourite", {
    params: { header: { "Idempotency-Key": idempotencyKey } },
    body: { favorito: { alias, ...fromAddress(address), default_favorite: isDefault } },
  });
  return toFavourite(favorite);
}

/** A field that is left out does not change. When one becomes the default, the API unsets the previous one. */
export async function updateFavourite(
  api: Api,
  id: number,
  { alias, address, isDefault }: Partial<NewFavourite>,
): Promise<Favourite> {
  const { favorite } = await api.call("updateFavourite", {
    params: { path: { id } },
    body: {
      favorito: { alias, ...(address && fromAddress(address)), default_favorite: isDefault },
    },
  });
  return toFavourite(favorite);
}

export async function deleteFavourite(api: Api, id: number): Promise<void> {
  await api.call("deleteFavourite", { params: { path: { id } } });
}

function toFavourite({ id, alias, address, default_favorite }: Wire) {
  return { id, alias, address: toAddress(address), isDefault: default_favorite };
}

function fromAddress({ name, latitude, longitude }: Address) {
  return { direccion: name, lat: latitude, lng: longitude };
}
