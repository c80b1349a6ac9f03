import type { World } from "../world.ts";
import { paymentChoiceOf } from "./payment-choice.ts";
import { seedFavourites } from "./seeded-favourites.ts";

export function seedCustomers(world: World): void {
  for (const account of world.accounts.values()) {
    if (account.state === "active") seedFavourites(world, account);
  }
  lockPaymentsOfOneCompany(world);
}

/** The company of the last group may pay with one method only. */
function lockPaymentsOfOneCompany(world: World): void {
  const group = world.brands.at(-1);
  for (const account of world.accounts.values()) {
    if (group && account.role === "company" && account.brandId === group.id) {
      paymentChoiceOf(world, account, group).locked = true;
    }
  }
}
