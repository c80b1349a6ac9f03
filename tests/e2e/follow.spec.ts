import type { Page } from "@playwright/test";
import { texts as orderTexts } from "../../app/features/order-taxi/texts.ts";
import { texts as arrivalTexts } from "../../app/features/trips/arrival-texts.ts";
import { bystanderTexts as statusTexts } from "../../app/features/trips/status-texts.ts";
import { texts as followTexts } from "../../app/routes/follow/texts.ts";
import { texts as shareTexts } from "../../app/routes/share/texts.ts";
import { orderTaxi, putTaxiAway, waitForStatus } from "../services/trips.ts";
import { addressOf, expect, heading, test } from "./live-story.ts";

/** Opens the trip's sharing page and creates the link. */
async function share(page: Page, words: { share: string; make: string; link: string }) {
  await page.getByRole("link", { name: words.share }).click();
  await page.getByRole("button", { name: words.make }).click();
  const field = page.getByLabel(words.link, { exact: true });
  await expect(field).toHaveValue(/\/follow\//);
  return field.inputValue();
}

test("a trip is shared, and followed by a guest", async ({
  page,
  browser,
  contextOptions,
  locale,
  javaScriptEnabled,
  url,
  panel,
  enter,
  words,
}) => {
  const trip = await orderTaxi(panel, await enter());
  const [ofShare, ofStatus] = [words(shareTexts), words(statusTexts)];
  await page.goto(url(addressOf(trip)));
  const link = await share(page, {
    share: words(orderTexts)("share"),
    make: ofShare("make"),
    link: ofShare("link"),
  });
  const qr = page.getByRole("img", { name: ofShare("qr") });
  await expect(qr).toBeVisible();
  await expect(qr).not.toHaveJSProperty("naturalWidth", 0);

  const stranger = await browser.newContext({ ...contextOptions, locale, javaScriptEnabled });
  const theirs = await stranger.newPage();
  await theirs.goto(link);
  await expect(heading(theirs, ofStatus("searching"))).toBeVisible();
  await expect(theirs.locator("[data-marker=origin]")).toBeVisible();
  await expect(theirs.getByRole("main").locator('a[href^="tel:"]')).toBeVisible();
  waitForStatus(panel, trip, 3);
  putTaxiAway(panel, trip);
  const headline = heading(theirs, words(arrivalTexts)("arrives_in", { count: 5 }));
  await expect(headline).toContainText(ofStatus("coming"));
  const driver = panel.sandbox.world.drivers.find(({ id }) => id === trip.driverId);
  await expect(theirs.getByRole("main")).toContainText(driver?.plate ?? "");
  await expect(theirs.locator("[data-marker=taxi]")).toBeVisible();
  waitForStatus(panel, trip, 8);
  await expect(heading(theirs, words(followTexts)("ended"))).toBeVisible();
  await stranger.close();
});

test("the owner revokes the link of a shared trip", { tag: "@full" }, async ({
  page,
  browser,
  contextOptions,
  locale,
  url,
  panel,
  enter,
  words,
  javaScriptEnabled,
}) => {
  await orderTaxi(panel, await enter());
  const ofShare = words(shareTexts);
  // The list of orders links there too, and gets the user back.
  await page.goto(url("/panel"));
  const link = await share(page, {
    share: words(orderTexts)("share"),
    make: ofShare("make"),
    link: ofShare("link"),
  });
  // In another browser, since a flash message appears once, in whichever tab loads first.
  const stranger = await browser.newContext({ ...contextOptions, locale, javaScriptEnabled });
  const theirs = await stranger.newPage();
  await theirs.goto(link);
  await expect(heading(theirs, words(statusTexts)("searching"))).toBeVisible();
  await page.getByRole("button", { name: ofShare("stop") }).click();
  await expect(page.getByText(ofShare("stopped"))).toBeVisible();
  await expect(page.getByRole("button", { name: ofShare("make") })).toBeVisible();
  // Without JavaScript the page may be reloading itself at that moment.
  await expect(async () => {
    if (javaScriptEnabled === false) await theirs.reload();
    await expect(heading(theirs, words(followTexts)("expired"))).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 15_000 });
  await stranger.close();
});

test("a link is copied with one press @js", { tag: "@full" }, async ({
  page,
  context,
  url,
  panel,
  enter,
  words,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"], { origin: url("") });
  const trip = await orderTaxi(panel, await enter());
  const ofShare = words(shareTexts);
  await page.goto(url(addressOf(trip)));
  const link = await share(page, {
    share: words(orderTexts)("share"),
    make: ofShare("make"),
    link: ofShare("link"),
  });
  await page.getByRole("button", { name: ofShare("copy") }).click();
  await expect(page.getByText(ofShare("copied"))).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
});
