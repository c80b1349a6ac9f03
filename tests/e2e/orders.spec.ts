import type { Page } from "@playwright/test";
import { texts as requestTexts } from "../../app/features/order-draft/texts.ts";
import { texts as orderTexts } from "../../app/features/order-taxi/texts.ts";
import { texts as editTexts } from "../../app/features/orders/edit/texts.ts";
import { texts as listTexts } from "../../app/features/orders/texts.ts";
import { texts as meetingTexts } from "../../app/features/trips/meeting-point-texts.ts";
import { texts as bookingsTexts } from "../../app/routes/bookings/texts.ts";
import { texts as panelTexts } from "../../app/routes/panel/texts.ts";
import type { Trip } from "../../sandbox/world.ts";
import { tripsOf } from "../services/customers.ts";
import { later } from "../services/later.ts";
import { bookTaxi, orderTaxi, putInStatus } from "../services/trips.ts";
import { expect, test } from "./request-story.ts";
import { waitForHydration } from "./story.ts";

const cancelledNow = {
  en: "Trip canceled The action was successful",
  es: "Viaje cancelado La acción se ha realizado correctamente",
};
const resentNow = {
  en: "Taxi requested again The action was successful",
  es: "Taxi pedido de nuevo La acción se ha realizado correctamente",
};
const edited = {
  en: "The service was edited successfully",
  es: "El servicio se ha modificado correctamente",
};
const searching = {
  en: "We are looking for a vehicle, please wait.",
  es: "Estamos buscando un vehículo, espera, por favor.",
};
const coming = { en: "A driver is going to pick you up", es: "Un conductor va a recogerte" };
const cancelled = { en: "Canceled", es: "Cancelado" };
const requestFailed = { en: "Request failed", es: "No se ha podido hacer el pedido" };

/** The values that a list's texts need to name a trip. */
const of = ({ id }: Trip) => ({ id: `${id}` });

/** The traveller of orders that name no other. */
const traveller = "Lucía Ferrer";

const rowOf = (page: Page, traveller: string) =>
  page.getByRole("row").filter({ has: page.getByRole("rowheader", { name: traveller }) });

test("a taxi on its way is followed, opened, changed and cancelled", async ({
  page,
  panel,
  url,
  say,
  words,
  enter,
}) => {
  const t = words(listTexts);
  const account = await enter();
  const trip = await orderTaxi(panel, account);
  const other = await orderTaxi(panel, account, { viajero: { nombre: "Olga Prats" } });
  putInStatus(panel, trip, 3);
  await page.goto(url("/panel"));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(words(panelTexts)("title"));
  await expect(page.locator('#menu a[href="/panel"]')).toContainText("2");
  await expect(page.locator('#menu a[href="/Bookings"]')).not.toContainText(/\d/);

  // With two trips, neither opens before the user chooses one.
  const meeting = page.getByRole("region", { name: words(meetingTexts)("meeting_point") });
  await expect(meeting).toBeHidden();
  await page.getByRole("link", { name: t("open_trip", of(trip)) }).click();
  const driver = panel.sandbox.world.drivers.find(({ id }) => id === trip.driverId);
  await expect(meeting).toContainText(driver?.name ?? "");
  await expect(meeting).toContainText(driver?.plate ?? "");
  await expect(meeting.getByRole("link")).toHaveAttribute("href", `tel:${driver?.telephone}`);
  await expect(page.getByRole("main")).toContainText(say(coming));
  await page.getByRole("link", { name: t("close_trip", of(trip)) }).click();
  await expect(meeting).toBeHidden();

  await page.getByRole("link", { name: t("edit_trip", of(other)) }).click();
  await page.getByLabel(words(requestTexts)("notes")).fill("Portal azul");
  await page
    .getByRole("button", { name: words(editTexts)("save"), exact: true })
    .last()
    .click();
  await expect(page.getByText(say(edited))).toBeVisible();
  await expect(page.getByRole("region", { name: t("details", of(other)) })).toContainText(
    "Portal azul",
  );
  expect(other).toMatchObject({ origin: { datosExtra: "Portal azul" }, traveller: "Olga Prats" });

  await page.getByRole("link", { name: t("cancel_trip", of(other)) }).click();
  const dialog = page.getByRole("dialog", { name: t("cancel_title") });
  await expect(dialog).toContainText("Olga Prats");
  await dialog.getByRole("link", { name: t("keep_it") }).click();
  await expect(dialog).toBeHidden();
  expect(other.status).toBe(1);
  await page.getByRole("link", { name: t("cancel_trip", of(other)) }).click();
  await dialog.getByRole("button", { name: t("cancel_it") }).click();
  await expect(page.getByText(say(cancelledNow))).toBeVisible();
  await expect(rowOf(page, "Olga Prats")).toContainText(say(cancelled));
  await expect(page.getByRole("link", { name: t("cancel_trip", of(other)) })).toHaveCount(0);
  await expect(page.locator('#menu a[href="/panel"]')).toContainText("1");
});

test("the minutes and the plate of a taxi are each in one line", { tag: "@full" }, async ({
  page,
  panel,
  url,
  words,
  enter,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const account = await enter("company");
  const trip = await orderTaxi(panel, account);
  await orderTaxi(panel, account, { viajero: { nombre: "Olga Prats" } });
  putInStatus(panel, trip, 3);
  await page.goto(url("/panel"));
  const driver = panel.sandbox.world.drivers.find(({ id }) => id === trip.driverId);
  for (const text of [words(listTexts)("in_minutes", { count: 4 }), driver?.plate ?? ""]) {
    const part = page.getByRole("cell").getByText(text).last();
    await expect(part).toBeVisible();
    const lines = await part.evaluate(
      (element) => new Set([...element.getClientRects()].map(({ top }) => Math.round(top))).size,
    );
    expect(lines, text).toBe(1);
  }
});

test("an opened trip and its details are one card on a phone", { tag: "@full" }, async ({
  page,
  panel,
  url,
  enter,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const trip = await orderTaxi(panel, await enter());
  await page.goto(url(`/panel?trip=${trip.id}`));
  const boxOf = async (part: string) => {
    const box = await page.locator(part).boundingBox();
    if (!box) throw new Error(`${part} is not on the page`);
    return box;
  };
  const row = await boxOf("tr:has(+ [data-detail])");
  const detail = await boxOf("tr[data-detail]");
  expect(detail.y).toBeCloseTo(row.y + row.height, 0);
  expect([detail.x, detail.width]).toEqual([row.x, row.width]);
});

test("a taxi that does not come is requested again", async ({
  page,
  panel,
  url,
  say,
  words,
  enter,
}) => {
  const t = words(listTexts);
  const account = await enter();
  const trip = await orderTaxi(panel, account);
  await page.goto(url("/panel"));
  await page.getByRole("link", { name: t("resend_trip", of(trip)) }).click();
  const dialog = page.getByRole("dialog", { name: t("resend_title") });
  await expect(dialog).toContainText(t("resend_cancels"));
  await dialog.getByRole("button", { name: t("resend_cancel_it") }).click();
  await expect(page.getByText(say(resentNow))).toBeVisible();
  const [, again, ...others] = tripsOf(panel, account);
  expect(others).toEqual([]);
  expect(trip.status).toBe(4);
  await expect(page).toHaveURL(url(`/panel?trip=${again?.id}`));
  await expect(
    page.getByRole("region", { name: t("details", { id: `${again?.id}` }) }),
  ).toContainText(say(searching));
});

test("a taxi that was cancelled and could not be requested again leads to a filled-in request", {
  tag: "@full",
}, async ({ page, panel, url, say, words, enter, form }) => {
  const t = words(listTexts);
  const trip = await orderTaxi(panel, await enter());
  await page.goto(url(`/panel?dialog=resend-${trip.id}`));
  const message = "No queda saldo";
  panel.sandbox.faults.add({
    ...{ operation: "createTrip", kind: "status", status: 422, times: 1 },
    body: { message },
  });
  await page
    .getByRole("dialog")
    .getByRole("button", { name: t("resend_cancel_it") })
    .click();
  await expect(form.from).toHaveValue(trip.origin.calle);
  await expect(form.to).toHaveValue(trip.destinationAddress ?? "");
  const toast = page.getByRole("alert").filter({ hasText: say(requestFailed) });
  await expect(toast).toContainText(message);
  await expect(toast).toContainText(t("resend_failed_cancelled", { ...of(trip), reason: message }));
  expect(trip.status).toBe(4);
});

test("the group's refusal of a change is shown over the list", { tag: "@full" }, async ({
  page,
  panel,
  url,
  say,
  words,
  enter,
}) => {
  const t = words(listTexts);
  const trip = await orderTaxi(panel, await enter());
  await page.goto(url(`/panel?dialog=cancel-${trip.id}`));
  putInStatus(panel, trip, 7);
  const dialog = page.getByRole("dialog", { name: t("cancel_title") });
  await dialog.getByRole("button", { name: t("cancel_it") }).click();
  const refusal = dialog.getByRole("alert");
  await expect(refusal).toContainText(
    say({
      en: "The trip has begun and can no longer be cancelled",
      es: "El viaje ya ha empezado y no se puede cancelar",
    }),
  );
  await expect(refusal).toBeFocused();
  expect(trip.status).toBe(7);
});

test("the API's refusal of an edit is shown in a red toast over the form", {
  tag: "@full",
}, async ({ page, panel, url, say, words, enter }) => {
  const trip = await bookTaxi(panel, await enter());
  await page.goto(url(`/Bookings?edit=${trip.id}`));
  await page.getByLabel(words(requestTexts)("time"), { exact: true }).fill("10:45");
  const body = { message: "La reserva está bloqueada" };
  panel.sandbox.faults.add({
    operation: "updateTrip",
    kind: "status",
    status: 422,
    body,
    times: 1,
  });
  await page
    .getByRole("button", { name: words(editTexts)("save"), exact: true })
    .last()
    .click();
  const toast = page.getByRole("alert").filter({
    hasText: body.message,
    has: page.getByRole("link", { name: say({ en: "Accept", es: "Aceptar" }) }),
  });
  await expect(toast).toBeVisible();
  await expect(page.getByLabel(words(requestTexts)("time"), { exact: true })).toHaveValue("10:45");
});

test("a booked taxi is postponed, redirected and cancelled", { tag: "@full" }, async ({
  page,
  panel,
  url,
  say,
  words,
  enter,
  javaScriptEnabled,
}) => {
  const t = words(listTexts);
  const ofRequest = words(requestTexts);
  const account = await enter();
  const trip = await bookTaxi(panel, account);
  await page.goto(url("/Bookings"));
  await expect(page.locator('#menu a[href="/Bookings"]')).toContainText("1");
  await expect(rowOf(page, traveller)).toContainText(later.time);

  await page.getByRole("link", { name: t("edit_trip", of(trip)) }).click();
  const save = page.getByRole("button", { name: words(editTexts)("save"), exact: true }).last();
  await page.getByLabel(ofRequest("date"), { exact: true }).fill("2020-01-01");
  await save.click();
  await expect(
    page.getByRole("alert").filter({ hasText: words(orderTexts)("past") }),
  ).toBeFocused();
  await page.getByLabel(ofRequest("date"), { exact: true }).fill(later.date);
  await page.getByLabel(ofRequest("time"), { exact: true }).fill("10:45");

  // An ambiguous address is resolved by the user, with and without JavaScript.
  const to = page.getByLabel(new RegExp(`^${ofRequest("to")}( |$)`));
  await to.fill("aeropuerto");
  if (javaScriptEnabled === false) {
    await save.click();
    await expect(page.getByText(words(orderTexts)("chooseAddress"))).toBeVisible();
    await page.getByRole("button", { name: /Avenida del Aeropuerto, 130/ }).click();
  } else {
    await page.getByRole("option", { name: /Avenida del Aeropuerto, 130/ }).click();
  }
  await expect(to).toHaveValue(/^Avenida del Aeropuerto, 130/);
  await save.click();
  await expect(page.getByText(say(edited)).first()).toBeVisible();
  await expect(rowOf(page, traveller)).toContainText("10:45");
  expect(trip).toMatchObject({
    status: 13,
    scheduledFor: later.at + 75 * 60_000,
    destinationAddress: expect.stringContaining("Avenida del Aeropuerto, 130"),
  });

  await page.getByRole("link", { name: t("cancel_trip", of(trip)) }).click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: t("cancel_it") })
    .click();
  await expect(page.getByText(say(cancelledNow))).toBeVisible();
  await expect(page.getByRole("heading", { name: words(bookingsTexts)("empty") })).toBeVisible();
  await expect(page.locator('#menu a[href="/Bookings"]')).not.toContainText(/\d/);
  expect(trip.status).toBe(4);
});

test("a user finds the orders after ordering, and the request from an empty list", {
  tag: "@full",
}, async ({ page, url, words, enter, form }) => {
  const account = await enter();
  await page.goto(url("/panel"));
  await expect(page.getByRole("heading", { name: words(panelTexts)("empty") })).toBeVisible();
  await page
    .getByRole("main")
    .getByRole("link", { name: words(panelTexts)("request") })
    .click();
  await form.goTo("Estación Central");
  await form.order.click();
  await page.getByRole("link", { name: words(orderTexts)("see_orders") }).click();
  await expect(page).toHaveURL(url("/panel"));
  await expect(rowOf(page, account.name)).toBeVisible();
});

test("the orders work with the keyboard alone", { tag: "@js" }, async ({
  page,
  panel,
  url,
  words,
  enter,
}) => {
  const t = words(listTexts);
  const trip = await orderTaxi(panel, await enter());
  await page.goto(url("/panel"));
  await waitForHydration(page);
  const tool = page.getByRole("link", { name: t("cancel_trip", of(trip)) });
  await tool.focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: t("cancel_title") });
  await expect(page.locator("dialog:modal")).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(dialog.locator(":focus")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(tool).toBeFocused();
  await page.keyboard.press("Enter");
  await dialog.getByRole("button", { name: t("cancel_it") }).focus();
  await page.keyboard.press("Enter");
  await expect.poll(() => trip.status).toBe(4);
});

test("a dialog that Escape closed opens again at the very next press", { tag: "@js" }, async ({
  page,
  panel,
  url,
  words,
  enter,
}) => {
  const t = words(listTexts);
  const trip = await orderTaxi(panel, await enter());
  await page.goto(url("/panel"));
  await waitForHydration(page);
  const tool = page.getByRole("link", { name: t("cancel_trip", of(trip)) });
  await tool.click();
  const dialog = page.locator("dialog:modal");
  await expect(dialog).toBeVisible();
  // A fast user presses before the browser has told the page that the dialog is closed.
  await tool.evaluate((link: HTMLElement) => {
    document.querySelector("dialog")?.requestClose();
    link.click();
  });
  await expect(dialog).toBeVisible();
  await dialog.getByRole("button", { name: t("cancel_it") }).click();
  await expect.poll(() => trip.status).toBe(4);
});

test("a dialog opens again at the press after Escape, even if the browser has not drawn it yet", {
  tag: "@js",
}, async ({ page, panel, url, words, enter }) => {
  const trip = await orderTaxi(panel, await enter());
  await page.goto(url("/panel"));
  await waitForHydration(page);
  const tool = page.getByRole("link", { name: words(listTexts)("cancel_trip", of(trip)) });
  await tool.evaluate(async (link: HTMLElement) => {
    link.click();
    const dialog = await new Promise<HTMLDialogElement>((resolve) => {
      new MutationObserver((_, observer) => {
        const shown = document.querySelector<HTMLDialogElement>("dialog:modal");
        if (!shown) return;
        observer.disconnect();
        resolve(shown);
      }).observe(document, { subtree: true, childList: true, attributes: true });
    });
    dialog.requestClose();
    link.click();
  });
  // The events of both closings have come.
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))));
  const dialog = page.locator("dialog:modal");
  await dialog.getByRole("button", { name: words(listTexts)("cancel_it") }).click();
  await expect.poll(() => trip.status).toBe(4);
});

for (const kind of ["company", "employee", "hotel"] as const) {
  test(`a user of the kind "${kind}" sees the trips of their account`, { tag: "@full" }, async ({
    page,
    panel,
    url,
    words,
    enter,
  }) => {
    const account = await enter(kind);
    const trip = await orderTaxi(panel, account, { viajero: { nombre: "Berta Sanz" } });
    await page.goto(url("/panel"));
    await expect(rowOf(page, "Berta Sanz")).toContainText(`${trip.id}`);
    await expect(
      page.getByRole("link", { name: words(listTexts)("cancel_trip", of(trip)) }),
    ).toBeVisible();
  });
}

test("a booking shows its destination, and its card on a phone starts with the route", {
  tag: "@full",
}, async ({ page, panel, url, words, enter }) => {
  const t = words(listTexts);
  const trip = await bookTaxi(panel, await enter());
  const destination = trip.destinationAddress ?? "";
  expect(destination).not.toBe("");
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(url("/Bookings"));
  const row = rowOf(page, traveller);
  const cells = row.locator("td, th");
  const head = page.getByRole("columnheader");
  await expect(head).toHaveText([
    ...(
      ["id", "user", "traveller", "user_type", "when", "address", "status", "driver"] as const
    ).map((name) => t(name)),
    t("tools"),
  ]);
  await expect(cells).toHaveCount(9);
  await expect(cells.nth(5)).toContainText(destination);

  await page.setViewportSize({ width: 390, height: 844 });
  // The browser lays the page out anew only after the new size was accepted.
  await expect(async () => {
    const tops = await cells.evaluateAll((all) =>
      [4, 5, 2, 6].map((at) => all[at]?.getBoundingClientRect().y ?? Number.NaN),
    );
    const sorted = tops.toSorted((one, next) => one - next);
    expect(tops, "time, journey, traveler, status").toEqual(sorted);
    expect(new Set(tops).size, "below each other").toBe(4);
  }).toPass();
  await expect(cells.nth(5)).toContainText(destination);
});
