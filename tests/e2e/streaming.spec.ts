import type { Page } from "@playwright/test";
import { texts as lateTexts } from "../../app/ui/deferred-texts.ts";
import { type DemoKind, demoEmail } from "../../sandbox/accounts/seed.ts";
import type { OperationId } from "../../sandbox/api/operation.ts";
import { lateParts, lateWords } from "../late-parts.ts";
import { forgetLiveStates } from "../services/stored-sessions.ts";
import { test as base, expect, waitForHydration } from "./story.ts";

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

type Slow = { path: string; as: DemoKind; operation: OperationId };

const test = base.extend<{
  /** Opens a page whose call is held until the faults are cleared. Returns how far things have moved since. */
  openWhileSlow: (slow: Slow) => Promise<() => Promise<number>>;
}>({
  openWhileSlow: async ({ as, page, panel, url }, use) => {
    await use(async ({ path, as: kind, operation }) => {
      // From its first page on, a browser is known to run scripts. A member's page would keep asking for news.
      await page.goto(url("/about"));
      await as(kind);
      const shifts = await watchShifts(page);
      await forgetLiveStates(panel.redis);
      panel.sandbox.faults.add({ operation, kind: "slow", delayMs: 600_000 });
      await page.goto(url(path), { waitUntil: "commit" });
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await waitForHydration(page);
      return async () => {
        await page.waitForLoadState("load");
        return shifts();
      };
    });
    panel.sandbox.faults.clear();
  },
});

for (const { name, shows, ...slow } of lateParts) {
  test(`${slow.path} comes without what ${slow.operation} loads, which then takes its place @js`, async ({
    page,
    panel,
    openWhileSlow,
    words,
    say,
  }) => {
    const loading = page.getByText(words(lateTexts)("loading", { part: say(name) }));
    const shifts = await openWhileSlow(slow);
    await expect(loading).toBeAttached();
    await expect(page.getByText(say(shows))).not.toBeAttached();
    panel.sandbox.faults.clear();
    await expect(page.getByText(say(shows)).first()).toBeVisible();
    await expect(loading).not.toBeAttached();
    // Screen readers are told once.
    await expect(page.getByText(words(lateTexts)("loaded", { part: say(name) }))).toBeAttached();
    expect(await shifts()).toBe(0);
  });
}

for (const { find, ...slow } of lateWords) {
  test(`words that come by ${slow.operation} take the place of others, and nothing moves`, {
    tag: "@js",
  }, async ({ brand, page, panel, openWhileSlow, say }) => {
    const { path, until } = find(panel.sandbox.world, brand);
    const shifts = await openWhileSlow({ ...slow, path });
    await expect(page.getByText(say(until))).toBeVisible();
    panel.sandbox.faults.clear();
    await expect(page.getByText(say(until))).not.toBeAttached();
    expect(await shifts()).toBe(0);
  });
}

test("a form is filled in while its choices come", {
  tag: "@js",
}, async ({ page, panel, openWhileSlow }) => {
  const path = "/tickets?show=new";
  const shifts = await openWhileSlow({ path, as: "client", operation: "listTrips" });
  const options = page.locator("select[name=trip] option");
  await expect(options).toHaveCount(1);
  await page.locator("[name=subject]").fill("Un paraguas");
  panel.sandbox.faults.clear();
  await expect(options).not.toHaveCount(1);
  await expect(page.locator("[name=subject]")).toHaveValue("Un paraguas");
  expect(await shifts()).toBe(0);
});

test("a field whose choices come late keeps the one that the address names", {
  tag: "@js",
}, async ({ brand, page, panel, openWhileSlow }) => {
  const { accounts } = panel.sandbox.world;
  const company = [...accounts.values()].find(({ email }) => email === demoEmail(brand, "company"));
  const employee = [...accounts.values()].findLast(({ companyId }) => companyId === company?.id);
  const path = `/history?employee=${employee?.id}`;
  await openWhileSlow({ path, as: "company", operation: "listEmployees" });
  const field = page.locator("select[name=employee]");
  await expect(field).toHaveValue(`${employee?.id}`);
  panel.sandbox.faults.clear();
  await expect(field.locator("option:checked")).toContainText(employee?.name ?? "");
  await expect(field).toHaveValue(`${employee?.id}`);
});

test("a late part that leads to another page moves the browser there", {
  tag: "@js",
}, async ({ page, panel, openWhileSlow }) => {
  await openWhileSlow({ path: "/history?page=999", as: "client", operation: "listTrips" });
  panel.sandbox.faults.clear();
  await expect(page).not.toHaveURL(/page=999/);
  await expect(page.getByRole("row").first()).toBeVisible();
});
