import type { Page } from "@playwright/test";
import { directionOf, type Language, toOffer } from "../../app/i18n/languages.ts";
import { type Brand, brands } from "../../sandbox/brands.ts";
import { findViolations, looks } from "./axe.ts";
import { findHydrationChanges } from "./hydration-changes.ts";
import { hasTakenFocus, keepsFocus, markDocument } from "./page-focus.ts";
import { expect, test, waitForHydration } from "./story.ts";
import { pathOf, type View, views } from "./views.ts";

const height = 720;

/** Each brand in each language that it offers. */
const panels = brands.flatMap((brand) => {
  const { panelLanguages: languages = [], language } = brand;
  return toOffer({ languages, fallbackLanguage: language }).languages.map((offered) => ({
    brand,
    language: offered,
  }));
});

for (const [panelAt, { brand, language }] of panels.entries()) {
  test.describe(`${brand.name}, ${language}`, () => {
    test.use({ brand, locale: language });

    for (const [at, view] of views.entries()) {
      // One brand has no hotels.
      const isAble = (other: Brand) => view.as !== "hotel" || other !== brands[2];
      if (!isAble(brand)) continue;
      const able = panels.filter((panel) => isAble(panel.brand));
      const inLanguage = able.filter((panel) => panel.language === language);
      // With brands, languages and looks in turn; the full run has each view, also those that need a press.
      const isItsTurn = able[at % able.length] === panels[panelAt];
      // The matrix has each view in each language, with brands and looks in turn: few faults need all three at once.
      const isInMatrix = inLanguage[at % inLanguage.length] === panels[panelAt];
      for (const [lookAt, look] of looks.entries()) {
        const isLooksTurn = Math.floor(at / 4) % looks.length === lookAt;
        const isMatrixLook = (at + panelAt) % looks.length === lookAt;
        const own = view.prepare || at % 96 ? ["@js", "@full"] : "@js";
        const others = isInMatrix && isMatrixLook ? "@matrix" : "@matrix-rest";
        inspect(view, { ...look, language }, isItsTurn && isLooksTurn ? own : others);
      }
    }
  });
}

type Look = (typeof looks)[number] & { language: Language };

function inspect(view: View, { width, colorScheme, language }: Look, tag: string | string[]) {
  const { name, as: kind, prepare } = view;
  test(`${name} is for everyone at ${width} px, and stays where it is`, { tag }, async ({
    page,
    panel,
    brand,
    url,
    as,
  }) => {
    if (kind) await as(kind);
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await page.setViewportSize({ width, height });
    const address = url(pathOf(view, panel.sandbox, brand));
    if (beginsAsAnother(view)) {
      await page.goto(address);
      await waitForHydration(page);
    } else {
      expect(await findHydrationChanges(page, address)).toEqual({ gone: [], moved: [] });
    }
    await markDocument(page);
    await prepare?.(page);
    // In a document that the browser has just loaded, no element has the focus.
    if (await hasTakenFocus(page)) expect(await keepsFocus(page)).toBe(true);
    expect(await measureOverflow(page)).toBe(0);
    const root = page.locator("html");
    await expect(root).toHaveAttribute("lang", language);
    await expect(root).toHaveAttribute("dir", directionOf(language));
    expect(await findViolations(page)).toEqual([]);
  });
}

/** Another view is the page as it is before this one's `prepare`. */
const beginsAsAnother = ({ prepare, path, as }: View): boolean =>
  prepare !== undefined &&
  views.some((other) => !other.prepare && other.path === path && other.as === as);

/** How far the page scrolls sideways, which should be 0. */
function measureOverflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
}
