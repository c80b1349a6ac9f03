import type { Page } from "@playwright/test";
import { texts as doorTexts } from "../../app/routes/before_room/texts.ts";
import { texts as loginTexts } from "../../app/routes/login/texts.ts";
import { menuOf } from "../menus.ts";
import { expect, test, waitForHydration } from "./story.ts";

const logOut = { en: "Log out", es: "Cerrar sesión" };
const question = {
  en: "Are you sure you want to log out?",
  es: "¿Seguro que quieres cerrar la sesión?",
};

test.describe("a code chunk that does not load", { tag: "@js" }, () => {
  test("of the next screen makes the browser load that screen as a document", async ({
    page,
    url,
    words,
  }) => {
    await withhold(page, "login", { times: 1 });
    const pages = countPages(page);
    await page.goto(url("/before_room"));
    await waitForHydration(page);
    await page
      .getByRole("main")
      .getByRole("link", { name: words(doorTexts)("log_in") })
      .click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(words(loginTexts)("title"));
    await expect(page).toHaveURL(url("/login"));
    expect(pages()).toBe(2);
  });

  test("of members' screens leaves the page as the server has rendered it", async ({
    page,
    url,
    as,
    say,
    language,
    expectedConsoleErrors,
  }) => {
    expectedConsoleErrors.push(/^404 .*\/member-\w+\.js$/);
    await as("client");
    await withhold(page, "member");
    const pages = countPages(page);
    await page.goto(url("/"));
    await expect(page.locator("html")).not.toHaveAttribute("data-scripts");
    expect(pages()).toBe(1);
    await expect(page.locator("#menu nav a > span:first-of-type")).toHaveText(
      menuOf("client", language),
    );

    await page.getByRole("link", { name: say(logOut) }).click();
    await expect(page.getByRole("dialog")).toContainText(say(question));
    await expect(page).toHaveURL(url("/?dialog=logout"));
    expect(pages()).toBe(2);
  });

  test("of members' screens does not keep the user from logging in", async ({
    page,
    url,
    logIn,
    language,
    expectedConsoleErrors,
  }) => {
    expectedConsoleErrors.push(/^404 .*\/member-\w+\.js$/);
    await withhold(page, "member");
    await page.goto(url("/login"));
    const pages = countPages(page);
    await logIn("client");
    await expect(page).toHaveURL(url("/"));
    expect(pages()).toBe(1);
    await expect(page.locator("#menu nav a > span:first-of-type")).toHaveText(
      menuOf("client", language),
    );
  });

  test("of a part that loads later does not disturb the page", async ({
    page,
    url,
    words,
    expectedConsoleErrors,
  }) => {
    expectedConsoleErrors.push(/^404 .*\/after-page-\w+\.js$/);
    await withhold(page, "after-page");
    const pages = countPages(page);
    const missing = page.waitForResponse(/\/after-page-\w+\.js$/);
    await page.goto(url("/before_room"));
    await missing;
    await page
      .getByRole("main")
      .getByRole("link", { name: words(doorTexts)("log_in") })
      .click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(words(loginTexts)("title"));
    expect(pages()).toBe(1);
  });
});

/** Answers 404 for this part of the browser's code. */
async function withhold(page: Page, part: string, options?: { times: number }): Promise<void> {
  await page.route(
    new RegExp(`/build/.*\\b${part}-\\w+\\.js$`),
    (route) => route.fulfill({ status: 404, body: "Not Found" }),
    options,
  );
}

/** Counts the documents that load from now on. */
function countPages(page: Page): () => number {
  let count = 0;
  page.on("request", (request) => {
    if (request.resourceType() === "document") count += 1;
  });
  return () => count;
}
