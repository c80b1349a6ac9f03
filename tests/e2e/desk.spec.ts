import type { Page } from "@playwright/test";
import { texts as deskTexts } from "../../app/features/desk/texts.ts";
import { texts as boardTexts } from "../../app/features/hotel/board/texts.ts";
import { texts as freshnessTexts } from "../../app/features/trips/freshness-texts.ts";
import type { Trip } from "../../sandbox/world.ts";
import { orderTaxi, putInStatus } from "../services/trips.ts";
import { expect, test } from "./desk-story.ts";
import { waitForHydration } from "./story.ts";

const searching = {
  en: "We are looking for a vehicle, please wait.",
  es: "Estamos buscando un vehículo, espera, por favor.",
};
const coming = {
  en: "A driver is on the way to the pickup point",
  es: "Un conductor va hacia el punto de recogida",
};

/** Counts the documents that load from now on. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest() && request.method() === "GET") loads += 1;
  });
  return () => loads;
}

const headingsOf = (page: Page) => page.getByRole("main").getByRole("heading", { level: 2 });

const DAY_MS = 86_400_000;

test("one press on the open board orders a taxi", { tag: "@full" }, async ({
  page,
  say,
  words,
  openDesk,
  quickButton,
  rowOf,
  javaScriptEnabled,
}) => {
  const { trips } = await openDesk();
  await expect(headingsOf(page).filter({ hasText: words(boardTexts)("empty") })).toBeVisible();
  if (javaScriptEnabled !== false) await waitForHydration(page);
  const loads = countLoads(page);
  await quickButton.click();
  await expect(page.getByText(say(searching))).toBeVisible();
  const [trip, ...others] = trips();
  expect(others).toEqual([]);
  const requested = page.getByRole("region", { name: words(boardTexts)("just_requested") });
  await expect(requested.getByRole("listitem")).toHaveCount(1);
  await expect(requested.locator(rowOf(trip as Trip))).toBeVisible();
  expect(loads()).toBeLessThanOrEqual(javaScriptEnabled === false ? 2 : 0);
});

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const) {
  test(`a taxi just requested is seen beneath the button at ${width} by ${height}, above those that need attention`, {
    tag: width > 1000 ? "@full" : [],
  }, async ({ page, panel, words, openDesk, quickButton, rowOf }) => {
    const t = words(boardTexts);
    await page.setViewportSize({ width, height });
    const { desk, trips } = await openDesk();
    const waiting = await orderTaxi(panel, desk, { viajero: { nombre: "Olga Prats" } });
    const other = await orderTaxi(panel, desk, { viajero: { nombre: "Berta Sanz" } });
    for (const trip of [waiting, other]) putInStatus(panel, trip, 10);
    await expect(rowOf(waiting)).toContainText(t("driver_waits"));
    await expect(rowOf(other)).toContainText(t("driver_waits"));
    await quickButton.click();
    await expect(page.getByText(t("just_requested"))).toBeVisible();
    const placed = trips().find(({ id }) => id !== waiting.id && id !== other.id) as Trip;
    await expect(page.locator("#quick")).toBeInViewport({ ratio: 1 });
    await expect(rowOf(placed).getByRole("heading")).toBeInViewport({ ratio: 1 });
    await expect(rowOf(placed).getByRole("progressbar")).toBeInViewport();
  });
}

test("a second press right after the first orders nothing until the button is ready again", {
  tag: ["@js", "@full"],
}, async ({ page, words, openDesk, quickButton }) => {
  const t = words(boardTexts);
  await page.clock.install();
  const { trips } = await openDesk();
  await waitForHydration(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  await quickButton.click();
  const resting = page.getByRole("button", { name: new RegExp(`^${t("requested")}`) });
  await expect(resting).toBeVisible();
  await resting.click({ force: true });
  await page.keyboard.press("1");
  await page.clock.runFor(5_000);
  await quickButton.click();
  await expect.poll(() => trips().length).toBe(2);
});

test("a double press orders one taxi, and the next press orders another", { tag: "@full" }, async ({
  page,
  words,
  openDesk,
  quickButton,
}) => {
  const { trips } = await openDesk();
  await quickButton.dblclick();
  const t = words(boardTexts);
  await expect(page.getByText(t("just_requested"))).toBeVisible();
  expect(trips()).toHaveLength(1);
  // The button is disabled for a moment, and says so.
  await expect(quickButton).toBeVisible();
  await quickButton.click();
  await expect.poll(() => trips().length).toBe(2);
});

test("a reservation with name and time takes five interactions at most", { tag: "@full" }, async ({
  page,
  words,
  openDesk,
  rowOf,
}) => {
  const { trips } = await openDesk();
  const [t, ofDesk] = [words(boardTexts), words(deskTexts)];
  const interactions = [
    () => page.getByRole("link", { name: new RegExp(`^${t("reserve")}`) }).click(),
    () => page.getByRole("radio", { name: ofDesk("tomorrow") }).check(),
    () => page.getByLabel(ofDesk("time")).fill("07:45"),
    () => page.getByLabel(new RegExp(`^${ofDesk("guest")}`)).fill("Íñigo Sarmiento"),
    () => page.getByRole("button", { name: ofDesk("order_later") }).click(),
  ];
  expect(interactions.length).toBeLessThanOrEqual(5);
  for (const interact of interactions) await interact();
  await expect(headingsOf(page).filter({ hasText: t("booked") })).toBeVisible();
  const [trip] = trips() as [Trip];
  expect(trip).toMatchObject({ status: 13, traveller: "Íñigo Sarmiento" });
  await expect(rowOf(trip)).toContainText("07:45");
});

test("a reservation keeps its values while its destination is chosen, and the next one starts empty", {
  tag: ["@main", "@full"],
}, async ({ page, words, url, openDesk }) => {
  const { hotel, trips } = await openDesk();
  const ofDesk = words(deskTexts);
  const guest = page.getByLabel(new RegExp(`^${ofDesk("guest")}`));
  await page.goto(url("/hotel/pedir_reserva"));
  // A story may step the API's clock by hours, so tomorrow may be in its past.
  const day = new Date(Date.now() + 20 * DAY_MS).toISOString().slice(0, 10);
  await page.getByRole("radio", { name: ofDesk("other_day") }).check();
  await page.getByLabel(ofDesk("date"), { exact: true }).fill(day);
  await page.getByLabel(ofDesk("time")).fill("07:45");
  await guest.fill("Íñigo Sarmiento");
  await page.getByRole("button", { name: ofDesk("choose_destination") }).click();
  await page.getByRole("main").getByRole("search").locator("[name=to]").fill("Estación Central");
  await page.getByRole("main").getByRole("search").locator("[name=to]").press("Enter");
  await expect(page.getByText("Estación Central").first()).toBeVisible();
  await expect(guest).toHaveValue("Íñigo Sarmiento");
  await expect(page.getByRole("radio", { name: ofDesk("other_day") })).toBeChecked();
  await expect(page.getByLabel(ofDesk("date"), { exact: true })).toHaveValue(day);
  await guest.press("Enter");
  await expect(page).toHaveURL(/\/hotel\?/);
  expect(trips()).toMatchObject([
    {
      companyId: hotel.id,
      traveller: "Íñigo Sarmiento",
      destinationAddress: expect.stringContaining("Estación Central"),
    },
  ]);

  await page.goto(url("/hotel/pedir_reserva"));
  await guest.fill("Otilia Prats");
  await page.getByRole("button", { name: ofDesk("choose_destination") }).click();
  await expect(page).toHaveURL(/pedir_destino/);
  await page.goto(url("/hotel/pedir_reserva"));
  await expect(guest).toHaveValue("");
});

test("a guest's destination takes one press or a few words, and shows its price first", async ({
  page,
  words,
  openDesk,
  javaScriptEnabled,
}) => {
  const { trips } = await openDesk();
  const [t, ofDesk] = [words(boardTexts), words(deskTexts)];
  await page.getByRole("link", { name: new RegExp(`^${t("with_destination")}`) }).click();
  const field = page.getByRole("main").getByRole("search").locator("[name=to]");
  await field.fill("Estación Central");
  if (javaScriptEnabled === false) {
    await page.getByRole("button", { name: ofDesk("search") }).click();
  } else {
    await page
      .getByRole("option", { name: /Estación Central/ })
      .first()
      .click();
  }
  await expect(page.getByRole("main")).toContainText("€");
  await page.getByLabel(new RegExp(`^${ofDesk("room")}`)).fill("214");
  await page.getByRole("button", { name: ofDesk("order_now") }).click();
  await expect(page.getByText(t("room", { room: "214" })).first()).toBeVisible();
  expect(trips()).toMatchObject([
    { destinationAddress: expect.stringContaining("Estación Central") },
  ]);
  expect(trips()[0]?.origin.datosExtra).toBeNull();
  // The next Tab stays beside the new trip, and away from the button that orders at once.
  if (javaScriptEnabled !== false)
    await expect(page.locator(`#trip-${trips()[0]?.id}`)).toBeFocused();
});

test("what needs the desk moves to the top by itself, and goes with one press", async ({
  page,
  panel,
  say,
  words,
  openDesk,
  rowOf,
}) => {
  const t = words(boardTexts);
  const { desk } = await openDesk();
  const [first, second] = [
    await orderTaxi(panel, desk, { viajero: { nombre: "Olga Prats" } }),
    await orderTaxi(panel, desk, { viajero: { nombre: "Berta Sanz" } }),
  ];
  await expect(rowOf(first)).toBeVisible();
  putInStatus(panel, first, 3);
  await expect(rowOf(first).getByText(say(coming))).toBeVisible();
  const driver = panel.sandbox.world.drivers.find(({ id }) => id === first.driverId);
  await expect(rowOf(first)).toContainText(driver?.plate ?? "");
  await expect(rowOf(second)).toContainText(say(searching));

  putInStatus(panel, first, 10);
  await expect(headingsOf(page).filter({ hasText: t("attention") })).toBeVisible();
  const attention = page.getByRole("region", { name: t("attention") });
  await expect(attention.getByRole("listitem")).toHaveText([/Olga Prats/]);
  await expect(attention).toContainText(t("driver_waits"));

  Object.assign(second, { status: 5, endedAt: panel.sandbox.world.clock.now() });
  await expect(attention.getByText(t("none_found"))).toBeVisible();
  await attention.getByRole("button", { name: t("resend_of", { whose: "Berta Sanz" }) }).click();
  await expect(page.getByText(t("just_requested"))).toBeVisible();
  await expect(attention.getByRole("listitem")).toHaveText([/Olga Prats/]);
  await page.getByRole("button", { name: t("cancel_of", { whose: "Berta Sanz" }) }).click();
  await expect(page.getByRole("button", { name: /Berta Sanz/ })).toHaveCount(0);
  await expect(rowOf(second)).toBeHidden();
});

test("the desk works with the keyboard alone", { tag: ["@js", "@full"] }, async ({
  page,
  url,
  words,
  openDesk,
  quickButton,
}) => {
  const { trips } = await openDesk();
  const [t, ofDesk] = [words(boardTexts), words(deskTexts)];
  await waitForHydration(page);
  await page.keyboard.press("1");
  await expect(page.getByText(t("just_requested"))).toBeVisible();
  expect(trips()).toHaveLength(1);

  await page.keyboard.press("4");
  await expect(page).toHaveURL(url("/hotel/pedir_reserva"));
  await expect(page.getByLabel(ofDesk("time"))).toBeFocused();
  await page.goto(url("/hotel"));
  await waitForHydration(page);
  await page.keyboard.press("2");
  const guest = page.getByLabel(new RegExp(`^${ofDesk("guest")}`));
  await expect(guest).toBeFocused();
  // In a text field, a digit is not a shortcut.
  await page.keyboard.type("Sala 1");
  await expect(guest).toHaveValue("Sala 1");
  await page.keyboard.press("Enter");
  await expect.poll(() => trips().map(({ traveller }) => traveller)).toContain("Sala 1");

  // A user can switch the single-key shortcuts off, here and after a reload.
  await page.getByRole("checkbox", { name: t("keys_on") }).click();
  await page.reload();
  await waitForHydration(page);
  await expect(page.getByRole("checkbox", { name: t("keys_on") })).not.toBeChecked();
  await page.keyboard.press("3");
  await quickButton.focus();
  await expect(page).toHaveURL(/\/hotel(\?|$)/);
});

test("a desk that has switched the alerts on hears what needs it, and nothing else", {
  tag: ["@js", "@full"],
}, async ({ page, panel, words, openDesk, rowOf }) => {
  const t = words(boardTexts);
  await page.addInitScript(() => {
    const started = AudioScheduledSourceNode.prototype.start;
    AudioScheduledSourceNode.prototype.start = function start(...when) {
      document.documentElement.dataset.beeps = `${Number(document.documentElement.dataset.beeps ?? 0) + 1}`;
      return started.apply(this, when);
    };
  });
  const { desk } = await openDesk();
  const trip = await orderTaxi(panel, desk, { viajero: { nombre: "Olga Prats" } });
  await expect(rowOf(trip)).toBeVisible();
  await page.getByRole("checkbox", { name: words(freshnessTexts)("alert_me") }).click();
  const beeps = () => page.evaluate(() => document.documentElement.dataset.beeps);
  const announced = page.getByRole("status").filter({ hasText: t("driver_waits") });
  putInStatus(panel, trip, 10);
  await expect(announced).toContainText("Olga Prats");
  await expect.poll(beeps).toBe("1");
  putInStatus(panel, trip, 7);
  await expect(page.getByRole("region", { name: t("attention") })).toBeHidden();
  expect(await beeps()).toBe("1");
});

test("the desk works at a zoom of 200 %", { tag: "@full" }, async ({
  page,
  words,
  openDesk,
  quickButton,
  javaScriptEnabled,
}) => {
  // A screen of 1280 by 720, zoomed to 200 %.
  await page.setViewportSize({ width: 640, height: 360 });
  const { trips } = await openDesk();
  await expect(quickButton).toBeInViewport();
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  if (javaScriptEnabled !== false) await waitForHydration(page);
  await quickButton.click();
  await expect(page.getByText(words(boardTexts)("just_requested"))).toBeVisible();
  const [trip] = trips();
  await page.getByRole("link", { name: new RegExp(`^${words(boardTexts)("card")}`) }).click();
  await expect(page).toHaveURL(new RegExp(`/hotel/card/${trip?.id}`));
  expect(await overflow()).toBe(0);
});
