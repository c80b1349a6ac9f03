import { texts as failureTexts } from "../../app/features/frame/failure-texts.ts";
import { texts as menuTexts } from "../../app/features/frame/menu-texts.ts";
import { texts as roomTexts } from "../../app/routes/before_room/texts.ts";
import { brands } from "../../sandbox/brands.ts";
import { type Panel, startPanel } from "../services/panel.ts";
import { expect, hostOf, test } from "./story.ts";

const terms = "https://cantalmar.example/terms";

test.describe("a brand that has switched parts of its panel off", () => {
  const [brand] = brands;
  if (!brand) throw new Error("There is a brand");
  // One worker starts what this file needs, once.
  test.describe.configure({ mode: "default" });
  test.use({ brand });

  let panel: Panel;
  test.beforeAll(async () => {
    const before = { ...brand };
    // Each panel has a copy of its own, and others start with all features.
    Object.assign(brand, {
      features: { sign_up: false, hotel: false, map: false },
      termsLink: terms,
    });
    panel = await startPanel();
    Object.assign(brand, { features: before.features, termsLink: before.termsLink });
  });
  test.afterAll(() => panel.stop());

  const at = (path: string) => panel.url(hostOf(brand), path);

  test("a guest finds no sign-up, and gets to the log-in from its old address", {
    tag: "@full",
  }, async ({ page, words }) => {
    const t = words(roomTexts);
    await page.goto(at("/before_room"));
    await expect(page.getByRole("main").getByRole("link", { name: t("log_in") })).toBeVisible();
    await expect(page.getByText(t("hotels"))).toHaveCount(0);
    await expect(page.locator('a[href*="/register"]')).toHaveCount(0);
    const response = await page.goto(at("/register"));
    expect(response?.status()).toBe(404);
    const ofFailure = words(failureTexts);
    await expect(page.getByRole("heading", { name: ofFailure("not_found") })).toBeVisible();
    await page.getByRole("link", { name: ofFailure("go_home") }).click();
    await expect(page).toHaveURL(at("/before_room"));
  });

  test("a hotel's user orders with the request form, without a map", { tag: "@full" }, async ({
    page,
    logIn,
  }) => {
    await page.goto(at("/login"));
    await logIn("hotel");
    await expect(page).toHaveURL(at("/"));
    await expect(page.locator("[name=from]")).not.toHaveValue("");
    await expect(page.locator('[data-part="map"]')).toHaveCount(0);
    await expect(page.locator('#menu a[href^="/hotel"]')).toHaveCount(0);
  });

  test("the terms are on the brand's own site", { tag: "@full" }, async ({ page, words }) => {
    const t = words(menuTexts);
    await page.route(terms, (route) =>
      route.fulfill({ contentType: "text/html", body: "<title>Terms</title>" }),
    );
    await page.goto(at("/about"));
    const link = page.locator("#menu").getByRole("link", { name: t("condiciones_generales") });
    await expect(link).toHaveAttribute("rel", "external noreferrer");
    await link.click();
    await expect(page).toHaveURL(terms);
  });
});
