import type { JSHandle, Page } from "@playwright/test";
import { scriptsCookie } from "../../app/session/scripts-cookie.ts";
import { holdRequests, waitForHydration } from "./story.ts";

/** Opens a page, and returns what hydration renders differently from the server, or moves. */
export async function findHydrationChanges(page: Page, address: string) {
  // The page comes whole, since the scripts of a streamed page move its parts before hydration.
  await page.context().clearCookies({ name: scriptsCookie });
  const arrive = await holdRequests(page, "**/build/**/*.js");
  const response = await page.goto(address, { waitUntil: "commit" });
  const sent = await response?.text();
  const places = await notePlaces(page);
  arrive();
  await waitForHydration(page);
  // Controls that need scripts come in a step of their own.
  await page.waitForFunction(() => !document.querySelector("[data-room]"));
  const [before, after] = await compareElements(page, sent ?? "");
  const gone = before?.filter((element) => !after?.includes(element));
  const moved = await listMoved(page, places);
  await page.unrouteAll();
  return { gone, moved };
}

/** The elements of the page as sent and as hydrated, each by its tag and classes. */
function compareElements(page: Page, sent: string): Promise<string[][]> {
  return page.evaluate((html) => {
    const listElements = (root: Document) =>
      // What only keeps room for controls goes when they come, and Remix's preloads when it renders again.
      [
        ...root.body.querySelectorAll(
          ":not(script, noscript, noscript *, [rel=modulepreload], [data-room], [data-room] *)",
        ),
      ].map(({ tagName, className }) => `${tagName} ${String(className)}`);
    return [
      listElements(new DOMParser().parseFromString(html, "text/html")),
      listElements(document),
    ];
  }, sent);
}

type Places = JSHandle<{
  controls: { control: Element; x: number; y: number }[];
  /** What holds text, to say why controls moved. */
  blocks: { block: HTMLElement; height: number; text: string }[];
}>;

/** The places of all controls before hydration. */
async function notePlaces(page: Page): Promise<Places> {
  // Before the first paint, the content of a container query may lack the page's styles.
  await page.waitForFunction(
    () => document.readyState === "interactive" && performance.getEntriesByType("paint").length > 0,
  );
  await page.evaluate(() => document.fonts.ready);
  // A picture, such as the logo, gets its width when it is there, before or after hydration.
  await page.waitForFunction(() =>
    [...document.images].every(({ complete, loading }) => complete || loading === "lazy"),
  );
  return page.evaluateHandle(() => ({
    controls: [...document.querySelectorAll("a, button, input, select, textarea, summary")].map(
      (control) => {
        const { x, y } = control.getBoundingClientRect();
        return { control, x, y };
      },
    ),
    blocks: [...document.querySelectorAll<HTMLElement>("h1, h2, h3, p, li, td, th, dd")].map(
      (block) => ({ block, height: block.offsetHeight, text: block.textContent }),
    ),
  }));
}

/** A control that moves makes the user press something else. */
function listMoved(page: Page, places: Places): Promise<string[]> {
  return page.evaluate(({ controls, blocks }) => {
    const moved = controls
      .filter(({ control, x, y }) => {
        const now = control.getBoundingClientRect();
        return Math.abs(now.x - x) > 1 || Math.abs(now.y - y) > 1;
      })
      .map(({ control, x, y }) => {
        const now = control.getBoundingClientRect();
        return `${control.outerHTML.slice(0, 120)} from ${x}, ${y} to ${now.x}, ${now.y}`;
      });
    const resized = blocks
      .filter(({ block, height }) => block.offsetHeight !== height)
      .map(
        ({ block, height, text }) =>
          `${height} px of "${text}" became ${block.offsetHeight} px of "${block.textContent}"`,
      );
    return moved.length > 0 ? [...moved, ...resized] : [];
  }, places);
}
