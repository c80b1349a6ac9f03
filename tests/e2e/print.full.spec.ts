import type { Page } from "@playwright/test";
import { extractText } from "unpdf";
import { cardTexts } from "../../app/routes/taxi_card/texts.ts";
import { orderTaxi, putInStatus, waitForStatus } from "../services/trips.ts";
import { addressOf, expect, test } from "./live-story.ts";

const papers = ["Letter", "A4"] as const;
/** US Letter without its margins, in CSS pixels. */
const letter = { width: 680, height: 920 };
const longName = "María de los Ángeles Fernández-Villaverde y Sánchez de Toca";
const longPlace = `Entrada de mercancías ${"del recinto ferial ".repeat(6)}puerta 14`;

/** The text on the paper and the number of sheets. */
async function print(page: Page, format: (typeof papers)[number]) {
  const { totalPages, text } = await extractText(new Uint8Array(await page.pdf({ format })), {
    mergePages: true,
  });
  // A line may end after a hyphen.
  return {
    totalPages,
    text: text.replaceAll(/\s+/g, " ").replaceAll(/(?<=\p{L}-) (?=\p{L})/gu, ""),
  };
}

test("the page of a trip, its receipt and the history lose nothing on US Letter", async ({
  page,
  url,
  panel,
  enter,
}) => {
  const account = await enter();
  const trip = await orderTaxi(panel, account, {
    viajero: { nombre: longName, telefono_aviso: null },
    destination_address: longPlace,
  });
  waitForStatus(panel, trip, 3);
  // No page reloads itself while it is printed.
  await page.goto(url("/?refresh=off"));
  const driver = panel.sandbox.world.drivers.find(({ id }) => id === trip.driverId);
  const common = [longName, longPlace, trip.origin.calle];
  const check = async (path: string, parts: string[], most: number) => {
    await page.goto(url(path));
    await page.emulateMedia({ media: "print" });
    await page.setViewportSize(letter);
    const isCut = await page.evaluate(() => document.body.scrollWidth > window.innerWidth);
    expect(isCut, path).toBe(false);
    await page.emulateMedia({ media: null });
    for (const format of papers) {
      const { totalPages, text } = await print(page, format);
      for (const part of parts) expect(text, `${path} on ${format}`).toContain(part);
      expect(totalPages, `${path} on ${format}`).toBeLessThanOrEqual(most);
    }
  };
  await check(addressOf(trip), [...common, driver?.name ?? "", driver?.plate ?? ""], 1);
  waitForStatus(panel, trip, 8);
  const link = page.locator('a[href*="receipt"]');
  // The panel asks the API about open trips at intervals, and this page does not reload itself.
  await expect(async () => {
    await page.goto(url(addressOf(trip)));
    await expect(link).toBeVisible({ timeout: 1_000 });
  }).toPass();
  const receipt = await link.getAttribute("href");
  await check(receipt ?? "", [...common, driver?.name ?? "", `${trip.id}`], 2);
  await check("/history", common, 1);
});

test("a guest's card with all its notes fits on US Letter", async ({
  page,
  url,
  panel,
  enter,
  language,
}) => {
  const hotel = await enter("hotel");
  const trip = await orderTaxi(panel, hotel, { destination_address: longPlace });
  putInStatus(panel, trip, 3);
  await page.goto(url(`/hotel/card/${trip.id}?edit=note`));
  await page.locator("#guest").fill(longName);
  await page.locator("#note-form button").click();
  await expect(page.getByRole("article")).toContainText(longName);
  for (const format of papers) {
    const { totalPages, text } = await print(page, format);
    expect(totalPages, format).toBe(1);
    for (const part of [longName, longPlace, cardTexts[language].scan]) {
      expect(text, format).toContain(part);
    }
  }
});
