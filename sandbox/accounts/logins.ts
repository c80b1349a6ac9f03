import type { FieldError } from "../api/refusal.ts";
import type { Brand } from "../brands.ts";
import type { Account, World } from "../world.ts";

/**
 * Whose e-mail or phone this is. Both are names to log in with, so among the accounts of a brand
 * each is somebody's own; an account that is closed has given up both.
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

/** An error for each field that holds somebody else's e-mail or phone. */
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
