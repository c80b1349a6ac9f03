import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { texts as filterTexts } from "../../app/features/trips/history/filter-texts.ts";
import { texts } from "../../app/routes/hotel_history/texts.ts";
import { borrowPanel } from "../services/borrow-panel.ts";
import { addTraveller, visitAs } from "../services/customers.ts";
import { keepDeskNote } from "../services/desk.ts";
import type { Panel } from "../services/panel.ts";
import { addPastTrips } from "../services/past-trips.ts";
import { readTripTable } from "../services/trip-table.ts";
import { bookTaxi, orderTaxi } from "../services/trips.ts";
import type { Visitor } from "../services/visitor.ts";
import { textOf } from "./read-page.ts";

const permissions = ["hotel_home", "hotel_history"];
const { en, es } = texts;

let panel: Panel;
beforeAll(async () => {
  panel = await borrowPanel();
});
afterAll(() => panel.stop());

const addHotel = (brand = 0) =>
  addTraveller(panel, brand, { role: "company", hotel: true, name: "Hotel Palmera", permissions });

/** A hotel with this many trips, the newest first, each for a guest in another room. */
async function addGuests(count: number, hotel = addHotel()) {
  const trips = addPastTrips(panel.sandbox, hotel, count, { traveller: "Hotel Palmera" });
  for (const [at, { id }] of trips.entries()) {
    await keepDeskNote(panel, hotel, id, { room: `${201 + at}`, reference: `BK-${at}` });
  }
  return { hotel, trips, desk: await visitAs(panel, hotel) };
}

async function read(visitor: Visitor, query = "", expected = 200) {
  const { status, html } = await visitor.get(`/hotel_history${query}`);
  expect(status).toBe(expected);
  const [, main = ""] = html.match(/<main.*?>(.*)<\/main>/s) ?? [];
  return { html, text: textOf(main) };
}

async function readTable(visitor: Visitor, query = "") {
  const answer = await visitor.get(`/hotel_history/services.csv${query}`);
  const { description, table, foot } = readTripTable(answer.html);
  const [headers = [], ...lines] = table;
  return {
    ...answer,
    ...{ description, foot },
    lines: lines.map((cells) => new Map(headers.map((h, at) => [h, cells[at]]))),
  };
}

describe("the hotel's history", () => {
  it("lists rooms and references to every desk of the hotel", async () => {
    const { hotel, desk } = await addGuests(2);
    const colleague = addTraveller(panel, 0, {
      role: "employee",
      hotel: true,
      companyId: hotel.id,
      permissions,
    });
    for (const visitor of [desk, await visitAs(panel, colleague)]) {
      const { text } = await read(visitor);
      for (const part of ["201", "BK-0", "202", "BK-1", "2 services"]) expect(text).toContain(part);
    }
  });

  it("has pages of a fixed size, and none after the last", async () => {
    const { desk } = await addGuests(23);
    expect((await read(desk)).text).not.toContain("BK-22");
    expect((await read(desk, "?page=2")).text).toContain("BK-22");
    const { status, location } = await desk.get("/hotel_history?page=9");
    expect([status, location]).toEqual([302, "/hotel_history?page=2"]);
  });

  it("links to the card of a trip as long as its taxi is on the way", async () => {
    const { hotel, desk, trips } = await addGuests(1);
    const trip = await orderTaxi(panel, hotel);
    const { html } = await read(desk);
    expect(html).toContain(`href="/hotel/card/${trip.id}"`);
    expect(html).not.toContain(`href="/hotel/card/${trips[0]?.id}"`);
  });

  it("leaves reservations out before they are dispatched, unless the filter asks for them", async () => {
    const hotel = addHotel();
    await bookTaxi(panel, hotel);
    const desk = await visitAs(panel, hotel);
    expect((await read(desk)).text).toContain(en.nothing);
    expect((await read(desk, "?status=booked")).text).toContain("1 service");
  });

  it("reloads every 40 s without JavaScript, but not while a form is open", async () => {
    const { desk } = await addGuests(1);
    const refresh = /http-equiv="refresh" content="40"/i;
    expect((await read(desk)).html).toMatch(refresh);
    expect((await read(desk, "?status=completed")).html).toMatch(refresh);
    const choosing = await read(desk, "?choose=1");
    expect(choosing.html).not.toMatch(refresh);
    expect(choosing.html).toContain('name="q"');
  });

  it("is visible to no other account", async () => {
    const { trips } = await addGuests(2);
    for (const other of [addHotel(), addHotel(1)]) {
      const visitor = await visitAs(panel, other);
      expect((await read(visitor)).text).not.toContain("BK-0");
      expect((await readTable(visitor)).html).not.toContain(`${trips[0]?.id}`);
    }
    const client = await visitAs(panel, addTraveller(panel));
    const company = await visitAs(panel, addTraveller(panel, 0, { role: "company" }));
    for (const path of ["/hotel_history", "/hotel_history/services.csv"]) {
      expect((await client.get(path)).status, path).toBe(404);
      const { status, html } = await company.get(path);
      expect(status, path).toBe(200);
      expect(html, path).not.toContain("BK-0");
    }
  });
});

describe("the search of the hotel's history", () => {
  it.each([
    ["the room", "203", "BK-2"],
    ["the reference", "bk-4", "BK-4"],
    ["a part of a word", "20", "BK-0"],
  ])("finds a trip by %s", async (_, words, found) => {
    const { desk } = await addGuests(5);
    expect((await read(desk, `?q=${words}`)).text).toContain(found);
  });

  it("lists only the matching trips", async () => {
    const { desk } = await addGuests(5);
    const { text } = await read(desk, "?q=203");
    expect(text).toContain("1 service");
    expect(text).not.toContain("BK-1");
    expect((await read(desk, "?q=999")).text).toContain(en.none_found);
  });

  it("finds trips far from the first page, and says where it has stopped", async () => {
    const hotel = addHotel();
    const trips = addPastTrips(panel.sandbox, hotel, 620, { traveller: "Hotel Palmera" });
    for (const [at, room] of [
      [450, "old"],
      [610, "oldest"],
    ] as const) {
      await keepDeskNote(panel, hotel, trips[at]?.id ?? 0, { room });
    }
    const desk = await visitAs(panel, hotel);
    const before = panel.sandbox.calls.get("listTrips") ?? 0;
    const { text } = await read(desk, "?q=old");
    expect(panel.sandbox.calls.get("listTrips")).toBe(before + 5);
    expect(text).toContain("1 service");
    expect(text).toContain(en.only_newest);
  });

  it("says which dates are invalid", async () => {
    const { desk } = await addGuests(1);
    const { text } = await read(desk, "?from=2026-05-02&to=2026-05-01", 422);
    expect(text).toContain(filterTexts.en.beforeFrom);
    const { status, location } = await desk.get("/hotel_history/services.csv?from=2026-02-31");
    expect([status, location]).toEqual([302, "/hotel_history?from=2026-02-31"]);
  });
});

describe("the filter of the hotel's history", () => {
  it("shows each of its parts with a link that removes it", async () => {
    const { desk } = await addGuests(2);
    const query = "?from=2020-01-01&status=completed&q=20";
    const { html, text } = await read(desk, query);
    for (const part of ["From Jan 1, 2020", "Status: Completed", "“20”"]) {
      expect(text).toContain(part);
    }
    for (const rest of ["status=completed&q=20", "from=2020-01-01&q=20"]) {
      expect(html).toContain(`href="/hotel_history?${rest.replaceAll("&", "&amp;")}"`);
    }
    const changing = await read(desk, `${query}&choose=1`);
    expect(changing.text).toContain("Status: Completed");
    expect(changing.text).toContain(en.show_all);
  });

  it("keeps its valid parts beside an invalid date, and leaves that date out of its links", async () => {
    const { desk } = await addGuests(1);
    const { html, text } = await read(desk, "?from=2026-02-31&status=completed", 422);
    expect(text).toContain("Status: Completed");
    expect(text).toContain(en.show_all);
    expect(html).toContain('value="2026-02-31"');
    // Cancel leads to the list, and not back to the error.
    const [main = ""] = html.match(/<main.*<\/main>/s) ?? [];
    const links = [...main.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
    expect(links).toContain("/hotel_history?status=completed");
    expect(links.filter((href) => href?.includes("2026-02-31"))).toEqual([]);
  });
});

describe("the CSV of the hotel's history", () => {
  it("contains every trip with room, reference and guest, and no formulas", async () => {
    const { hotel, desk, trips } = await addGuests(120);
    const [first] = trips;
    const formula = { room: "=1+1", reference: "@SUM(A1)", guest: "+34 Ana" };
    await keepDeskNote(panel, hotel, first?.id ?? 0, formula);
    const { lines, html, headers } = await readTable(desk);
    expect(headers["content-disposition"]).toBe('attachment; filename="services.csv"');
    expect(lines).toHaveLength(120);
    expect(lines[7]?.get(en.room)).toBe("208");
    expect(lines[119]?.get("Reference")).toBe("BK-119");
    for (const cell of Object.values(formula)) expect(html).toContain(`"'${cell}"`);
  });

  it("names the hotel, the period, the status, the search and the number of trips", async () => {
    const { hotel, desk } = await addGuests(3);
    const colleague = addTraveller(panel, 0, {
      role: "employee",
      hotel: true,
      companyId: hotel.id,
      permissions,
    });
    const query = "?q=20&from=2020-01-01&status=completed";
    for (const visitor of [desk, await visitAs(panel, colleague)]) {
      const { description, foot, headers } = await readTable(visitor, query);
      expect(description).toMatchObject({
        Hotel: "Hotel Palmera",
        Period: "From 2020-01-01",
        Status: "Completed",
        Search: "20",
        Created: expect.stringContaining("(Europe/Madrid)"),
      });
      expect(foot).toEqual(["3 trips in this file"]);
      expect(headers["content-disposition"]).toContain(
        "services-from-2020-01-01-completed-search.csv",
      );
    }
  });

  it("contains only the trips that match the search", async () => {
    const { desk } = await addGuests(5);
    const { lines } = await readTable(desk, "?q=204");
    expect(lines.map((line) => line.get("Reference"))).toEqual(["BK-3"]);
    expect((await readTable(desk, "?status=cancelled")).lines).toEqual([]);
  });

  it("is in the language of the desk", async () => {
    const { hotel } = await addGuests(1);
    const { html, headers } = await readTable(await visitAs(panel, hotel, "es"));
    expect(headers["content-disposition"]).toContain("servicios.csv");
    expect(html).toContain(`;${es.room};Referencia;${es.guest}`);
  });
});
