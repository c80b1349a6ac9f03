import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { extractText } from "unpdf";
import { texts as boardTexts } from "../../app/features/hotel/board/texts.ts";
import { bystanderTexts as statusTexts } from "../../app/features/trips/status-texts.ts";
import { directionOf, languages, nativeNames } from "../../app/i18n/languages.ts";
import { texts as followTexts } from "../../app/routes/follow/texts.ts";
import { texts as historyTexts } from "../../app/routes/hotel_history/texts.ts";
import { cardTexts, texts as pageTexts } from "../../app/routes/taxi_card/texts.ts";
import type { Trip } from "../../sandbox/world.ts";
import type { Panel } from "../services/panel.ts";
import { readQrCode } from "../services/read-qr-code.ts";
import { readTripTable } from "../services/trip-table.ts";
import { orderTaxi, putTaxiAway, waitForStatus } from "../services/trips.ts";
import { findViolations } from "./axe.ts";
import { expect, test } from "./desk-story.ts";
import { heading } from "./live-story.ts";
import { waitForHydration } from "./story.ts";
import { expectStreets, figure, words as wordsOfMap } from "./taxi-map.ts";

const guest = { name: "Ann O'Hara", room: "214", reference: "BK-2291" };

function driverOf({ sandbox }: Panel, { driverId }: Trip) {
  const driver = sandbox.world.drivers.find(({ id }) => id === driverId);
  if (!driver) throw new Error("The trip has no driver");
  return driver;
}

/** Prints the page, and returns its text and number of sheets. */
async function print(page: Page, width: string, height: string) {
  const { totalPages, text } = await extractText(
    new Uint8Array(await page.pdf({ width, height })),
    { mergePages: true },
  );
  return { totalPages, text: text.replaceAll(/\s+/g, " ") };
}

/**
 * The text that a phone reads from the paper. The picture is of the page, since without scripts a
 * refresh may replace the element while its picture is taken.
 */
async function scan(page: Page): Promise<string> {
  await page.emulateMedia({ media: "print" });
  const read = await readQrCode(await page.screenshot({ fullPage: true }));
  await page.emulateMedia({ media: "screen" });
  return read;
}

test("the taxi of a card is seen coming on a map beside it, until the trip ends", {
  tag: "@full",
}, async ({ page, panel, words, openDesk, rowOf, javaScriptEnabled }) => {
  const { desk } = await openDesk();
  const trip = await orderTaxi(panel, desk);
  waitForStatus(panel, trip, 3);
  putTaxiAway(panel, trip);
  await rowOf(trip)
    .getByRole("link", { name: new RegExp(`^${words(boardTexts)("card")}`) })
    .click();
  await expect(page.getByRole("article")).toContainText(driverOf(panel, trip).plate);
  await figure(page).scrollIntoViewIfNeeded();
  await expectStreets(page, javaScriptEnabled ?? true);
  // Without JavaScript the page reloads meanwhile; its picture is checked with all other screens.
  if (javaScriptEnabled) expect(await findViolations(page)).toEqual([]);
  const before = (await wordsOfMap(page).textContent()) ?? "";
  if (trip.leg) trip.leg.from = trip.leg.to;
  await expect(wordsOfMap(page)).not.toHaveText(before);
  waitForStatus(panel, trip, 8);
  await expect(figure(page)).toHaveCount(0);
});

test("a guest's taxi goes from the press of the button to the month's bill", {
  tag: "@full",
}, async ({
  page,
  browser,
  contextOptions,
  panel,
  url,
  words,
  openDesk,
  quickButton,
  rowOf,
  locale,
  javaScriptEnabled,
}) => {
  const [ofPage, ofHistory] = [words(pageTexts), words(historyTexts)];
  panel.sandbox.world.forcedOutcomes.push("completed");
  const fieldOf = (name: "room" | "guest" | "reference") =>
    page.getByRole("textbox", { name: ofPage(name) });
  const { trips } = await openDesk();
  await quickButton.click();
  await expect(page.getByText(words(boardTexts)("just_requested"))).toBeVisible();
  const [trip, ...others] = trips();
  if (!trip || others.length > 0) throw new Error("Not one taxi");

  // The desk presses first, and notes the guest and their language, English, during the search.
  await rowOf(trip)
    .getByRole("link", { name: new RegExp(`^${words(boardTexts)("card")}`) })
    .click();
  const card = page.getByRole("article");
  await expect(card.getByRole("img", { name: /QR/ })).toBeVisible();
  await page.getByRole("link", { name: ofPage("note") }).click();
  await fieldOf("room").fill(guest.room);
  await fieldOf("guest").fill(guest.name);
  await fieldOf("reference").fill(guest.reference);
  await page.getByRole("combobox", { name: ofPage("card_language") }).selectOption("en");
  await page.getByRole("button", { name: ofPage("save") }).click();
  await expect(heading(page, cardTexts.en.searching)).toBeVisible();

  // Playwright's timeouts do not cover a page after a redirect.
  if (javaScriptEnabled === false) await page.reload();

  // The plate appears by itself, and is printed on either paper size.
  waitForStatus(panel, trip, 3);
  await expect(heading(page, cardTexts.en.coming)).toBeVisible();
  const driver = driverOf(panel, trip);
  await expect(card).toContainText(driver.plate);
  if (javaScriptEnabled === false) {
    // Printing takes longer than a second.
    await page.unrouteAll({ behavior: "wait" });
    await page.reload();
  }
  for (const [width, height] of [
    ["105mm", "148mm"],
    ["148mm", "105mm"],
    ["80mm", "200mm"],
  ] as const) {
    const { totalPages, text } = await print(page, width, height);
    expect(totalPages, `${width} × ${height}`).toBe(1);
    for (const part of [driver.plate, driver.model, driver.name, ...Object.values(guest)]) {
      expect(text).toContain(part);
    }
    for (const part of [ofPage("back"), ofPage("note"), "Menu", "Menú"]) {
      expect(text).not.toContain(part);
    }
  }

  // The guest scans the code.
  const link = await scan(page);
  const phone = await browser.newContext({
    ...contextOptions,
    locale,
    javaScriptEnabled,
    viewport: { width: 390, height: 844 },
  });
  const theirs = await phone.newPage();
  await theirs.goto(link);
  await expect(heading(theirs, words(statusTexts)("coming"))).toBeVisible();
  await expect(theirs.getByRole("main")).toContainText(driver.plate);
  await expect(theirs.getByRole("main")).not.toContainText(guest.room);
  waitForStatus(panel, trip, 8);
  if (javaScriptEnabled === false) {
    await expect(async () => {
      await theirs.reload();
      await expect(heading(theirs, words(followTexts)("ended"))).toBeVisible({ timeout: 500 });
    }).toPass({ timeout: 15_000 });
  } else await expect(heading(theirs, words(followTexts)("ended"))).toBeVisible();
  await phone.close();

  // The history and its table contain the trip. In a tab of its own, since without scripts the card's page
  // refreshes itself, also while another page is on its way.
  const office = await page.context().newPage();
  await office.goto(url("/hotel_history"));
  const row = office.getByRole("row").filter({ hasText: guest.room });
  await expect(row.filter({ hasText: words(statusTexts)("completed") })).toBeVisible();
  for (const part of [guest.name, guest.reference, driver.plate]) {
    await expect(row).toContainText(part);
  }
  const coming = office.waitForEvent("download");
  await office.getByRole("link", { name: ofHistory("csv") }).click();
  const file = await readFile(await (await coming).path(), "utf8");
  const [head = [], ...lines] = readTripTable(file).table;
  expect(lines).toHaveLength(1);
  const cellOf = (header: string) => lines[0]?.[head.indexOf(header)];
  expect(cellOf(ofHistory("room"))).toBe(guest.room);
  expect(cellOf(ofHistory("guest"))).toBe(guest.name);
  expect(lines[0]).toContain(guest.reference);
  expect(lines[0]).toContain(driver.plate);
});

test("a card is in the language of the guest, whatever the language of the desk", {
  tag: "@full",
}, async ({ page, panel, url, openDesk }) => {
  const { hotel } = await openDesk();
  const trip = await orderTaxi(panel, hotel);
  await page.goto(url(`/hotel/card/${trip.id}`));
  for (const language of languages) {
    await page.getByRole("link", { name: nativeNames[language], exact: true }).click();
    await expect(heading(page, cardTexts[language].searching)).toBeVisible();
    const card = page.getByRole("article");
    await expect(card).toHaveAttribute("lang", language);
    await expect(card).toHaveAttribute("dir", directionOf(language));
    const { text, totalPages } = await print(page, "105mm", "148mm");
    expect(totalPages, language).toBe(1);
    // A PDF has Arabic letters in the order and the forms in which they are drawn.
    if (directionOf(language) === "ltr") expect(text).toContain(cardTexts[language].scan_for_plate);
    else expect(text.match(/[\u0600-\u06ff\ufb50-\ufeff]/g)?.length).toBeGreaterThan(60);
  }
});

test("a card prints itself as soon as it has a plate, and once", { tag: ["@js", "@full"] }, async ({
  page,
  panel,
  url,
  words,
  openDesk,
}) => {
  // The stub counts the calls of print.
  await page.addInitScript(() => {
    window.print = () => {
      const count = Number(sessionStorage.getItem("printed") ?? 0);
      sessionStorage.setItem("printed", `${count + 1}`);
    };
  });
  const printed = () => page.evaluate(() => Number(sessionStorage.getItem("printed")));
  const t = words(pageTexts);
  const { hotel } = await openDesk();
  const trip = await orderTaxi(panel, hotel);
  await page.goto(url(`/hotel/card/${trip.id}`));
  await page.getByRole("button", { name: t("print_when_known") }).click();
  await expect(page.getByText(t("printing_when_known"))).toBeVisible();
  expect(await printed()).toBe(0);
  waitForStatus(panel, trip, 3);
  await expect(page.getByRole("article")).toContainText(driverOf(panel, trip).plate);
  await expect.poll(printed).toBe(1);
  await expect(page).toHaveURL(url(`/hotel/card/${trip.id}`));
  await page.reload();
  await waitForHydration(page);
  expect(await printed()).toBe(1);
  await page.getByRole("button", { name: t("print"), exact: true }).click();
  expect(await printed()).toBe(2);
});

test("a trip that changes is updated on the list by itself", { tag: "@full" }, async ({
  page,
  panel,
  url,
  words,
  openDesk,
}) => {
  const [t, ofStatus] = [words(historyTexts), words(statusTexts)];
  const { hotel } = await openDesk();
  await page.goto(url("/hotel_history"));
  await expect(heading(page, t("nothing"))).toBeVisible();
  const trip = await orderTaxi(panel, hotel);
  const row = page.getByRole("row").filter({ hasText: t("card") });
  await expect(row.filter({ hasText: ofStatus("looking_for") })).toBeVisible();
  waitForStatus(panel, trip, 3);
  await expect(row.filter({ hasText: driverOf(panel, trip).plate })).toBeVisible();
});

test("a receptionist finds the taxi of a room", { tag: "@full" }, async ({
  page,
  panel,
  url,
  words,
  openDesk,
}) => {
  const t = words(historyTexts);
  const { hotel } = await openDesk();
  const [trip] = [await orderTaxi(panel, hotel), await orderTaxi(panel, hotel)];
  await page.goto(url(`/hotel/card/${trip.id}?edit=note`));
  await page.getByRole("textbox", { name: words(pageTexts)("room") }).fill(guest.room);
  await page.getByRole("button", { name: words(pageTexts)("save") }).click();
  await expect(page.getByRole("article")).toContainText(guest.room);
  await page.goto(url("/hotel_history"));
  await expect(page.getByText(t("services", { count: 2 }))).toBeVisible();
  await page.getByRole("link", { name: t("search") }).click();
  await page.getByLabel(t("find")).fill(guest.room);
  await page.getByLabel(t("find")).press("Enter");
  await expect(page.getByText(t("services", { count: 1 }))).toBeVisible();
  await expect(page.getByRole("row").filter({ hasText: guest.room })).toBeVisible();
  await page.getByRole("link", { name: t("show_all") }).click();
  await expect(page.getByText(t("services", { count: 2 }))).toBeVisible();
});
