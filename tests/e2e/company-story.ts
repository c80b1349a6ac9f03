import type { Page } from "@playwright/test";
import type { Account } from "../../sandbox/world.ts";
import { addCompany } from "../services/companies.ts";
import { findBrandIndex } from "../services/customers.ts";
import { createVisitor } from "../services/visitor.ts";
import { test as base, expect, hostOf } from "./story.ts";

export { expect };

type ForCompany = {
  /** Logs the page in as a new company without employees, which no other story uses. */
  asOwnCompany: () => Promise<Account>;
};

export const test = base.extend<ForCompany>({
  asOwnCompany: async ({ context, panel, brand, url }, use) => {
    await use(async () => {
      const company = addCompany(panel, findBrandIndex(panel, brand));
      const visitor = createVisitor(panel, hostOf(brand));
      const { status } = await visitor.logIn({
        username: company.email,
        password: company.password,
      });
      expect(status).toBe(303);
      const cookies = [...visitor.cookies].map(([name, value]) => ({ name, value, url: url("/") }));
      await context.addCookies(cookies);
      return company;
    });
  },
});

export const rowOf = (page: Page, name: string) =>
  page.getByRole("row").filter({ has: page.getByRole("rowheader", { name, exact: true }) });
