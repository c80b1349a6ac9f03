import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { texts as boardTexts } from "../../app/features/hotel/board/texts.ts";
import { texts as orderTexts } from "../../app/features/order-taxi/texts.ts";
import { liveAddress } from "../../app/live/live-address.ts";
import type { OperationId } from "../../sandbox/api/operation.ts";
import type { Account, Trip } from "../../sandbox/world.ts";
import { type BorrowedPanel, borrowPanel } from "../services/borrow-panel.ts";
import { addTraveller, hostOf, tripsOf, visitAs } from "../services/customers.ts";
import { listenTo } from "../services/event-listener.ts";
import { openHotel } from "../services/hotels.ts";
import { later } from "../services/later.ts";
import type { Panel } from "../services/panel.ts";
import { ageOrders } from "../services/stored-sessions.ts";
import { orderTaxi, putInStatus } from "../services/trips.ts";
import type { Visitor } from "../services/visitor.ts";
import { waitFor } from "../services/wait-for.ts";
import { press, readForm } from "./read-form.ts";
import { readMenu, textOf } from "./read-page.ts";

let panel: BorrowedPanel;
let other: Panel;
beforeAll(async () => {
  panel = await borrowPanel("impatient");
  other = await panel.other();
});
afterAll(() => panel.stop());
afterEach(() => panel.sandbox.faults.clear());

const tripsOfHotel = ({ id }: Account): Trip[] =>
  [...panel.sandbox.world.trips.values()].filter(({ companyId }) => companyId === id);
const countCalls = (operation: OperationId) => panel.sandbox.calls.get(operation) ?? 0;

async function readBoard(visitor: Visitor, path = "/hotel") {
  const page = await visitor.get(path);
  expect(page.status).toBe(200);
  return { ...page, text: textOf(page.html) };
}

/** The form that the quick button of the board sends. */
const openQuick = async (visitor: Visitor) => readForm((await readBoard(visitor)).html, "quick");
const quick = async (visitor: Visitor) => press(visitor, await openQuick(visitor), { name: "" });

async function openForm(visitor: Visitor, path: string) {
  const { status, html } = await visitor.get(path);
  expect(status).toBe(200);
  return readForm(html, "desk-order");
}

async function openDesk() {
  const opened = openHotel(panel, { desks: 1 });
  const [desk] = opened.desks as [Account];
  return { ...opened, desk, visitor: await visitAs(panel, desk) };
}

describe("one press at the desk", () => {
  it("orders one taxi to the hotel's door, and the board shows it", async () => {
    const { hotel, visitor } = await openDesk();
    const answer = await quick(visitor);
    const [trip, ...others] = tripsOfHotel(hotel);
    expect(others).toEqual([]);
    expect(trip).toMatchObject({
      status: 1,
      scheduledFor: null,
      traveller: "Hotel Palmera",
      destination: null,
      fare: null,
      origin: { calle: expect.stringContaining("Plaza Mayor"), datosExtra: null },
    });
    expect(answer).toMatchObject({ status: 303, location: `/hotel?trip=${trip?.id}` });
    const { text } = await readBoard(visitor, answer.location);
    expect(text).toContain("We are looking for a vehicle, please wait.");
    expect(text).toContain("1 taxi has been requested.");
  });

  it("shows the new taxi between the button and all others, and the links below them", async () => {
    const { desk, visitor } = await openDesk();
    const waiting = await orderTaxi(panel, desk);
    putInStatus(panel, waiting, 10);
    const { location } = await quick(visitor);
    const { html } = await readBoard(visitor, location);
    const requested = new URL(location ?? "", "http://localhost").searchParams.get("trip");
    const places = [
      'id="quick"',
      `id="trip-${requested}"`,
      `id="trip-${waiting.id}"`,
      'href="/ready_links"',
    ].map((part) => html.lastIndexOf(part));
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(places).not.toContain(-1);
  });

  it("orders one taxi when the form is sent twice, at the same time or later", async () => {
    const { hotel, visitor } = await openDesk();
    const form = await openQuick(visitor);
    const once = () => press(visitor, form, { name: "" });
    const answers = await Promise.all([once(), once(), once()]);
    answers.push(await once());
    expect(new Set(answers.map(({ location }) => location)).size).toBe(1);
    expect(tripsOfHotel(hotel)).toHaveLength(1);
  });

  it("finds the trip, and sends no second order, when the answer is lost", async () => {
    const { hotel, visitor } = await openDesk();
    panel.sandbox.faults.add({
      ...{ operation: "createTrip", kind: "reset", afterwards: true, times: 1 },
    });
    const answer = await quick(visitor);
    expect(tripsOfHotel(hotel).map(({ id }) => `/hotel?trip=${id}`)).toEqual([answer.location]);
  });

  it("shows the order as unknown until the trip is found or given up", {
    tags: "full",
  }, async () => {
    const { hotel, visitor } = await openDesk();
    panel.sandbox.faults.add({ operation: "createTrip", kind: "reset", times: 1 });
    const answer = await quick(visitor);
    expect(answer.location).toMatch(/^\/hotel\?order=/);
    expect((await readBoard(visitor, answer.location)).text).toContain(orderTexts.en.unknown);
    // The desk works on for the next guest, and the unknown order stays visible.
    expect((await readBoard(visitor)).text).toContain(orderTexts.en.unsettled_one);
    await ageOrders(panel.redis, 6);
    expect((await readBoard(visitor, answer.location)).text).toContain(orderTexts.en.lost);
    expect((await readBoard(visitor)).text).not.toContain(orderTexts.en.unsettled_one);
    expect(tripsOfHotel(hotel)).toEqual([]);
  });

  it("keeps the guest's room when the order arrives late", { tags: "full" }, async () => {
    const { hotel, visitor } = await openDesk();
    const form = await openForm(visitor, "/hotel/pedir_ahora");
    Object.assign(form.fields, { guest: "Ada Lovelace", room: "Suite 412" });
    panel.sandbox.faults.add({ operation: "createTrip", kind: "reset", times: 1 });
    const { location } = await press(visitor, form, { name: "" });
    expect(location).toMatch(/^\/hotel\?order=/);
    // The lost order reaches the API after all, as a trip with the same content.
    const slow = { kind: "slow", delayMs: 30_000, afterwards: true } as const;
    panel.sandbox.faults.add({ operation: "createTrip", ...slow, times: 1 });
    const copy = {
      ...form,
      fields: { ...form.fields, key: randomUUID(), room: "", guest: "Ada Lovelace" },
    };
    const late = press(visitor, copy, { name: "" });
    await waitFor(() => expect(tripsOfHotel(hotel)).toHaveLength(1));
    const [trip] = tripsOfHotel(hotel);
    expect(await visitor.get(`${location}`)).toMatchObject({ location: `/hotel?trip=${trip?.id}` });
    expect((await readBoard(visitor)).text).toContain("Suite 412");
    await late;
  });

  it("orders nothing from a page that was rendered for another account", async () => {
    const { hotel, desk, visitor } = await openDesk();
    const form = { form: "order", key: randomUUID(), account: `${hotel.id}` };
    const answer = await visitor.post("/hotel", form);
    expect(answer.location).toBe("/hotel");
    expect((await readBoard(visitor)).text).toContain(`You are now logged in as ${desk.name}`);
    expect(tripsOfHotel(hotel)).toEqual([]);
  });

  it("says how to set the hotel's address when the hotel has none", async () => {
    const { hotel, desk, visitor } = await openDesk();
    const { favourites } = panel.sandbox.world;
    for (const each of favourites.values()) {
      if (each.accountId === desk.id) favourites.delete(each.id);
    }
    const { status, html } = await quick(visitor);
    expect(status).toBe(422);
    expect(textOf(html)).toContain("you must enter a valid address in Hotel Palmera");
    expect(html).toContain('href="/favorite"');
    expect(tripsOfHotel(hotel)).toEqual([]);
  });
});

it("two desks of one hotel on two panels order ten taxis with ten presses, and both boards agree", {
  tags: "full",
}, async () => {
  const { hotel, desks } = openHotel(panel);
  const [first, second] = desks as [Account, Account];
  const visitors = [await visitAs(panel, first), await visitAs(other, second)] as const;
  const presses = Array.from({ length: 10 }, (_, at) => visitors[at % 2] ?? visitors[0]);
  const forms = await Promise.all(
    presses.map(async (visitor) => ({ visitor, form: await openQuick(visitor) })),
  );
  const before = countCalls("createTrip");
  const answers = await Promise.all(
    forms.map(({ visitor, form }) => press(visitor, form, { name: "" })),
  );
  const ids = tripsOfHotel(hotel).map(({ id }) => id);
  expect(ids).toHaveLength(10);
  expect(countCalls("createTrip") - before).toBe(10);
  expect(answers.map(({ location }) => location).sort()).toEqual(
    ids.map((id) => `/hotel?trip=${id}`).sort(),
  );
  for (const visitor of visitors) {
    const { html } = await readBoard(visitor);
    const shown = [...html.matchAll(/id="trip-(\d+)"/g)].map(([, id]) => Number(id));
    expect(shown.sort()).toEqual(ids.sort());
  }
});

it("two desks of one hotel on two panels see each other's changes at once, with one API call for both", async () => {
  const { hotel, desks } = openHotel(panel);
  const [first, second] = desks as [Account, Account];
  const visitors = [await visitAs(panel, first), await visitAs(other, second)] as const;
  const host = hostOf(panel, hotel);
  const path = liveAddress("hotel", undefined);
  const tabs = [
    await listenTo(panel, { host, visitor: visitors[0] }, path),
    await listenTo(other, { host, visitor: visitors[1] }, path),
  ];
  try {
    await Promise.all(tabs.map((tab) => expect.poll(() => tab.news().length).toBeGreaterThan(0)));
    const form = await openQuick(visitors[0]);
    const [version, asked] = [tabs[1]?.news().at(-1)?.version, countCalls("loadHotel")];
    await press(visitors[0], form, { name: "" });
    // A poll takes place every forty seconds; the desks must not wait for it.
    await expect
      .poll(() => tabs.map((tab) => tab.news().at(-1)?.version), { timeout: 15_000 })
      .not.toContain(version);
    const [trip] = tripsOfHotel(hotel);
    for (const visitor of visitors) {
      expect((await readBoard(visitor)).html).toContain(`id="trip-${trip?.id}"`);
    }
    expect(countCalls("loadHotel") - asked).toBe(1);
  } finally {
    await Promise.all(tabs.map((tab) => tab.breakOff()));
  }
});

describe("the desk's notes about a guest", () => {
  it("stay with the desks of the hotel unless the desk sends them to the driver", async () => {
    const { hotel, desks } = openHotel(panel);
    const [first, second] = desks as [Account, Account];
    const visitor = await visitAs(panel, first);
    const said = { guest: "Olga Prats", room: "D214", reference: "AB-77", notes: "Two cases" };
    const send = async (changes: Record<string, string>) =>
      press(visitor, await openForm(visitor, "/hotel/pedir_ahora"), { name: "" }, changes);
    const answer = await send(said);
    expect((await readBoard(visitor, answer.location)).text).toContain(
      "Room D214 · Olga Prats: 1 taxi has been requested.",
    );
    await send({ ...said, room: "215", tell_driver: "on" });
    const [kept, told] = tripsOfHotel(hotel);
    expect(kept).toMatchObject({ traveller: "Olga Prats", origin: { datosExtra: "Two cases" } });
    expect(JSON.stringify(kept)).not.toMatch(/D214|AB-77/);
    expect(told?.origin.datosExtra).toBe("Room 215 · Ref. AB-77 · Two cases");

    const colleague = await visitAs(panel, second);
    const { text } = await readBoard(colleague);
    expect(text).toContain("Room D214 · Olga Prats");
    expect(text).toContain("Ref. AB-77");
    expect(panel.logs().join("\n")).not.toMatch(/Prats|AB-77/);
  });

  it("are still in the form when it has an error", async () => {
    const { hotel, visitor } = await openDesk();
    const form = await openForm(visitor, "/hotel/pedir_ahora");
    const answer = await press(visitor, form, { name: "" }, { guest: "Olga", vehicles: "99" });
    expect(answer.status).toBe(422);
    expect(readForm(answer.html, "desk-order").fields).toMatchObject({ guest: "Olga" });
    expect(textOf(answer.html)).toContain("Enter a number from 1 to 6.");
    expect(tripsOfHotel(hotel)).toEqual([]);
  });

  it("can ask for three cars", async () => {
    const { hotel, visitor } = await openDesk();
    const form = await openForm(visitor, "/hotel/pedir_ahora");
    const send = () => press(visitor, form, { name: "" }, { vehicles: "3", room: "301" });
    const [answer, again] = [await send(), await send()];
    const ids = tripsOfHotel(hotel).map(({ id }) => id);
    expect(ids).toHaveLength(3);
    expect(answer.location).toBe(`/hotel?${new URLSearchParams({ trip: ids.join(",") })}`);
    expect(again.location).toBe(answer.location);
    const { text } = await readBoard(visitor, answer.location);
    expect(text.match(/Room 301/g)?.length).toBeGreaterThanOrEqual(3);
    expect(text).toContain("Room 301: 3 taxis have been requested.");
  });

  it("say so when the group accepts only two of three cars", async () => {
    const { hotel, visitor } = await openDesk();
    const form = await openForm(visitor, "/hotel/pedir_ahora");
    const message = "No quedan taxis";
    const { faults } = panel.sandbox;
    const operation = "createTrip";
    faults.add({ operation, kind: "slow", delayMs: 0, times: 2 });
    faults.add({ operation, kind: "status", status: 422, body: { message }, times: 1 });
    const answer = await press(visitor, form, { name: "" }, { vehicles: "3", guest: "Ada" });
    expect(tripsOfHotel(hotel)).toHaveLength(2);
    const { text } = await readBoard(visitor, answer.location);
    expect(text).toContain(`Ada: 2 of 3 taxis have been requested. ${message}`);
  });

  it("say so when the answer to the second of three is lost, and show the first", async () => {
    const { hotel, visitor } = await openDesk();
    const form = await openForm(visitor, "/hotel/pedir_ahora");
    const { faults } = panel.sandbox;
    const operation = "createTrip";
    faults.add({ operation, kind: "slow", delayMs: 0, times: 1 });
    faults.add({ operation, kind: "reset", times: 1 });
    const answer = await press(visitor, form, { name: "" }, { vehicles: "3" });
    const [first, ...others] = tripsOfHotel(hotel);
    expect(others).toEqual([]);
    expect(answer.location).toMatch(new RegExp(`^/hotel\\?order=[^&]+&trip=${first?.id}$`));
    const { text } = await readBoard(visitor, answer.location);
    expect(text).toContain("1 of 3 taxis have been requested.");
    expect(text).toContain(orderTexts.en.unknown);
  });
});

describe("a taxi to a destination", () => {
  const path = `/hotel/pedir_destino?${new URLSearchParams({ to: "Estación Central" })}`;

  it("is ordered at the price that the desk saw", async () => {
    const { hotel, visitor } = await openDesk();
    const form = await openForm(visitor, path);
    await press(visitor, form, { name: "" });
    const [trip] = tripsOfHotel(hotel);
    expect(trip?.destinationAddress).toContain("Estación Central");
    expect(form.fields.quoted_fare).toMatch(/^[\d.]+(-[\d.]+)?$/);
  });

  it("with a range of prices keeps that range, on the trip's page too", async () => {
    const { hotel, visitor } = await openDesk();
    const form = await openForm(visitor, path);
    const [low, high] = form.fields.quoted_fare?.split("-") ?? [];
    expect(high, "a metered fare").toBeDefined();
    await press(visitor, form, { name: "" });
    const [trip] = tripsOfHotel(hotel);
    expect(trip?.fare).toBeNull();
    const { text } = await readBoard(visitor, `/?trip=${trip?.id}`);
    const range = [low, high].map((amount) => `€${Number(amount).toFixed(2)}`).join(" – ");
    expect(text).toContain(`Price ${range}`);
  });

  it("is not ordered when the price has changed, and the form keeps its values", async () => {
    const { hotel, visitor } = await openDesk();
    const form = await openForm(visitor, path);
    const changes = { quoted_fare: "1-2", room: "117" };
    const answer = await press(visitor, form, { name: "" }, changes);
    expect(answer.status).toBe(422);
    expect(textOf(answer.html)).toMatch(/The fare is now .*€/);
    const again = readForm(answer.html, "desk-order");
    expect(again.fields).toMatchObject({ room: "117", key: form.fields.key });
    await press(visitor, again, { name: "" });
    expect(tripsOfHotel(hotel)).toHaveLength(1);
  });

  it("asks which place is meant when the words match several", async () => {
    const { visitor } = await openDesk();
    const { html } = await visitor.get("/hotel/pedir_destino?to=aeropuerto");
    expect(html).toContain('name="to_pick@');
    expect(html).not.toContain('id="desk-order"');
  });

  it("says when the destination is outside the service area", async () => {
    const { desk, visitor } = await openDesk();
    const { favourites } = panel.sandbox.world;
    for (const each of favourites.values()) {
      if (each.accountId !== desk.id) continue;
      Object.assign(each, { latitude: 38.2, longitude: 0.9 });
    }
    const { html } = await visitor.get(path);
    expect(textOf(html)).toContain("Sorry, there is no service in this zone");
  });
});

describe("a reservation", () => {
  const send = async (visitor: Visitor, changes: Record<string, string>) =>
    press(visitor, await openForm(visitor, "/hotel/pedir_reserva"), { name: "" }, changes);

  it("needs a time in the future", async () => {
    const { hotel, visitor } = await openDesk();
    const without = await send(visitor, { guest: "Olga" });
    expect([without.status, textOf(without.html)]).toEqual([
      422,
      expect.stringContaining("Must select date and time"),
    ]);
    const past = await send(visitor, { day: "other", date: "2020-01-01", time: "09:30" });
    expect(textOf(past.html)).toContain(orderTexts.en.past);
    expect(tripsOfHotel(hotel)).toEqual([]);
  });

  it("is made for the chosen day, and the board lists it", async () => {
    const { hotel, visitor } = await openDesk();
    const when = { day: "other", date: later.date, time: later.time };
    const answer = await send(visitor, { ...when, guest: "Olga Prats", room: "12" });
    const tomorrow = await send(visitor, { day: "tomorrow", time: "23:59" });
    const [trip, next] = tripsOfHotel(hotel);
    expect(trip).toMatchObject({ status: 13, scheduledFor: later.at, traveller: "Olga Prats" });
    const ahead = ((next?.scheduledFor ?? 0) - Date.now()) / 3_600_000;
    expect(ahead).toBeGreaterThan(23);
    expect(ahead).toBeLessThan(49);
    expect(tomorrow.location).toBe(`/hotel?trip=${next?.id}`);
    const { text } = await readBoard(visitor, answer.location);
    expect(text).toContain("Room 12 · Olga Prats Scheduled");
  });

  it("keeps the destination that the desk has chosen", async () => {
    const { hotel, visitor } = await openDesk();
    const query = new URLSearchParams({ for: "reserva", to: "Estación Central" });
    const { location = "" } = await visitor.get(`/hotel/pedir_destino?${query}`);
    expect(location).toMatch(/^\/hotel\/pedir_reserva\?to=/);
    const form = await openForm(visitor, location);
    await press(visitor, form, { name: "" }, { day: "tomorrow", time: "09:15" });
    expect(tripsOfHotel(hotel)).toMatchObject([
      { status: 13, destinationAddress: expect.stringContaining("Estación Central") },
    ]);
  });
});

describe("one press on the board", () => {
  it("cancels a taxi, whichever desk has ordered it", async () => {
    const { desks } = openHotel(panel);
    const [first, second] = desks as [Account, Account];
    const trip = await orderTaxi(panel, first);
    const colleague = await visitAs(panel, second);
    const form = readForm((await readBoard(colleague)).html, `cancel-${trip.id}`);
    expect((await press(colleague, form, { name: "" })).location).toBe("/hotel");
    expect(trip.status).toBe(4);
    // The desk that cancels the taxi gets no alert about it.
    const { text } = await readBoard(await visitAs(panel, first));
    expect(text).not.toContain(boardTexts.en.attention);
  });

  it("orders the same taxi again for the same guest, and hides the old trip", async () => {
    const { hotel, visitor } = await openDesk();
    const said = { guest: "Olga Prats", room: "214" };
    await press(visitor, await openForm(visitor, "/hotel/pedir_ahora"), { name: "" }, said);
    const [trip] = tripsOfHotel(hotel) as [Trip];
    Object.assign(trip, { status: 5, endedAt: panel.sandbox.world.clock.now() });
    const form = readForm((await readBoard(visitor)).html, `resend-${trip.id}`);
    const [answer, again] = [
      await press(visitor, form, { name: "" }),
      await press(visitor, form, { name: "" }),
    ];
    const [, next, ...others] = tripsOfHotel(hotel);
    expect(others).toEqual([]);
    expect([answer.location, again.location]).toEqual([
      `/hotel?trip=${next?.id}`,
      `/hotel?trip=${next?.id}`,
    ]);
    const { html, text } = await readBoard(visitor, answer.location);
    expect(html).toContain(`id="cancel-${next?.id}"`);
    expect(html).not.toContain(`id="settle-${trip.id}"`);
    expect(text.match(/Room 214 · Olga Prats/g)?.length).toBeGreaterThanOrEqual(2);
  });

  it("leads a second request for the same trip to the taxi on the board, and says so", async () => {
    const { hotel, desk, visitor } = await openDesk();
    const trip = await orderTaxi(panel, desk);
    const resend = () =>
      visitor.post("/hotel", { form: "resend", id: `${trip.id}`, key: randomUUID() });
    const answers = [await resend(), await resend()];
    const [, next, ...others] = tripsOfHotel(hotel);
    expect(others).toEqual([]);
    const board = `/hotel?trip=${next?.id}`;
    expect(answers.map(({ location }) => location)).toEqual([board, board]);
    const { text } = await readBoard(visitor, board);
    expect(text).toContain(`You have just requested another taxi for trip ${trip.id}.`);
  });

  it("hides a failed trip at every desk", async () => {
    const { desks } = openHotel(panel);
    const [first, second] = desks as [Account, Account];
    const trip = await orderTaxi(panel, first);
    Object.assign(trip, { status: 5, endedAt: panel.sandbox.world.clock.now() });
    const visitor = await visitAs(panel, first);
    const { html, text } = await readBoard(visitor);
    expect(text).toContain(boardTexts.en.none_found);
    await press(visitor, readForm(html, `settle-${trip.id}`), { name: "" });
    const { text: after } = await readBoard(await visitAs(panel, second));
    expect(after).not.toContain(boardTexts.en.attention);
  });

  it("shows the group's own words when the group no longer allows it", async () => {
    const { desk, visitor } = await openDesk();
    const trip = await orderTaxi(panel, desk);
    const form = readForm((await readBoard(visitor)).html, `cancel-${trip.id}`);
    putInStatus(panel, trip, 7);
    const answer = await press(visitor, form, { name: "" });
    expect(answer.status).toBe(422);
    expect(textOf(answer.html)).toContain("The trip has begun and can no longer be cancelled");
  });

  it("changes nothing of a trip that belongs to another customer", async () => {
    const { desk: stranger } = await openDesk();
    const client = addTraveller(panel);
    const theirs = [await orderTaxi(panel, stranger), await orderTaxi(panel, client)];
    const { visitor } = await openDesk();
    const before = countCalls("cancelTrip") + countCalls("createTrip");
    for (const { id } of theirs) {
      for (const form of ["cancel", "resend", "settle"]) {
        const sent = { form, id: `${id}`, key: randomUUID() };
        expect((await visitor.post("/hotel", sent)).status).toBe(404);
      }
      expect((await readBoard(visitor)).html).not.toContain(`id="trip-${id}"`);
    }
    expect(countCalls("cancelTrip") + countCalls("createTrip")).toBe(before);
    expect(theirs.map(({ status }) => status)).toEqual([1, 1]);
  });
});

describe("a user who is not at a desk", () => {
  const paths = ["/hotel", "/hotel/pedir_ahora", "/hotel/pedir_destino", "/hotel/pedir_reserva"];

  it.each(["client", "guest"])("cannot reach the desk as a %s", async (kind) => {
    const account = addTraveller(panel);
    const visitor = await visitAs(panel, account);
    if (kind === "guest") visitor.cookies.clear();
    const asked: OperationId[] = ["loadHotel", "listFavourites", "createTrip", "searchAgrupations"];
    const before = asked.map(countCalls);
    const order = { form: "order", key: randomUUID(), account: `${account.id}` };
    for (const path of paths) {
      const status = kind === "guest" ? 302 : 404;
      expect((await visitor.post(path, order)).status).toBe(status);
      expect((await visitor.get(path)).status).toBe(status);
    }
    expect(tripsOf(panel, account)).toEqual([]);
    expect(asked.map(countCalls)).toEqual(before);
  });

  it("sees only their own trips as an employee of the hotel's company", async () => {
    const { hotel, desk, visitor } = await openDesk();
    const trip = await orderTaxi(panel, desk);
    expect((await readBoard(visitor)).html).toContain(`id="trip-${trip.id}"`);
    const employee = addTraveller(panel, 0, {
      role: "employee",
      companyId: hotel.id,
      exclusiveAgrupation: 1,
      permissions: ["request"],
    });
    const own = await orderTaxi(panel, employee);
    const { status, html } = await (await visitAs(panel, employee)).get("/hotel");
    expect(status).toBe(200);
    expect(html).toContain(`id="trip-${own.id}"`);
    expect(html).not.toContain(`id="trip-${trip.id}"`);
  });
});

describe("a desk user without other permissions", () => {
  it("finds no dead link", async () => {
    const { hotel, desks } = openHotel(panel, { desks: 1 });
    const [desk = hotel] = desks;
    desk.permissions = ["hotel_home"];
    const visitor = await visitAs(panel, desk);
    expect((await visitor.get("/login")).location).toBe("/hotel");
    expect((await visitor.get("/hotelcab")).location).toBe("/hotel");
    const { html } = await readBoard(visitor);
    expect(readMenu(html)).toEqual(["Quick button"]);
    const lost = await visitor.get("/no/such/page");
    expect(lost.html).toMatch(/<a[^>]*href="\/hotel"[^>]*>go home<\/a>/);
    for (const path of new Set(
      [...html.matchAll(/<a [^>]*href="(\/hotel(?:\/[^"]*)?)"/g)].map(([, path = ""]) => path),
    )) {
      expect([path, (await visitor.get(path.replaceAll("&amp;", "&"))).status]).toEqual([
        path,
        200,
      ]);
    }
    const withoutDesk = await visitAs(panel, addTraveller(panel));
    const told = textOf((await withoutDesk.get("/hotelcab")).html);
    expect(told).toContain("To add a front desk, call");
    expect(told).not.toContain("No account yet?");
    const left = await visitor.post("/logout", {});
    expect(left.location).toBe("/hotelcab_closed");
    const closed = await visitor.get("/hotelcab_closed");
    expect(closed.status).toBe(200);
    expect(closed.html).toContain('href="/hotelcab"');
    const landing = await visitor.get("/hotelcab");
    expect(landing.html).toContain('href="/login?back=%2Fhotel"');
  });
});
