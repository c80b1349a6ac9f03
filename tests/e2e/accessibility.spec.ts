import type { Page } from "@playwright/test";
import { brands } from "../../sandbox/brands.ts";
import { findViolations } from "./axe.ts";
import { findHydrationChanges } from "./hydration-changes.ts";
import { hasTakenFocus, keepsFocus, markDocument } from "./page-focus.ts";
import { expect, languages, test, waitForHydration } from "./story.ts";
import { pathOf, type View, views } from "./views.ts";

const looks = [
  { width: 320, colorScheme: "light" },
  { width: 1280, colorScheme: "dark" },
] as const;
const height = 720;

for (const [brandAt, brand] of brands.entries()) {
  for (const [languageAt, language] of languages.entries()) {
    test.describe(`${brand.name}, ${language}`, () => {
      test.use({ brand, language });

      for (const [at, view] of views.entries()) {
        // Some brands have no hotels.
        const withDesk = brands.slice(0, 2);
        const able = view.as === "hotel" ? withDesk : brands;
        if (!able.includes(brand)) continue;
        // Each view once, with brands, languages and looks in turn; the full matrix combines all of them.
        const isItsTurn =
          at % languages.length === languageAt &&
          Math.floor(at / languages.length) % able.length === brandAt;
        for (const [lookAt, look] of looks.entries()) {
          const isLooksTurn = Math.floor(at / 4) % looks.length === lookAt;
          const tag = isItsTurn && isLooksTurn ? "@js" : "@matrix";
          inspect(view, look, tag);
        }
      }
    });
  }
}

function inspect(view: View, { width, colorScheme }: (typeof looks)[number], tag: string) {
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
