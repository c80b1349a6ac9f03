import { texts as doorTexts } from "../../app/routes/before_room/texts.ts";
import { texts as registerTexts } from "../../app/routes/register/texts.ts";
import { texts as fieldTexts } from "../../app/ui/fields/texts.ts";
import { expect, holdUp, test } from "./story.ts";

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

test("who goes elsewhere before the answer is whole has made no mistake", { tag: "@js" }, async ({
  page,
  url,
  words,
}) => {
  // The answer about the next screen begins, and never ends.
  await page.addInitScript(() => {
    const ask = window.fetch.bind(window);
    window.fetch = async (...args: Parameters<typeof ask>) => {
      const answer = await ask(...args);
      if (!answer.url.includes("login.data")) return answer;
      const text = await answer.text();
      const body = new ReadableStream({
        start(stream) {
          stream.enqueue(new TextEncoder().encode(text));
          const { signal } = args[1] ?? {};
          signal?.addEventListener("abort", () => stream.error(signal.reason));
        },
      });
      return new Response(body, answer);
    };
  });
  await holdUp(page, "**/login-*.js");
  await page.goto(url("/before_room"));
  const t = words(doorTexts);
  const answered = page.waitForResponse(/login\.data/);
  await page
    .getByRole("main")
    .getByRole("link", { name: t("log_in") })
    .click();
  await (await answered).finished();
  await page
    .getByRole("main")
    .getByRole("link", { name: t("sign_up") })
    .click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(words(registerTexts)("title"));
});
