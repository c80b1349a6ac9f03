// Every path that orders a taxi or changes an order: the API's trip holds the needs that were chosen, in their field and in
// words in the driver's notes. A new path is one row of `paths`.
import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { toDriverNotes } from "../../app/api/driver-notes.ts";
import { fromNeeds } from "../../app/api/needs.server.ts";
import { childSeats, lastingNeeds, type Needs, orderNeeds, pets } from "../../app/api/needs.ts";
import { texts as askTexts } from "../../app/features/approvals/texts.ts";
import { toNeedsFields } from "../../app/features/needs/needs-fields.ts";
import {
  explainUnserved,
  formatNeeds,
  toNeedsLine,
} from "../../app/features/needs/needs-line.server.ts";
import { texts as needsTexts } from "../../app/features/needs/texts.ts";
import { texts as orderTexts } from "../../app/features/order-taxi/texts.ts";
import { addDays } from "../../app/i18n/calendar.ts";
import { toLocalTime } from "../../app/i18n/local-time.ts";
import { getPlace } from "../../sandbox/city/places.ts";
import type { Account, Trip } from "../../sandbox/world.ts";
import { type BorrowedPanel, borrowPanel } from "../services/borrow-panel.ts";
import { addEmployee } from "../services/companies.ts";
import { addTraveller, tripsOf, visitAs } from "../services/customers.ts";
import { openHotel } from "../services/hotels.ts";
import { inTurn } from "../services/in-turn.ts";
import { later } from "../services/later.ts";
import * as table from "../services/order-table.ts";
import { makeReadyLink } from "../services/ready-links.ts";
import { setRules, strictRules } from "../services/rules.ts";
import { describeSeries, everyDay, startSeries } from "../services/series.ts";
import { orderTaxi } from "../services/trips.ts";
import { createVisitor, type Page, type Visitor } from "../services/visitor.ts";
import { waitFor } from "../services/wait-for.ts";
import { press, type ReadForm, readForm } from "./read-form.ts";
import { textOf } from "./read-page.ts";

let panel: BorrowedPanel;
beforeAll(async () => {
  panel = await borrowPanel();
});
afterAll(() => panel?.stop());
afterEach(() => {
  panel.sandbox.faults.clear();
  for (const brand of panel.sandbox.world.brands) brand.cannotServe = undefined;
});

const NOTES = "Portal azul";
const tomorrow = addDays(toLocalTime(Date.now(), "Europe/Madrid").slice(0, 10), 1);

const anyNeeds = fc
  .record(
    {
      wheelchair: fc.constant(true as const),
      childSeats: fc.array(fc.constantFrom(...childSeats), { minLength: 1, maxLength: 3 }),
      luggage: fc.integer({ min: 1, max: 9 }),
      pet: fc.constantFrom(...pets),
      nameSign: fc.constantFrom("Familia Ferrer", "Dña. Ñoño & co. <b>", "عائلة حداد"),
      flight: fc.record(
        { number: fc.constantFrom("IB3170", "AVE 05112"), time: fc.constantFrom("18:40", "00:05") },
        { requiredKeys: ["number"] },
      ),
    },
    { requiredKeys: [] },
  )
  .map((needs) => orderNeeds(needs as Needs));

/** The fields as a browser sends them: a checkbox that is not checked sends nothing. */
function fillIn(form: ReadForm, needs: Needs, more: Record<string, string> = {}): ReadForm {
  const { needs_wheelchair: wheelchair = "", ...fields } = toNeedsFields(needs);
  const { needs_wheelchair: _, ...others } = form.fields;
  const checked = wheelchair && { needs_wheelchair: wheelchair };
  return { ...form, fields: { ...others, ...fields, ...checked, ...more } };
}

async function openForm(visitor: Visitor, query: Record<string, string> = {}) {
  const asked = new URLSearchParams({ to: "Estación Central", group: "1", ...query });
  return readForm((await visitor.open(`/request?${asked}`)).html, "request");
}

const order = (visitor: Visitor, form: ReadForm) => press(visitor, form, { name: "order" });

async function visitNew(given?: Partial<Account>) {
  const account = addTraveller(panel, 0, given);
  return { account, visitor: await visitAs(panel, account) };
}

/** The newest trip of the account. */
function newestOf(account: Account): Trip {
  const trip = tripsOf(panel, account).at(-1);
  if (!trip) throw new Error("No taxi was ordered");
  return trip;
}

const company = () =>
  visitNew({ role: "company", name: "Talleres del Sur", exclusiveAgrupation: 1 });

async function orderAtDesk(path: string, needs: Needs, more: Record<string, string> = {}) {
  const { desks } = openHotel(panel, { desks: 1 });
  const [desk] = desks as [Account];
  const visitor = await visitAs(panel, desk);
  const form = fillIn(readForm((await visitor.get(path)).html, "desk-order"), needs, {
    notes: NOTES,
    ...more,
  });
  await press(visitor, form, { name: "" });
  return { trip: newestOf(desk), desk, visitor };
}

/** A trip that was ordered with these needs. */
async function orderFirst(needs: Needs) {
  const visited = await visitNew();
  await order(visited.visitor, fillIn(await openForm(visited.visitor), needs, { notes: NOTES }));
  return { ...visited, trip: newestOf(visited.account) };
}

/** The two bookings of a return trip. */
async function orderReturn(needs: Needs): Promise<[Trip, Trip]> {
  const { account, visitor } = await visitNew();
  const ways = {
    ...{ timing: "later", date: later.date, time: later.time },
    ...{ way: "return", return_date: later.date, return_time: "18:15" },
  };
  await order(visitor, fillIn(await openForm(visitor, ways), needs, { notes: NOTES }));
  const [there, back, ...others] = tripsOf(panel, account);
  expect(others).toEqual([]);
  return [there as Trip, back as Trip];
}

const hrefOf = ({ html }: Page, pattern: RegExp) =>
  (html.match(pattern)?.[1] ?? "").replaceAll("&amp;", "&");

type Path = {
  name: string;
  order: (needs: Needs) => Promise<Trip>;
  /** What the path carries of the chosen needs. */
  carries?: (needs: Needs) => Needs;
  /** The path has no notes. */
  isBare?: boolean;
};

const paths: Path[] = [
  { name: "the request form", order: async (needs) => (await orderFirst(needs)).trip },
  {
    name: "the request form for later, after another look at the fares",
    async order(needs) {
      const { account, visitor } = await visitNew();
      const when = { timing: "later", date: later.date, time: later.time, notes: NOTES };
      const filledIn = fillIn(await openForm(visitor), needs, when);
      const { location = "" } = await press(visitor, filledIn, { name: "see_fares" });
      // No address tells what the traveller needs.
      expect(location).not.toContain("needs");
      await order(visitor, readForm((await visitor.get(location)).html, "request"));
      return newestOf(account);
    },
  },
  {
    name: "a second taxi that the user confirms",
    async order(needs) {
      const { account, visitor } = await orderFirst(needs);
      const filledIn = fillIn(await openForm(visitor), needs, { notes: NOTES });
      const { location = "" } = await order(visitor, filledIn);
      await press(visitor, readForm((await visitor.get(location)).html, "confirm-order"), {
        name: "",
      });
      expect(tripsOf(panel, account)).toHaveLength(2);
      return newestOf(account);
    },
  },
  {
    name: "the form that changes a booking",
    async order(needs) {
      const { account, visitor } = await visitNew();
      const booking = { fecha_servicio_diferido: `${later.date} ${later.time}:00` };
      const { id } = await orderTaxi(panel, account, { ...booking, needs: { luggage: 5 } });
      const { html } = await visitor.get(`/Bookings?edit=${id}`);
      const filledIn = fillIn(readForm(html, "edit"), needs, { notes: NOTES });
      expect((await press(visitor, filledIn, { text: "Save changes" })).status).toBe(303);
      return newestOf(account);
    },
  },
  {
    name: "the form that changes a trip's notes and leaves its needs",
    async order(needs) {
      const { account, visitor, trip } = await orderFirst(needs);
      const form = readForm((await visitor.get(`/panel?edit=${trip.id}`)).html, "edit");
      expect(form.fields.notes).toBe(NOTES);
      await press(visitor, form, { text: "Save changes" }, { traveller: "Ada Lovelace" });
      expect(newestOf(account).traveller).toBe("Ada Lovelace");
      return newestOf(account);
    },
  },
  {
    name: "a trip that is requested again from the list",
    async order(needs) {
      const { account, visitor, trip } = await orderFirst(needs);
      const sent = { form: "resend", id: `${trip.id}`, key: randomUUID() };
      await visitor.post(`/panel?dialog=resend-${trip.id}`, sent);
      expect(tripsOf(panel, account)).toHaveLength(2);
      return newestOf(account);
    },
  },
  {
    name: "the link that repeats a trip which has ended",
    async order(needs) {
      const { account, visitor, trip } = await orderFirst(needs);
      await visitor.post("/panel", { form: "cancel", id: `${trip.id}` });
      const page = await visitor.get(`/?trip=${trip.id}`);
      const again = hrefOf(page, /href="(\/request\?[^"]+)"[^>]*>(?:(?!<\/a>).)*Request again/s);
      await order(visitor, readForm((await visitor.open(again)).html, "request"));
      return newestOf(account);
    },
  },
  {
    name: "the form of a desk for now",
    order: async (needs) => (await orderAtDesk("/hotel/pedir_ahora", needs)).trip,
  },
  {
    name: "the form of a desk for a destination",
    async order(needs) {
      const query = new URLSearchParams({ to: "Estación Central" });
      return (await orderAtDesk(`/hotel/pedir_destino?${query}`, needs)).trip;
    },
  },
  {
    name: "the form of a desk for later",
    async order(needs) {
      const when = { day: "other", date: later.date, time: later.time };
      return (await orderAtDesk("/hotel/pedir_reserva", needs, when)).trip;
    },
  },
  {
    name: "a trip that a desk requests again",
    async order(needs) {
      const { trip, desk, visitor } = await orderAtDesk("/hotel/pedir_ahora", needs);
      await visitor.post("/hotel", { form: "resend", id: `${trip.id}`, key: randomUUID() });
      expect(tripsOf(panel, desk)).toHaveLength(2);
      return newestOf(desk);
    },
  },
  {
    name: "an order for an employee whose needs are saved, whom a page without scripts has not shown",
    carries: lastingNeeds,
    isBare: true,
    async order(needs) {
      const { account, visitor } = await company();
      const saved = fromNeeds(lastingNeeds(needs));
      const { id, name } = addEmployee(panel, account, {
        needs: JSON.parse(JSON.stringify(saved)),
      });
      const form = await openForm(visitor);
      form.fields.employee = `${id}`;
      await order(visitor, form);
      expect(newestOf(account).traveller).toBe(name);
      return newestOf(account);
    },
  },
  {
    name: "an order from a saved address with needs",
    carries: lastingNeeds,
    isBare: true,
    async order(needs) {
      const { account, visitor } = await visitNew();
      for (const each of panel.sandbox.world.favourites.values()) {
        if (each.accountId === account.id) each.needs = fromNeeds(lastingNeeds(needs));
      }
      await order(visitor, await openForm(visitor));
      return newestOf(account);
    },
  },
  {
    name: "a series that is made in its form",
    async order(needs) {
      const { account, visitor } = await visitNew();
      const form = fillIn(readForm((await visitor.get("/series/new")).html, "plan"), needs);
      const { latitude, longitude } = getPlace("estacion-central");
      const to = { to: "Estación Central", to_lat: `${latitude}`, to_lng: `${longitude}` };
      const days = { at: "09:30", first: tomorrow, until: tomorrow };
      const every = Object.fromEntries([1, 2, 3, 4, 5, 6, 7].map((day) => [`day_${day}`, "1"]));
      const sent = { ...form.fields, ...to, to_known: to.to, ...days, ...every, notes: NOTES };
      const { location = "" } = await visitor.post("/series/new", sent);
      const { fields } = readForm((await visitor.get(location)).html, "start");
      await visitor.post(location, { ...fields, consent: "on" });
      await waitFor(() => expect(tripsOf(panel, account)).toHaveLength(1));
      return newestOf(account);
    },
  },
  {
    name: "a series that is changed from its second day on",
    async order(needs) {
      const { account, visitor } = await visitNew();
      const next = addDays(tomorrow, 1);
      const days = { ...everyDay, at: "09:30", until: next };
      const { at } = await startSeries(visitor, { ...days, first: tomorrow, notes: "Portal rojo" });
      await waitFor(() => expect(tripsOf(panel, account)).toHaveLength(2));
      const given = { ...days, ...toNeedsFields(needs), first: next, notes: NOTES };
      const query = `?series=${at.split("/").at(-1)}`;
      const { html, path } = await describeSeries(visitor, given, query);
      await visitor.post(path, { ...readForm(html, "start").fields, consent: "on" });
      const listChanged = () =>
        tripsOf(panel, account).filter(({ origin }) => origin.datosExtra?.includes(NOTES));
      await waitFor(() => expect(listChanged()).toHaveLength(1));
      return listChanged()[0] as Trip;
    },
  },
  {
    name: "a row of a table",
    async order(needs) {
      const { account, visitor } = await company();
      const text = formatNeeds(needs, "en") || "none";
      const row = `Ana;terminal 1 salidas;${later.date};${later.time};${NOTES};${text}`;
      const at = await table.orderAll(visitor, [row], "who;to;date;time;notes;needs");
      await table.waitUntilDone(visitor, at);
      return newestOf(account);
    },
  },
  {
    name: "the way there of a return trip",
    order: async (needs) => (await orderReturn(needs))[0],
  },
  {
    name: "the way back of a return trip",
    carries: lastingNeeds,
    isBare: true,
    order: async (needs) => (await orderReturn(needs))[1],
  },
  {
    name: "a request that a manager approves",
    async order(needs) {
      const { account } = await company();
      const employee = addEmployee(panel, account, { exclusiveAgrupation: 1 });
      const manager = await setRules(panel, account, strictRules.limit ?? {});
      const visitor = await visitAs(panel, employee);
      const plaza = { from: "Plaza Mayor, 1", from_lat: "38.0014", from_lng: "0.6112" };
      const form = fillIn(await openForm(visitor, plaza), needs, { notes: NOTES });
      const { location = "" } = await order(visitor, form);
      const refused = readForm((await visitor.get(location)).html, "request");
      await press(visitor, refused, { text: askTexts.en.ask });
      const { html } = await manager.get("/approvals");
      const [, id = ""] = /id="request-([\w:-]+)"/.exec(html) ?? [];
      await manager.post("/approvals", { form: "approve", id });
      return newestOf(account);
    },
  },
  {
    name: "a link to order when ready",
    async order(needs) {
      const { desks } = openHotel(panel, { desks: 1 });
      const [desk] = desks as [Account];
      const maker = await visitAs(panel, desk);
      const given = { ...toNeedsFields(needs), notes: NOTES };
      const { address } = await makeReadyLink(maker, given);
      const holder = createVisitor(panel, "cantalmar.localhost");
      expect((await holder.post(address, { form: "order" })).status).toBe(303);
      return newestOf(desk);
    },
  },
  {
    name: "an order whose chosen needs replace the saved ones",
    async order(needs) {
      const { account, visitor } = await visitNew();
      for (const each of panel.sandbox.world.favourites.values()) {
        if (each.accountId === account.id) each.needs = { wheelchair: true, luggage: 9 };
      }
      await order(visitor, fillIn(await openForm(visitor), needs, { notes: NOTES }));
      return newestOf(account);
    },
  },
];

describe("the needs of an order", () => {
  it.each(inTurn(paths, { every: 12 }))(
    "reach the API by $name",
    async ({ order: orderBy, carries = orderNeeds, isBare }) => {
      const check = fc.asyncProperty(anyNeeds, async (needs) => {
        const trip = await orderBy(needs);
        const carried = carries(needs);
        expect(trip.needs ?? {}).toEqual(JSON.parse(JSON.stringify(fromNeeds(carried))));
        const notes = toDriverNotes(isBare ? null : NOTES, toNeedsLine(carried, "es"));
        expect(trip.origin.datosExtra).toBe(notes);
      });
      await fc.assert(check, { numRuns: 4, examples: [[{}]], endOnFailure: true });
    },
    60_000,
  );

  const wheelchair: Needs = { wheelchair: true };

  it("are found again when the API's answer is lost, so that no second taxi is ordered", async () => {
    const { account, visitor } = await visitNew();
    const filledIn = fillIn(await openForm(visitor), wheelchair, { notes: NOTES });
    const lost = { operation: "createTrip", kind: "reset", afterwards: true, times: 1 } as const;
    panel.sandbox.faults.add(lost);
    const { location } = await order(visitor, filledIn);
    expect(location).toBe(`/?trip=${newestOf(account).id}`);
    expect(tripsOf(panel, account)).toHaveLength(1);
  });
});

describe("a group that has no taxi for a need", () => {
  const unserved = explainUnserved({ group: "Radio Taxi Cantalmar", needs: ["wheelchair"] }, "en");
  const cannotServe = () => {
    for (const brand of panel.sandbox.world.brands) brand.cannotServe = ["wheelchair"];
  };

  it("is marked before the order, and gets none", async () => {
    const { account, visitor } = await visitNew();
    const filledIn = fillIn(await openForm(visitor), { wheelchair: true });
    cannotServe();
    const { location = "" } = await order(visitor, filledIn);
    const { html } = await visitor.get(location);
    expect(textOf(html)).toContain(unserved);
    expect(textOf(html)).toContain("Not available: wheelchairs");
    expect(readForm(html, "request").fields.needs_wheelchair).toBe("on");
    expect(tripsOf(panel, account)).toEqual([]);
  });

  it("gets no order from a desk, whose form keeps what was typed", async () => {
    const { desks } = openHotel(panel, { desks: 1 });
    const [desk] = desks as [Account];
    const visitor = await visitAs(panel, desk);
    cannotServe();
    const form = readForm((await visitor.get("/hotel/pedir_ahora")).html, "desk-order");
    const sent = fillIn(form, { wheelchair: true }, { guest: "Ada" });
    const { status, html } = await press(visitor, sent, { name: "" });
    expect([status, textOf(html).includes(unserved)]).toEqual([422, true]);
    expect(readForm(html, "desk-order").fields).toMatchObject({
      guest: "Ada",
      needs_wheelchair: "on",
    });
    expect(tripsOf(panel, desk)).toEqual([]);
  });

  it("gets no second order from a desk, which lands at the form with the trip's needs", async () => {
    const { desks } = openHotel(panel, { desks: 1 });
    const [desk] = desks as [Account];
    const visitor = await visitAs(panel, desk);
    const trip = await orderTaxi(panel, desk);
    trip.needs = { wheelchair: true };
    cannotServe();
    const sent = { form: "resend", id: `${trip.id}`, key: randomUUID() };
    const { location = "" } = await visitor.post("/hotel", sent);
    const { html } = await visitor.get(location);
    expect(textOf(html)).toContain(unserved);
    expect(readForm(html, "request").fields.needs_wheelchair).toBe("on");
    expect(tripsOf(panel, desk)).toHaveLength(1);
  });

  it("keeps a booking as it was when a change needs what it does not have", async () => {
    const { account, visitor } = await visitNew();
    const booking = { fecha_servicio_diferido: `${later.date} ${later.time}:00` };
    const { id } = await orderTaxi(panel, account, booking);
    cannotServe();
    const form = readForm((await visitor.get(`/Bookings?edit=${id}`)).html, "edit");
    const sent = fillIn(form, { wheelchair: true });
    const { location = "" } = await press(visitor, sent, { text: "Save changes" });
    const { html } = await visitor.get(location);
    expect(textOf(html)).toContain(unserved);
    expect(readForm(html, "edit").fields.needs_wheelchair).toBe("on");
    expect(newestOf(account).needs).toEqual({});
  });
});

describe("a form with needs that are wrong", () => {
  it("still shows its fares, and says what is wrong when it is sent", async () => {
    const { account, visitor } = await visitNew();
    const wrong = { needs_infant: "2", needs_child: "2", needs_flight: "IB3170" };
    const form = await openForm(visitor);
    const changed = { ...form, fields: { ...form.fields, ...wrong, needs_flight_time: "25:00" } };
    const { location = "" } = await press(visitor, changed, { name: "see_fares" });
    const page = await visitor.get(location);
    expect(page.status).toBe(200);
    expect((await order(visitor, readForm(page.html, "request"))).status).toBe(422);
    expect(tripsOf(panel, account)).toEqual([]);
  });

  it.each([
    ["four child seats", { needs_infant: "3", needs_child: "1" }, needsTexts.en.needsSeats],
    ["a time without a flight", { needs_flight_time: "18:40" }, needsTexts.en.needsFlightNumber],
    ["a flight that is none", { needs_flight: "?!" }, needsTexts.en.needsFlight],
    [
      "notes that leave no room for them",
      { needs_wheelchair: "on", notes: "n".repeat(490) },
      needsTexts.en.notesBesideNeeds,
    ],
  ])("says so for %s, and orders nothing", async (_, fields, message) => {
    const { account, visitor } = await visitNew();
    const form = await openForm(visitor);
    const { status, html } = await order(visitor, {
      ...form,
      fields: { ...form.fields, ...fields },
    });
    expect([status, textOf(html).includes(message)]).toEqual([422, true]);
    expect(textOf(html)).toContain(orderTexts.en.request_failed);
    expect(tripsOf(panel, account)).toEqual([]);
  });
});
