import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import { type Brand, brands } from "../../sandbox/brands.ts";
import type { Account } from "../../sandbox/world.ts";
import { isAskedOf, listNamespaces, readTable } from "../../scripts/texts/catalogues.ts";
import { addTraveller, findBrandIndex, visitAs } from "../services/customers.ts";
import { openHotel } from "../services/hotels.ts";
import type { Panel } from "../services/panel.ts";
import { orderComingTaxis } from "../services/trips.ts";
import { expect, hostOf, languages, test } from "./story.ts";
import { pathOf, type View, views } from "./views.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));
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

test.describe("for translators", () => {
  test.use({ brand: brands[0], language: "en", viewport: { width: 1280, height: 900 } });

  test("each namespace, where most of its texts are shown", async ({
    page,
    context,
    panel,
    brand,
    url,
    as,
  }) => {
    test.setTimeout(1_800_000);
    const open = async (view: View) => {
      await context.clearCookies();
      if (view.as) await as(view.as);
      await page.goto(url(pathOf(view, panel.sandbox, brand)));
      await view.prepare?.(page);
    };
    const best = new Map<string, { view: View; shown: number }>();
    for (const view of views) {
      await open(view);
      // biome-ignore lint/performance/useDomNodeTextContent: a text that is not shown helps no translator
      const said = await page.locator("body").innerText();
      for (const namespace of namespaces) {
        const shown = plainTextsOf(namespace).filter((text) => said.includes(text)).length;
        if (shown > (best.get(namespace)?.shown ?? 0)) best.set(namespace, { view, shown });
      }
    }
    for (const view of views) {
      const own = namespaces.filter((namespace) => best.get(namespace)?.view === view);
      if (own.length === 0) continue;
      await open(view);
      const picture = await page.screenshot({ fullPage: true, animations: "disabled" });
      for (const namespace of own) {
        const file = `${folder}texts/${namespace}.png`;
        mkdirSync(path.dirname(file), { recursive: true });
        writeFileSync(file, picture);
      }
    }
    const unseen = namespaces.filter((namespace) => !best.has(namespace));
    if (unseen.length > 0) console.log(`No view shows a text of ${unseen.join(", ")}`);
  });
});

const namespaces = listNamespaces(root).filter((namespace) => isAskedOf("ca", namespace));

/** Long enough to be no accident. */
const plainTextsOf = (namespace: string): string[] =>
  Object.values(readTable(root, "en", namespace)).filter(
    (text) => text.length > 5 && !text.includes("{{"),
  );

/** A taxi that comes, as its three kinds of viewers see it. */
const taxiPictures = [
  { of: "taxi-of-a-client", brand: brands[0], width: 390, open: openOrders },
  { of: "taxi-of-a-stranger", brand: brands[1], width: 390, open: openSharedLink },
  { of: "taxis-of-a-desk", brand: brands[0], width: 1280, open: openBoard },
];

for (const { of, brand, width, open } of taxiPictures) {
  test.describe("README", () => {
    test.use({ brand, language: "en", viewport: { width, height: width < 600 ? 780 : 720 } });

    test(of, async ({ page, panel, url }) => {
      await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
      await open({ page, panel, url, brandIndex: findBrandIndex(panel, brand as Brand) });
      const map = page.locator("[data-part=map]");
      await map.scrollIntoViewIfNeeded();
      await expect(map.locator(".leaflet-tile-loaded").first()).toBeVisible();
      await page.waitForLoadState("networkidle");
      await page.screenshot({ path: `${readmeFolder}${of}.png`, animations: "disabled" });
    });
  });
}

type Place = { page: Page; panel: Panel; url: (path: string) => string; brandIndex: number };

async function enterAs({ page, panel, url }: Place, account: Account): Promise<void> {
  const visitor = await visitAs(panel, account);
  const cookies = [...visitor.cookies].map(([name, value]) => ({ name, value, url: url("/") }));
  await page.context().addCookies(cookies);
}

async function openOrders(place: Place): Promise<void> {
  const { page, panel, url, brandIndex } = place;
  const account = addTraveller(panel, brandIndex, { name: "Olga Prats" });
  await enterAs(place, account);
  await orderComingTaxis(panel, account, ["Olga Prats"]);
  await page.goto(url("/panel"));
}

async function openSharedLink(place: Place): Promise<void> {
  const { page, panel, url, brandIndex } = place;
  const account = addTraveller(panel, brandIndex, { name: "Olga Prats" });
  await enterAs(place, account);
  const [trip] = await orderComingTaxis(panel, account, ["Olga Prats"]);
  await page.goto(url(`/share/${trip?.id}`));
  await page.locator("#share button").click();
  await page.locator("#stop").waitFor();
  const address = await page.locator("[name=link]").inputValue();
  await page.context().clearCookies();
  await page.goto(address);
}

async function openBoard(place: Place): Promise<void> {
  const { page, panel, url, brandIndex } = place;
  const { hotel, desks } = openHotel(panel, { desks: 1, brandIndex });
  const [desk = hotel] = desks;
  await enterAs(place, desk);
  const guests = ["Olga Prats", "Berta Sanz", "Ada Roig", "Iris Vidal", "Noa Ferrer"];
  await orderComingTaxis(panel, desk, guests);
  await page.goto(url("/hotel"));
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
