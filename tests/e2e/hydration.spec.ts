import type { Page } from "@playwright/test";
import { expect, test } from "./story.ts";
import { views } from "./views.ts";

for (const { name, path, as: kind } of views.filter(({ prepare }) => !prepare)) {
  test(`JavaScript finds ${name} as it would have drawn it`, { tag: "@js" }, async ({
    page,
    url,
    as,
  }) => {
    if (kind) await as(kind);
    const response = await page.goto(url(path));
    const sent = await response?.text();
    await page.waitForFunction(() => document.querySelector("main")?.isConnected);
    const [before, after] = await compareElements(page, sent ?? "");
    expect(before?.filter((element) => !after?.includes(element))).toEqual([]);
  });
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
