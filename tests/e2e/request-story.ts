import type { Locator } from "@playwright/test";
import { texts as fareTexts } from "../../app/features/fares/texts.ts";
import { texts as requestTexts } from "../../app/features/order-draft/texts.ts";
import type { PlainKey } from "../../app/i18n/translate.ts";
import type { Brand } from "../../sandbox/brands.ts";
import type { Account } from "../../sandbox/world.ts";
import { addTraveller, findBrandIndex, visitAs } from "../services/customers.ts";
import { later } from "../services/later.ts";
import { test as base, expect } from "./story.ts";

export { expect };

const requestFailed = { en: "Request failed", es: "No se ha podido hacer el pedido" };

type Kind = "client" | "company" | "employee" | "hotel";

type ForRequest = {
  /** Logs the page in as a new user whose requests begin at the main square. */
  enter: (kind?: Kind) => Promise<Account>;
  form: RequestForm;
};

/** The controls of the form, by their labels on the page. */
export type RequestForm = {
  from: Locator;
  to: Locator;
  field: (name: PlainKey<typeof requestTexts>) => Locator;
  order: Locator;
  alert: Locator;
  /** Makes the page process the filled-in values, which JavaScript does by itself. */
  lookUp: () => Promise<void>;
  /** Fills in a destination that matches one address. */
  goTo: (words: string) => Promise<void>;
  /** Requests a taxi for half past nine, on a day some weeks ahead. */
  book: () => Promise<void>;
};

export const test = base.extend<ForRequest>({
  enter: async ({ context, panel, brand, url, language }, use) => {
    await use(async (kind = "client") => {
      const given = toGiven(kind, panel.sandbox.world.accounts, brand);
      const account = addTraveller(panel, findBrandIndex(panel, brand), given);
      const { cookies } = await visitAs(panel, account, language);
      await context.addCookies(
        [...cookies].map(([name, value]) => ({ name, value, url: url("/") })),
      );
      return account;
    });
  },

  form: async ({ page, words, say, javaScriptEnabled }, use) => {
    const t = words(requestTexts);
    const field: RequestForm["field"] = (name) =>
      page
        .getByRole("main")
        .getByLabel(new RegExp(`^${t(name)}( |$)`))
        // The section around the fields may have the same label.
        .and(page.locator("input, select, textarea, fieldset"));
    const button = (...names: PlainKey<typeof requestTexts>[]) =>
      page.getByRole("button", {
        name: new RegExp(`^(${names.map((name) => t(name)).join("|")})$`),
      });
    const order = button("order_now", "order_later");

    async function lookUp() {
      if (javaScriptEnabled === false) await button("update_fares", "see_fares").first().click();
      else await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    }

    await use({
      from: field("from"),
      to: field("to"),
      field,
      order,
      alert: page.getByRole("alert", { name: say(requestFailed) }),
      lookUp,
      goTo: async (text) => {
        await field("to").fill(text);
        await lookUp();
        await expect(field("to")).toHaveValue(/ Cantalmar$/);
        await expect(order).toBeVisible();
      },
      book: async () => {
        await page.getByRole("radio", { name: t("later") }).check();
        await field("date").fill(later.date);
        await field("time").fill(later.time);
        await lookUp();
        await expect(page.getByText(words(fareTexts)("scheduled")).first()).toBeVisible();
      },
    });
  },
});

function toGiven(kind: Kind, accounts: Map<number, Account>, { id }: Brand): Partial<Account> {
  if (kind === "client") return {};
  const exclusiveAgrupation = id;
  if (kind === "company") return { role: kind, name: "Talleres del Sur", exclusiveAgrupation };
  if (kind === "hotel") {
    return {
      role: "company",
      hotel: true,
      name: "Hotel Palmera",
      permissions: ["request", "hotel_home"],
      exclusiveAgrupation,
    };
  }
  const company = [...accounts.values()].find(
    (each) => each.role === "company" && each.brandId === id && !each.hotel,
  );
  return { role: kind, companyId: company?.id, exclusiveAgrupation };
}
