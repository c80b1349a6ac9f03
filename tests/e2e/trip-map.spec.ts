import type { Page } from "@playwright/test";
import { texts as orderTexts } from "../../app/features/order-taxi/texts.ts";
import { texts as mapTexts } from "../../app/features/trips/trip-map-texts.ts";
import { texts as shareTexts } from "../../app/routes/share/texts.ts";
import type { Trip } from "../../sandbox/world.ts";
import { orderTaxi, putTaxiAway, waitForStatus } from "../services/trips.ts";
import { findViolations } from "./axe.ts";
import { addressOf, expect, test } from "./live-story.ts";
import { expectStreets, figure, placeOfTaxi, words } from "./taxi-map.ts";

/** The trip's page, the list of orders and the link for others. */
const places = {
  "its own page": async (_: Page, trip: Trip) => addressOf(trip),
  "the orders": async () => "/panel",
};

for (const [place, toPath] of Object.entries(places)) {
  test(`the taxi is seen coming on a map of ${place}`, {
    tag: "@full",
  }, async ({ page, url, panel, enter, javaScriptEnabled }) => {
    const trip = await orderTaxi(panel, await enter());
    waitForStatus(panel, trip, 3);
    putTaxiAway(panel, trip);
    await page.goto(url(await toPath(page, trip)));
    await figure(page).scrollIntoViewIfNeeded();
    await expectStreets(page, javaScriptEnabled ?? true);
    // Without JavaScript the page reloads meanwhile; its picture is checked with all other screens.
    if (javaScriptEnabled) expect(await findViolations(page)).toEqual([]);

    await expect(words(page)).toContainText(trip.origin.calle);
    const before = { words: await words(page).textContent(), ...(await placeOfTaxi(page)) };
    panel.sandbox.world.clock.step(60_000);
    await expect
      .poll(async () => (await words(page).textContent())?.replace(/[^.]*\.\s*$/, ""))
      .not.toBe(before.words?.replace(/[^.]*\.\s*$/, ""));
    await expect
      .poll(async () => {
        const { x, y } = await placeOfTaxi(page);
        return Math.abs(x - before.x) + Math.abs(y - before.y);
      })
      .toBeGreaterThan(3);

    waitForStatus(panel, trip, 7);
    await expect(words(page)).not.toContainText(trip.origin.calle);
    waitForStatus(panel, trip, 8);
    await expect(figure(page)).toHaveCount(0);
  });
}

test("the taxi of a shared trip is seen in another browser until the trip ends", {
  tag: "@full",
}, async ({
  page,
  browser,
  contextOptions,
  locale,
  javaScriptEnabled,
  url,
  panel,
  enter,
  words: say,
}) => {
  const trip = await orderTaxi(panel, await enter());
  await page.goto(url(addressOf(trip)));
  await page.getByRole("link", { name: say(orderTexts)("share") }).click();
  await page.getByRole("button", { name: say(shareTexts)("make") }).click();
  const field = page.getByLabel(say(shareTexts)("link"), { exact: true });
  await expect(field).toHaveValue(/\/follow\//);

  const stranger = await browser.newContext({ ...contextOptions, locale, javaScriptEnabled });
  const theirs = await stranger.newPage();
  await theirs.goto(await field.inputValue());
  await expect(theirs.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(theirs.locator("figure [data-marker=origin]")).toBeVisible();
  await expect(figure(theirs)).toHaveCount(0);
  waitForStatus(panel, trip, 3);
  await expect(words(theirs)).toContainText(trip.origin.calle);
  await expectStreets(theirs, javaScriptEnabled ?? true);
  if (javaScriptEnabled) expect(await findViolations(theirs)).toEqual([]);
  waitForStatus(panel, trip, 8);
  await expect(figure(theirs)).toHaveCount(0);
  await stranger.close();
});

test("the map is one stop for the keyboard, which moves and zooms it @js", {
  tag: "@full",
}, async ({ page, url, panel, enter, words: say }) => {
  const trip = await orderTaxi(panel, await enter());
  waitForStatus(panel, trip, 3);
  putTaxiAway(panel, trip);
  await page.goto(url(addressOf(trip)));
  const map = page.getByRole("region", { name: say(mapTexts)("map") });
  await expect(map.locator(".leaflet-tile-loaded").first()).toBeVisible();
  await expect(map.getByRole("img")).toHaveCount(2);
  await map.focus();
  const before = await placeOfTaxi(page);
  await page.keyboard.press("ArrowRight");
  await expect.poll(async () => (await placeOfTaxi(page)).x).toBeLessThan(before.x - 40);
  await page.keyboard.press("Tab");
  expect(await map.evaluate((element) => element.contains(document.activeElement))).toBe(false);
});

test("without its streets the page is whole", { tag: "@full" }, async ({
  page,
  url,
  panel,
  enter,
}) => {
  await page.route("**/tiles/**", (route) => route.abort());
  const trip = await orderTaxi(panel, await enter());
  waitForStatus(panel, trip, 3);
  await page.goto(url(addressOf(trip)));
  await expect(figure(page).locator("[data-part=no-streets]")).toBeVisible();
  await expect(figure(page).locator("[data-marker=taxi]")).toBeVisible();
  await expect(words(page)).not.toBeEmpty();
});
