import type { Brand } from "../brands.ts";
import type { Random } from "../random.ts";
import type { Account, World } from "../world.ts";
import { permissionsOf } from "./permissions.ts";

type Given = Pick<Account, "name" | "email" | "phone" | "password"> & Partial<Account>;

/** Adds an account, by default an active client's. */
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
    // Employees travel with the group of their company's account.
    exclusiveAgrupation: role === "client" ? null : brand.id,
    purseCode: `PRD-${random.token(4)}-${random.token(4)}`.toUpperCase(),
    ...given,
  };
  world.accounts.set(account.id, account);
  return account;
}
