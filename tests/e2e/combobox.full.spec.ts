import type { Page, Route } from "@playwright/test";
import { texts as comboboxTexts } from "../../app/ui/fields/combobox-texts.ts";
import { findViolations } from "./axe.ts";
import { openPiece } from "./pieces/piece-page.ts";
import { expect, test } from "./story.ts";

const home = { text: "Calle Mayor, 3", title: "Casa", icon: "star", kind: "Favourite", at: "home" };
const station = { text: "Estación Central, Plaza de la Estación, 1", at: "station" };
const beach = { text: "Playa de la Estrella", at: "beach" };

test.describe("a field with suggestions", { tag: "@js" }, () => {
  /** The requests in their order; the story answers them. */
  let asked: Route[];

  test.beforeEach(async ({ page, language }) => {
    asked = [];
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1000);
    await page.route("**/suggestions*", (route) => {
      asked.push(route);
    });
    await openPiece(page, "combobox", { language });
  });

  const field = (page: Page) => page.getByRole("combobox", { name: "Address" });
  const lines = (page: Page) => page.getByRole("option");
  const position = (page: Page) => page.locator("[name=at]");
  const active = (page: Page) => page.locator('[aria-selected="true"]');

  const textOf = (route: Route | undefined) =>
    route && new URL(route.request().url()).searchParams.get("q");

  /** Types, waits for the request, and answers it. */
  async function find(page: Page, text: string, found: object[]) {
    await field(page).fill(text);
    await page.clock.runFor(500);
    await expect.poll(() => textOf(asked.at(-1))).toBe(text);
    await asked.at(-1)?.fulfill({ json: found });
    await expect(lines(page)).toHaveCount(found.length + 1);
  }

  test("requests suggestions half a second after the last of three characters or more", async ({
    page,
  }) => {
    await field(page).pressSequentially("es");
    await page.clock.runFor(5000);
    await field(page).pressSequentially("t");
    await page.clock.runFor(499);
    await field(page).pressSequentially("a");
    await page.clock.runFor(499);
    await field(page).pressSequentially("c");
    await page.clock.runFor(500);
    await expect.poll(() => asked.map(textOf)).toEqual(["estac"]);
  });

  test("shows the matches with the typed words marked, and announces their number", async ({
    page,
    words,
  }) => {
    await find(page, "esta cen", [station, home]);
    await expect(lines(page)).toHaveText(["My position", station.text, /Casa\s*Calle Mayor, 3/]);
    await expect(lines(page).nth(1).locator("mark")).toHaveText(["Esta", "Cen", "Esta"]);
    await expect(lines(page).nth(2)).toHaveAccessibleName("Favourite Casa Calle Mayor, 3");
    await expect(page.getByRole("status")).toHaveText(words(comboboxTexts)("found", { count: 2 }));
  });

  test("says that it has found nothing", async ({ page, words }) => {
    await find(page, "xyz", []);
    await expect(page.getByRole("status")).toHaveText(words(comboboxTexts)("nothing"));
    await expect(page.getByRole("listbox")).toContainText(words(comboboxTexts)("nothing"));
  });

  test("drops a late answer to an older text", async ({ page }) => {
    await field(page).fill("est");
    await page.clock.runFor(500);
    await expect.poll(() => asked.length).toBe(1);
    await find(page, "playa", [beach]);
    await asked[0]?.fulfill({ json: [station, home] });
    await expect(page.locator("#answers")).toHaveText("2");
    await expect(lines(page)).toHaveText(["My position", beach.text]);
  });

  test("leaves the form as it is when the request gets no answer", async ({ page }) => {
    await find(page, "esta", [station]);
    await field(page).fill("estac");
    await page.clock.runFor(500);
    await expect.poll(() => asked.length).toBe(2);
    await asked[1]?.abort();
    await expect(lines(page)).toHaveText(["My position"]);
    await expect(field(page)).toHaveValue("estac");
    await find(page, "estaci", [station]);
  });

  test("works with the keyboard alone", async ({ page }) => {
    await find(page, "est", [station, beach]);
    await expect(active(page)).toHaveCount(0);
    await field(page).press("ArrowDown");
    await expect(active(page)).toHaveText("My position");
    await field(page).press("ArrowUp");
    await expect(active(page)).toHaveText(beach.text);
    await expect(field(page)).toHaveAttribute(
      "aria-activedescendant",
      (await active(page).getAttribute("id")) ?? "",
    );
    await field(page).press("Home");
    await expect(active(page)).toHaveCount(0);

    await field(page).press("Escape");
    await expect(lines(page)).toHaveCount(0);
    await expect(field(page)).toHaveValue("est");
    await field(page).press("Alt+ArrowDown");
    await expect(lines(page)).toHaveCount(3);
    await expect(active(page)).toHaveCount(0);
    await field(page).press("Alt+ArrowUp");
    await expect(field(page)).toHaveAttribute("aria-expanded", "false");

    await field(page).press("ArrowDown");
    await field(page).press("ArrowDown");
    await field(page).press("Enter");
    await expect(field(page)).toHaveValue(station.text);
    await expect(position(page)).toHaveValue("station");
    await expect(field(page)).toBeFocused();
    await expect(lines(page)).toHaveCount(0);
    expect(new URL(page.url()).search, "the form has not been sent").toBe("");

    // The choice stays until the user types something else.
    await field(page).pressSequentially(", B");
    await expect(position(page)).toHaveValue("");
    await field(page).press("Escape");
    await field(page).press("Enter");
    await expect(page).toHaveURL(/\?address=Estaci/);
  });

  test("is left with Tab, which chooses nothing", async ({ page }) => {
    await find(page, "est", [station]);
    await field(page).press("ArrowDown");
    await field(page).press("Tab");
    await expect(lines(page)).toHaveCount(0);
    await expect(field(page)).toHaveValue("est");
    await expect(position(page)).toHaveValue("");
  });

  test("has a first option before the user types", async ({ page }) => {
    await field(page).click();
    await lines(page).click();
    await expect(field(page)).toHaveValue("Here");
    await expect(position(page)).toHaveValue("here");
  });

  test("is cleared with one press", async ({ page, words }) => {
    await find(page, "est", [station]);
    await lines(page).nth(1).click();
    await page.getByRole("button", { name: words(comboboxTexts)("clear") }).click();
    await expect(field(page)).toHaveValue("");
    await expect(field(page)).toBeFocused();
    await expect(position(page)).toHaveValue("");
    await expect(lines(page)).toHaveText(["My position"]);
  });

  test("shows its list within the viewport", async ({ page }) => {
    for (const [width, height] of [
      [320, 640],
      [640, 360],
    ] as const) {
      await page.setViewportSize({ width, height });
      for (const [at, place] of [
        ["page-end", "above"],
        ["page-start", "below"],
      ]) {
        await page.evaluate((end) => {
          document.body.replaceChildren(document.querySelector("main") as Element);
          const spacer = document.createElement("div");
          spacer.style.height = end ? `${window.innerHeight - 130}px` : "0";
          document.body.prepend(spacer);
        }, at === "page-end");
        await find(page, `est${width}${place}`, [station, beach, home]);
        const list = await page.getByRole("listbox").boundingBox();
        const box = await field(page).boundingBox();
        if (!list || !box) throw new Error("It is not to be seen");
        if (place === "above") expect(list.y + list.height).toBeLessThan(box.y);
        else expect(list.y).toBeGreaterThan(box.y + box.height);
        expect(list.y, "nothing of it is cut off").toBeGreaterThanOrEqual(0);
        expect(list.y + list.height).toBeLessThanOrEqual(height);
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - window.innerWidth,
        );
        expect(overflow).toBe(0);
        await field(page).press("Escape");
      }
    }
  });

  test("has no accessibility violations", async ({ page }) => {
    for (const found of [[], [station, home]]) {
      await find(page, `est${found.length}`, found);
      await field(page).press("ArrowDown");
      await page.clock.resume();
      expect(await findViolations(page)).toEqual([]);
    }
  });
});

test.describe("on a touch screen", { tag: "@js" }, () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test("the user chooses a suggestion with a tap", async ({ page, language }) => {
    await page.route("**/suggestions*", (route) => route.fulfill({ json: [home, station] }));
    await openPiece(page, "combobox", { language });
    await page.getByRole("combobox").tap();
    await page.getByRole("combobox").fill("casa");
    await page.getByRole("option", { name: /Casa/ }).tap();
    await expect(page.getByRole("combobox")).toHaveValue(home.text);
    await expect(page.getByRole("combobox")).toBeFocused();
    await expect(page.locator("[name=at]")).toHaveValue("home");
  });
});
