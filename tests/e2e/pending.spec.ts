import type { Page } from "@playwright/test";
import { texts as menuTexts } from "../../app/features/frame/menu-texts.ts";
import { texts } from "../../app/features/frame/navigation-texts.ts";
import { brands } from "../../sandbox/brands.ts";
import { expect, type Language, test, waitForHydration } from "./story.ts";
import { pathOf, views } from "./views.ts";

const visitors = ["guest", "client", "company", "employee", "hotel"] as const;

test.describe("a slow answer", { tag: "@js" }, () => {
  test.use({ brand: brands[0], viewport: { width: 1440, height: 900 } });

  for (const [at, visitor] of visitors.entries()) {
    const language: Language = at % 2 === 0 ? "en" : "es";

    test.describe(`to a ${visitor}`, () => {
      test.use({ language });

      test("shows on every screen that the page is loading, also at the pressed control", async ({
        page,
        panel,
        brand,
        url,
        as,
      }) => {
        test.setTimeout(280_000);
        if (visitor !== "guest") await as(visitor);
        const own = views.filter((view) => (view.as ?? "guest") === visitor && !view.prepare);
        const silent: string[] = [];
        for (const view of own) {
          await page.goto(url(pathOf(view, panel.sandbox, brand)));
          await waitForHydration(page);
          await neverAnswer(page);
          for (const kind of ["link", "submit"] as const) {
            if (!(await press(page, kind))) continue;
            const missing = await listMissing(page, texts[language].loading);
            silent.push(...missing.map((sign) => `${view.name}, ${kind}: ${sign}`));
          }
          await page.unrouteAll({ behavior: "ignoreErrors" });
        }
        expect(silent).toEqual([]);
      });
    });
  }

  test("shows within 150 ms, and is announced once", async ({ page, url, as, words }) => {
    await as("client");
    await page.clock.install();
    await page.goto(url("/panel"));
    await waitForHydration(page);
    const heard = await listen(page);
    const entry = page
      .locator("#menu nav")
      .getByRole("link", { name: words(menuTexts)("history") });
    const release = await neverAnswer(page);
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

  test("of the same page ends with the page's title", async ({ page, url, as }) => {
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

/** Holds all following requests of the page until they are released. */
async function neverAnswer(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\.data(\?|$)/, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Presses the first link or submit button that a script handles. */
function press(page: Page, kind: "link" | "submit"): Promise<boolean> {
  return page.evaluate((what) => {
    const selector = what === "link" ? "a[href^='/']" : "main form button";
    const controls = [...document.querySelectorAll<HTMLElement>(selector)].filter(
      (control) =>
        control.checkVisibility() &&
        !control.closest("[aria-hidden], .visually-hidden, [inert]") &&
        (control instanceof HTMLAnchorElement
          ? control.pathname + control.search !== location.pathname + location.search
          : (control as HTMLButtonElement).type === "submit" && !control.matches(":disabled")),
    );
    for (const control of controls) {
      let isFollowed = false;
      const see = (event: Event) => {
        isFollowed = event.defaultPrevented;
        event.preventDefault();
      };
      // The browser's validation is off: the form does not reach the panel anyway.
      const { form } = control as HTMLButtonElement;
      if (form) form.noValidate = true;
      const name = what === "link" ? "click" : "submit";
      window.addEventListener(name, see, { once: true });
      control.click();
      window.removeEventListener(name, see);
      if (!isFollowed) continue;
      control.setAttribute("data-tested", "");
      return true;
    }
    return false;
  }, kind);
}

/** The missing signs: the progress bar, the mark of the pressed control, the announcement. */
async function listMissing(page: Page, announcement: string): Promise<string[]> {
  const pressed = page.locator("[data-tested]");
  const signs = {
    line: page.locator(".progress-line[data-busy]"),
    mark: page.locator(":is([data-pending], [aria-busy=true]):is([data-tested], [data-tested] *)"),
    announcement: page.locator("body > p[aria-live]", { hasText: announcement }),
  };
  const missing: string[] = [];
  for (const [name, sign] of Object.entries(signs)) {
    await sign
      .first()
      .waitFor({ state: "attached", timeout: 5_000 })
      .catch(async () => {
        const control = await pressed.evaluateAll(([first]) => first?.outerHTML.slice(0, 160));
        missing.push(`${name} of ${control}`);
      });
  }
  await page.evaluate(() => {
    for (const tested of document.querySelectorAll("[data-tested]")) {
      tested.removeAttribute("data-tested");
    }
  });
  return missing;
}

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
