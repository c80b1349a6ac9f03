import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { brands } from "../../sandbox/brands.ts";
import { expect, languages, test } from "./story.ts";
import { views } from "./views.ts";

const widths = [320, 1280];
const colourSchemes = ["light", "dark"] as const;

for (const [brandAt, brand] of brands.entries()) {
  for (const [languageAt, language] of languages.entries()) {
    test.describe(`${brand.name}, ${language}`, () => {
      test.use({ brand, language });

      for (const [at, { name, path, as: kind, prepare }] of views.entries()) {
        // Not every brand has hotels.
        const withDesk = brands.slice(0, 2);
        const able = kind === "hotel" ? withDesk : brands;
        if (!able.includes(brand)) continue;
        // Every screen in both languages, brands taking turns; each with each in the full matrix.
        const isItsTurn = (at + languageAt) % able.length === brandAt;

        test(`${name} is for everyone`, { tag: isItsTurn ? "@js" : "@matrix" }, async ({
          page,
          url,
          as,
        }) => {
          if (kind) await as(kind);
          for (const width of widths) {
            await page.setViewportSize({ width, height: 720 });
            await page.goto(url(path));
            await prepare?.(page);
            expect(await measureOverflow(page), `overflow at ${width} px`).toBe(0);
            for (const colorScheme of colourSchemes) {
              await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
              const violations = await findViolations(page, colorScheme === "dark");
              expect(violations, `${width} px, ${colorScheme}`).toEqual([]);
            }
          }
        });
      }
    });
  }
}

async function findViolations(page: Page, onlyColours: boolean): Promise<string[]> {
  // What changes its colour does so in steps, however short.
  await page.waitForFunction(() => document.getAnimations().length === 0);
  // Without frames to look into, all can be done in the page itself, which is the faster way.
  const axe = new AxeBuilder({ page }).setLegacyMode();
  const { violations } = await (onlyColours ? axe.withRules("color-contrast") : axe).analyze();
  return violations.flatMap(({ id, impact, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${impact} ${id}: ${target} ${failureSummary}`),
  );
}

/** How far a page can be moved sideways, which it should not at all. */
function measureOverflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
}
