import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { texts as failureTexts } from "../../app/features/frame/failure-texts.ts";
import { texts as filterTexts } from "../../app/features/trips/history/filter-texts.ts";
import { texts } from "../../app/routes/history/texts.ts";
import type { Account, Trip } from "../../sandbox/world.ts";
import { borrowPanel } from "../services/borrow-panel.ts";
import { addTraveller, visitAs } from "../services/customers.ts";
import type { Panel } from "../services/panel.ts";
import { addPastTrips, addressOfTrip } from "../services/past-trips.ts";
import { createVisitor, type Visitor } from "../services/visitor.ts";
import { demoLogin } from "./demo-login.ts";
import { readForm } from "./read-form.ts";
import { textOf } from "./read-page.ts";

let panel: Panel;
beforeAll(async () => {
  panel = await borrowPanel();
});
afterAll(() => panel.stop());
afterEach(() => panel.sandbox.faults.clear());

const countCalls = () => panel.sandbox.calls.get("listTrips") ?? 0;

async function read(visitor: Visitor, path: string, expected = 200): Promise<string> {
  const { status, html } = await visitor.get(path);
  expect(status, path).toBe(expected);
  return textOf(html);
}

describe("the history", () => {
  let account: Account;
  let visitor: Visitor;
  beforeAll(async () => {
    account = addTraveller(panel);
    addPastTrips(panel.sandbox, account, 23);
    addPastTrips(panel.sandbox, account, 2, { status: 4 });
    visitor = await visitAs(panel, account);
  });

  it("shows ten trips on a page, and keeps the filter from page to page", async () => {
    const { html } = await visitor.get("/history?status=completed");
    expect(textOf(html)).toContain("23 trips");
    expect(html.match(/<tr>/g)).toHaveLength(11);
    expect(html).toContain('href="/history?status=completed&amp;page=2"');
    const last = await visitor.get("/history?status=completed&page=3");
    expect(last.html.match(/<tr>/g)).toHaveLength(4);
  });

  it("shows the last page for any page number after it", async () => {
    expect(await visitor.get("/history?status=completed&page=99")).toMatchObject({
      status: 302,
      location: "/history?status=completed&page=3",
    });
    expect(await visitor.get("/history?status=booked&page=2")).toMatchObject({
      status: 302,
      location: "/history?status=booked",
    });
  });

  it("does not redirect in a loop when the API counts trips that it does not list", async () => {
    panel.sandbox.faults.add({
      ...{ operation: "listTrips", kind: "wrong_shape", times: 1 },
      body: { services: [], total: 45 },
    });
    const { status, html } = await visitor.get("/history?page=5");
    expect(status).toBe(200);
    expect(textOf(html)).toContain(texts.en.empty);
  });

  it("shows what is wrong with the dates, and does not call the API", async () => {
    const before = countCalls();
    const said = await read(visitor, "/history?from=2026-05-02&to=2026-05-01", 422);
    expect(said).toContain(filterTexts.en.beforeFrom);
    expect(await read(visitor, "/history?from=2026-02-30", 422)).toContain(filterTexts.en.noDay);
    expect(countCalls()).toBe(before);
    expect(await visitor.get("/history/trips.csv?from=2026-02-30")).toMatchObject({
      status: 302,
      location: "/history?from=2026-02-30",
    });
  });

  it("offers a next step when it is empty", async () => {
    expect(await read(visitor, "/history?from=2020-01-01&to=2020-01-02")).toContain(
      texts.en.none_found,
    );
    const newcomer = await visitAs(panel, addTraveller(panel), "es");
    expect(await read(newcomer, "/history")).toContain(texts.es.empty);
  });

  it("escapes names and places of any length", async () => {
    const account = addTraveller(panel);
    const traveller = `${"Wolfeschlegelsteinhausen".repeat(5)} <b>"O'Neill"</b>`;
    addPastTrips(panel.sandbox, account, 1, { traveller });
    const said = await read(await visitAs(panel, account), "/history");
    expect(said).toContain(traveller);
  });
});

describe("a company", () => {
  const visitCompany = async (kind: "company" | "employee" | "client") => {
    const visitor = createVisitor(panel, "cantalmar.localhost");
    await visitor.logIn(demoLogin(panel, kind));
    return visitor;
  };

  it("filters by one employee, also by one whose account is closed", async () => {
    const visitor = await visitCompany("company");
    const { html } = await visitor.get("/history");
    const [, closed] = html.match(/<option value="(\d+)">[^<]*\(cuenta cerrada\)/) ?? [];
    const { world } = panel.sandbox;
    expect(world.accounts.get(Number(closed))?.state).toBe("closed");
    const count = [...world.trips.values()].filter(({ ownerId, employeeId }) =>
      [ownerId, employeeId].includes(Number(closed)),
    ).length;
    expect(count).toBeGreaterThan(0);
    expect(await read(visitor, `/history?employee=${closed}`)).toContain(`${count} viajes`);
  });

  it("does without the filter by employee when the API cannot list them", async () => {
    panel.sandbox.faults.add({ operation: "listEmployees", kind: "status", status: 500 });
    const { status, html } = await (await visitCompany("company")).get("/history");
    expect(status).toBe(200);
    expect(html).toContain("<table>");
  });

  it("sees no trips of another company's employee, and other users see none of its own", async () => {
    const { world } = panel.sandbox;
    const company = [...world.accounts.values()].find(
      ({ role, brandId, hotel }) => role === "company" && brandId === 1 && !hotel,
    );
    const stranger = [...world.accounts.values()].find(
      ({ role, companyId }) => role === "employee" && companyId !== company?.id,
    );
    for (const kind of ["company", "employee", "client"] as const) {
      const visitor = await visitCompany(kind);
      for (const path of ["/history", "/history/trips.csv", "/history/servicios.pdf"]) {
        const { status, html } = await visitor.get(`${path}?employee=${stranger?.id}`);
        expect(status, `${kind} ${path}`).toBe(404);
        expect(html).not.toContain(stranger?.name);
      }
    }
  });
});

describe("one trip", () => {
  let account: Account;
  let visitor: Visitor;
  let trip: Trip;
  beforeAll(async () => {
    account = addTraveller(panel);
    [trip] = addPastTrips(panel.sandbox, account, 12, {
      origin: { latitude: 38.001, longitude: 0.612, calle: "Plaza Mayor", datosExtra: "Timbre 2" },
      passengers: 3,
    }) as [Trip];
    visitor = await visitAs(panel, account);
  });

  it("is shown with both addresses and its fare, on whichever page of the list it is", async () => {
    const said = await read(visitor, `/history?page=2&${addressOfTrip(trip)}`);
    for (const part of [`Trip ${trip.id}`, "Plaza Mayor", "Estación Central", "€12.50", "Timbre 2"])
      expect(said).toContain(part);
  });

  it("is ordered again, or in reverse, from a form that is filled in", async () => {
    const { html } = await visitor.get(`/history?${addressOfTrip(trip)}`);
    const links = [...html.matchAll(/href="(\/request\?[^"]+)"/g)].map(([, href = ""]) =>
      href.replaceAll("&amp;", "&"),
    );
    const forms = await Promise.all(
      [...new Set(links)].map(async (link) => readForm((await visitor.get(link)).html, "request")),
    );
    const again = forms.find(({ fields }) => fields.from === "Plaza Mayor");
    expect(again?.fields).toMatchObject({
      to: trip.destinationAddress,
      to_lat: "37.9953",
      notes: "Timbre 2",
      traveller: trip.traveller,
    });
    const back = forms.find(({ fields }) => fields.to === "Plaza Mayor");
    expect(back?.fields).toMatchObject({
      from: trip.destinationAddress,
      from_lng: "0.5921",
      notes: "",
    });
  });

  it("has a receipt with the names of the brand and the customer, and the amount", async () => {
    const { status, html } = await visitor.get(`/history/trip/receipt?${addressOfTrip(trip)}`);
    expect(status).toBe(200);
    const said = textOf(html);
    for (const part of [account.name, "Radio Taxi Cantalmar", "€12.50", String(trip.id)])
      expect(said).toContain(part);
    expect(said).not.toContain("Timbre 2");
  });

  it("has no receipt unless it took place", async () => {
    const [cancelled] = addPastTrips(panel.sandbox, account, 1, { status: 4 });
    const address = addressOfTrip(cancelled as Trip);
    expect((await visitor.get(`/history/trip/receipt?${address}`)).status).toBe(404);
    const { html } = await visitor.get(`/history?${address}`);
    expect(html).not.toContain("/history/trip/receipt");
  });

  it("offers a calendar file as long as it is a reservation", async () => {
    const scheduledFor = Date.parse("2027-01-15T17:30Z");
    const [booked] = addPastTrips(panel.sandbox, account, 1, { status: 13, scheduledFor });
    const { html } = await visitor.get(`/history?${addressOfTrip(booked as Trip)}`);
    const [, link = ""] = html.match(/href="(\/history\/reservation\.ics[^"]*)"/) ?? [];
    const file = await visitor.get(link.replaceAll("&amp;", "&"));
    expect(file.headers).toMatchObject({
      "content-type": "text/calendar; charset=utf-8",
      "content-disposition": 'attachment; filename="taxi-2027-01-15.ics"',
    });
    expect(file.html).toContain("\r\nDTSTART:20270115T173000Z\r\n");
    const notBooked = `/history/reservation.ics?${addressOfTrip(trip)}`;
    expect((await visitor.get(notBooked)).status).toBe(404);
  });

  it.each(["/history", "/history/trip/receipt", "/history/reservation.ics"])(
    "is not found by another user at %s, whatever the address contains",
    async (path) => {
      const [booked] = addPastTrips(panel.sandbox, account, 1, {
        status: 13,
        scheduledFor: Date.parse("2027-01-15T17:30Z"),
      });
      const others = [addTraveller(panel), addTraveller(panel, 1)];
      for (const other of others) {
        addPastTrips(panel.sandbox, other, 1);
        const stranger = await visitAs(panel, other);
        for (const wanted of [trip, booked as Trip]) {
          const { status, html } = await stranger.get(`${path}?${addressOfTrip(wanted)}`);
          expect(status).toBe(404);
          expect(html).not.toContain("Timbre 2");
        }
        const page = await stranger.get(`/history?${addressOfTrip(trip)}`);
        expect(textOf(page.html)).toContain(failureTexts.en.not_found);
      }
    },
  );

  it.each([
    "trip=0",
    "trip=",
    "trip=x&on=2026-05-01",
    "trip=7&on=yesterday",
    "trip=-1&on=2026-05-01",
  ])("is not found by %s", async (query) => {
    const before = countCalls();
    expect((await visitor.get(`/history?${query}`)).status).toBe(404);
    expect(countCalls() - before).toBeLessThanOrEqual(2);
  });
});

describe("a visitor who is not logged in", () => {
  it.each([
    ["/history", "/history"],
    ["/history/trips.csv?status=booked", "/history?status=booked"],
    ["/history/servicios.pdf", "/history"],
    ["/history/reservation.ics?trip=1&on=2026-01-01", "/history?trip=1&on=2026-01-01"],
    ["/history/trip/receipt?trip=1&on=2026-01-01", "/history/trip/receipt?trip=1&on=2026-01-01"],
  ])("gets no data at %s, and returns to a page after the log-in", async (path, back) => {
    const before = countCalls();
    const visitor = createVisitor(panel, "cantalmar.localhost");
    const answer = await visitor.get(path);
    expect(answer).toMatchObject({
      status: 302,
      location: `/before_room?${new URLSearchParams({ back })}`,
    });
    expect(answer.html).toBe("");
    expect(countCalls()).toBe(before);
  });
});
