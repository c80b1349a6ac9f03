import { texts as statusTexts } from "../../app/features/trips/status-texts.ts";
import { texts as dateTexts } from "../../app/i18n/date-texts.ts";
import { brands } from "../../sandbox/brands.ts";
import { tripsOf } from "../services/customers.ts";
import { expect, test } from "./request-story.ts";
import { waitForHydration } from "./story.ts";

test.use({
  brand: brands[0],
  // The stories' own texts are in two languages; these need the panel's alone.
  language: "ar" as "es",
  locale: "ar",
  viewport: { width: 390, height: 844 },
  hasTouch: true,
});

test("a user orders a taxi on a phone in Arabic, and follows it", async ({
  page,
  panel,
  url,
  words,
  enter,
  form,
}) => {
  const account = await enter();
  await page.goto(url("/request"));
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  await form.goTo("Estación Central");
  await form.order.click();
  const t = words(statusTexts);
  await expect(page.getByRole("heading", { name: t("searching") })).toBeVisible();
  expect(tripsOf(panel, account)).toMatchObject([{ status: 1 }]);
  await page.goto(url("/panel"));
  await expect(page.getByRole("main")).toContainText("Estación Central");
});

test("a phone, an address and a name in Latin letters keep their order in Arabic", {
  tag: "@full",
}, async ({ page, url, enter }) => {
  await enter();
  await page.goto(url("/request"));
  const call = page.getByRole("main").locator('a[href^="tel:"]').first();
  const digits = await call.evaluate((link) => {
    const walker = document.createTreeWalker(link, NodeFilter.SHOW_TEXT);
    const places: { digit: string; x: number }[] = [];
    while (walker.nextNode()) {
      const node = walker.currentNode as Text;
      for (const { 0: digit, index } of node.data.matchAll(/\d/g)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + 1);
        places.push({ digit, x: range.getBoundingClientRect().x });
      }
    }
    return places.sort((one, other) => one.x - other.x).map(({ digit }) => digit);
  });
  expect(digits.join("")).toBe("980000101");
});

test("the calendar runs from the right, and its days are named in Arabic", {
  tag: ["@js", "@full"],
}, async ({ page, url, words, enter, form }) => {
  await enter();
  await page.goto(url("/request"));
  await waitForHydration(page);
  await form.field("later").check();
  await page.locator("button[aria-haspopup=dialog]").first().click();
  const t = words(dateTexts);
  const head = page.getByRole("grid").getByRole("columnheader");
  await expect(head.first()).toHaveText(t("weekday_short_1"));
  const [monday, sunday] = await Promise.all([
    head.first().boundingBox(),
    head.last().boundingBox(),
  ]);
  expect(monday?.x).toBeGreaterThan(sunday?.x ?? 0);
  const focused = () => page.evaluate(() => (document.activeElement as HTMLElement).dataset.day);
  const first = await focused();
  await page.keyboard.press("ArrowLeft");
  await expect.poll(focused).not.toBe(first);
  expect(`${await focused()}` > `${first}`).toBe(true);
});
