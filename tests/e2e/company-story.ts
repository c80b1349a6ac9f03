import type { Page } from "@playwright/test";
import type { texts as daysTexts } from "../../app/features/statement/days-texts.ts";
import type { Translate } from "../../app/i18n/translate.ts";
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

/** Chooses days of which the last comes before the first, and finds it marked. */
export async function chooseWrongDays(page: Page, t: Translate<typeof daysTexts>): Promise<void> {
  await page.getByText(t("title"), { exact: true }).first().click();
  await page.getByLabel(t("from")).fill("2026-03-02");
  await page.getByLabel(t("to")).fill("2026-03-01");
  await page.getByRole("button", { name: t("show") }).click();
  await expect(page.getByLabel(t("to"))).toHaveAttribute("aria-invalid", "true");
}
