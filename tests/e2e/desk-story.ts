import type { Locator } from "@playwright/test";
import { texts as boardTexts } from "../../app/features/hotel/board/texts.ts";
import type { Account, Trip } from "../../sandbox/world.ts";
import { findBrandIndex, visitAs } from "../services/customers.ts";
import { openHotel } from "../services/hotels.ts";
import { startPanel } from "../services/panel.ts";
import { test as base, expect, liveEnv } from "./live-story.ts";

export { expect };

type ForDesk = {
  /** A new hotel, with its desk open on the page. */
  openDesk: () => Promise<{ hotel: Account; desk: Account; trips: () => Trip[] }>;
  quickButton: Locator;
  /** The trip's row on the board. */
  rowOf: (trip: Trip) => Locator;
};

/** A panel whose desks poll at a high rate. */
export const test = base.extend<ForDesk>({
  panel: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads here what a fixture needs
    async ({}, use) => {
      const panel = await startPanel({ env: { ...liveEnv, LIVE_HOTEL_SECONDS: "0.5" } });
      await use(panel);
      await panel.stop();
    },
    { scope: "worker", timeout: 120_000 },
  ],

  openDesk: async ({ context, page, panel, brand, url, language }, use) => {
    await use(async () => {
      const brandIndex = findBrandIndex(panel, brand);
      const { hotel, desks } = openHotel(panel, { desks: 1, brandIndex });
      const [desk = hotel] = desks;
      const { cookies } = await visitAs(panel, desk, language);
      await context.addCookies(
        [...cookies].map(([name, value]) => ({ name, value, url: url("/") })),
      );
      await page.goto(url("/hotel"));
      const trips = () =>
        [...panel.sandbox.world.trips.values()].filter(({ companyId }) => companyId === hotel.id);
      return { hotel, desk, trips };
    });
  },

  quickButton: async ({ page, words }, use) => {
    await use(page.getByRole("button", { name: new RegExp(`^${words(boardTexts)("taxi_now")}`) }));
  },

  rowOf: async ({ page }, use) => use(({ id }) => page.locator(`#trip-${id}`)),
});
