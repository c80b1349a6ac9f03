import type { components } from "../../openapi/taxi-api.types.ts";
import { toAddress } from "./addresses.server.ts";
import type { Api } from "./client.server.ts";

type Schemas = components["schemas"];

export type Ad = ReturnType<typeof toAd>;

/** A shop of the group's club. */
export type Commerce = ReturnType<typeof toCommerce>;

/** The API sends them by name, each with the ads that run now. */
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

function toCommerce({ address, mine, ads, ...commerce }: Schemas["Commerce"]) {
  const { id, name, category, description, phone, image, advantage } = commerce;
  return {
    ...{ id, name, category, description, phone, image },
    address: toAddress(address),
    /** What members of the club get. */
    advantage,
    /** Whether the caller owns the shop, and may announce ads. */
    isMine: mine,
    ads: ads.map(toAd),
  };
}

function toAd({ id, title, text, starts_at, ends_at }: Schemas["Ad"]) {
  return { id, title, text, startsAt: Date.parse(starts_at), endsAt: Date.parse(ends_at) };
}
