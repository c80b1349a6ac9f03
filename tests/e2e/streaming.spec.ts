import type { Page } from "@playwright/test";
import { texts as lateTexts } from "../../app/ui/deferred-texts.ts";
import { demoEmail } from "../../sandbox/accounts/seed.ts";
import { lateParts, lateWords } from "../late-parts.ts";
import { expect, test, waitForHydration } from "./story.ts";

/** Adds up what moves without a press of the user. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const shifts = { sum: 0 };
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[]) {
        if (!entry.hadRecentInput) shifts.sum += entry.value;
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { shifts: { sum: number } }).shifts.sum);
}

test.afterEach(({ panel }) => panel.sandbox.faults.clear());

for (const { path, as: kind, operation, name, shows } of lateParts) {
  test.describe(`${path} while ${operation} is slow`, () => {
    test.beforeEach(async ({ as, page, url }) => {
      await as(kind);
      // From its first page on, a browser is known to run scripts.
      await page.goto(url("/about"));
    });
    test("comes without its slow part, which then takes its place @js", async ({
      page,
      panel,
      url,
      words,
      say,
    }) => {
      const shifts = await watchShifts(page);
      const loading = page.getByText(words(lateTexts)("loading", { part: say(name) }));
      panel.sandbox.faults.add({ operation, kind: "slow", delayMs: 600_000 });
      await page.goto(url(path), { waitUntil: "commit" });
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await waitForHydration(page);
      await expect(loading).toBeAttached();
      await expect(page.getByText(say(shows))).not.toBeAttached();
      panel.sandbox.faults.clear();
      await expect(page.getByText(say(shows)).first()).toBeVisible();
      await expect(loading).not.toBeAttached();
      // Screen readers are told once.
      await expect(page.getByText(words(lateTexts)("loaded", { part: say(name) }))).toBeAttached();
      await page.waitForLoadState("load");
      expect(await shifts()).toBe(0);
    });
  });
}

for (const { find, as: kind, operation } of lateWords) {
  test(`words that come by ${operation} take the place of others, and nothing moves`, {
    tag: "@js",
  }, async ({ as, brand, page, panel, url, say }) => {
    const { path, until } = find(panel.sandbox.world, brand);
    await as(kind);
    await page.goto(url("/about"));
    const shifts = await watchShifts(page);
    panel.sandbox.faults.add({ operation, kind: "slow", delayMs: 600_000 });
    await page.goto(url(path), { waitUntil: "commit" });
    await waitForHydration(page);
    await expect(page.getByText(say(until))).toBeVisible();
    panel.sandbox.faults.clear();
    await expect(page.getByText(say(until))).not.toBeAttached();
    await page.waitForLoadState("load");
    expect(await shifts()).toBe(0);
  });
}

test("a form is filled in while its choices come", {
  tag: "@js",
}, async ({ as, page, panel, url }) => {
  await as("client");
  await page.goto(url("/about"));
  const shifts = await watchShifts(page);
  panel.sandbox.faults.add({ operation: "listTrips", kind: "slow", delayMs: 600_000 });
  await page.goto(url("/tickets?show=new"), { waitUntil: "commit" });
  await waitForHydration(page);
  const options = page.locator("select[name=trip] option");
  await expect(options).toHaveCount(1);
  await page.locator("[name=subject]").fill("Un paraguas");
  panel.sandbox.faults.clear();
  await expect(options).not.toHaveCount(1);
  await expect(page.locator("[name=subject]")).toHaveValue("Un paraguas");
  await page.waitForLoadState("load");
  expect(await shifts()).toBe(0);
});

test("a field whose choices come late keeps the one that the address names", {
  tag: "@js",
}, async ({ as, brand, page, panel, url }) => {
  const { accounts } = panel.sandbox.world;
  const company = [...accounts.values()].find(({ email }) => email === demoEmail(brand, "company"));
  const employee = [...accounts.values()].findLast(({ companyId }) => companyId === company?.id);
  await as("company");
  await page.goto(url("/about"));
  panel.sandbox.faults.add({ operation: "listEmployees", kind: "slow", delayMs: 600_000 });
  await page.goto(url(`/history?employee=${employee?.id}`), { waitUntil: "commit" });
  await waitForHydration(page);
  const field = page.locator("select[name=employee]");
  await expect(field).toHaveValue(`${employee?.id}`);
  panel.sandbox.faults.clear();
  await expect(field.locator("option:checked")).toContainText(employee?.name ?? "");
  await expect(field).toHaveValue(`${employee?.id}`);
});
