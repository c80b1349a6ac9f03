import type { Locator } from "@playwright/test";
import { texts as boardTexts } from "../../app/features/hotel/board/texts.ts";
import type { Account, Trip } from "../../sandbox/world.ts";
import { findBrandIndex, visitAs } from "../services/customers.ts";
import { openHotel } from "../services/hotels.ts";
import { test as base, expect } from "./live-story.ts";

export { expect };

type ForDesk = {
  /** A new hotel, with its desk open on the page. */
  openDesk: () => Promise<{ hotel: Account; desk: Account; trips: () => Trip[] }>;
  quickButton: Locator;
  /** The trip's row on the board. */
  rowOf: (trip: Trip) => Locator;
};

/** On the panel of the live stories, so that a worker need not start another. */
export const test = base.extend<ForDesk>({
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
