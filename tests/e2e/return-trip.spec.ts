import { texts as fareTexts } from "../../app/features/fares/texts.ts";
import { texts as returnTexts } from "../../app/features/order-draft/return-texts.ts";
import { texts as stopTexts } from "../../app/features/order-draft/stop-texts.ts";
import { texts as outcomeTexts } from "../../app/features/order-taxi/return-texts.ts";
import { texts as tripTexts } from "../../app/features/order-taxi/texts.ts";
import { texts as journeyTexts } from "../../app/features/trips/journey-texts.ts";
import { brands } from "../../sandbox/brands.ts";
import { getPlace } from "../../sandbox/city/places.ts";
import { nameOf } from "../../sandbox/trips/geocoding.ts";
import { tripsOf } from "../services/customers.ts";
import { later } from "../services/later.ts";
import { test as base, expect } from "./request-story.ts";

/** Fills in a trip to the station, and the way back in the evening of the same day. */
const test = base.extend<{ fillIn: () => Promise<void> }>({
  fillIn: ({ page, url, words, form }, use) =>
    use(async () => {
      const t = words(returnTexts);
      await page.goto(url("/request"));
      await form.goTo("Estación Central");
      await form.book();
      await page.getByRole("radio", { name: t("and_back") }).check();
      await page.getByLabel(t("date")).fill(later.date);
      await page.getByLabel(t("time")).fill("18:15");
      await form.lookUp();
      await expect(page.locator("input[name=return_fare]").first()).toBeAttached();
    }),
});

const station = nameOf(getPlace("estacion-central"));
const lighthouse = nameOf(getPlace("faro-viejo"));
const beach = nameOf(getPlace("playa-larga"));
const backAt = later.at + (8 * 60 + 45) * 60_000;

test("a client adds two stops, changes their order and requests the taxi", {
  tag: ["@main", "@full"],
}, async ({ page, url, words, panel, enter, form }) => {
  const account = await enter();
  const t = words(stopTexts);
  const stop = (number: string) =>
    page
      .getByRole("main")
      .locator("li input")
      .and(page.getByLabel(t("stop", { number })));
  const press = (name: string) => page.getByRole("button", { name, exact: true }).click();
  await page.goto(url("/request"));
  await form.goTo("Estación Central");
  await press(t("add"));
  await stop("1").fill("Faro Viejo");
  await form.lookUp();
  await expect(stop("1")).toHaveValue(lighthouse);
  await press(t("add"));
  await stop("2").fill("Playa Larga");
  await form.lookUp();
  await expect(stop("2")).toHaveValue(beach);
  await press(t("up", { number: "2" }));
  await expect(stop("1")).toHaveValue(beach);
  await expect(stop("2")).toHaveValue(lighthouse);
  await form.order.click();
  await expect(page).toHaveURL(/\?trip=/);
  await expect(page.getByText(`${beach} → ${lighthouse}`)).toBeVisible();
  const [trip] = tripsOf(panel, account);
  expect(trip?.stops.map(({ name }) => name)).toEqual([beach, lighthouse]);
  expect(trip?.destinationAddress).toBe(station);
});

test("a client books a trip and its return in one form, and cancels one of them", {
  tag: "@full",
}, async ({ page, words, panel, enter, form, fillIn }) => {
  const account = await enter();
  const ofJourney = words(journeyTexts);
  await fillIn();
  await expect(page.locator("[data-bottom-bar]")).toContainText(words(fareTexts)("both"));
  await form.order.click();

  await expect(page).toHaveURL(/return_trip=/);
  const [there, back, ...others] = tripsOf(panel, account);
  expect(others).toEqual([]);
  expect(there).toMatchObject({ scheduledFor: later.at, destinationAddress: station });
  expect(back).toMatchObject({ scheduledFor: backAt, returnOf: there?.id });
  expect(back?.origin.calle).toBe(station);
  const both = words(outcomeTexts)("both", { there: `${there?.id}`, back: `${back?.id}` });
  await expect(page.getByText(both)).toBeVisible();

  await page.getByRole("link", { name: new RegExp(`${back?.id}`) }).click();
  await expect(page.getByRole("main")).toContainText(ofJourney("way_there"));
  await page.getByRole("link", { name: words(tripTexts)("cancel") }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText(ofJourney("there_stays", { id: `${there?.id}` }));
  await dialog.getByRole("button").last().click();
  await expect.poll(() => back?.status).toBe(4);
  expect(there?.status).toBe(13);
});

test("a client finds a return that was not ordered among the trips, and says that it is not needed", {
  tag: "@full",
}, async ({ page, url, words, panel, enter, form, fillIn }) => {
  const account = await enter();
  const ofOutcome = words(outcomeTexts);
  await fillIn();
  const { faults } = panel.sandbox;
  faults.add({ operation: "createTrip", kind: "slow", delayMs: 0, times: 1 });
  faults.add({ operation: "createTrip", kind: "status", status: 422, times: 1 });
  await form.order.click();
  await expect(page.getByText(ofOutcome("open"), { exact: true })).toBeVisible();

  await page.goto(url("/Bookings"));
  await page.getByRole("link", { name: ofOutcome("see_trip") }).click();
  await expect(page.getByRole("link", { name: ofOutcome("order_return") })).toBeVisible();
  await page.getByRole("button", { name: ofOutcome("not_needed") }).click();
  const notice = page.getByText(ofOutcome("open"), { exact: true });
  await expect(notice).toHaveCount(0);
  expect(tripsOf(panel, account)).toHaveLength(1);
  await page.goto(url("/Bookings"));
  await expect(page.getByRole("table")).toBeVisible();
  await expect(notice).toHaveCount(0);
});

test("the choice of fares says which group takes no stops", { tag: "@full" }, async ({
  page,
  url,
  words,
  enter,
}) => {
  await enter();
  const [, , limoncillo] = brands;
  const query = new URLSearchParams({ to: station, stop1: beach, dialog: "fares" });
  await page.goto(url(`/request?${query}`));
  const group = page
    .getByRole("dialog")
    .getByRole("button", { name: new RegExp(`^${limoncillo?.name}`) });
  await expect(group).toBeDisabled();
  await expect(group).toContainText(words(fareTexts)("no_stops"));
  const serving = page.getByRole("dialog").locator("[name=group_pick]:enabled");
  const covered = words(fareTexts)("choose_hint", { count: await serving.count() });
  await expect(page.getByRole("dialog")).toContainText(covered);
});
