import { readFile } from "node:fs/promises";
import { texts as requestTexts } from "../../app/features/order-draft/texts.ts";
import { texts as orderTexts } from "../../app/features/order-taxi/texts.ts";
import { texts as editTexts } from "../../app/features/orders/edit/texts.ts";
import { texts as listTexts } from "../../app/features/orders/texts.ts";
import { texts as arrivalTexts } from "../../app/features/trips/arrival-texts.ts";
import { texts as meetingTexts } from "../../app/features/trips/meeting-point-texts.ts";
import { texts as statusTexts } from "../../app/features/trips/status-texts.ts";
import { texts as receiptTexts } from "../../app/routes/history_receipt/texts.ts";
import { bookTaxi, orderTaxi, putInStatus, waitForStatus } from "../services/trips.ts";
import { addressOf, expect, heading, test } from "./live-story.ts";

const edited = {
  en: "The service was edited successfully",
  es: "El servicio se ha modificado correctamente",
};

test("the page of a trip shows in how many minutes the taxi arrives, and where", {
  tag: "@full",
}, async ({ page, url, panel, enter, words }) => {
  const ofMeeting = words(meetingTexts);
  const trip = await orderTaxi(panel, await enter());
  putInStatus(panel, trip, 3);
  await page.goto(url(addressOf(trip)));
  const headline = heading(page, words(arrivalTexts)("arrives_in", { count: 4 }));
  await expect(headline).toContainText(words(statusTexts)("coming"));
  const meeting = page.getByRole("region", { name: ofMeeting("meeting_point") });
  await expect(meeting).toContainText(trip.origin.calle);
  const driver = panel.sandbox.world.drivers.find(({ id }) => id === trip.driverId);
  await expect(meeting).toContainText(`${ofMeeting("driver")}${driver?.name}`);
  putInStatus(panel, trip, 10);
  await expect(heading(page, words(statusTexts)("waiting"))).toBeVisible();
  await expect(headline).toBeHidden();
});

test("a desk reads about its guest's taxi in the third person", { tag: "@full" }, async ({
  page,
  url,
  panel,
  enter,
  words,
}) => {
  const trip = await orderTaxi(panel, await enter("hotel"));
  putInStatus(panel, trip, 3);
  await page.goto(url(addressOf(trip)));
  await expect(heading(page, words(arrivalTexts)("arrives_in", { count: 4 }))).toBeVisible();
  await expect(page.getByRole("main")).not.toContainText(words(statusTexts)("coming"));
});

test("a trip is edited and cancelled on its own page", { tag: "@full" }, async ({
  page,
  url,
  panel,
  say,
  enter,
  words,
}) => {
  const t = words(orderTexts);
  const ofEdit = words(editTexts);
  const trip = await orderTaxi(panel, await enter());
  await page.goto(url(addressOf(trip)));
  await page.getByRole("link", { name: t("edit"), exact: true }).click();
  await expect(page).toHaveURL(url(`/?edit=${trip.id}`));
  await expect(page.getByRole("link", { name: ofEdit("back_to_trip") })).toBeVisible();
  // Errors are shown in the same dialog.
  const phone = page.locator("#phone");
  const known = await phone.inputValue();
  await phone.fill("12");
  await page
    .getByRole("button", { name: ofEdit("save") })
    .last()
    .click();
  await expect(phone).toHaveAttribute("aria-invalid", "true");
  await phone.fill(known);
  await page.locator("#notes").fill("Portal 3");
  await page
    .getByRole("button", { name: ofEdit("save") })
    .last()
    .click();
  await expect(page).toHaveURL(url(addressOf(trip)));
  await expect(page.getByText(say(edited))).toBeVisible();
  await expect(page.getByRole("main")).toContainText("Portal 3");
  expect(trip.origin.datosExtra).toBe("Portal 3");

  const cancel = page.getByRole("link", { name: t("cancel"), exact: true });
  await cancel.click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("link", { name: words(listTexts)("keep_it") }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(url(addressOf(trip)));
  await cancel.click();
  await dialog.getByRole("button", { name: words(listTexts)("cancel_it") }).click();
  await expect(heading(page, words(statusTexts)("cancelled"))).toBeVisible();
  expect(trip.status).toBe(4);
  await expect(cancel).toBeHidden();
  await expect(page.getByRole("link", { name: t("repeat") })).toBeVisible();
  await expect(page.getByRole("link", { name: t("receipt") })).toBeHidden();
});

test("a booking is added to a calendar, and its page stays after it is cancelled", {
  tag: "@full",
}, async ({ page, url, panel, enter, words }) => {
  const t = words(orderTexts);
  const trip = await bookTaxi(panel, await enter());
  await page.goto(url(addressOf(trip)));
  const coming = page.waitForEvent("download");
  await page.getByRole("link", { name: t("calendar") }).click();
  const file = await readFile(await (await coming).path(), "utf8");
  expect(file).toContain(`UID:trip-${trip.id}@`);
  await page.getByRole("link", { name: t("cancel"), exact: true }).click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: words(listTexts)("cancel_it") })
    .click();
  await expect(heading(page, words(statusTexts)("cancelled"))).toBeVisible();
  await expect(page.getByRole("link", { name: t("calendar") })).toBeHidden();
});

test("an ended trip's page offers the receipt, help, the same trip again and the way back", {
  tag: "@full",
}, async ({ page, url, panel, enter, words }) => {
  const t = words(orderTexts);
  const ofRequest = words(requestTexts);
  const trip = await orderTaxi(panel, await enter());
  waitForStatus(panel, trip, 8);
  const field = (name: "from" | "to") =>
    page.getByRole("main").getByLabel(new RegExp(`^${ofRequest(name)}( |$)`));
  const open = async (name: "repeat" | "way_back" | "receipt" | "something_wrong") => {
    await page.goto(url(addressOf(trip)));
    await page.getByRole("link", { name: t(name) }).click();
  };
  await open("repeat");
  await expect(field("from")).toHaveValue(trip.origin.calle);
  await expect(field("to")).toHaveValue(trip.destinationAddress ?? "");
  await open("way_back");
  await expect(field("from")).toHaveValue(trip.destinationAddress ?? "");
  await expect(field("to")).toHaveValue(trip.origin.calle);
  await open("receipt");
  await expect(heading(page, words(receiptTexts)("title"))).toBeVisible();
  await open("something_wrong");
  await expect(page).toHaveURL(/show=new/);
  await expect(page.locator("#trip")).toHaveValue(`${trip.id}`);
});
