import type { Page } from "@playwright/test";
import { expect } from "./story.ts";

/** The map that shows the page's taxi, and what it says. */
export const figure = (page: Page) =>
  page.locator("figure", { has: page.locator("[data-marker=taxi]") });
export const words = (page: Page) => figure(page).locator("figcaption");

/** The position of the taxi's marker, which the page draws or a living map places. */
export async function placeOfTaxi(page: Page) {
  const box = await figure(page).locator("[data-marker=taxi] > circle").boundingBox();
  if (!box) throw new Error("The taxi is not to be seen");
  return box;
}

export async function expectStreets(page: Page, isScripted: boolean) {
  const map = figure(page).locator("[data-part=map]");
  if (isScripted) {
    await expect(map.locator(".leaflet-tile-loaded").first()).toBeVisible();
    return;
  }
  const [tile] = await Promise.all([page.waitForResponse(/\/tiles\//), page.reload()]);
  expect([tile.status(), tile.headers()["content-type"]]).toEqual([200, "image/png"]);
}
