import { addAccount } from "../../sandbox/accounts/new-account.ts";
import type { Account } from "../../sandbox/world.ts";
import { addCustomer, makePerson } from "./accounts.ts";
import type { Panel } from "./panel.ts";

/** A company that belongs to one test, without employees. */
export function addCompany({ sandbox }: Pick<Panel, "sandbox">, brandIndex = 0): Account {
  const brand = sandbox.world.brands[brandIndex];
  if (!brand) throw new Error(`No brand ${brandIndex}`);
  return addCustomer(sandbox, brand, {
    role: "company",
    name: "Talleres del Puerto",
    exclusiveAgrupation: brand.id,
  });
}

/** Adds an employee, who travels on the company's account. */
export function addEmployee(
  { sandbox }: Pick<Panel, "sandbox">,
  company: Account,
  given: Partial<Account> = {},
): Account {
  const brand = sandbox.world.brands.find(({ id }) => id === company.brandId);
  if (!brand) throw new Error("A company without a brand");
  const belongs = { role: "employee", companyId: company.id } as const;
  return addAccount(sandbox.world, brand, { ...makePerson(), ...belongs, ...given });
}

export const employeesOf = ({ sandbox }: Pick<Panel, "sandbox">, { id }: Account): Account[] =>
  [...sandbox.world.accounts.values()].filter(({ companyId }) => companyId === id);
