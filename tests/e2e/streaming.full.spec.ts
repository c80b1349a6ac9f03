import type { Page } from "@playwright/test";
import { texts as requestTexts } from "../../app/features/order-draft/texts.ts";
import { scriptsCookie } from "../../app/session/scripts-cookie.ts";
import { texts as lateTexts } from "../../app/ui/deferred-texts.ts";
import { texts as pagingTexts } from "../../app/ui/navigation/texts.ts";
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

test.describe("the history while its trips are slow", () => {
  const [history] = lateParts.filter(({ path }) => path === "/history");
  if (!history) throw new Error("The history has no late part");
  const { operation, name, shows } = history;
  test.beforeEach(async ({ as, page, url }) => {
    await as("client");
    await page.goto(url("/about"));
  });
  test.afterEach(({ panel }) => panel.sandbox.faults.clear());

  test("comes at once by a link, too @js", async ({ page, panel, words, say }) => {
    panel.sandbox.faults.add({ operation, kind: "slow", delayMs: 600_000 });
    await page
      .getByRole("navigation")
      .getByRole("link", { name: say(name), exact: true })
      .click();
    await expect(page.getByRole("heading", { level: 1, name: say(name) })).toBeFocused();
    await expect(page.getByText(words(lateTexts)("loading", { part: say(name) }))).toBeAttached();
    panel.sandbox.faults.clear();
    await expect(page.getByText(say(shows)).first()).toBeVisible();
    await expect(page.getByRole("heading", { level: 1, name: say(name) })).toBeFocused();
  });

  test("keeps the shown trips until those of another page are there @js", async ({
    page,
    panel,
    url,
    words,
  }) => {
    await page.goto(url("/history"));
    await waitForHydration(page);
    const rows = page.getByRole("table").getByRole("row");
    const first = await rows.nth(1).textContent();
    panel.sandbox.faults.add({ operation, kind: "slow", delayMs: 600_000 });
    await page.getByRole("link", { name: words(pagingTexts)("next") }).click();
    await page.waitForURL(/page=2/);
    await expect(page.locator("[aria-busy=true]")).toContainText(first ?? "");
    panel.sandbox.faults.clear();
    await expect(rows.nth(1)).not.toHaveText(first ?? "");
    await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  });

  test("says that they are missing when they failed, and tries again @js", async ({
    page,
    panel,
    url,
    words,
    say,
  }) => {
    const fault = { operation, kind: "status", status: 500 } as const;
    panel.sandbox.faults.add({ ...fault, delayMs: 600_000 });
    await page.goto(url("/history"), { waitUntil: "commit" });
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    panel.sandbox.faults.clear();
    panel.sandbox.faults.add(fault);
    await expect(page.getByText(words(lateTexts)("problem"))).toBeVisible();
    await waitForHydration(page);
    panel.sandbox.faults.clear();
    await page.getByRole("link", { name: words(lateTexts)("try_again") }).click();
    await expect(page.getByText(say(shows)).first()).toBeVisible();
    await expect(page.getByText(words(lateTexts)("problem"))).toHaveCount(0);
  });

  test("ends in the log-in when the session has ended @js", async ({
    asNewcomer,
    page,
    panel,
    url,
  }) => {
    // The session of the other stories goes on.
    await asNewcomer();
    const fault = { operation, kind: "status", status: 401 } as const;
    panel.sandbox.faults.add({ ...fault, delayMs: 600_000 });
    await page.goto(url("/history"), { waitUntil: "commit" });
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    panel.sandbox.faults.clear();
    panel.sandbox.faults.add(fault);
    await page.waitForURL(/\/login\?back=%2Fhistory$/);
  });

  test("is whole without scripts, although they ran before @no-js", async ({
    context,
    page,
    panel,
    url,
    say,
  }) => {
    await context.addCookies([{ name: scriptsCookie, value: "on", url: url("/") }]);
    panel.sandbox.faults.add({ operation, kind: "slow", delayMs: 200, times: 1 });
    await page.goto(url("/history"));
    await expect(page.getByText(say(shows)).first()).toBeVisible();
    expect((await context.cookies()).map(({ name: cookie }) => cookie)).not.toContain(
      scriptsCookie,
    );
  });
});

test("what the user types while the fares are on their way stays @js", async ({
  as,
  page,
  panel,
  url,
  words,
}) => {
  await as("client");
  await page.goto(url("/about"));
  panel.sandbox.faults.add({ operation: "listFavourites", kind: "slow", delayMs: 600_000 });
  await page.goto(url("/request"), { waitUntil: "commit" });
  const from = page.getByRole("combobox", { name: words(requestTexts)("from") });
  await waitForHydration(page);
  await from.pressSequentially("Puer");
  panel.sandbox.faults.clear();
  await expect(page.getByText(words(requestTexts)("pay_change"))).toBeVisible();
  await expect(from).toHaveValue("Puer");
  await expect(from).toBeFocused();
});

test("a press that is meant for the fares does not order when they come @js", async ({
  page,
  panel,
  openWhileSlow,
}) => {
  await openWhileSlow({ path: "/request", as: "client", operation: "listFavourites" });
  const whenItComes = page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        new MutationObserver((_, observer) => {
          const button = document.querySelector("button[name=order]");
          if (!button?.checkVisibility()) return;
          observer.disconnect();
          resolve(getComputedStyle(button).pointerEvents);
        }).observe(document, { subtree: true, childList: true, attributes: true });
      }),
  );
  panel.sandbox.faults.clear();
  expect(await whenItComes).toBe("none");
  await page.locator("button[name=order]").click({ trial: true });
});

test("a press for the fares before the usual address has come begins there all the same", {
  tag: "@js",
}, async ({ page, panel, openWhileSlow, words }) => {
  const t = words(requestTexts);
  await openWhileSlow({ path: "/request", as: "client", operation: "listFavourites" });
  const from = page.getByRole("combobox", { name: t("from") });
  await expect(from).toHaveValue("");
  await page.getByRole("button", { name: t("see_fares") }).click();
  panel.sandbox.faults.clear();
  await expect(page.getByText(t("pay_change"))).toBeVisible();
  await expect(from).not.toHaveValue("");
  await expect(page.getByRole("alert").getByRole("link")).toHaveCount(0);
});

for (const { screen, find, ...slow } of lateWords) {
  test(`words of ${screen} that come late take the place of others, and nothing moves`, {
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
