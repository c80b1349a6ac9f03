import type { Page } from "@playwright/test";
import { brands } from "../../sandbox/brands.ts";
import { findViolations } from "./axe.ts";
import { watchComingAlive } from "./coming-alive.ts";
import { expect, languages, test } from "./story.ts";
import { pathOf, views } from "./views.ts";

const widths = [320, 1280] as const;
const height = 720;

for (const [brandAt, brand] of brands.entries()) {
  for (const [languageAt, language] of languages.entries()) {
    test.describe(`${brand.name}, ${language}`, () => {
      test.use({ brand, language });

      for (const [at, view] of views.entries()) {
        const { name, as: kind, prepare } = view;
        // Not every brand has hotels.
        const withDesk = brands.slice(0, 2);
        const able = kind === "hotel" ? withDesk : brands;
        if (!able.includes(brand)) continue;
        // Every view once, brands and languages taking turns; each with each in the full matrix.
        const isItsTurn =
          at % languages.length === languageAt &&
          Math.floor(at / languages.length) % able.length === brandAt;

        test(`${name} is for everyone, and stays where it is`, {
          tag: isItsTurn ? "@js" : "@matrix",
        }, async ({ page, panel, url, as }) => {
          if (kind) await as(kind);
          await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
          await page.setViewportSize({ width: widths[0], height });
          expect(await watchComingAlive(page, url(pathOf(view, panel.sandbox, brand)))).toEqual({
            gone: [],
            moved: [],
          });
          await prepare?.(page);
          for (const width of widths) {
            await page.setViewportSize({ width, height });
            expect(await measureOverflow(page), `overflow at ${width} px`).toBe(0);
            expect(await findViolations(page), `${width} px`).toEqual([]);
            // What is wide is looked at in the dark.
            await page.emulateMedia({ colorScheme: "dark" });
          }
        });
      }
    });
  }
}

/** How far a page can be moved sideways, which it should not at all. */
function measureOverflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
}
