import type { Page } from "@playwright/test";
import type { DemoKind } from "../../sandbox/accounts/seed.ts";
import { startSandbox } from "../../sandbox/sandbox.ts";
import { startLongWordApi } from "../services/long-words.ts";
import { startPanel } from "../services/panel.ts";
import { test as base, expect } from "./story.ts";
import { pathOf, shownViews } from "./views.ts";

const test = base.extend({
  panelWith: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads here what a fixture needs
    async ({}, use) => {
      const sandbox = await startSandbox({ speed: 0 });
      const api = await startLongWordApi(sandbox.origin);
      const panel = await startPanel({ sandbox, env: { TAXI_API_URL: api.origin } });
      await use(async () => panel);
      await panel.stop();
      await api.stop();
      await sandbox.close();
    },
    { scope: "worker", timeout: 120_000 },
  ],
});

// One worker starts what this file needs, once.
test.describe.configure({ mode: "default" });

/** The full run walks through the pages of all visitors. */
const tagFor = (kind?: DemoKind) => (kind ? "@no-js-matrix" : "@no-js");

for (const kind of [undefined, "client", "company", "employee", "hotel"] as const) {
  test(`no word is too long for a page of a ${kind ?? "guest"}`, { tag: tagFor(kind) }, async ({
    page,
    panel,
    brand,
    url,
    as,
  }) => {
    test.setTimeout(120_000);
    if (kind) await as(kind);
    const widened: string[] = [];
    for (const view of shownViews.filter((each) => each.as === kind)) {
      await page.setViewportSize({ width: 320, height: 720 });
      await page.goto(url(pathOf(view, panel.sandbox, brand)));
      await view.prepare?.(page);
      widened.push(...(await listWidened(page, view.name)));
    }
    expect(widened).toEqual([]);
  });
}

const word = "w".repeat(5_000);
const typed = {
  guest: [`/no/such/${word}`, `/content/${word}`, `/activate_account/${word}`],
  client: [`/favorite?address=${word}`, `/request?from=${word}&to=${word}`],
  company: [`/employee?q=${word}`, `/employee?show=${word}`],
  hotel: [`/hotel_history?q=${word}`, `/hotel/pedir_destino?to=${word}`],
};

for (const [kind, paths] of Object.entries(typed)) {
  test(`no word in an address is too long for a ${kind}`, async ({ page, url, as }) => {
    if (kind !== "guest") await as(kind as DemoKind);
    const widened: string[] = [];
    for (const path of paths) {
      await page.goto(url(path));
      widened.push(...(await listWidened(page, path.slice(0, 30))));
    }
    expect(widened).toEqual([]);
  });
}

/** The parts of the page that scroll sideways, on a small phone and on a desktop. */
async function listWidened(page: Page, name: string): Promise<string[]> {
  const widened: string[] = [];
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 720 });
    const found = await page.evaluate(() => {
      const scrolls = (element: Element) =>
        element === document.documentElement ||
        /auto|scroll/.test(getComputedStyle(element).overflowX);
      // Tabs scroll sideways by design.
      return [...document.querySelectorAll(":not(nav)")]
        .filter((element) => element.scrollWidth > element.clientWidth && scrolls(element))
        .map(({ localName, className, scrollWidth }) => `${localName}.${className} ${scrollWidth}`);
    });
    widened.push(...found.map((each) => `${name} at ${width} px: ${each}`));
  }
  return widened;
}
