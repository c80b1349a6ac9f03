import type { Page } from "@playwright/test";
import { texts as loginTexts } from "../../app/routes/login/texts.ts";
import config from "../../playwright.config.ts";
import { openAccount, type Person } from "../services/accounts.ts";
import { createVisitor } from "../services/visitor.ts";
import { logOut } from "./account-forms.ts";
import { test as base, expect, fillInLogin, hostOf, waitForHydration } from "./story.ts";

const { launchOptions } = config.use ?? {};

const test = base.extend({
  // Browsers keep pages in a back/forward cache, which Playwright switches off by default.
  context: async ({ playwright }, use) => {
    const ignoreDefaultArgs = ["--disable-back-forward-cache"];
    const browser = await playwright.chromium.launch({ ...launchOptions, ignoreDefaultArgs });
    await use(await browser.newContext());
    await browser.close();
  },
});

/** The open page shows no data of the account, and no field contains any. */
async function expectNothingOf({ name, email, phone }: Person, page: Page): Promise<void> {
  const html = await page.content();
  const fields = page.locator("input, textarea");
  const values = await fields.evaluateAll((all) => all.map((each) => Reflect.get(each, "value")));
  const found = [name, email, phone].filter((trace) => `${html} ${values}`.includes(trace));
  expect(found).toEqual([]);
}

test("after the log-out, the back button shows nothing of the session", async ({
  page,
  panel,
  brand,
  url,
  words,
}) => {
  const person = await openAccount(panel.sandbox, brand);
  await page.goto(url("/login"));
  await fillInLogin(page, words(loginTexts), person);
  await expect(page).toHaveURL(url("/"));
  const membersPages = ["/favorite", "/history", "/profile"];
  for (const path of membersPages) await page.goto(url(path));
  await expect(page.locator("[name=email]")).toHaveValue(person.email);
  await expect(page.locator("#menu")).toContainText(person.name);
  await logOut(page, url);
  await expectNothingOf(person, page);

  for (const path of ["/?dialog=logout", ...membersPages.reverse(), "/"]) {
    // A page from the browser's cache appears at once, and never fires its load event.
    await page.goBack({ waitUntil: "commit" });
    await expect(page, path).toHaveURL(url(`/before_room?back=${encodeURIComponent(path)}`));
    await expectNothingOf(person, page);
  }
});

test("a page in the back/forward cache is hidden and reloaded", { tag: ["@js", "@full"] }, async ({
  page,
  context,
  panel,
  brand,
  url,
  words,
}) => {
  const person = await openAccount(panel.sandbox, brand);
  await page.goto(url("/login"));
  await fillInLogin(page, words(loginTexts), person);
  await expect(page).toHaveURL(url("/"));
  await page.goto(url("/profile"));
  await waitForHydration(page);
  const cookies = (await context.cookies()).map(({ name, value }): [string, string] => [
    name,
    value,
  ]);
  await createVisitor(panel, hostOf(brand), { cookies }).post("/logout", {});

  // Not every headless browser has this cache, so the event of a restored page stands in for it.
  const isVisible = await page.evaluate(() => {
    dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
    return document.body.checkVisibility();
  });
  expect(isVisible).toBe(false);
  await expect(page).toHaveURL(/\/before_room/);
  await expectNothingOf(person, page);
});
