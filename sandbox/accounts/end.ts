import type { Schemas } from "../api/operation.ts";
import type { Account, World } from "../world.ts";
import { endTokens } from "./tokens.ts";
import { toReference } from "./user.ts";

/** Closes an account permanently. Its records and its personal data stay. */
export function closeAccount(world: World, account: Account): void {
  account.state = "closed";
  endTokens(world, account);
}

/**
 * Closes an account and deletes its personal data, with its employees' accounts if it is a company's.
 * Returns all removed accounts as they were before.
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

/** Deletes an account's own records. Trips stay, since groups and companies keep accounts of them. */
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
