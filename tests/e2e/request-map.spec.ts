import type { Page } from "@playwright/test";
import { texts as mapTexts } from "../../app/features/map/journey-texts.ts";
import { texts as favouriteTexts } from "../../app/routes/favorite/texts.ts";
import { findViolations } from "./axe.ts";
import { expect, test } from "./request-story.ts";

const figure = (page: Page) => page.locator("figure", { has: page.locator("[data-part=map]") });
const marker = (page: Page, kind: "origin" | "destination" | "favourite") =>
  figure(page).locator(`[data-marker=${kind}]`);

/** The first part of each marker's name. */
const listLabels = (page: Page, kind: Parameters<typeof marker>[1]) =>
  figure(page)
    .locator("[data-part=marker]", { has: page.locator(`[data-marker=${kind}]`) })
    .evaluateAll((markers) =>
      markers.map((each) => each.getAttribute("aria-label")?.split(", ")[0]),
    );

/** Waits for the living map, which listens to the user. */
async function openMap(page: Page) {
  await figure(page).scrollIntoViewIfNeeded();
  await expect(figure(page).locator(".leaflet-tile-loaded").first()).toBeVisible();
}

async function middleOf(page: Page, kind: Parameters<typeof marker>[1]) {
  const box = await marker(page, kind).first().boundingBox();
  if (!box) throw new Error(`The ${kind} is not to be seen`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test("the request shows its ends on a map, and says how far they are apart", {
  tag: "@full",
}, async ({ page, url, enter, form, words, javaScriptEnabled }) => {
  await enter();
  await page.goto(url("/request"));
  await expect(marker(page, "origin")).toBeAttached();
  await form.goTo("terminal 1 salidas");
  await expect(marker(page, "destination")).toBeAttached();
  await expect(figure(page).locator("figcaption")).toContainText(/\d km/);
  const t = words(mapTexts);
  const hint = figure(page).getByText(t("move"));
  if (javaScriptEnabled) {
    await openMap(page);
    await expect(hint).toBeVisible();
    await expect(
      figure(page).getByRole("img", {
        name: t("destination", { name: await form.to.inputValue() }),
      }),
    ).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
  } else {
    // A picture cannot be dragged.
    await expect(hint).toBeHidden();
    await expect(figure(page).locator("image").first()).toHaveAttribute("href", /\/tiles\//);
  }
});

test("a press on the map chooses the destination, and dragging the pickup moves it @js", async ({
  page,
  url,
  enter,
  form,
}) => {
  await enter();
  await page.goto(url("/request"));
  await expect(form.from).toHaveValue(/\p{L}/u);
  await openMap(page);
  const origin = await middleOf(page, "origin");
  await page.mouse.click(origin.x + 70, origin.y + 30);
  await expect(form.to).toHaveValue(/\p{L}/u);
  await expect(page).toHaveURL(/to_lat=/);
  await expect(form.order).toBeVisible();

  const [from, to] = [await form.from.inputValue(), await form.to.inputValue()];
  const start = await middleOf(page, "origin");
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(start.x - 60, start.y - 30, { steps: 5 });
  await page.mouse.up();
  await expect(form.from).not.toHaveValue(from);
  await expect(form.to).toHaveValue(to);
  // With both ends known, a press beside them changes nothing.
  const { x, y } = await middleOf(page, "destination");
  await page.mouse.click(x + 40, y + 30);
  await expect(form.to).toHaveValue(to);
});

test("a favourite on the request's map becomes the destination @js", { tag: "@full" }, async ({
  page,
  url,
  as,
  form,
  words,
}) => {
  await as("client");
  const star = new RegExp(`^${words(mapTexts)("favourite", { name: "" })}`);
  await page.goto(url("/request"));
  await expect(form.from).toHaveValue(/\p{L}/u);
  await openMap(page);
  await figure(page).getByRole("button", { name: star }).first().click();
  await expect(form.to).toHaveValue(/\p{L}/u);
  await expect(form.order).toBeVisible();
});

test("the favourites stand on a map of their own", { tag: "@full" }, async ({
  page,
  url,
  as,
  words,
  javaScriptEnabled,
}) => {
  await as("client");
  await page.goto(url("/favorite"));
  const aliases = await page.getByRole("rowheader").allTextContents();
  await expect(figure(page).getByText(words(favouriteTexts)("map_hint"))).toBeVisible();
  // Where two are close, a living map has room for the label of one; both have their name.
  const listNames = () =>
    javaScriptEnabled ? listLabels(page, "favourite") : marker(page, "favourite").allTextContents();
  await expect.poll(async () => (await listNames()).sort()).toEqual(aliases.sort());
  if (!javaScriptEnabled) return;
  await openMap(page);
  expect(await findViolations(page)).toEqual([]);
});

test("a past trip shows its ends on a map", { tag: "@full" }, async ({
  page,
  url,
  as,
  javaScriptEnabled,
}) => {
  await as("client");
  await page.goto(url("/history?status=completed"));
  await page.locator('main a[href*="trip="]').first().click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.locator("[data-marker=origin]")).toBeVisible();
  if (!javaScriptEnabled) return;
  await openMap(page);
  expect(await findViolations(page)).toEqual([]);
});

test("without its streets the request is whole", { tag: "@full" }, async ({
  page,
  url,
  enter,
  form,
}) => {
  await page.route("**/tiles/**", (route) => route.abort());
  await enter();
  await page.goto(url("/request"));
  await form.goTo("terminal 1 salidas");
  await expect(marker(page, "destination")).toBeAttached();
  await expect(figure(page).locator("[data-part=no-streets]")).toBeAttached();
});
