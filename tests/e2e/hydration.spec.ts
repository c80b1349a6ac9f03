import { texts as requestTexts } from "../../app/features/order-draft/texts.ts";
import { addDays } from "../../app/i18n/calendar.ts";
import { texts as doorTexts } from "../../app/routes/before_room/texts.ts";
import { texts as registerTexts } from "../../app/routes/register/texts.ts";
import { texts as fieldTexts } from "../../app/ui/fields/texts.ts";
import { later } from "../services/later.ts";
import { bookTaxi } from "../services/trips.ts";
import { expect, test } from "./request-story.ts";
import { holdRequests } from "./story.ts";

const DAY_MS = 86_400_000;

const edited = {
  en: "The service was edited successfully",
  es: "El servicio se ha modificado correctamente",
};

test("a press during hydration does not break the page", { tag: "@js" }, async ({
  page,
  url,
  words,
}) => {
  // As soon as the page has a listener, before anything else can happen.
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

test("a user who leaves before an answer is complete causes no error", { tag: "@js" }, async ({
  page,
  url,
  words,
}) => {
  // The answer of the next screen begins, and never ends.
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
  await holdRequests(page, "**/login-*.js");
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

for (const name of ["date", "time"] as const) {
  test(`saves a ${name} that the user enters before JavaScript loads, at whatever moment they save`, {
    tag: name === "date" ? "@js" : ["@js", "@full"],
  }, async ({ page, panel, url, say, words, enter }) => {
    const trip = await bookTaxi(panel, await enter());
    const arrive = await holdRequests(page, "**/build/**/*.js");
    await page.goto(url(`/Bookings?edit=${trip.id}`), { waitUntil: "commit" });
    const field = page.getByLabel(words(requestTexts)(name), { exact: true });
    await field.fill({ date: addDays(later.date, 1), time: "10:45" }[name]);
    await field.blur();
    // The user submits the form at the moment when React has replaced the browser's own control.
    await field.evaluate((input: HTMLInputElement) => {
      new MutationObserver(() => input.form?.requestSubmit()).observe(input, {
        attributeFilter: ["type"],
      });
    });
    arrive();
    await expect(page.getByText(say(edited)).first()).toBeVisible();
    expect(trip.scheduledFor).toBe(later.at + { date: DAY_MS, time: 75 * 60_000 }[name]);
  });
}

test("saves an address that the user clears before JavaScript loads, at whatever moment they save", {
  tag: ["@js", "@full"],
}, async ({ page, panel, url, say, words, enter }) => {
  const trip = await bookTaxi(panel, await enter());
  expect(trip.destinationAddress).not.toBeNull();
  const arrive = await holdRequests(page, "**/build/**/*.js");
  await page.goto(url(`/Bookings?edit=${trip.id}`), { waitUntil: "commit" });
  const to = page.getByLabel(new RegExp(`^${words(requestTexts)("to")}( |$)`));
  await to.fill("");
  await to.blur();
  // The user submits the form at the moment when React has made the field a combobox.
  await to.evaluate((input: HTMLInputElement) => {
    new MutationObserver((_, observer) => {
      observer.disconnect();
      input.form?.requestSubmit();
    }).observe(input, { attributeFilter: ["role"] });
  });
  arrive();
  await expect(page.getByText(say(edited)).first()).toBeVisible();
  expect(trip.destinationAddress).toBeNull();
});
