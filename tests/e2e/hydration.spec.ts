import { texts as fieldTexts } from "../../app/ui/fields/texts.ts";
import { expect, test } from "./story.ts";

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
