import type { Brand } from "../brands.ts";
import type { Random } from "../random.ts";
import type { Account, World } from "../world.ts";
import { permissionsOf } from "./permissions.ts";

type Given = Pick<Account, "name" | "email" | "phone" | "password"> & Partial<Account>;

/** Adds an account: an active client's, where nothing else is given. */
export function addAccount(
  world: World,
  brand: Brand,
  given: Given,
  random: Random = world.random,
): Account {
  const { role = "client", hotel = false } = given;
  const account: Account = {
    id: world.nextId(),
    brandId: brand.id,
    role,
    hotel,
    avatar: null,
    logo: null,
    companyId: null,
    state: "active",
    createdAt: world.clock.now(),
    permissions: permissionsOf({ role, hotel }),
    // Who travels on an account does so with the group that the account is kept with.
    exclusiveAgrupation: role === "client" ? null : brand.id,
    purseCode: `PRD-${random.token(4)}-${random.token(4)}`.toUpperCase(),
    ...given,
  };
  world.accounts.set(account.id, account);
  return account;
}
