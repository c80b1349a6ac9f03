import type { JSHandle, Page } from "@playwright/test";
import { comeAlive, holdUp } from "./story.ts";

/** Goes to a page, and sees what JavaScript has drawn otherwise than the server, or moved, when it comes. */
export async function watchComingAlive(page: Page, address: string) {
  const arrive = await holdUp(page, "**/build/**/*.js");
  const response = await page.goto(address, { waitUntil: "commit" });
  const sent = await response?.text();
  const places = await notePlaces(page);
  arrive();
  await comeAlive(page);
  const [before, after] = await compareElements(page, sent ?? "");
  const gone = before?.filter((element) => !after?.includes(element));
  const moved = await listMoved(page, places);
  await page.unrouteAll();
  return { gone, moved };
}

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
  // Before it is painted, what stands in a container query may still lack the page's styles.
  await page.waitForFunction(
    () => document.readyState === "interactive" && performance.getEntriesByType("paint").length > 0,
  );
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
