import { expect, type Page } from "@playwright/test";

/** Waits until Remix has shown the page, React has run its effects, and the browser has painted. */
export async function settle(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const { __remixRouter: router } = window as unknown as {
      __remixRouter?: { state: { navigation: { state: string } } };
    };
    return router?.state.navigation.state === "idle";
  });
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() =>
          setTimeout(() => requestAnimationFrame(() => setTimeout(resolve))),
        );
      }),
  );
}

/** Whether the focus is within the page after the navigation. */
export async function keepsFocus(page: Page): Promise<boolean> {
  await settle(page);
  return expect
    .poll(() => hasFocus(page), { timeout: 3_000 })
    .toBe(true)
    .then(
      () => true,
      () => false,
    );
}

const hasFocus = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.activeElement !== null && document.activeElement !== document.body);

/** Marks the document, to find out later whether it was replaced and whether an element took the focus. */
export async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => {
    const { dataset } = document.documentElement;
    dataset.marked = "";
    document.addEventListener("focusin", () => {
      dataset.focused = "";
    });
  });
}

export const isMarked = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.hasAttribute("data-marked"));

export const hasTakenFocus = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.hasAttribute("data-focused"));
