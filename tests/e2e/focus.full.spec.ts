import type { Page } from "@playwright/test";
import { texts as menuTexts } from "../../app/features/frame/menu-texts.ts";
import { texts as navigationTexts } from "../../app/features/frame/navigation-texts.ts";
import { texts as favouriteTexts } from "../../app/routes/favorite/texts.ts";
import { brands } from "../../sandbox/brands.ts";
import { isMarked, keepsFocus, markDocument, settle } from "./page-focus.ts";
import { dataRequests, listMissingSigns, pressFirst } from "./pending-signs.ts";
import { expect, test } from "./request-story.ts";
import { holdRequests, type Language, waitForHydration } from "./story.ts";
import { pathOf, views } from "./views.ts";

/** Of the links whose kind no screen before has shown, as many as a story's time allows. */
const MOST_LINKS = 5;

const visitors = ["guest", "client", "company", "employee", "hotel"] as const;

test.describe("the focus", { tag: "@js" }, () => {
  // Only this brand has a hotel, a company and clients with data on all pages.
  test.use({ brand: brands[0] });

  for (const [at, visitor] of visitors.entries()) {
    const language: Language = at % 2 === 0 ? "es" : "en";
    const own = views.filter((view) => (view.as ?? "guest") === visitor);

    // The full run follows the links of all visitors.
    const tag = visitor === "employee" ? [] : "@matrix";
    test.describe(`of a ${visitor}`, { tag }, () => {
      test.use({ language });

      test("is on the page after every link of every screen and on the way back, and each press shows that the page loads", async ({
        page,
        panel,
        brand,
        url,
        as,
      }) => {
        test.setTimeout(280_000);
        if (visitor !== "guest") await as(visitor);
        const lost: string[] = [];
        const silent: string[] = [];
        const followed = new Set<string>();
        for (const view of own.filter(({ prepare }) => !prepare)) {
          await open(page, url(pathOf(view, panel.sandbox, brand)));
          for (const link of chooseLinks(await listLinks(page), followed)) {
            const before = page.url();
            if (!(await pressLink(page, link))) continue;
            if (!(await keepsFocus(page))) lost.push(`${view.name}: ${link}`);
            if (page.url() === before) continue;
            await page.goBack();
            // The link replaced the page in the history.
            if (!(await isMarked(page))) break;
            if (!(await keepsFocus(page))) lost.push(`${view.name}: back from ${link}`);
          }
          await waitForHydration(page);
          await holdRequests(page, dataRequests);
          for (const kind of ["link", "submit"] as const) {
            const pressed = await pressFirst(page, kind);
            if (!pressed) continue;
            const missing = await listMissingSigns(page, navigationTexts[language].loading);
            silent.push(...missing.map((sign) => `${view.name}, ${pressed}: no ${sign}`));
          }
          await page.unrouteAll({ behavior: "ignoreErrors" });
        }
        expect({ lost, silent }).toEqual({ lost: [], silent: [] });
      });
    });
  }

  test("goes to the heading of the page that a menu entry opens", async ({
    page,
    url,
    as,
    words,
  }) => {
    await as("client");
    await open(page, url("/panel"));
    await page
      .locator("#menu nav")
      .getByRole("link", { name: words(menuTexts)("history") })
      .press("Enter");
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    await expect(page).toHaveURL(/history/);
  });

  test("goes to the heading when a link below a list leads to its next page", async ({
    page,
    url,
    as,
  }) => {
    await as("company");
    await open(page, url("/history"));
    await page.locator("nav a[rel=next]").press("Enter");
    await expect(page).toHaveURL(/page=2/);
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  });

  test("goes to the heading of the first page after the log-in", async ({ page, url, logIn }) => {
    await open(page, url("/login"));
    await logIn("client");
    await expect(page).toHaveURL(url("/"));
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  });

  test("stays in the field when a suggestion leads from the home page to the request", async ({
    page,
    url,
    enter,
    form,
  }) => {
    await enter();
    await open(page, url("/"));
    await form.to.pressSequentially("terminal 1");
    await page.getByRole("option").last().waitFor();
    await form.to.press("ArrowDown");
    await form.to.press("Enter");
    await expect(page).toHaveURL(/\/request\?/);
    await expect(form.to).toBeFocused();
    await expect(form.order).toBeVisible();
    await expect(form.to).toBeFocused();
  });

  test("and the typed text survive the way from the home page to the request", async ({
    page,
    url,
    enter,
    form,
  }) => {
    await enter();
    await open(page, url("/"));
    const release = await holdRequests(page, "**/request.data*");
    await page.locator("[name=timing][value=later]").check();
    await form.to.pressSequentially("te");
    release();
    await expect(page).toHaveURL(/\/request\?/);
    await settle(page);
    await expect(form.to).toBeFocused();
    await expect(form.to).toHaveValue("te");
  });

  test("goes back to the fare whose details the user closes on the home page", async ({
    page,
    url,
    enter,
  }) => {
    await enter();
    await open(page, url("/?from=Plaza+Mayor&to=terminal+1+salidas"));
    const opener = page.locator('main button[name=dialog][value^="fare-"]').first();
    await opener.press("Enter");
    await expect(page.getByRole("dialog")).toBeVisible();
    await expect(page).toHaveURL(/dialog=fare-/);
    expect(await keepsFocus(page)).toBe(true);
    await page.keyboard.press("Escape");
    await expect(page).not.toHaveURL(/dialog=/);
    await settle(page);
    await expect(opener).toBeFocused();
  });

  test("goes to the form that Edit opens among the reservations, and back", async ({
    page,
    url,
    as,
  }) => {
    await as("client");
    await open(page, url("/Bookings"));
    await page.locator('main a[href*="edit="]').first().press("Enter");
    await expect(page.locator("#edit")).toBeVisible();
    await settle(page);
    await expect(page.locator("h1")).toBeFocused();
    await page.goBack();
    await expect(page).not.toHaveURL(/edit=/);
    await settle(page);
    await expect(page.locator("h1")).toBeFocused();
  });

  test("cannot leave a dialog from the moment when the dialog is on the page", async ({
    page,
    url,
    as,
  }) => {
    await as("client");
    await open(page, url("/favorite"));
    const first = await page.evaluateHandle(() => ({
      isModal: new Promise<boolean>((resolve) => {
        new MutationObserver(() => {
          const dialog = document.querySelector("dialog");
          if (dialog) resolve(dialog.matches(":modal"));
        }).observe(document.body, { childList: true, subtree: true });
      }),
    }));
    await page.locator('main a[href*="dialog=rename"]').first().press("Enter");
    expect(await first.evaluate(({ isModal }) => isModal)).toBe(true);
  });

  test("goes back to the control that opened a dialog, however the user closes it", async ({
    page,
    url,
    as,
    words,
  }) => {
    const t = words(favouriteTexts);
    await as("client");
    await open(page, url("/favorite"));
    const opener = page.locator('main a[href*="dialog=rename"]').first();
    const dialog = page.getByRole("dialog");
    for (const close of ["Escape", "link", "save"]) {
      await opener.press("Enter");
      await expect(dialog.getByLabel(t("name"), { exact: true })).toBeFocused();
      if (close === "Escape") await page.keyboard.press("Escape");
      else if (close === "link") await dialog.locator("footer a").press("Enter");
      else {
        await dialog.getByLabel(t("name"), { exact: true }).fill("A name that is long enough");
        await page.keyboard.press("Enter");
      }
      // The browser hides the dialog before the page without it has loaded.
      await expect(page).not.toHaveURL(/dialog=/);
      await settle(page);
      await expect(dialog).toHaveCount(0);
      await expect(opener).toBeFocused();
    }
  });
});

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await waitForHydration(page);
  await markDocument(page);
}

/** The links of the kinds that are not yet followed, and at least one of each screen. */
function chooseLinks(links: Link[], followed: Set<string>): string[] {
  const fresh = links.filter(({ kind }) => !followed.has(kind));
  const chosen = fresh.length > 0 ? fresh : links.slice(0, 1);
  return chosen.slice(0, MOST_LINKS).map(({ kind, href }) => {
    followed.add(kind);
    return href;
  });
}

type Link = { kind: string; href: string };

/** The visible links of the screen, one of each kind. */
const listLinks = (page: Page): Promise<Link[]> =>
  page.evaluate(() => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>("main a[href^='/']")];
    const kinds = new Map<string, string>();
    for (const link of links.filter((each) => each.checkVisibility())) {
      const { pathname, searchParams } = new URL(link.href);
      const kind = `${pathname}?${[...searchParams.keys()]}`.replace(/\d+/g, "0");
      if (!kinds.has(kind)) kinds.set(kind, link.getAttribute("href") ?? "");
    }
    return [...kinds].map(([kind, href]) => ({ kind, href }));
  });

/** Presses the link by keyboard; returns false where the browser loads a new document. */
function pressLink(page: Page, href: string): Promise<boolean> {
  return page.evaluate((address) => {
    const link = document.querySelector<HTMLElement>(`main a[href="${CSS.escape(address)}"]`);
    if (!link) return false;
    let isFollowed = false;
    const see = (event: Event) => {
      isFollowed = event.defaultPrevented;
      event.preventDefault();
    };
    window.addEventListener("click", see, { once: true });
    link.focus();
    link.click();
    window.removeEventListener("click", see);
    return isFollowed;
  }, href);
}
