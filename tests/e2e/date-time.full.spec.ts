import type { Locator, Page } from "@playwright/test";
import { texts as dateTimeTexts } from "../../app/ui/fields/date-time-texts.ts";
import { findViolations } from "./axe.ts";
import { openPiece } from "./pieces/piece-page.ts";
import { expect, test } from "./story.ts";

/** Eight in the morning in Madrid, two days before summer time starts. */
const now = new Date("2026-03-27T07:00:00Z");

const shown = { en: "March 2026", es: "marzo de 2026" };
const nextMonth = { en: "April 2026", es: "abril de 2026" };

test.describe("a date and a time", { tag: "@js" }, () => {
  // The times are those of the pickup, whatever the user's own time zone.
  test.use({ timezoneId: "America/Sao_Paulo" });

  test.beforeEach(async ({ page, language }) => {
    await page.clock.setFixedTime(now);
    await openPiece(page, "date-time", { language });
  });

  const dialog = (page: Page) => page.getByRole("dialog");
  const day = (page: Page, date: string) => page.locator(`[data-day="${date}"]`);

  test("are taken from a calendar into the form's own fields", async ({ page, words, say }) => {
    const t = words(dateTimeTexts);
    await page.getByRole("button", { name: t("open") }).click();
    const typed = dialog(page).getByLabel(t("typed"), { exact: true });
    const heard = await page.locator("#heard").textContent();
    await expect(typed).toHaveValue("2026-03-27 08:30");
    await expect(day(page, "2026-03-27")).toBeFocused();
    await expect(day(page, "2026-03-27")).toHaveAttribute("aria-current", "date");
    await expect(dialog(page).getByRole("grid")).toHaveAccessibleName(say(shown));
    await expect(dialog(page)).toContainText("Madrid");

    await dialog(page)
      .getByRole("button", { name: t("next_month") })
      .click();
    await expect(dialog(page).getByRole("grid")).toHaveAccessibleName(say(nextMonth));
    await day(page, "2026-04-12").click();
    await dialog(page).getByLabel(t("hour"), { exact: true }).selectOption("17");
    await dialog(page).getByLabel(t("minutes"), { exact: true }).selectOption("05");
    await expect(typed).toHaveValue("2026-04-12 17:05");
    expect(await page.locator("#heard").textContent(), "the form knows nothing yet").toBe(heard);
    await dialog(page)
      .getByRole("button", { name: t("accept") })
      .click();

    await expect(dialog(page)).toBeHidden();
    await expect(page.getByRole("button", { name: t("open") })).toBeFocused();
    await page.getByRole("button", { name: "Book" }).click();
    await expect(page).toHaveURL(/\/\?date=2026-04-12&time=17%3A05$/);
  });

  for (const direction of ["ltr", "rtl"]) {
    test(`have a calendar whose weekdays stand in the middle over their days, ${direction}`, async ({
      page,
      words,
    }) => {
      await page.evaluate((dir) => document.documentElement.setAttribute("dir", dir), direction);
      await page.getByRole("button", { name: words(dateTimeTexts)("open") }).click();
      await expect(dialog(page)).toBeVisible();
      const offsets = await dialog(page)
        .getByRole("grid")
        .evaluate((grid: HTMLTableElement) => {
          const middleOf = (node: Node | undefined) => {
            const range = document.createRange();
            if (node) range.selectNodeContents(node);
            const { left, right } = range.getBoundingClientRect();
            return (left + right) / 2;
          };
          const [names, days] = grid.rows;
          return [...(names?.cells ?? [])].map((name, column) =>
            Math.round(
              Math.abs(middleOf(name) - middleOf(days?.cells[column]?.firstChild ?? undefined)),
            ),
          );
        });
      expect(offsets).toEqual([0, 0, 0, 0, 0, 0, 0]);
    });
  }

  test("open the calendar again at the very next press after Escape", async ({ page, words }) => {
    const open = page.getByRole("button", { name: words(dateTimeTexts)("open") });
    await open.click();
    await expect(dialog(page)).toBeVisible();
    await open.evaluate(async (button: HTMLElement) => {
      document.querySelector("dialog")?.requestClose();
      await null;
      button.click();
    });
    // The browser tells the page of the closed dialog before it answers this.
    await page.evaluate(() => new Promise((done) => setTimeout(done)));
    await expect(dialog(page)).toBeVisible();
  });

  test("stay as they are when the user leaves the calendar", async ({ page, words }) => {
    const t = words(dateTimeTexts);
    await page.getByLabel("Date", { exact: true }).fill("2026-05-18");
    await page.getByLabel("Time", { exact: true }).fill("09:32");
    for (const leave of [
      () => page.keyboard.press("Escape"),
      () =>
        dialog(page)
          .getByRole("button", { name: t("cancel") })
          .click(),
    ]) {
      await page.getByRole("button", { name: t("open") }).click();
      await expect(dialog(page).getByLabel(t("minutes"), { exact: true })).toHaveValue("32");
      await day(page, "2026-05-20").click();
      await leave();
      await expect(dialog(page)).toBeHidden();
      await expect(page.getByLabel("Date", { exact: true })).toHaveValue("2026-05-18");
      await expect(page.getByLabel("Time", { exact: true })).toHaveValue("09:32");
    }
  });

  test("are chosen with the keyboard", async ({ page, words }) => {
    const t = words(dateTimeTexts);
    await page.getByRole("button", { name: t("open") }).click();
    for (const [key, date] of [
      ["ArrowRight", "2026-03-28"],
      ["ArrowDown", "2026-04-04"],
      ["ArrowLeft", "2026-04-03"],
      ["ArrowUp", "2026-03-27"],
      ["Home", "2026-03-23"],
      ["End", "2026-03-29"],
      ["PageDown", "2026-04-29"],
      ["PageUp", "2026-03-29"],
      ["Shift+PageDown", "2027-03-29"],
      ["Shift+PageUp", "2026-03-29"],
    ] as const) {
      await page.keyboard.press(key);
      await expect(day(page, date)).toBeFocused();
    }
    await page.keyboard.press("Enter");
    const selected = dialog(page).locator('[aria-selected="true"]');
    await expect(selected).toHaveText("29");
    // The calendar offers no day before today.
    await page.keyboard.press("Home");
    await page.keyboard.press("Enter");
    await expect(selected).toHaveText("29");

    await dialog(page).getByLabel(t("typed"), { exact: true }).press("Enter");
    await expect(page.getByLabel("Date")).toHaveValue("2026-03-29");
    expect(new URL(page.url()).search, "the form has not been sent").toBe("");
  });

  test("are typed, with or without separators", async ({ page, words, say }) => {
    const t = words(dateTimeTexts);
    await page.getByRole("button", { name: t("open") }).click();
    const typed = dialog(page).getByLabel(t("typed"), { exact: true });
    await typed.fill("");
    await typed.pressSequentially("2026041");
    await typed.press("Enter");
    await expect(typed).toHaveAccessibleDescription(new RegExp(t("missing")));
    await expect(typed).toBeFocused();
    await typed.pressSequentially("20917");
    await expect(typed).toHaveValue("2026-04-12 09:17");
    await expect(dialog(page).getByRole("grid")).toHaveAccessibleName(say(nextMonth));
    await expect(dialog(page).getByLabel(t("minutes"), { exact: true })).toHaveValue("17");
    await expect(typed).not.toHaveAttribute("aria-invalid");
    await typed.press("Enter");
    await expect(page.getByLabel("Time")).toHaveValue("09:17");
  });

  test("respect the changes to and from summer time", async ({ page, words }) => {
    const t = words(dateTimeTexts);
    await page.getByRole("button", { name: t("open") }).click();
    const typed = dialog(page).getByLabel(t("typed"), { exact: true });
    const closedHours = dialog(page)
      .getByLabel(t("hour"), { exact: true })
      .locator("option:disabled");
    await day(page, "2026-03-29").click();
    await expect(closedHours).toHaveText(["02"]);
    await typed.fill("2026-03-29 02:30");
    await expect(typed).toHaveAccessibleDescription(new RegExp(t("left_out")));
    await dialog(page)
      .getByRole("button", { name: t("accept") })
      .click();
    await expect(dialog(page)).toBeVisible();

    await typed.fill("2026-10-25 02:30");
    await expect(closedHours).toHaveCount(0);
    await expect(dialog(page).getByRole("status")).toHaveText(t("twice"));
    await typed.fill("2026-10-25 03:00");
    await expect(dialog(page).getByRole("status")).toHaveText("");
    await typed.fill("2026-10-25 02:30");
    await dialog(page)
      .getByRole("button", { name: t("accept") })
      .click();
    await expect(page.getByLabel("Time")).toHaveValue("02:30");
  });

  test("are refused in the past and too far ahead", async ({ page, words }) => {
    const t = words(dateTimeTexts);
    await page.getByRole("button", { name: t("open") }).click();
    const typed = dialog(page).getByLabel(t("typed"), { exact: true });
    const closedHours = dialog(page)
      .getByLabel(t("hour"), { exact: true })
      .locator("option:disabled");
    await expect(closedHours).toHaveCount(8);
    for (const [text, problem] of [
      ["2026-03-27 07:59", t("early", { min: "2026-03-27 08:00" })],
      ["2026-11-30 20:01", t("late", { max: "2026-11-30 20:00" })],
      // The calendar cannot show whole weeks of those years, so the previous month stays.
      ["0001-01-01 00:00", t("early", { min: "2026-03-27 08:00" })],
      ["9999-12-31 23:59", t("late", { max: "2026-11-30 20:00" })],
    ] as const) {
      await typed.fill(text);
      await expect(typed).toHaveAccessibleDescription(new RegExp(problem));
      await typed.press("Enter");
      await expect(dialog(page)).toBeVisible();
    }
  });

  test("are often one of a few suggestions", async ({ page, words }) => {
    const t = words(dateTimeTexts);
    for (const [name, date, time] of [
      [t("soon"), "2026-03-27", "08:30"],
      [t("in_an_hour"), "2026-03-27", "09:00"],
      [t("tomorrow_morning"), "2026-03-28", "09:00"],
    ] as const) {
      await page.getByRole("button", { name: t("open") }).click();
      await dialog(page).getByRole("button", { name }).click();
      await dialog(page)
        .getByRole("button", { name: t("accept") })
        .click();
      await expect(page.getByLabel("Date")).toHaveValue(date);
      await expect(page.getByLabel("Time")).toHaveValue(time);
    }
  });

  test("have no accessibility violations, on any screen", async ({ page, words }) => {
    await page.getByRole("button", { name: words(dateTimeTexts)("open") }).click();
    for (const [width, height] of [
      [320, 640],
      [390, 844],
      [1280, 800],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.waitForFunction(() => document.getAnimations().length === 0);
      const box = await dialog(page).boundingBox();
      if (width < 640) expect((box?.y ?? 0) + (box?.height ?? 0), "at the edge").toBe(height);
      const overflow = await dialog(page).evaluate((each) => each.scrollWidth - each.clientWidth);
      expect(overflow).toBe(0);
      expect(await findViolations(page)).toEqual([]);
    }
  });

  test("are typed in the user's own order, and sent in the form's format", async ({ page }) => {
    const [date, time] = [page.getByLabel("Date"), page.getByLabel("Time")];
    for (const typed of ["23/11/2026", "23-11-2026", "23.11.26", "23112026", "2026-11-23"]) {
      await date.fill("");
      await date.pressSequentially(typed);
      await expect(date, "nothing changes while the user types").toHaveValue(typed);
      await date.blur();
      await expect(date).toHaveValue("2026-11-23");
    }
    for (const typed of ["23/11/2026", " 23-11-2026 ", "23.11.26", "2026-11-23"]) {
      await date.fill("");
      await paste(page, date, typed);
      await date.blur();
      await expect(date).toHaveValue("2026-11-23");
    }
    for (const [typed, read] of [
      ["7:40", "07:40"],
      ["740", "07:40"],
      ["0740", "07:40"],
      ["7.40", "07:40"],
      ["7:40 pm", "19:40"],
    ] as const) {
      await time.fill("");
      await time.pressSequentially(typed);
      await time.blur();
      await expect(time).toHaveValue(read);
    }
    // Enter submits the form while the field still has the focus.
    await date.fill("24/12/2026");
    await date.press("Enter");
    await expect(page).toHaveURL(/\/\?date=2026-12-24&time=19%3A40$/);
  });

  test("are typed into the calendar in the same orders", async ({ page, words }) => {
    const t = words(dateTimeTexts);
    await page.getByLabel("Date").fill("23/11/2026");
    await page.getByRole("button", { name: t("open") }).click();
    const typed = dialog(page).getByLabel(t("typed"), { exact: true });
    await expect(typed).toHaveValue(/^2026-11-23 /);
    await typed.fill("");
    await typed.pressSequentially("24/11/2026 7:40");
    await expect(typed).toHaveValue("24/11/2026 7:40");
    await expect(dialog(page).locator('[aria-selected="true"]')).toHaveText("24");
    await typed.press("Enter");
    await expect(page.getByLabel("Date")).toHaveValue("2026-11-24");
    await expect(page.getByLabel("Time")).toHaveValue("07:40");
  });

  test("are set to today or tomorrow with one press", async ({ page, words }) => {
    const t = words(dateTimeTexts);
    await page.getByLabel("Time").fill("10:15");
    await page.getByRole("button", { name: t("tomorrow"), exact: true }).click();
    await expect(page.getByLabel("Date")).toHaveValue("2026-03-28");
    await page.getByRole("button", { name: t("today"), exact: true }).click();
    await expect(page.getByLabel("Date")).toHaveValue("2026-03-27");
    await expect(page.getByLabel("Time")).toHaveValue("10:15");
  });
});

test.describe("a date of a user in the United States", { tag: "@js" }, () => {
  test.use({ locale: "en-US" });

  for (const [shown, read] of [
    ["en", "2026-05-06"],
    ["es", "2026-06-05"],
  ] as const) {
    test(`is read in the order that the page in "${shown}" shows`, async ({ page }) => {
      await openPiece(page, "date-time", { language: shown });
      const date = page.getByLabel("Date");
      const example =
        dateTimeTexts[shown][shown === "en" ? "date_example_month_first" : "date_example"];
      await expect(date).toHaveAccessibleDescription(example);
      await date.fill("05/06/2026");
      await date.blur();
      await expect(date).toHaveValue(read);
    });
  }
});

test.describe("a date on a touch screen", { tag: "@js" }, () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test("is chosen in the browser's own calendar", async ({ page, words, language }) => {
    await page.clock.setFixedTime(now);
    await openPiece(page, "date-time", { language });
    const date = page.getByLabel("Date");
    // The time is a text field once the page is hydrated.
    await expect(page.getByLabel("Time")).toHaveAttribute("type", "text");
    await expect(date).toHaveAttribute("type", "date");
    await page.getByRole("button", { name: words(dateTimeTexts)("tomorrow"), exact: true }).tap();
    await expect(date).toHaveValue("2026-03-28");
    await date.fill("2026-04-12");
    await page.getByLabel("Time").fill("17:05");
    await page.getByRole("button", { name: "Book" }).tap();
    await expect(page).toHaveURL(/\/\?date=2026-04-12&time=17%3A05$/);
  });
});

async function paste(page: Page, field: Locator, text: string): Promise<void> {
  await field.focus();
  await page.keyboard.insertText(text);
}
