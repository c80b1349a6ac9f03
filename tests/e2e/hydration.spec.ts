import type { JSHandle, Page } from "@playwright/test";
import { texts as fieldTexts } from "../../app/ui/fields/texts.ts";
import { comeAlive, expect, holdUp, test } from "./story.ts";
import { views } from "./views.ts";

for (const { name, path, as: kind } of views.filter(({ prepare }) => !prepare)) {
  test(`JavaScript finds ${name} as it would have drawn it, and moves nothing`, {
    tag: "@js",
  }, async ({ page, url, as }) => {
    if (kind) await as(kind);
    await page.setViewportSize({ width: 390, height: 844 });
    const arrive = await holdUp(page, "**/build/**/*.js");
    const response = await page.goto(url(path), { waitUntil: "commit" });
    const sent = await response?.text();
    const places = await notePlaces(page);
    arrive();
    await comeAlive(page);
    const [before, after] = await compareElements(page, sent ?? "");
    expect(before?.filter((element) => !after?.includes(element))).toEqual([]);
    expect(await listMoved(page, places)).toEqual([]);
  });
}

test("what is done while the page comes alive does not end it", { tag: "@js" }, async ({
  page,
  url,
  words,
}) => {
  // As soon as somebody listens to the page, before anything else can happen.
  await page.addInitScript(() => {
    const listen = document.addEventListener.bind(document);
    document.addEventListener = (...args: Parameters<typeof listen>) => {
      listen(...args);
      queueMicrotask(() => document.querySelector<HTMLElement>("main input")?.click());
    };
  });
  await page.goto(url("/login"));
  const toggle = page.getByRole("button", { name: words(fieldTexts)("showPassword") });
  await expect(toggle).toBeVisible();
});

/** The elements of the page as it was sent and as it is, each by its tag and classes. */
function compareElements(page: Page, sent: string): Promise<string[][]> {
  return page.evaluate((html) => {
    const listElements = (root: Document) =>
      [...root.body.querySelectorAll(":not(script)")].map(
        ({ tagName, className }) => `${tagName} ${String(className)}`,
      );
    return [
      listElements(new DOMParser().parseFromString(html, "text/html")),
      listElements(document),
    ];
  }, sent);
}

type Places = JSHandle<{ control: Element; x: number; y: number }[]>;

/** Where whatever can be pressed is, while JavaScript is on its way. */
async function notePlaces(page: Page): Promise<Places> {
  await page.waitForFunction(() => document.readyState === "interactive");
  await page.evaluate(() => document.fonts.ready);
  return page.evaluateHandle(() =>
    [...document.querySelectorAll("a, button, input, select, textarea, summary")].map((control) => {
      const { x, y } = control.getBoundingClientRect();
      return { control, x, y };
    }),
  );
}

/** A press on what moves meanwhile hits something else. */
function listMoved(page: Page, places: Places): Promise<string[]> {
  return page.evaluate(
    (noted) =>
      noted
        .filter(({ control, x, y }) => {
          const now = control.getBoundingClientRect();
          return Math.abs(now.x - x) > 1 || Math.abs(now.y - y) > 1;
        })
        .map(({ control, x, y }) => {
          const now = control.getBoundingClientRect();
          return `${control.outerHTML.slice(0, 120)} from ${x}, ${y} to ${now.x}, ${now.y}`;
        }),
    places,
  );
}
