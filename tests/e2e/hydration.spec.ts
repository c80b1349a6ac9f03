import type { Page } from "@playwright/test";
import { texts as fieldTexts } from "../../app/ui/fields/texts.ts";
import { expect, test } from "./story.ts";
import { pathOf, views } from "./views.ts";

for (const view of views.filter(({ prepare }) => !prepare)) {
  const { name, as: kind } = view;
  test(`JavaScript finds ${name} as it would have drawn it`, { tag: "@js" }, async ({
    page,
    panel,
    brand,
    url,
    as,
  }) => {
    if (kind) await as(kind);
    const response = await page.goto(url(pathOf(view, panel.sandbox, brand)));
    const sent = await response?.text();
    await page.waitForFunction(() => document.querySelector("main")?.isConnected);
    const [before, after] = await compareElements(page, sent ?? "");
    expect(before?.filter((element) => !after?.includes(element))).toEqual([]);
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
