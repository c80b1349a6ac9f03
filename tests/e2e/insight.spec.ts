import { texts as daysTexts } from "../../app/features/statement/days-texts.ts";
import { texts as historyTexts } from "../../app/routes/history/texts.ts";
import { texts } from "../../app/routes/insight/texts.ts";
import { brands } from "../../sandbox/brands.ts";
import { addPastTrips } from "../services/past-trips.ts";
import { chooseWrongDays, expect, test } from "./company-story.ts";
import { hostOf } from "./story.ts";

const DAY = 86_400_000;

test("a manager looks at the charts, opens the table behind one, and chooses other days", {
  tag: "@full",
}, async ({ page, panel, url, words, asOwnCompany }) => {
  const t = words(texts);
  const company = await asOwnCompany();
  const now = panel.sandbox.world.clock.now();
  for (const [weeks, fare] of [
    [1, 20],
    [2, 12.5],
    [6, 30],
  ] as const) {
    addPastTrips(panel.sandbox, company, 1, { requestedAt: now - weeks * 7 * DAY, fare });
  }
  await page.goto(url("/history"));
  await page.getByRole("link", { name: words(historyTexts)("insight") }).click();

  const chart = page.getByRole("figure").filter({ hasText: t("trips_title") });
  await expect(chart.getByRole("img", { name: t("trips_title") })).toBeVisible();
  await expect(page.getByText(/62[.,]50/).first()).toBeVisible();
  const table = chart.getByRole("table", { name: t("trips_title") });
  await expect(table).toBeHidden();
  await chart.getByText(t("as_table")).click();
  await expect(table.getByRole("row")).toHaveCount(13);

  await page.getByRole("link", { name: t("weeks4") }).click();
  await expect(page.getByText(/32[.,]50/).first()).toBeVisible();
  await expect(page.getByText(/62[.,]50/)).toHaveCount(0);

  await chooseWrongDays(page, words(daysTexts));
});

for (const brand of brands) {
  test.describe(() => {
    test.use({ brand });

    test(`the marks of ${hostOf(brand)}'s charts stand out from their paper in both schemes`, {
      tag: "@full",
    }, async ({ page, panel, url, asOwnCompany }) => {
      const company = await asOwnCompany();
      for (const status of [8, 4, 5, 9] as const) {
        addPastTrips(panel.sandbox, company, 2, { status });
      }
      await page.goto(url("/insight"));
      for (const colorScheme of ["light", "dark"] as const) {
        await page.emulateMedia({ colorScheme });
        const marks = page.locator(
          "svg[role='img'] [data-mark='solid'], svg[role='img'] [data-mark='text']",
        );
        await expect(marks.first()).toBeVisible();
        const pairs = await marks.evaluateAll((all) =>
          all.map((mark) => {
            let paper: Element | null = mark;
            while (
              paper &&
              /rgba\(.*, 0\)|transparent/.test(getComputedStyle(paper).backgroundColor)
            ) {
              paper = paper.parentElement;
            }
            return [getComputedStyle(mark).fill, getComputedStyle(paper ?? mark).backgroundColor];
          }),
        );
        for (const [mark = "", paper = ""] of pairs) {
          expect(contrastOf(mark, paper), `${mark} on ${paper}`).toBeGreaterThanOrEqual(3);
        }
      }
    });
  });
}

/** As WCAG computes it, of two colours that a browser has resolved. */
function contrastOf(one: string, other: string): number {
  const [light = 0, dark = 0] = [one, other].map(luminanceOf).toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminanceOf(colour: string): number {
  const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map((part) => {
    const share = Number(part) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
