import type { Page, Request } from "@playwright/test";
import { texts as countTexts } from "../../app/features/frame/count-texts.ts";
import { texts as listTexts } from "../../app/features/orders/texts.ts";
import { texts as meetingTexts } from "../../app/features/trips/meeting-point-texts.ts";
import { texts as statusTexts } from "../../app/features/trips/status-texts.ts";
import { toLocalTime } from "../../app/i18n/local-time.ts";
import { texts as bookingTexts } from "../../app/routes/bookings/texts.ts";
import { clientFor } from "../../sandbox/test-client.ts";
import type { Trip } from "../../sandbox/world.ts";
import { bookTaxi, orderTaxi, waitForStatus } from "../services/trips.ts";
import { logOut } from "./account-forms.ts";
import { expect, test } from "./live-story.ts";

// No story touches the page: with JavaScript it updates by its stream, and without by
// reloading itself.

const lineOf = (page: Page) => page.getByRole("row").filter({ hasText: "Lucía Ferrer" }).first();

/** The number beside a menu entry; none when it is undefined. */
async function expectCount(page: Page, path: string, count: number) {
  const entry = page.locator(`#menu a[href="${path}"]`);
  if (count === 0) await expect(entry).not.toContainText(/\d/);
  else await expect(entry).toContainText(`${count}`);
}

test("the menu's counts follow the trips on every page, until the user logs out", {
  tag: "@js",
}, async ({ page, url, panel, enter, words }) => {
  const account = await enter();
  const lines = new Set<Request>();
  page.on("request", (request) => request.resourceType() === "eventsource" && lines.add(request));
  page.on("requestfailed", (request) => lines.delete(request));
  page.on("requestfinished", (request) => lines.delete(request));
  await page.goto(url("/favorite"));
  await expectCount(page, "/panel", 0);
  const trip = await orderTaxi(panel, account);
  await bookTaxi(panel, account);
  await expectCount(page, "/panel", 1);
  await expectCount(page, "/Bookings", 1);
  const entry = page.locator('#menu a[href="/panel"]');
  await expect(entry).toContainText(words(countTexts)("panel_count", { count: 1 }));
  // The tab keeps its stream from page to page.
  await page.locator('#menu a[href="/messages"]').click();
  await expect(page).toHaveURL(url("/messages"));
  waitForStatus(panel, trip, 8);
  await expectCount(page, "/panel", 0);
  expect(lines.size).toBe(1);
  await logOut(page, url);
  expect(lines.size).toBe(0);
});

test("a refusal stays on the page when an update comes", { tag: ["@js", "@full"] }, async ({
  page,
  url,
  panel,
  enter,
  words,
}) => {
  const t = words(listTexts);
  const trip = await orderTaxi(panel, await enter());
  waitForStatus(panel, trip, 3);
  await page.goto(url(`/panel?dialog=cancel-${trip.id}`));
  waitForStatus(panel, trip, 7);
  const dialog = page.getByRole("dialog", { name: t("cancel_title") });
  await dialog.getByRole("button", { name: t("cancel_it") }).click();
  const refusal = dialog.getByRole("alert");
  await expect(refusal).toContainText("no se puede cancelar");
  waitForStatus(panel, trip, 8);
  await expect(lineOf(page)).toContainText(words(statusTexts)("completed"));
  await expect(refusal).toContainText("no se puede cancelar");
  await page.reload();
  await expect(refusal).toHaveCount(0);
});

test("a trip is followed from the search for a taxi to its end", async ({
  page,
  url,
  panel,
  enter,
  words,
  javaScriptEnabled,
}) => {
  const t = words(statusTexts);
  const trip = await orderTaxi(panel, await enter());
  await page.goto(url(`/panel?trip=${trip.id}`));
  const details = page.getByRole("region", {
    name: words(listTexts)("details", { id: `${trip.id}` }),
  });
  const meeting = page.getByRole("region", { name: words(meetingTexts)("meeting_point") });
  await expect(lineOf(page)).toContainText(t("looking_for"));
  await expect(details).toContainText(t("searching"));
  await expect(details.getByRole("progressbar")).toBeVisible();
  await expect(meeting).toBeHidden();
  await expectCount(page, "/panel", 1);
  for (const [status, text, count] of [
    [3, "coming", 1],
    [10, "waiting", 1],
    [7, "riding", 0],
    [8, "completed", 0],
  ] as const) {
    waitForStatus(panel, trip, status);
    await expect(lineOf(page)).toContainText(t(text));
    await expect(details).toContainText(t(text));
    await expectCount(page, "/panel", count);
    if (status === 8) await expect(meeting).toBeHidden();
    else await expect(meeting).toContainText(plateOf(trip));
    if (javaScriptEnabled === false) continue;
    const said = page.getByRole("status").filter({ hasText: `Lucía Ferrer: ${t(text)}` });
    await expect(said).toHaveCount(1);
  }

  function plateOf({ driverId }: Trip): string {
    const driver = panel.sandbox.world.drivers.find(({ id }) => id === driverId);
    return driver?.plate ?? "no driver";
  }
});

test("a trip that is cancelled elsewhere is shown as cancelled", { tag: "@full" }, async ({
  page,
  url,
  panel,
  enter,
  words,
}) => {
  const t = words(statusTexts);
  const account = await enter();
  const trip = await orderTaxi(panel, account);
  await page.goto(url("/panel"));
  await expect(lineOf(page)).toContainText(t("looking_for"));
  await expectCount(page, "/panel", 1);
  const { status } = await clientFor(panel.sandbox, account).put(`/service/${trip.id}/cancel/`);
  expect(status).toBe(200);
  await expect(lineOf(page)).toContainText(t("cancelled"));
  await expectCount(page, "/panel", 0);
});

test("a trip without a driver is shown as ended", { tag: "@full" }, async ({
  page,
  url,
  panel,
  enter,
  words,
}) => {
  const t = words(statusTexts);
  const account = await enter();
  panel.sandbox.world.forcedOutcomes.unshift("never_found");
  const trip = await orderTaxi(panel, account);
  panel.sandbox.world.forcedOutcomes.pop();
  await page.goto(url("/panel"));
  await expect(lineOf(page)).toContainText(t("looking_for"));
  waitForStatus(panel, trip, 5);
  await expect(lineOf(page)).toContainText(t("cancelled"));
  await expectCount(page, "/panel", 0);
});

test("a reservation that is dispatched moves to the orders", { tag: "@full" }, async ({
  page,
  url,
  panel,
  enter,
  words,
}) => {
  const t = words(statusTexts);
  const { clock } = panel.sandbox.world;
  // The clock has advanced for other trips, too.
  const due = `${toLocalTime(clock.now() + 3 * 3_600_000, "Europe/Madrid")}:00`;
  const booked = await bookTaxi(panel, await enter(), { fecha_servicio_diferido: due });
  await page.goto(url("/Bookings"));
  await expect(lineOf(page)).toContainText(t("booked"));
  await expectCount(page, "/Bookings", 1);
  await expectCount(page, "/panel", 0);
  clock.step((booked.scheduledFor ?? 0) - 10 * 60_000 - clock.now());
  expect(booked.status).toBe(1);
  await expect(page.getByText(words(bookingTexts)("empty"))).toBeVisible();
  await expectCount(page, "/Bookings", 0);
  await expectCount(page, "/panel", 1);
  await page.locator('#menu a[href="/panel"]').click();
  await expect(lineOf(page)).toContainText(t("looking_for"));
});
