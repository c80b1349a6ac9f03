import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { texts as oddsTexts } from "../../app/features/odds/texts.ts";
import { texts as daysTexts } from "../../app/features/statement/days-texts.ts";
import { texts } from "../../app/routes/insight/texts.ts";
import type { Account, Trip } from "../../sandbox/world.ts";
import { addCompany, addEmployee } from "../services/companies.ts";
import { addTraveller, visitAs } from "../services/customers.ts";
import { writeOdds } from "../services/odds.ts";
import { type Panel, startPanel } from "../services/panel.ts";
import { addPastTrips } from "../services/past-trips.ts";
import { demoLogin } from "./demo-login.ts";
import { readTables, textOf } from "./read-page.ts";

const DAY = 86_400_000;
const words = texts.en;

let panel: Panel;
beforeAll(async () => {
  panel = await startPanel();
});
afterAll(() => panel.stop());
afterEach(() => panel.sandbox.faults.clear());

/** The day and the hour on the group's clocks, by another way than the panel's and the API's. */
const format = new Intl.DateTimeFormat("sv", {
  ...{ timeZone: "Europe/Madrid", dateStyle: "short", timeStyle: "short" },
});

function clockOf({ scheduledFor, requestedAt }: Trip) {
  const [day = "", time = ""] = format.format(scheduledFor ?? requestedAt).split(" ");
  return { day, hour: Number(time.slice(0, 2)), weekday: (new Date(day).getUTCDay() + 6) % 7 };
}

const mondayOf = (day: string) => {
  const at = Date.parse(day);
  return new Date(at - ((new Date(at).getUTCDay() + 6) % 7) * DAY).toISOString().slice(0, 10);
};

/** The company's trips of these days, straight from the world. */
const tripsOf = (company: Account, from: string, to: string) =>
  [...panel.sandbox.world.trips.values()].filter((trip) => {
    const isOwn = trip.companyId === company.id || trip.ownerId === company.id;
    const { day } = clockOf(trip);
    return isOwn && day >= from && day <= to;
  });

describe("the charts of the demo company's ninety days", () => {
  let company: Account;
  let tables: Map<string, string[][]>;
  let html: string;
  let trips: Trip[];
  beforeAll(async () => {
    const { username } = demoLogin(panel, "company");
    const found = [...panel.sandbox.world.accounts.values()].find(
      ({ email }) => email === username,
    );
    if (!found) throw new Error("No demo company");
    company = found;
    const now = panel.sandbox.world.clock.now();
    const [from = "", to = ""] = [now - 88 * DAY, now].map((at) =>
      new Date(at).toISOString().slice(0, 10),
    );
    trips = tripsOf(company, from, to);
    ({ html } = await (await visitAs(panel, company)).get(`/insight?from=${from}&to=${to}`));
    tables = readTables(html);
  });

  const byWeek = (isWanted: (trip: Trip) => boolean, toValue: (trip: Trip) => number) => {
    const weeks = new Map<string, number>();
    for (const trip of trips) {
      const week = mondayOf(clockOf(trip).day);
      weeks.set(week, (weeks.get(week) ?? 0) + (isWanted(trip) ? toValue(trip) : 0));
    }
    return [...weeks].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, sum]) => sum);
  };
  const column = (title: string, at: number) =>
    tables
      .get(title)
      ?.slice(1)
      .map((row) => row[at]);

  it("count the trips of each week", () => {
    const counts = byWeek(
      ({ status }) => status === 8,
      () => 1,
    );
    expect(counts.reduce((sum, count) => sum + count)).toBeGreaterThan(100);
    expect(column(words.trips_title, 1)).toEqual(counts.map(String));
  });

  it("add up what each week cost, to the cent", () => {
    const cents = byWeek(
      ({ status, fare }) => status === 8 && fare !== null,
      ({ fare }) => Math.round((fare ?? 0) * 100),
    );
    const euros = new Intl.NumberFormat("en-GB", { style: "currency", currency: "EUR" });
    const title = words.spent_title.replace("{{currency}}", "EUR");
    expect(column(title, 1)).toEqual(cents.map((sum) => euros.format(sum / 100)));
  });

  it("count the trips of each hour and weekday", () => {
    const counts = Array.from({ length: 24 }, () => Array.from({ length: 7 }, () => 0));
    for (const trip of trips.filter(({ status }) => status === 8)) {
      const { hour, weekday } = clockOf(trip);
      const ofHour = counts[hour] ?? [];
      ofHour[weekday] = (ofHour[weekday] ?? 0) + 1;
    }
    const expected = counts.map((ofHour) => ofHour.map(String));
    const rows = tables.get(words.hours_title)?.slice(1);
    expect(rows?.map(([, ...cells]) => cells)).toEqual(expected);
  });

  it("count what did not take place", () => {
    for (const [at, status] of [4, 5, 9].entries()) {
      const counts = byWeek(
        (trip) => trip.status === status,
        () => 1,
      );
      expect(column(words.lost_title, at + 1), `${status}`).toEqual(counts.map(String));
    }
  });

  it("compare each week's waits with their promises", () => {
    const minutes = (trip: Trip, at: number | null | undefined) =>
      Math.max(0, Math.round(((at ?? 0) - (trip.scheduledFor ?? trip.requestedAt)) / 60_000));
    const medians = (toAt: (trip: Trip) => number | null | undefined) => {
      // Early on a Monday, no trip of the week has ended yet.
      const weeks = new Map(trips.map((trip) => [mondayOf(clockOf(trip).day), [] as number[]]));
      for (const trip of trips.filter(({ status }) => status === 8 || status === 9)) {
        weeks.get(mondayOf(clockOf(trip).day))?.push(minutes(trip, toAt(trip)));
      }
      return [...weeks]
        .toSorted(([one], [other]) => (one < other ? -1 : 1))
        .map(([, all]) => all.toSorted((a, b) => a - b)[Math.ceil(all.length / 2) - 1])
        .map((middle) => (middle === undefined ? words.unknown : `${middle} min`));
    };
    expect(column(words.waiting_title, 1)).toEqual(medians(({ promisedAt }) => promisedAt));
    expect(column(words.waiting_title, 2)).toEqual(medians(({ pickupAt }) => pickupAt));
  });

  it("are drawings with a title and a description, without a style that the policy forbids", () => {
    const drawings = html.match(/<svg[^>]*role="img"[\s\S]*?<\/svg>/g) ?? [];
    expect(drawings.length).toBe(5);
    for (const drawing of drawings) expect(drawing).toMatch(/<title id=[\s\S]*<desc id=/);
    expect(html).not.toMatch(/\sstyle="/);
  });
});

describe("the insight", () => {
  const add = (account: Account, given: Partial<Trip> = {}) =>
    addPastTrips(panel.sandbox, account, 1, given)[0] as Trip;

  it("is each customer's own", async () => {
    const [company, other] = [addCompany(panel), addCompany(panel)];
    add(company, {
      fare: 77.77,
      origin: { ...busy, calle: "Calle Secreta, 1", datosExtra: null },
    });
    add(other, { fare: 11 });
    const own = textOf((await (await visitAs(panel, company)).get("/insight")).html);
    expect(own).toContain("€77.77");
    const { html } = await (await visitAs(panel, other)).get("/insight");
    expect(textOf(html)).toContain("€11.00");
    expect(html).not.toMatch(/77\.77|Calle Secreta/);
  });

  it("is closed to employees", async () => {
    const employee = await visitAs(panel, addEmployee(panel, addCompany(panel)));
    expect((await employee.get("/insight")).status).toBe(404);
  });

  it("draws each currency for itself", async () => {
    const company = addCompany(panel);
    const [, , other] = panel.sandbox.world.brands;
    if (!other) throw new Error("No third brand");
    const before = other.currency;
    other.currency = "JPY";
    add(company, { fare: 10.5 });
    add(company, { fare: 1500, agrupacionId: other.id });
    const page = textOf((await (await visitAs(panel, company)).get("/insight")).html);
    other.currency = before;
    for (const each of ["Spent by week, EUR", "Spent by week, JPY", "€10.50", "¥1,500"]) {
      expect(page).toContain(each);
    }
  });

  it("says where there is nothing to draw, and which days are wrong", async () => {
    const visitor = await visitAs(panel, addCompany(panel));
    expect(textOf((await visitor.get("/insight")).html)).toContain(words.none);
    const wrong = await visitor.get("/insight?from=2026-03-02&to=2026-03-01");
    expect(wrong.status).toBe(422);
    expect(textOf(wrong.html)).toContain(daysTexts.en.beforeFrom);
  });

  it("draws a name of any length, and one trip that costs more than all others", async () => {
    const company = addCompany(panel);
    const calle = `<b>Calle</b> ${"Larguísima".repeat(30)}`;
    add(company, { origin: { ...busy, calle, datosExtra: null } });
    for (const weeks of [1, 2, 3]) {
      add(company, { requestedAt: panel.sandbox.world.clock.now() - weeks * 7 * DAY, fare: 10 });
    }
    add(company, { fare: 9_999 });
    const { html } = await (await visitAs(panel, company)).get("/insight");
    expect(html).toContain("&lt;b&gt;Calle");
    expect(textOf(html)).toContain(words.cut);
  });

  it("reads the trips once in ten minutes", async () => {
    const company = addCompany(panel);
    add(company, { fare: 12 });
    const visitor = await visitAs(panel, company);
    await visitor.get("/insight");
    panel.sandbox.faults.add({ operation: "listTrips", kind: "status", status: 500 });
    expect(textOf((await visitor.get("/insight")).html)).toContain("€12.00");
    const { html } = await visitor.get("/insight?weeks=4");
    expect(textOf(html)).not.toContain("€12.00");
  });
});

type Place = { latitude: number; longitude: number };

const busy = { latitude: 38.0014, longitude: 0.6112 };

describe("the odds on the request screen", () => {
  // Another quarter for each state: what was said of one is said for ten minutes.
  const quiet = { ...busy, latitude: busy.latitude - 0.015 };
  const ofFew = { ...busy, longitude: busy.longitude - 0.015 };
  const queryOf = ({ latitude, longitude }: Place) =>
    new URLSearchParams({
      ...{ from: "Plaza Mayor, 1", from_lat: `${latitude}`, from_lng: `${longitude}` },
      ...{ to: "Puerto", to_lat: "37.9953", to_lng: "0.5921" },
    });
  it("stand there in one sentence, and not for a later trip, nor on another brand", async () => {
    const brand = panel.sandbox.world.brands[0];
    if (!brand) throw new Error("No brand");
    const visitor = await visitAs(panel, addTraveller(panel));
    const sentence = oddsTexts.en.share_within
      .replace("{{found}}", "9")
      .replace("{{minutes}}", "6");
    const read = async (place: Place, more = "") =>
      textOf((await visitor.get(`/request?${queryOf(place)}${more}`)).html);
    const ofBrand = { permalink: brand.permalink, group: brand.id };
    await writeOdds(panel, ofFew, { ...ofBrand, slots: 4 });
    await writeOdds(panel, busy, { ...ofBrand, slots: 8 });
    expect(await read(quiet)).not.toContain("At this hour");
    expect(await read(ofFew)).not.toContain("At this hour");
    expect(await read(busy)).toContain(sentence);
    const later = "&timing=later&when=2030-01-01 10:00";
    expect(await read(busy, later)).not.toContain("At this hour");
    const elsewhere = await visitAs(panel, addTraveller(panel, 1));
    const { html } = await elsewhere.get(`/request?${queryOf(busy)}`);
    expect(textOf(html)).not.toContain("At this hour");
  });
});
