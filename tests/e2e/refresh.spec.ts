import { texts } from "../../app/features/frame/refresh-texts.ts";
import type { PlainKey } from "../../app/i18n/translate.ts";
import { expect, test, waitForHydration } from "./story.ts";

test("a page without JavaScript refreshes itself until the user switches it off, on every page", {
  tag: "@no-js",
}, async ({ page, url, as, words }) => {
  const t = words(texts);
  const refresh = page.locator('head meta[http-equiv="refresh"]');
  const link = (name: PlainKey<typeof texts>) => page.getByRole("link", { name: t(name) });
  await as("client");
  await page.goto(url("/panel"));
  await expect(refresh).toHaveAttribute("content", "15");
  await expect(page.getByText(t("on", { seconds: "15" }))).toBeVisible();
  await link("switch_off").click();
  await expect(page.getByText(t("off"))).toBeVisible();
  await expect(refresh).toHaveCount(0);

  await page.goto(url("/Bookings"));
  await expect(page.getByText(t("off"))).toBeVisible();
  await expect(refresh).toHaveCount(0);
  await link("now").click();
  await expect(page).toHaveURL(url("/Bookings"));
  await link("switch_on").click();
  await expect(refresh).toHaveAttribute("content", "15");
  await page.goto(url("/panel"));
  await expect(refresh).toHaveAttribute("content", "15");
});

test("a page with JavaScript does not refresh itself, and offers no switch for it", {
  tag: "@js",
}, async ({ page, url, as, words }) => {
  await as("client");
  await page.goto(url("/panel"));
  await waitForHydration(page);
  await expect(page.getByText(words(texts)("on", { seconds: "15" }))).toBeHidden();
});
