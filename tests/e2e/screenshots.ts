import { fileURLToPath } from "node:url";
import { brands } from "../../sandbox/brands.ts";
import { hostOf, languages, test } from "./story.ts";
import { pathOf, views } from "./views.ts";

const folder = fileURLToPath(new URL("../../screenshots/", import.meta.url));
const widths = [390, 1440];
const colourSchemes = ["light", "dark"] as const;

for (const brand of brands) {
  for (const language of languages) {
    test.describe(() => {
      test.use({ brand, language });

      for (const view of views) {
        const { name, as: kind, prepare } = view;
        if (kind === "hotel" && brand === brands[2]) continue;

        test(`${hostOf(brand)} ${language} ${name}`, async ({ page, panel, url, as }) => {
          if (kind) await as(kind);
          for (const width of widths) {
            await page.setViewportSize({ width, height: 900 });
            await page.goto(url(pathOf(view, panel.sandbox, brand)));
            await prepare?.(page);
            for (const colorScheme of colourSchemes) {
              await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
              const file = `${name}-${width}-${colorScheme}.png`;
              await page.screenshot({
                path: `${folder}${hostOf(brand)}/${language}/${file}`,
                animations: "disabled",
              });
            }
          }
        });
      }
    });
  }
}
