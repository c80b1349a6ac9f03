import type { Page } from "@playwright/test";
import { texts } from "../../app/routes/purses/texts.ts";
import type { Account } from "../../sandbox/world.ts";
import { addTraveller, findBrandIndex } from "../services/customers.ts";
import { payIn } from "../services/purses.ts";
import { createVisitor } from "../services/visitor.ts";
import { test as base, hostOf } from "./story.ts";

type ForPurses = {
  /** Logs the page in as a payer with this balance, and creates a receiver. */
  meet: (cents: number) => Promise<{ payer: Account; receiver: Account }>;
  form: Record<"amount" | "to" | "picture" | "button", ReturnType<Page["locator"]>>;
};

/** Stories whose users appear in no other story. */
export const test = base.extend<ForPurses>({
  meet: async ({ context, panel, brand, url }, use) => {
    await use(async (cents) => {
      const brandIndex = findBrandIndex(panel, brand);
      const payer = addTraveller(panel, brandIndex);
      const receiver = addTraveller(panel, brandIndex, { name: "Mateo Sáez Lorca" });
      payIn(panel, payer, cents);
      const visitor = createVisitor(panel, hostOf(brand));
      await visitor.logIn({ username: payer.email, password: payer.password });
      const cookies = [...visitor.cookies];
      await context.addCookies(cookies.map(([name, value]) => ({ name, value, url: url("/") })));
      return { payer, receiver };
    });
  },

  form: async ({ page, words }, use) => {
    const t = words(texts);
    await use({
      amount: page.getByLabel(t("amount_in", { currency: "EUR" })),
      to: page.getByLabel(t("to")),
      picture: page.getByLabel(t("picture")),
      button: page.getByRole("button", { name: t("continue") }),
    });
  },
});
