import type { Page } from "@playwright/test";
import { texts as lateTexts } from "../../app/ui/deferred-texts.ts";
import { lateParts } from "../late-parts.ts";
import { forgetLiveStates } from "../services/stored-sessions.ts";
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

for (const { path, as: kind, operation, name, shows } of lateParts) {
  test.describe(`${path} while ${operation} is slow`, () => {
    test.beforeEach(async ({ as, page, url }) => {
      // From its first page on, a browser is known to run scripts. A member's page would keep asking for news.
      await page.goto(url("/about"));
      await as(kind);
    });
    test.afterEach(({ panel }) => panel.sandbox.faults.clear());

    test("comes without its slow part, which then takes its place @js", async ({
      page,
      panel,
      url,
      words,
      say,
    }) => {
      const shifts = await watchShifts(page);
      const loading = page.getByText(words(lateTexts)("loading", { part: say(name) }));
      await forgetLiveStates(panel.redis);
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
