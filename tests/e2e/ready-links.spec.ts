import { texts as grantTexts } from "../../app/features/grants/texts.ts";
import { texts as linkTexts } from "../../app/features/ready-links/texts.ts";
import { texts as readyTexts } from "../../app/routes/ready/texts.ts";
import { texts as makerTexts } from "../../app/routes/ready_link/texts.ts";
import { texts as listTexts } from "../../app/routes/ready_links/texts.ts";
import { promiseTaxi, waitForStatus } from "../services/trips.ts";
import { expect, test } from "./desk-story.ts";
import { heading } from "./live-story.ts";

test("a desk hands out a link, and its guest orders one taxi when ready", { tag: "@full" }, async ({
  page,
  browser,
  contextOptions,
  locale,
  javaScriptEnabled,
  panel,
  brand,
  openDesk,
  words,
}) => {
  const [ofList, ofLink, ofMaker] = [words(listTexts), words(linkTexts), words(makerTexts)];
  const { trips } = await openDesk();
  await page.getByRole("link", { name: ofLink("all_links") }).click();
  const make = page.getByRole("button", { name: ofList("make") });
  await page.getByLabel(ofList("label")).fill("Hotel Palmera, 214");
  await page.getByLabel(ofList("limit")).fill("60");
  await page.locator("#to").fill("terminal 1 salidas");
  await page.getByRole("button", { name: ofList("look_up") }).click();
  await expect(page.locator("#to")).toHaveValue(/Terminal 1/);
  // What was typed stays while the journey changes.
  await expect(page.getByLabel(ofList("label"))).toHaveValue("Hotel Palmera, 214");
  await expect(page.getByLabel(ofList("limit"))).toHaveValue("60");
  await make.click();
  // Without consent there is no link.
  const consent = page.getByLabel(words(grantTexts)("consent_ready_link"));
  await expect(consent).toHaveAttribute("aria-invalid", "true");
  await consent.check();
  await make.click();
  const address = await page.getByLabel(ofMaker("link"), { exact: true }).inputValue();
  await expect(page.locator("article img").last()).toBeVisible();

  const stranger = await browser.newContext({ ...contextOptions, locale, javaScriptEnabled });
  const theirs = await stranger.newPage();
  const ofReady = words(readyTexts);
  await theirs.goto(address);
  await expect(theirs.getByRole("main")).not.toContainText("214");
  expect(trips()).toEqual([]);
  promiseTaxi(panel.sandbox.world, brand.id);
  await theirs.getByRole("button", { name: ofReady("order") }).click();
  await expect(heading(theirs, ofReady("ordered"))).toBeVisible();
  const [trip, ...others] = trips();
  expect(others).toEqual([]);
  if (!trip) throw new Error("No taxi was ordered");
  expect(trip.traveller).toBe("Hotel Palmera, 214");
  waitForStatus(panel, trip, 3);
  const driver = panel.sandbox.world.drivers.find(({ id }) => id === trip.driverId);
  await expect(theirs.getByRole("main")).toContainText(driver?.plate ?? "");
  await expect(theirs.getByRole("main")).not.toContainText("214");
  await stranger.close();

  await page
    .getByRole("link", { name: ofMaker("back") })
    .first()
    .click();
  await expect(page.getByText(ofLink("used"), { exact: true })).toBeVisible();
});

test("a desk takes a link back, and revokes the permission of all its links", {
  tag: "@full",
}, async ({ page, openDesk, words, url }) => {
  const [ofList, ofLink, ofMaker] = [words(listTexts), words(linkTexts), words(makerTexts)];
  await openDesk();
  await page.goto(url("/ready_links"));
  await page.getByLabel(words(grantTexts)("consent_ready_link")).check();
  await page.getByRole("button", { name: ofList("make") }).click();
  const address = await page.getByLabel(ofMaker("link"), { exact: true }).inputValue();
  await page.goto(url("/hotel"));
  const onBoard = page.getByRole("region", { name: ofLink("on_board") });
  await onBoard.locator("summary").click();
  await onBoard.getByRole("button", { name: ofLink("take_back") }).click();
  await expect(page.getByText(ofLink("taken_back"), { exact: true })).toBeVisible();
  await page.getByRole("button", { name: words(grantTexts)("revoke") }).click();
  await expect(heading(page, words(grantTexts)("title"))).toBeHidden();
  await page.goto(address);
  await expect(heading(page, words(readyTexts)("taken_back"))).toBeVisible();
});
