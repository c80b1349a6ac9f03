import type { components } from "../../openapi/taxi-api.types.ts";
import type { Api } from "./client.server.ts";

type Wire = components["schemas"]["Promo"];

/** How far a customer has come with a promotion. */
export type PromoLabel = Wire["label"];

/** `gives` is the reward in words; the code for the next taxi is null until the customer redeems it. */
export type Promo = ReturnType<typeof toPromo>;

export async function getPromo(api: Api, id: number): Promise<Promo> {
  return toPromo(await api.call("getPromo", { params: { path: { id } } }));
}

/** The group may take some time to answer. */
export async function redeemPromo(api: Api, id: number, idempotencyKey: string): Promise<Promo> {
  const params = { path: { id }, header: { "Idempotency-Key": idempotencyKey } };
  return toPromo(await api.call("redeemPromo", { params }));
}

function toPromo({ valid_until, ...promo }: Wire) {
  const { id, title, description, gives, label, code } = promo;
  return { id, title, description, gives, validUntil: Date.parse(valid_until), label, code };
}
