import { texts as requestTexts } from "../../app/features/order-draft/texts.ts";
import { texts as freshnessTexts } from "../../app/features/trips/freshness-texts.ts";
import { expect, holdRequests, test, waitForHydration } from "./story.ts";

const withFares = "/request?from=Plaza+Mayor&to=terminal+1+salidas";
const scripts = "**/build/**/*.js";

test.describe("a page whose scripts do not load", { tag: "@js" }, () => {
  test("shows the button that updates the fares, which it hides otherwise", async ({
    page,
    url,
    as,
    words,
  }) => {
    const update = page.getByRole("button", { name: words(requestTexts)("update_fares") });
    await as("client");
    await page.goto(url(withFares));
    await waitForHydration(page);
    await expect(page.locator("html")).toHaveAttribute("data-scripts", "running");
    await expect(update).toBeHidden();

    await page.route(scripts, (route) => route.abort());
    await page.goto(url(withFares));
    await expect(update).toBeVisible();
    await page.locator("main [name=to]").fill("calle mayor");
    await update.click();
    await expect(page).toHaveURL(/to=calle/);
  });

  test("works without scripts after ten seconds, and uses them when they load late", async ({
    page,
    url,
    as,
    words,
  }) => {
    const update = page.getByRole("button", { name: words(requestTexts)("update_fares") });
    await as("client");
    await page.clock.install();
    const arrive = await holdRequests(page, scripts);
    await page.goto(url(withFares), { waitUntil: "commit" });
    await expect(page.locator("html")).toHaveAttribute("data-scripts", "awaited");
    await expect(update).toBeHidden();
    await page.clock.runFor(10_000);
    await expect(update).toBeVisible();
    arrive();
    await expect(page.locator("html")).toHaveAttribute("data-scripts", "running");
    await expect(update).toBeHidden();
  });

  test("refreshes the open trips, and shows the time of its data", async ({
    page,
    url,
    as,
    words,
  }) => {
    const t = words(freshnessTexts);
    const ofTime = new RegExp(`^${t("updated_at", { time: "\\d\\d:\\d\\d" })}$`);
    await as("client");
    await page.clock.install();
    await page.route(scripts, (route) => route.abort());
    await page.goto(url("/panel"));
    await expect(page.getByText(ofTime)).toBeVisible();
    await expect(page.locator("html")).not.toHaveAttribute("data-scripts");
    const again = page.waitForRequest((request) => request.resourceType() === "document");
    await page.clock.runFor(15_000);
    await again;
    await expect(page.getByText(ofTime)).toBeVisible();

    await page.unrouteAll();
    await page.goto(url("/panel"));
    await expect(page.getByText(t("updated", { age: t("just_now") }))).toBeVisible();
  });
});

test("a page without JavaScript shows the time of its trips", { tag: "@no-js" }, async ({
  page,
  url,
  as,
  words,
}) => {
  await as("client");
  await page.goto(url("/panel"));
  const time = words(freshnessTexts)("updated_at", { time: "\\d\\d:\\d\\d" });
  await expect(page.getByText(new RegExp(`^${time}$`))).toBeVisible();
});
