import type { Handlers, Schemas } from "../api/operation.ts";
import { notFound, refuse } from "../api/refusal.ts";
import { sendMessage } from "../support/messages.ts";
import type { Account, Promo, World } from "../world.ts";
import { wordingFor } from "./wording.ts";

const REVIEW_TAKES = 10 * 60_000;

export const promoHandlers: Handlers<"getPromo" | "redeemPromo"> = {
  getPromo({ world, account, path }) {
    return toAnswer(findPromo(world, account, path.id), account);
  },

  redeemPromo({ world, account, path }) {
    const promo = findPromo(world, account, path.id);
    const label = promo.labels.get(account.id) ?? "pending";
    if (label === "rejected") {
      throw refuse("final_state", "Tu solicitud de esta promoción fue rechazada");
    }
    if (label === "pending") redeem(world, account, promo);
    return toAnswer(promo, account);
  },
};

function redeem(world: World, account: Account, promo: Promo): void {
  if (promo.validUntil <= world.clock.now()) throw refuse("invalid_code", "Invalid code");
  if (!promo.reviewed) {
    promo.labels.set(account.id, "approved");
    return;
  }
  promo.labels.set(account.id, "waiting_for_answer");
  world.clock.schedule(world.clock.now() + REVIEW_TAKES, () => approve(world, account, promo));
}

function approve(world: World, account: Account, promo: Promo): void {
  promo.labels.set(account.id, "approved");
  sendMessage(world, {
    accountId: account.id,
    title: wordingFor(world, account).wording.promoApproved,
    text: promo.title,
    promoId: promo.id,
  });
}

function findPromo(world: World, { brandId }: Account, id: number): Promo {
  const promo = world.promos.get(id);
  if (promo?.brandId !== brandId) throw notFound();
  return promo;
}

function toAnswer(promo: Promo, { id }: Account): Schemas["Promo"] {
  const label = promo.labels.get(id) ?? "pending";
  return {
    id: promo.id,
    title: promo.title,
    description: promo.description,
    gives: promo.gives,
    valid_until: new Date(promo.validUntil).toISOString(),
    label,
    code: label === "approved" ? promo.code : null,
  };
}
