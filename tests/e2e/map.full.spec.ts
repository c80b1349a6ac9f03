import type { Page } from "@playwright/test";
import { texts as mapTexts } from "../../app/features/map/journey-texts.ts";
import { texts as controlTexts } from "../../app/features/map/texts.ts";
import { texts as taxiTexts } from "../../app/features/trips/trip-map-texts.ts";
import { createContentPolicy } from "../../app/middleware/content-security-policy.server.ts";
import { brands } from "../../sandbox/brands.ts";
import { addTraveller, findBrandIndex, visitAs } from "../services/customers.ts";
import { type Panel, startPanel } from "../services/panel.ts";
import { orderTaxi, putInStatus, putTaxiAway } from "../services/trips.ts";
import { findViolations } from "./axe.ts";
import { addressOf, liveEnv } from "./live-story.ts";
import { serveMaps } from "./pieces/google-maps.ts";
import { openPiece } from "./pieces/piece-page.ts";
import { expect, hostOf, test } from "./story.ts";
import { placeOfTaxi } from "./taxi-map.ts";

const policy = createContentPolicy({
  isDevelopment: false,
  picturesFrom: "https://pictures.example",
  reportsTo: undefined,
});
const onPageWithMap = (nonce: string) => policy(nonce, { isSecure: false, hasMap: true });

// A local stand-in replaces Google's script (tests/services/maps-stand-in.ts): it has Google's
// address, loads as the real one does, and obeys the same policy.
test.describe("the map of a journey", { tag: "@js" }, () => {
  test.use({ viewport: { width: 800, height: 900 } });

  const map = (page: Page) => page.locator("[data-map]");
  const picture = (page: Page) => page.locator("[data-part=map] > svg");

  test("shows both ends, and the form follows the marker that the user drags", async ({
    page,
    language,
    words,
  }) => {
    const t = words(mapTexts);
    const asked = await serveMaps(page);
    await openPiece(page, "journey-map", { language, policy: onPageWithMap });
    const origin = page.getByRole("button", { name: t("origin", { name: "Station" }) });
    const destination = page.getByRole("button", { name: t("destination", { name: "Airport" }) });
    await expect(page.getByRole("region", { name: t("map") })).toBeVisible();
    await expect(picture(page)).toBeHidden();
    const [first, ...others] = asked;
    expect(others).toEqual([]);
    expect(Object.fromEntries(first?.searchParams ?? [])).toMatchObject({
      key: "a-key-for-maps",
      libraries: "marker",
      language,
    });

    // The station is north-east of the airport.
    const [from, to] = [await origin.boundingBox(), await destination.boundingBox()];
    if (!from || !to) throw new Error("They are not to be seen");
    expect(from.x).toBeGreaterThan(to.x);
    expect(from.y).toBeLessThan(to.y);

    await expect(page.locator("#destination")).toHaveText("37.965,0.502");
    await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2);
    await page.mouse.down();
    await page.mouse.move(to.x + 60, to.y - 40, { steps: 5 });
    await page.mouse.up();
    await expect(page.getByRole("textbox", { name: "destination" })).toHaveValue("Moved");
    const moved = (await page.locator("#destination").textContent())?.split(",").map(Number) ?? [];
    expect(moved[0]).toBeGreaterThan(37.966);
    expect(moved[1]).toBeGreaterThan(0.503);
    await expect(page.locator("#origin")).toHaveText("38.001,0.611");
    await expect(
      page.getByRole("button", { name: t("destination", { name: "Moved" }) }),
    ).toBeVisible();
  });

  test("follows the form", async ({ page, language, words }) => {
    const t = words(mapTexts);
    await serveMaps(page);
    await openPiece(page, "journey-map", { language, policy: onPageWithMap });
    const end = (name: "origin" | "destination", of: string) =>
      map(page).getByRole("button", { name: t(name, { name: of }) });
    await expect(end("destination", "Airport")).toBeInViewport();
    await page.getByRole("button", { name: "Farther" }).click();
    await expect(end("destination", "Island")).toBeInViewport();
    await expect(end("origin", "Station")).toBeInViewport();
    await page.getByRole("button", { name: "One end" }).click();
    await expect(map(page).getByRole("button")).toHaveCount(1);
    // The map is rendered again without a second script.
    for (const shown of [false, true]) {
      await page.getByRole("button", { name: "Map" }).click();
      await expect(end("origin", "Station")).toBeVisible({ visible: shown });
    }
  });

  test("stays as the user has moved it, until the user asks for everything", async ({
    page,
    language,
    words,
  }) => {
    const t = words(mapTexts);
    const control = (name: "zoom_in" | "show_all") =>
      page.getByRole("button", { name: words(controlTexts)(name), exact: true });
    await serveMaps(page);
    await openPiece(page, "journey-map", { language, policy: onPageWithMap });
    const origin = map(page).getByRole("button", { name: t("origin", { name: "Station" }) });
    await expect(origin).toBeInViewport();
    const box = await map(page).boundingBox();
    if (!box) throw new Error("The map is not to be seen");
    await page.mouse.move(box.x + box.width - 10, box.y + box.height - 10);
    await page.mouse.down();
    await page.mouse.move(box.x + 10, box.y + box.height - 10, { steps: 5 });
    await page.mouse.up();
    await expect(origin).not.toBeInViewport();
    await page.getByRole("button", { name: "Farther" }).click();
    await expect(page.locator("#destination")).toHaveText("38.400,1.200");
    await expect(origin).not.toBeInViewport();
    await control("show_all").click();
    await expect(origin).toBeInViewport();

    for (let level = 0; level < 4; level += 1) await control("zoom_in").click();
    await expect(origin).not.toBeInViewport();
    await page.getByRole("region", { name: t("map") }).dispatchEvent("keydown", { key: "Home" });
    await expect(origin).toBeInViewport();
  });

  test("loads when it scrolls into view", async ({ page, language }) => {
    const asked = await serveMaps(page);
    await page.setViewportSize({ width: 390, height: 80 });
    await openPiece(page, "journey-map", { language, policy: onPageWithMap });
    await expect(picture(page)).toBeAttached();
    expect(asked).toEqual([]);
    await picture(page).scrollIntoViewIfNeeded();
    await expect(map(page)).toBeVisible();
    expect(asked).toHaveLength(1);
  });

  test("is not needed by the page", async ({ page, language, expectedConsoleErrors }) => {
    // The library tries four times, and logs each failure.
    expectedConsoleErrors.push(/^Failed to load Google Maps script, retrying/);
    let tries = 0;
    await page.route("https://*.googleapis.com/**", (route) => {
      tries += 1;
      return route.abort();
    });
    await openPiece(page, "journey-map", { language, policy: onPageWithMap });
    await expect.poll(() => tries).toBe(4);
    await expect(picture(page)).toBeVisible();
    await page.getByRole("button", { name: "One end" }).click();
    await expect(page.locator("#destination")).toHaveText("");
  });

  test("is replaced by the drawing when Google refuses the key", async ({ page, language }) => {
    await serveMaps(page);
    await openPiece(page, "journey-map", { language, policy: onPageWithMap });
    await expect(map(page)).toBeVisible();
    // Google's script reports a refused key in this way.
    await page.evaluate(() => (window as unknown as { gm_authFailure(): void }).gm_authFailure());
    await expect(map(page)).toBeHidden();
    await expect(picture(page)).toBeVisible();
  });
});

test.describe("on a brand with a Maps key", { tag: "@js" }, () => {
  const [brand] = brands;
  if (!brand) throw new Error("There is a brand");
  // One worker starts what this file needs, once.
  test.describe.configure({ mode: "default" });
  test.use({ brand });

  let panel: Panel;
  test.beforeAll(async () => {
    // Each panel has a copy of its own, and others start without the key.
    brand.mapsKey = "a-key-for-maps";
    panel = await startPanel({ env: liveEnv });
    brand.mapsKey = null;
  });
  test.afterAll(() => panel.stop());

  const menu = (page: Page) => page.locator("#menu");

  test("a page with a map is a document of its own", async ({ page, say, logIn }) => {
    await serveMaps(page);
    const documents = listDocuments(page);
    await page.goto(panel.url(hostOf(brand), "/login"));
    await logIn("client");
    await expect.poll(() => documents).toEqual(["/login", "/ with a map"]);

    await menu(page).locator('a[href="/payment-method"]').click();
    await expect.poll(() => documents.slice(2)).toEqual(["/payment-method"]);
    await menu(page).locator('a[href="/request"]').click();
    await expect.poll(() => documents.slice(3)).toEqual(["/request with a map"]);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();

    await page.goBack();
    await expect(page).toHaveURL(/\/payment-method$/);
    // A link that is not prepared for maps.
    await menu(page).locator(".brand-logo").click();
    await expect.poll(() => documents.at(-1)).toBe("/ with a map");

    await menu(page)
      .getByRole("link", { name: say({ en: "Log out", es: "Cerrar sesión" }) })
      .click();
    await page
      .getByRole("dialog")
      .getByRole("button", { name: say({ en: "Close", es: "Cerrar" }) })
      .click();
    await expect.poll(() => documents.at(-1)).toBe("/before_room");
  });

  test("a dragged marker changes the values that the form sends", async ({
    page,
    words,
    logIn,
  }) => {
    const t = words(mapTexts);
    await serveMaps(page);
    await page.goto(panel.url(hostOf(brand), "/login"));
    await logIn("client");
    const latitude = page.locator("[name=from_lat]");
    // The usual address may come after the form.
    await expect(latitude).not.toHaveValue("");
    const [before, text] = [
      await latitude.inputValue(),
      await page.locator("[name=from]").inputValue(),
    ];
    const marker = page.getByRole("button", { name: t("origin", { name: text }) });
    const box = await marker.boundingBox();
    if (!box) throw new Error("It is not to be seen");
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(box.x + 40, box.y - 60, { steps: 5 });
    await page.mouse.up();
    await expect(latitude).not.toHaveValue(before);
    expect(Number(await latitude.inputValue())).toBeGreaterThan(Number(before));
    await expect(page).toHaveURL(/from_lat=/);
    // The field shows the nearest address.
    await expect(page.locator("[name=from]")).toHaveValue(/\p{L}/u);
  });

  test("the taxi is seen coming", async ({ context, page, words, language }) => {
    const t = words(taxiTexts);
    await serveMaps(page);
    const traveller = addTraveller(panel, findBrandIndex(panel, brand));
    const trip = await orderTaxi(panel, traveller);
    putInStatus(panel, trip, 3);
    putTaxiAway(panel, trip);
    const { cookies } = await visitAs(panel, traveller, language);
    const url = panel.url(hostOf(brand), addressOf(trip));
    await context.addCookies([...cookies].map(([name, value]) => ({ name, value, url })));
    await page.goto(url);
    const driver = panel.sandbox.world.drivers.find(({ id }) => id === trip.driverId);
    const map = page.getByRole("region", { name: t("map") });
    const taxi = map.getByRole("button", { name: t("taxi", { plate: driver?.plate ?? "" }) });
    await expect(taxi).toBeInViewport();
    const before = await placeOfTaxi(page);
    panel.sandbox.world.clock.step(60_000);
    await expect.poll(async () => (await placeOfTaxi(page)).x).not.toBe(before.x);
    expect(await findViolations(page)).toEqual([]);
  });
});

test("on a brand without a Maps key, pages follow each other in one document", {
  tag: "@js",
}, async ({ page, url, as }) => {
  await as("client");
  const documents = listDocuments(page);
  await page.goto(url("/"));
  await page.locator('#menu a[href="/favorite"]').click();
  await expect(page).toHaveURL(url("/favorite"));
  await page.locator('#menu a[href="/request"]').click();
  await expect(page).toHaveURL(url("/request"));
  expect(documents).toEqual(["/"]);
});

/** The documents that load from now on, and whether their policy allows a map. */
function listDocuments(page: Page): string[] {
  const documents: string[] = [];
  page.on("response", (response) => {
    const isDocument = response.request().resourceType() === "document" && response.ok();
    if (!isDocument) return;
    const mayHoldMap = response.headers()["content-security-policy"]?.includes("googleapis");
    const { pathname } = new URL(response.url());
    documents.push(mayHoldMap ? `${pathname} with a map` : pathname);
  });
  return documents;
}
