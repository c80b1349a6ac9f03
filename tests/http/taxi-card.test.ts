import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { texts as freshnessTexts } from "../../app/features/trips/freshness-texts.ts";
import { cardTexts, texts } from "../../app/routes/taxi_card/texts.ts";
import type { Account, Trip } from "../../sandbox/world.ts";
import { type BorrowedPanel, borrowPanel } from "../services/borrow-panel.ts";
import { addTraveller, visitAs } from "../services/customers.ts";
import { keepDeskNote } from "../services/desk.ts";
import { makeReadyLink } from "../services/ready-links.ts";
import { bookTaxi, orderTaxi, waitForStatus } from "../services/trips.ts";
import type { Visitor } from "../services/visitor.ts";
import { press, readForm } from "./read-form.ts";
import { textOf } from "./read-page.ts";

const permissions = ["hotel_home", "hotel_history"];
const note = { room: "214", reference: "BK-2291", guest: "Ann O'Hara", language: "en" } as const;
const { en, es } = cardTexts;

let panel: BorrowedPanel;
beforeAll(async () => {
  panel = await borrowPanel("live");
});
// The city has few taxis; this frees them for the next test.
afterEach(() => panel.sandbox.world.clock.step(3 * 3_600_000));
afterAll(() => panel.stop());

const addHotel = (brand = 0) =>
  addTraveller(panel, brand, { role: "company", hotel: true, name: "Hotel Palmera", permissions });
const addDesk = ({ id }: Account) =>
  addTraveller(panel, 0, { role: "employee", hotel: true, companyId: id, permissions });

async function order() {
  const hotel = addHotel();
  const trip = await orderTaxi(panel, hotel);
  await keepDeskNote(panel, hotel, trip.id, note);
  return { hotel, trip, desk: await visitAs(panel, hotel, "es") };
}

const cardOf = ({ id }: Trip, query = "") => `/hotel/card/${id}${query}`;

/** The text of the card without the page around it. */
async function readCard(visitor: Visitor, path: string) {
  const { status, html } = await visitor.get(path);
  expect(status).toBe(200);
  const [card = ""] = html.match(/<article.*<\/article>/s) ?? [];
  return { html, card, text: textOf(card) };
}

describe("a guest's card", () => {
  it("shows the taxi, its driver, and the desk's notes", async () => {
    const { desk, trip } = await order();
    const early = await readCard(desk, cardOf(trip));
    expect(early.text).toContain(en.searching);
    expect(early.text).toContain(en.scan_for_plate);
    waitForStatus(panel, trip, 3);
    const driver = panel.sandbox.world.drivers.find(({ id }) => id === trip.driverId);
    await expect
      .poll(async () => (await readCard(desk, cardOf(trip))).text)
      .toContain(`${driver?.plate}`);
    const { text, html } = await readCard(desk, cardOf(trip));
    const shown = [en.coming, driver?.model, driver?.name, note.room, note.reference, note.guest];
    for (const part of [...shown, "Hotel Palmera"]) expect(text).toContain(`${part}`);
    expect(text).toMatch(/about \d\d:\d\d/);
    // The page around the card is in the desk's language.
    expect(html).toContain('<html lang="es"');
  });

  it("is in the guest's language, or in the language that the desk chooses", async () => {
    const { desk, trip } = await order();
    expect((await readCard(desk, cardOf(trip))).card).toContain('lang="en"');
    const chosen = await readCard(desk, cardOf(trip, "?lang=es"));
    expect(chosen.card).toContain('lang="es"');
    expect(chosen.text).toContain(es.searching);
    expect((await readCard(desk, cardOf(trip, "?lang=xx"))).text).toContain(en.searching);
  });

  it("is in the desk's language when there is no note", async () => {
    const hotel = addHotel();
    const trip = await orderTaxi(panel, hotel);
    const { text } = await readCard(await visitAs(panel, hotel, "es"), cardOf(trip));
    expect(text).toContain(es.searching);
    expect(text).not.toContain(es.room);
  });

  it("does not replace a revoked link until the desk asks for a new one", async () => {
    const { desk, trip } = await order();
    expect((await readCard(desk, cardOf(trip))).html).toContain("/follow/");
    await desk.post(`/share/${trip.id}`, { form: "stop" });
    expect((await readCard(desk, cardOf(trip))).html).not.toContain("/follow/");
    await desk.post(`/share/${trip.id}`, { form: "share" });
    expect((await readCard(desk, cardOf(trip))).html).toContain("/follow/");
  });

  it("links to the trip with the same address each time, and changes nothing in the API", async () => {
    const { desk, trip } = await order();
    const before = new Map(panel.sandbox.calls);
    const [first, again] = [await readCard(desk, cardOf(trip)), await readCard(desk, cardOf(trip))];
    const link = (html: string) => html.match(/href="[^"]*(\/follow\/[^"]+)"/)?.[1];
    expect(link(first.html)).toBeDefined();
    expect(link(again.html)).toBe(link(first.html));
    expect((await desk.get(`${link(first.html)}`)).status).toBe(200);
    for (const change of ["createTrip", "cancelTrip", "updateTrip"] as const) {
      expect(panel.sandbox.calls.get(change), change).toBe(before.get(change));
    }
  });

  it("carries a link for the way back that the desk has chosen, until it is taken back", {
    tags: "full",
  }, async () => {
    const { desk, trip } = await order();
    const { path } = await makeReadyLink(desk, { traveller: "Sala Neptuno" });
    const id = path.split("/").at(-1) ?? "";
    const before = await readCard(desk, cardOf(trip));
    expect(before.text).not.toContain(en.ready);
    expect(before.html).toContain(`ready=${id}`);
    const { text, card } = await readCard(desk, cardOf(trip, `?lang=en&ready=${id}`));
    expect(text).toContain(en.ready);
    expect(text).toContain("Plaza Mayor");
    // The desk's words for the link are not the guest's.
    expect(text).not.toContain("Sala Neptuno");
    expect(card).toContain(en.ready_qr);

    const { desk: other, trip: othersTrip } = await order();
    expect((await readCard(other, cardOf(othersTrip, `?lang=en&ready=${id}`))).text).not.toContain(
      en.ready,
    );
    await desk.post("/ready_links", { form: "take_back", id });
    expect((await readCard(desk, cardOf(trip, `?lang=en&ready=${id}`))).text).not.toContain(
      en.ready,
    );
  });

  it("reloads without JavaScript until the trip has ended", async () => {
    const { desk, trip } = await order();
    const refresh = /http-equiv="refresh" content="1"/i;
    expect((await readCard(desk, cardOf(trip))).html).toMatch(refresh);
    waitForStatus(panel, trip, 8);
    await expect
      .poll(async () => (await readCard(desk, cardOf(trip))).text)
      .toContain(en.completed);
    const { html, card } = await readCard(desk, cardOf(trip));
    expect(html).not.toMatch(refresh);
    expect(card).not.toContain(en.qr);
  });

  it("keeps its last state while the API is down, and says so", async () => {
    const { desk, trip } = await order();
    await readCard(desk, cardOf(trip));
    for (const operation of ["listTripsInProcess", "listScheduledTrips", "loadHotel"] as const) {
      panel.sandbox.faults.add({ operation, kind: "status", status: 500 });
    }
    await expect
      .poll(async () => (await readCard(desk, cardOf(trip))).html)
      .toContain(freshnessTexts.es.stale);
    expect((await readCard(desk, cardOf(trip))).text).toContain(note.room);
    panel.sandbox.faults.clear();
  });

  it("shows the time of a reservation", async () => {
    const hotel = addHotel();
    const trip = await bookTaxi(panel, hotel);
    const { text } = await readCard(await visitAs(panel, hotel, "en"), cardOf(trip));
    expect(text).toContain(en.booked);
    expect(text).toMatch(/Booked for \w+day/);
  });
});

describe("a note that the desk writes later", () => {
  const sent = { room: "305", reference: "", guest: "Íñigo Ruiz", language: "en" };

  it("is on the card and in the history, and is not sent to the API", async () => {
    const hotel = addHotel();
    const trip = await orderTaxi(panel, hotel);
    const desk = await visitAs(panel, hotel, "es");
    const before = new Map(panel.sandbox.calls);
    const { html } = await desk.get(cardOf(trip, "?edit=note"));
    expect(html).not.toMatch(/http-equiv="refresh"/i);
    const form = readForm(html, "note-form");
    const { status, location } = await press(desk, form, { text: texts.es.save }, sent);
    expect([status, location]).toEqual([303, cardOf(trip)]);
    const { text } = await readCard(desk, cardOf(trip));
    for (const part of [en.searching, `${en.room} 305`, "Íñigo Ruiz"]) expect(text).toContain(part);
    expect(textOf((await desk.get("/hotel_history")).html)).toContain("305");
    expect(panel.sandbox.calls.get("updateTrip")).toBe(before.get("updateTrip"));
    expect(trip.traveller).not.toBe("Íñigo Ruiz");
    const again = readForm((await desk.get(cardOf(trip, "?edit=note"))).html, "note-form");
    expect(again.fields).toMatchObject(sent);
  });

  it("cannot be longer than the card is wide", async () => {
    const { desk, trip } = await order();
    const { status, html } = await desk.post(cardOf(trip, "?edit=note"), {
      ...sent,
      room: "3".repeat(21),
    });
    expect(status).toBe(422);
    expect(html).toContain('aria-invalid="true"');
    expect((await readCard(desk, cardOf(trip))).text).toContain("214");
  });

  it.each([
    ["another hotel", () => addHotel()],
    ["a hotel of another brand", () => addHotel(1)],
    ["a client", () => addTraveller(panel)],
  ])("cannot be changed by %s", async (_, who) => {
    const { desk, trip } = await order();
    const stranger = await visitAs(panel, who());
    expect((await stranger.post(cardOf(trip), sent)).status).toBe(404);
    expect((await readCard(desk, cardOf(trip))).text).toContain(note.guest);
  });
});

describe("access to a card", () => {
  it("is shared by all desks of the hotel", async () => {
    const { hotel, trip } = await order();
    const { text } = await readCard(await visitAs(panel, addDesk(hotel)), cardOf(trip));
    expect(text).toContain(`${en.room} 214`);
    expect(text).toContain("Hotel Palmera");
  });

  it.each([
    ["another hotel", () => addHotel()],
    ["a hotel of another brand", () => addHotel(1)],
    ["a client", () => addTraveller(panel)],
    ["a company", () => addTraveller(panel, 0, { role: "company" })],
  ])("is refused to %s", async (_, who) => {
    const { trip } = await order();
    const { status, html } = await (await visitAs(panel, who())).get(cardOf(trip));
    expect(status).toBe(404);
    expect(html).not.toContain(note.reference);
  });

  it.each(["0", "-1", "1.5", "abc", "99999999999999999999"])(
    "is refused for the invalid id %s",
    async (id) => {
      const desk = await visitAs(panel, addHotel());
      expect((await desk.get(`/hotel/card/${id}`)).status).toBe(404);
    },
  );

  it("needs a log-in, which returns to the card", async () => {
    const { trip, desk } = await order();
    desk.cookies.clear();
    const { status, location } = await desk.get(cardOf(trip));
    expect(status).toBe(302);
    expect(location).toContain(encodeURIComponent(cardOf(trip)));
  });
});
