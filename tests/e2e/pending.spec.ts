import type { Page } from "@playwright/test";
import { texts as menuTexts } from "../../app/features/frame/menu-texts.ts";
import { texts } from "../../app/features/frame/navigation-texts.ts";
import { brands } from "../../sandbox/brands.ts";
import { dataRequests } from "./pending-signs.ts";
import { expect, holdRequests, test, waitForHydration } from "./story.ts";

test.describe("a slow answer", { tag: "@js" }, () => {
  test.use({ brand: brands[0], viewport: { width: 1440, height: 900 } });

  test("shows within 150 ms, and is announced once", async ({ page, url, as, words }) => {
    await as("client");
    await page.clock.install();
    await page.goto(url("/panel"));
    await waitForHydration(page);
    const heard = await listen(page);
    const entry = page
      .locator("#menu nav")
      .getByRole("link", { name: words(menuTexts)("history") });
    const release = await holdRequests(page, dataRequests);
    await page.clock.pauseAt(Date.now() + 10_000);
    await entry.press("Enter");
    await page.clock.runFor(150);
    await expect(page.locator(".progress-line")).toBeVisible();
    await expect(entry).toHaveAttribute("data-pending");
    await page.clock.resume();
    release();
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    await expect(page.locator(".progress-line")).toBeHidden();
    await expect(page.locator("[data-pending]")).toHaveCount(0);
    expect(await heard.jsonValue()).toEqual([words(texts)("loading")]);
  });

  test("of the same page ends with the page's title", { tag: "@full" }, async ({
    page,
    url,
    as,
  }) => {
    await as("client");
    await page.goto(url("/history"));
    await waitForHydration(page);
    await page
      .locator("main form button[type=submit], main form button:not([type])")
      .first()
      .press("Enter");
    await expect(page).toHaveURL(/\?/);
    await expect(page.locator("body > p[aria-live]")).toHaveText(await page.title());
  });
});

/** All announcements of the frame from now on. */
const listen = (page: Page) =>
  page.evaluateHandle(() => {
    const heard: string[] = [];
    const region = document.querySelector("body > p[aria-live]") as HTMLElement;
    new MutationObserver(() => region.textContent && heard.push(region.textContent)).observe(
      region,
      { childList: true, characterData: true, subtree: true },
    );
    return heard;
  });
