import type { FieldError } from "../api/refusal.ts";
import type { Brand } from "../brands.ts";
import type { Account, World } from "../world.ts";

/**
 * Finds the account with this e-mail or phone. Both are login names, so each is unique among a brand's
 * accounts; a closed account releases both.
 */
export function findByLogin(world: World, brand: Brand, login: string): Account | undefined {
  const email = login.toLowerCase();
  return [...world.accounts.values()].find(
    (each) =>
      each.brandId === brand.id &&
      each.state !== "closed" &&
      (each.email.toLowerCase() === email || each.phone === login),
  );
}

/** An error for each field with another account's e-mail or phone. */
export function listTakenLogins(
  world: World,
  brand: Brand,
  fields: Record<string, string | null | undefined>,
  owner?: Account,
): FieldError[] {
  return Object.entries(fields).flatMap(([field, login]) => {
    const holder = login && findByLogin(world, brand, login);
    return holder && holder !== owner ? [{ field, message: "Ya está en uso" }] : [];
  });
}
