import type { components } from "../../openapi/taxi-api.types.ts";
import { type Address, toAddress } from "./addresses.server.ts";
import type { Api } from "./client.server.ts";

type Schemas = components["schemas"];

export type Ad = {
  id: number;
  title: string;
  text: string;
  /** Instants. */
  startsAt: number;
  endsAt: number;
};

/** A shop of the group's club. */
export type Commerce = {
  id: number;
  name: string;
  category: string;
  description: string;
  address: Address;
  phone: string | null;
  image: string | null;
  /** The advantage that members of the club get. */
  advantage: string;
  /** Whether the caller owns the shop, and may announce ads. */
  isMine: boolean;
  ads: Ad[];
};

/** By name, each with the ads of today. */
export async function listCommerces(api: Api): Promise<Commerce[]> {
  const { commerces } = await api.call("listCommerces");
  return commerces.map(toCommerce);
}

/** Its owner also sees the ads that are yet to start. */
export async function getCommerce(api: Api, id: number): Promise<Commerce> {
  return toCommerce(await api.call("getCommerce", { params: { path: { id } } }));
}

/** The API accepts an ad from 24 to 48 hours before it starts. */
export async function createAd(
  api: Api,
  commerceId: number,
  { title, text, startsAt, endsAt }: Omit<Ad, "id">,
  idempotencyKey: string,
): Promise<Ad> {
  const body = {
    title,
    text,
    starts_at: new Date(startsAt).toISOString(),
    ends_at: new Date(endsAt).toISOString(),
  };
  const params = { path: { id: commerceId }, header: { "Idempotency-Key": idempotencyKey } };
  return toAd(await api.call("createAd", { params, body }));
}

function toCommerce({ address, mine, ads, ...commerce }: Schemas["Commerce"]): Commerce {
  const { id, name, category, description, phone, image, advantage } = commerce;
  return {
    id,
    name,
    category,
    description,
    address: toAddress(address),
    phone,
    image,
    advantage,
    isMine: mine,
    ads: ads.map(toAd),
  };
}

function toAd({ id, title, text, starts_at, ends_at }: Schemas["Ad"]): Ad {
  return { id, title, text, startsAt: Date.parse(starts_at), endsAt: Date.parse(ends_at) };
}
