import type { Page } from "@playwright/test";
import { texts as boardTexts } from "../../app/features/hotel/board/texts.ts";
import type { Trip } from "../../sandbox/world.ts";
import { orderComingTaxis, orderTaxi, putInStatus } from "../services/trips.ts";
import { findViolations } from "./axe.ts";
import { expect, test } from "./desk-story.ts";

const map = (page: Page) => page.locator("#board-map");
const taxisOf = (page: Page) => map(page).locator("[data-marker=taxi]");
const linkTo = (page: Page, { id }: Trip) => map(page).locator(`a[href="#trip-${id}"]`);

test("the desk sees all its taxis on one map, and reads the same in their rows", {
  tag: "@full",
}, async ({ page, panel, openDesk, rowOf, javaScriptEnabled }) => {
  const { desk } = await openDesk();
  const trips = await orderComingTaxis(panel, desk, ["Olga Prats", "Berta Sanz", "Ada Roig"]);
  const [first, second] = trips as [Trip, Trip];
  const searching = await orderTaxi(panel, desk, { viajero: { nombre: "Iris Vidal" } });
  await expect(rowOf(searching)).toBeVisible();
  await expect(taxisOf(page)).toHaveCount(3);
  for (const trip of trips) await expect(rowOf(trip).locator("[data-place]")).toContainText("km");
  await expect(rowOf(searching).locator("[data-place]")).toHaveCount(0);
  await expect(linkTo(page, first)).toHaveAccessibleName(/^Taxi .+, Olga Prats$/);
  // Without JavaScript the page reloads meanwhile; its picture is checked with all other screens.
  if (javaScriptEnabled) {
    await map(page).scrollIntoViewIfNeeded();
    await expect(map(page).locator(".leaflet-tile-loaded").first()).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
  }

  const words = rowOf(second).locator("[data-place]");
  const before = (await words.textContent()) ?? "";
  if (second.leg) second.leg.from = second.leg.to;
  await expect(words).not.toHaveText(before);

  putInStatus(panel, first, 8);
  await expect(taxisOf(page)).toHaveCount(2);
  await expect(linkTo(page, first)).toHaveCount(0);
});

test("a taxi on the map leads to its row, and the board to its map", { tag: "@full" }, async ({
  page,
  panel,
  words,
  openDesk,
  rowOf,
  javaScriptEnabled,
}) => {
  const { desk } = await openDesk();
  const trips = await orderComingTaxis(panel, desk, ["Olga Prats", "Berta Sanz", "Ada Roig"]);
  const [first] = trips as [Trip];
  await expect(taxisOf(page)).toHaveCount(3);
  await page.getByRole("link", { name: words(boardTexts)("see_map") }).click();
  await expect(map(page)).toBeInViewport();
  if (javaScriptEnabled) {
    await expect(map(page).locator(".leaflet-tile-loaded").first()).toBeVisible();
  }
  await linkTo(page, first).locator("circle").click();
  await expect(rowOf(first)).toBeInViewport();
  if (javaScriptEnabled) await expect(rowOf(first)).toBeFocused();
  else await expect(page).toHaveURL(new RegExp(`#trip-${first.id}$`));
});

test("the map of the board is one stop for the keyboard, which moves it and shows all taxis again", {
  tag: ["@js", "@full"],
}, async ({ page, panel, words, openDesk }) => {
  const { desk } = await openDesk();
  await orderComingTaxis(panel, desk, ["Olga Prats", "Berta Sanz"]);
  await expect(taxisOf(page)).toHaveCount(2);
  const region = page.getByRole("region", { name: words(boardTexts)("on_map") });
  await map(page).scrollIntoViewIfNeeded();
  await expect(region.locator(".leaflet-tile-loaded").first()).toBeVisible();
  const taxi = taxisOf(page).first().locator("circle");
  const left = async () => (await taxi.boundingBox())?.x ?? 0;
  const before = await left();
  await region.focus();
  await page.keyboard.press("ArrowRight");
  await expect.poll(left).toBeLessThan(before - 40);
  await page.keyboard.press("Home");
  await expect.poll(left).toBeGreaterThan(before - 5);
  await page.keyboard.press("Tab");
  expect(await map(page).evaluate((each) => each.contains(document.activeElement))).toBe(false);
});

test("the map shows all taxis again, even while it still zooms", { tag: ["@js", "@full"] }, async ({
  page,
  panel,
  words,
  openDesk,
}) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  const { desk } = await openDesk();
  await orderComingTaxis(panel, desk, ["Olga Prats", "Berta Sanz"]);
  await expect(taxisOf(page)).toHaveCount(2);
  const region = page.getByRole("region", { name: words(boardTexts)("on_map") });
  await map(page).scrollIntoViewIfNeeded();
  await expect(region.locator(".leaflet-tile-loaded").first()).toBeVisible();
  await region.focus();
  for (const key of ["+", "ArrowRight", "Home"]) await page.keyboard.press(key);
  await expect(region.locator(".leaflet-zoom-anim")).toHaveCount(0);
  for (const taxi of await taxisOf(page).all()) await expect(taxi).toBeInViewport();
});

test("without the streets of its map the board is whole", { tag: "@full" }, async ({
  page,
  panel,
  openDesk,
  rowOf,
}) => {
  await page.route("**/tiles/**", (route) => route.abort());
  const { desk } = await openDesk();
  const [trip] = (await orderComingTaxis(panel, desk, ["Olga Prats"])) as [Trip];
  await expect(taxisOf(page)).toHaveCount(1);
  await expect(map(page).locator("[data-part=no-streets]")).toBeVisible();
  await expect(rowOf(trip).locator("[data-place]")).not.toBeEmpty();
});

test("fifty taxis fit the board of a phone and of a wide screen", { tag: "@full" }, async ({
  page,
  panel,
  openDesk,
  rowOf,
  quickButton,
}) => {
  const { desk } = await openDesk();
  const guests = Array.from({ length: 50 }, (_, at) => `Olga Prats ${at + 1}`);
  const trips = await orderComingTaxis(panel, desk, guests);
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(taxisOf(page)).toHaveCount(50);
    await expect(rowOf(trips.at(-1) as Trip)).toBeVisible();
    const overflow = () =>
      page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    await expect.poll(overflow).toBe(0);
    // The button comes before everything that fifty taxis take.
    await expect(quickButton).toBeVisible();
    const box = await map(page).boundingBox();
    expect(box?.width).toBeLessThanOrEqual(width);
    expect(box?.height).toBeLessThan(500);
  }
});
