import { texts as requestTexts } from "../../app/features/order-draft/texts.ts";
import { texts as seriesTexts } from "../../app/features/series/texts.ts";
import { addDays } from "../../app/i18n/calendar.ts";
import { toLocalTime } from "../../app/i18n/local-time.ts";
import { texts as newTexts } from "../../app/routes/series_new/texts.ts";
import { texts as oneTexts } from "../../app/routes/series_one/texts.ts";
import { expect, test } from "./story.ts";

const today = toLocalTime(Date.now(), "Europe/Madrid").slice(0, 10);
const tomorrow = addDays(today, 1);
const dayOff = addDays(today, 3);
const last = addDays(today, 5);

test("a trip of the order form becomes a series, whose owner leaves a day out and ends it", {
  tag: "@full",
}, async ({ page, panel, url, words, asNewcomer }) => {
  const [t, one, ofSeries] = [words(newTexts), words(oneTexts), words(seriesTexts)];
  const { email } = await asNewcomer();
  const tripsOfOwner = () => {
    const { accounts, trips } = panel.sandbox.world;
    const owner = [...accounts.values()].find((each) => each.email === email);
    return [...trips.values()].filter(
      ({ ownerId, status }) => ownerId === owner?.id && status !== 4,
    );
  };

  await page.goto(url("/request?from=Plaza+Mayor&to=terminal+1+salidas"));
  await page.getByRole("button", { name: words(requestTexts)("repeat_series") }).click();
  await expect(page.getByRole("heading", { level: 1, name: t("title") })).toBeVisible();
  await expect(page.locator("[name=from]")).toHaveValue(/Plaza Mayor/);

  for (const day of [1, 2, 3, 4, 5, 6, 7]) await page.locator(`[name=day_${day}]`).check();
  await page.getByLabel(t("time"), { exact: true }).fill("07:40");
  await page.getByLabel(t("first"), { exact: true }).fill(tomorrow);
  await page.getByLabel(t("until"), { exact: true }).fill(last);
  await page.locator("[name=days_off]").fill(dayOff);
  await page.getByRole("button", { name: t("next_step") }).click();

  await expect(page.getByRole("heading", { name: t("dates", { count: 4 }) })).toBeVisible();
  await page.getByRole("button", { name: t("book") }).click();
  await expect(page.locator("[name=consent]")).toHaveAttribute("aria-invalid", "true");
  expect(tripsOfOwner()).toHaveLength(0);
  await page.locator("[name=consent]").check();
  await page.getByRole("button", { name: t("book") }).click();

  // The page follows what the panel books, also without scripts.
  await expect(page.getByText(ofSeries("booked", { count: 4 })).first()).toBeVisible();
  expect(tripsOfOwner()).toHaveLength(4);
  await page
    .getByRole("link", { name: one("cancel_trip") })
    .first()
    .click();
  const question = page.getByRole("dialog");
  expect(tripsOfOwner()).toHaveLength(4);
  await question.getByRole("button", { name: one("cancel_trip") }).click();
  await expect(page.getByText(ofSeries("booked", { count: 3 })).first()).toBeVisible();
  await expect(page.getByRole("button", { name: one("again") })).toBeVisible();
  expect(tripsOfOwner()).toHaveLength(3);

  await page.getByLabel(one("end_cancel", { count: 3 })).check();
  await page.getByRole("button", { name: one("end"), exact: true }).click();
  await expect(page.getByText(ofSeries("state_ended"), { exact: true })).toBeVisible();
  await expect.poll(() => tripsOfOwner().length).toBe(0);
});
