import { texts as outageTexts } from "../../app/features/frame/outage/texts.ts";
import { texts as helpTexts } from "../../app/routes/help/texts.ts";
import { texts } from "../../app/routes/status/texts.ts";
import { DEMO_PASSWORD, demoEmail } from "../../sandbox/accounts/seed.ts";
import { type Brand, brands } from "../../sandbox/brands.ts";
import type { Panel } from "../services/panel.ts";
import { createVisitor } from "../services/visitor.ts";
import { findViolations } from "./axe.ts";
import { expect, hostOf, languages, test, waitForHydration } from "./story.ts";

const logIn = (panel: Panel, brand: Brand) =>
  createVisitor(panel, hostOf(brand)).logIn({
    username: demoEmail(brand, "client"),
    password: DEMO_PASSWORD,
  });

/** Users try to log in, and cannot. */
async function breakLogIn(panel: Panel, brand: Brand): Promise<void> {
  const { permalink } = brand;
  panel.sandbox.faults.add({
    ...{ operation: "authenticate", brand: permalink },
    ...{ kind: "status", status: 500 },
  });
  for (let n = 0; n < 3; n += 1) expect((await logIn(panel, brand)).status).toBe(502);
}

/** A user logs in, which ends the outage. */
async function repairLogIn(panel: Panel, brand: Brand): Promise<void> {
  panel.sandbox.faults.clear();
  expect((await logIn(panel, brand)).status).toBe(303);
}

test.afterEach(({ panel, brand }) => repairLogIn(panel, brand));

const settings = brands
  .slice(0, 2)
  .flatMap((brand) => languages.map((language) => ({ brand, language })));

for (const [at, { brand, language }] of settings.entries()) {
  test.describe(`${brand.name}, ${language}`, { tag: at === 0 ? [] : "@matrix" }, () => {
    test.use({ brand, language });

    test("a banner leads to the status page, and is gone on the next page when all works", {
      tag: "@full",
    }, async ({ page, panel, url, words, javaScriptEnabled }) => {
      const t = words(texts);
      const outage = words(outageTexts);
      const main = page.getByRole("main");
      const banner = main.getByRole("status").filter({ hasText: outage("logIn") });
      await page.goto(url("/help"));
      await expect(banner).toHaveCount(0);
      await breakLogIn(panel, brand);
      await page.goto(url("/login"));
      if (javaScriptEnabled) await waitForHydration(page);
      await expect(banner).toBeVisible();
      await expect(banner.getByRole("time")).toHaveText(/^\d\d:\d\d$/);
      await expect(banner.locator(`a[href="tel:${brand.phone}"]`)).toBeVisible();
      if (javaScriptEnabled) expect(await findViolations(page)).toEqual([]);

      await banner.getByRole("link", { name: outage("status") }).click();
      await expect(page.getByRole("heading", { level: 1, name: t("title") })).toBeVisible();
      await expect(banner).toHaveCount(0);
      const row = (name: "logIn" | "ordering") =>
        main.locator("dl > div").filter({ has: page.locator("dt", { hasText: t(name) }) });
      await expect(row("logIn")).toContainText(t("down"));
      await expect(row("logIn").getByRole("time")).toHaveText(/^\d\d:\d\d$/);
      await expect(row("ordering")).toContainText(t("up"));
      if (javaScriptEnabled) expect(await findViolations(page)).toEqual([]);
      const refresh = page.locator('head meta[http-equiv="refresh"]');
      if (!javaScriptEnabled) await expect(refresh).toHaveAttribute("content", "30");

      await repairLogIn(panel, brand);
      await main.getByRole("link", { name: words(helpTexts)("title"), exact: true }).click();
      await expect(page).toHaveURL(url("/help"));
      await expect(banner).toHaveCount(0);
    });
  });
}

test("the status page brings itself up to date while something is down", {
  tag: "@js",
}, async ({ page, panel, brand, url, words }) => {
  const t = words(texts);
  await breakLogIn(panel, brand);
  await page.clock.install();
  await page.goto(url("/status"));
  await waitForHydration(page);
  await expect(page.getByText(t("some_down"))).toBeVisible();
  await repairLogIn(panel, brand);
  await page.clock.fastForward("00:31");
  await expect(page.getByText(t("all_up"))).toBeVisible();
});
