import type { Schemas } from "../api/operation.ts";
import type { Account, World } from "../world.ts";
import { endTokens } from "./tokens.ts";
import { toReference } from "./user.ts";

/** Closes an account for good. What it did stays, and so does whose it was. */
export function closeAccount(world: World, account: Account): void {
  account.state = "closed";
  endTokens(world, account);
}

/**
 * Closes an account and forgets whose it was; a company's employees travel on it and go with it.
 * Returns all accounts that are gone, as they were known.
 */
export function eraseAccount(world: World, account: Account): Schemas["AccountReference"][] {
  const erased = [toReference(account)];
  closeAccount(world, account);
  forgetBelongings(world, account);
  Object.assign(account, {
    name: "Cuenta eliminada",
    email: `removed-${account.id}@removed.invalid`,
    phone: null,
    avatar: null,
    logo: null,
  } satisfies Partial<Account>);
  for (const employee of [...world.accounts.values()]) {
    if (employee.companyId === account.id && employee.state !== "closed") {
      erased.push(...eraseAccount(world, employee));
    }
  }
  return erased;
}

/** Forgets what an account kept for itself. Trips stay, since others have to account for them. */
export function forgetBelongings(world: World, account: Account): void {
  for (const things of [world.favourites, world.messages, world.tickets, world.purses]) {
    for (const [id, { accountId }] of things) {
      if (accountId === account.id) things.delete(id);
    }
  }
  for (const key of world.paymentChoices.keys()) {
    if (key.startsWith(`${account.id}:`)) world.paymentChoices.delete(key);
  }
}
