import type { Schemas } from "../api/operation.ts";
import { type Account, accountOf, type World } from "../world.ts";

/** An account with its id and login names. */
export const toReference = ({ id, email, phone }: Account): Schemas["AccountReference"] => ({
  id,
  email,
  phone,
});

/** An account as its owner sees it. */
export function toUser(world: World, account: Account): Schemas["User"] {
  const company = account.companyId === null ? null : accountOf(world, account.companyId);
  return {
    id: account.id,
    name: account.name,
    phone: account.phone,
    email: account.email,
    avatar: account.avatar,
    logo: account.logo,
    company: account.role === "company",
    employee: company && {
      name: account.name,
      company_name: company.name,
      company_id: company.id,
    },
    exclusive_agrupation: account.exclusiveAgrupation,
    permissions: account.permissions,
  };
}
