import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { sameDaysBefore } from "../../app/features/at-a-glance/load-month.server.ts";
import { borrowPanel } from "../services/borrow-panel.ts";
import { addCompany } from "../services/companies.ts";
import { addTraveller, visitAs } from "../services/customers.ts";
import { openHotel } from "../services/hotels.ts";
import type { Panel } from "../services/panel.ts";
import { addPastTrips } from "../services/past-trips.ts";
import { orderTaxi } from "../services/trips.ts";
import { textOf } from "./read-page.ts";

let panel: Panel;
beforeAll(async () => {
  panel = await borrowPanel();
});
afterEach(() => panel.sandbox.faults.clear());
afterAll(() => panel.stop());

/** The facts of a page, each with its address; undefined where the page has none. */
function readFacts(html: string): Record<string, string> | undefined {
  const [, section] =
    html.match(/<section[^>]*aria-label="At a glance"[^>]*>(.*?)<\/section>/s) ?? [];
  return section === undefined ? undefined : readLinks(section);
}

function readLinks(html: string): Record<string, string> {
  const links = html.matchAll(/<a[^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/gs);
  return Object.fromEntries([...links].map(([, href, text = ""]) => [href, textOf(text)]));
}

/** Two trips of this month, wherever in it the test runs, and one that cost nothing. */
function spendThisMonth(account: Parameters<typeof addPastTrips>[1]): void {
  const today = { requestedAt: Date.now(), endedAt: Date.now() };
  addPastTrips(panel.sandbox, account, 2, { ...today, fare: 1234.5 });
  addPastTrips(panel.sandbox, account, 1, {
    ...today,
    status: 5,
    outcome: "never_found",
    fare: 99,
  });
}

const month = new Intl.DateTimeFormat("sv", { timeZone: "Europe/Madrid" })
  .format(Date.now())
  .slice(0, 7);

describe("the first screen of a company", () => {
  it("says what is under way and what the month has cost so far, as its statement does", async () => {
    const company = addCompany(panel);
    spendThisMonth(company);
    await orderTaxi(panel, company);
    const { html } = await (await visitAs(panel, company)).get("/");
    const facts = readFacts(html) ?? {};
    expect(facts["/panel"]).toBe("1 order in progress Lucía Ferrer Looking for...");
    expect(facts[`/statement?month=${month}`]).toMatch(
      /^€2,469\.00 spent on 2 trips in \w+ so far$/,
    );
  });

  it("names two of many taxis: first those that still look for a driver, then those that wait for the passenger", async () => {
    const company = addCompany(panel);
    const order = (nombre: string) => orderTaxi(panel, company, { viajero: { nombre } });
    const [coming, there, riding] = [await order("Ana"), await order("Biel"), await order("Carla")];
    await order("Dana");
    Object.assign(coming, { status: 3 });
    Object.assign(there, { status: 10 });
    Object.assign(riding, { status: 7 });
    const { html } = await (await visitAs(panel, company)).get("/");
    expect(readFacts(html)?.["/panel"]).toBe(
      "3 orders in progress Dana Looking for... Biel Vehicle at the pickup point waiting for passenger(s)",
    );
  });

  it("says what the month before had cost by the same day", async () => {
    const company = addCompany(panel);
    spendThisMonth(company);
    const first = Date.parse(`${sameDaysBefore(`${month}-01`).from}T12:00Z`);
    const then = { requestedAt: first, endedAt: first };
    addPastTrips(panel.sandbox, company, 3, { ...then, fare: 100 });
    const { html } = await (await visitAs(panel, company)).get("/");
    expect(readFacts(html)?.[`/statement?month=${month}`]).toMatch(
      /spent on 2 trips in \w+ so far €300\.00 by the same day in \w+$/,
    );
  });

  it("says that nothing is under way, and that nothing was spent", async () => {
    const { html } = await (await visitAs(panel, addCompany(panel))).get("/");
    const facts = readFacts(html) ?? {};
    expect(facts["/panel"]).toMatch(/^0\s*orders in progress$/);
    expect(facts[`/statement?month=${month}`]).toMatch(/^€0\.00/);
    expect(Object.keys(facts)).toHaveLength(2);
  });

  it("is there without the sums where the trips cannot be read", async () => {
    const company = addCompany(panel);
    spendThisMonth(company);
    panel.sandbox.faults.add({ operation: "listTrips", kind: "status", status: 500 });
    const { status, html } = await (await visitAs(panel, company)).get("/");
    expect(status).toBe(200);
    expect(readLinks(html)[`/statement?month=${month}`]).toMatch(/^…/);
  });
});

describe("the taxis under way", () => {
  it("are read alone by a company's open page", async () => {
    const company = addCompany(panel);
    const { id } = await orderTaxi(panel, company);
    const { status, html } = await (await visitAs(panel, company)).get("/taxis_under_way");
    expect(status).toBe(200);
    expect(JSON.parse(html).taxis).toEqual([
      { id, traveller: "Lucía Ferrer", state: "Looking for..." },
    ]);
  });

  it("are unknown while the API does not answer", async () => {
    const visitor = await visitAs(panel, addCompany(panel));
    panel.sandbox.faults.add({ operation: "listTripsInProcess", kind: "status", status: 500 });
    const { status, html } = await visitor.get("/taxis_under_way");
    expect({ status, html }).toEqual({ status: 200, html: "null" });
  });

  it("are none for a client, whose first screen names none", async () => {
    const traveller = addTraveller(panel);
    await orderTaxi(panel, traveller);
    const { html } = await (await visitAs(panel, traveller)).get("/taxis_under_way");
    expect(html).toBe("null");
  });
});

it("a hotel's first screen says what the month has cost so far", async () => {
  const { hotel } = openHotel(panel, { desks: 1 });
  spendThisMonth(hotel);
  const { html } = await (await visitAs(panel, hotel)).get("/hotel");
  expect(readLinks(html)[`/statement?month=${month}`]).toMatch(/^€2,469\.00 spent on 2 trips/);
});

it("a client's first screen names no sums, and reads no past trips", async () => {
  const visitor = await visitAs(panel, addTraveller(panel));
  const before = panel.sandbox.calls.get("listTrips");
  expect(readFacts((await visitor.get("/")).html)).toBeUndefined();
  expect(panel.sandbox.calls.get("listTrips")).toBe(before);
});
