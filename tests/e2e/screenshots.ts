import { fileURLToPath } from "node:url";
import { type Brand, brands } from "../../sandbox/brands.ts";
import { hostOf, languages, test } from "./story.ts";
import { pathOf, views } from "./views.ts";

const folder = fileURLToPath(new URL("../../screenshots/", import.meta.url));
const readmeFolder = fileURLToPath(new URL("../../docs/pictures/", import.meta.url));

/** The screens that each kind of user opens most. */
const readmePictures = [
  { of: "guest", view: "before_room", brand: brands[0], width: 390 },
  { of: "client", view: "request-with-fares", brand: brands[1], width: 390 },
  { of: "employee", view: "request-sent", brand: brands[2], width: 390 },
  { of: "company", view: "employee", brand: brands[0], width: 1280 },
  { of: "desk", view: "hotel_home-ordered", brand: brands[1], width: 1280 },
];
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

for (const { of, view: name, brand, width } of readmePictures) {
  test.describe("README", () => {
    test.use({ brand, language: "en" });

    test(of, async ({ page, panel, url, as }) => {
      const view = views.find((each) => each.name === name);
      if (!view) throw new Error(`There is no view "${name}"`);
      if (view.as) await as(view.as);
      await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
      await page.setViewportSize({ width, height: width < 600 ? 780 : 720 });
      await page.goto(url(pathOf(view, panel.sandbox, brand as Brand)));
      await view.prepare?.(page);
      await page.screenshot({ path: `${readmeFolder}${of}.png`, animations: "disabled" });
    });
  });
}
