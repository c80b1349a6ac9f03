import type { Page } from "@playwright/test";
import { texts } from "../../app/features/at-a-glance/texts.ts";
import { bystanderTexts } from "../../app/features/trips/status-texts.ts";
import { orderTaxi, waitForStatus } from "../services/trips.ts";
import { expect, test } from "./live-story.ts";

const facts = (page: Page, t: (key: "at_a_glance") => string) =>
  page.getByRole("region", { name: t("at_a_glance") });

test("a company's first screen is named after it, and says who waits for a taxi", async ({
  page,
  url,
  panel,
  enter,
  words,
}) => {
  const company = await enter("company");
  await orderTaxi(panel, company, { viajero: { nombre: "Irene Soler" } });
  await page.goto(url("/"));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(company.name);
  const waiting = facts(page, words(texts)).getByRole("link", { name: /Irene Soler/ });
  await expect(waiting).toContainText(words(bystanderTexts)("looking_for"));
  await waiting.click();
  await expect(page).toHaveURL(url("/panel"));
});

test("a taxi that a colleague orders is shown beside the form, which stays as it is", {
  tag: "@js",
}, async ({ page, url, panel, enter, form, words }) => {
  const company = await enter("company");
  await page.goto(url("/"));
  await form.goTo("Estación Central");
  const to = await form.to.inputValue();
  const trip = await orderTaxi(panel, company, { viajero: { nombre: "Irene Soler" } });
  const waiting = facts(page, words(texts)).getByRole("link", { name: /Irene Soler/ });
  await expect(waiting).toContainText(words(bystanderTexts)("looking_for"));
  waitForStatus(panel, trip, 10);
  await expect(waiting).toContainText(words(bystanderTexts)("waiting"));
  waitForStatus(panel, trip, 7);
  await expect(waiting).toHaveCount(0);
  await expect(form.to).toHaveValue(to);
});
