import { Redis } from "ioredis";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { texts as fileTexts } from "../../app/features/statement/texts.ts";
import { texts } from "../../app/routes/statement/texts.ts";
import { toService } from "../../sandbox/trips/service.ts";
import type { Account, Trip } from "../../sandbox/world.ts";
import { borrowPanel } from "../services/borrow-panel.ts";
import { addCompany } from "../services/companies.ts";
import { visitAs } from "../services/customers.ts";
import { keepDeskNote } from "../services/desk.ts";
import { openHotel } from "../services/hotels.ts";
import type { Panel } from "../services/panel.ts";
import { addPastTrips } from "../services/past-trips.ts";
import { linesBelow, readSheets } from "../services/statement-files.ts";
import type { Visitor } from "../services/visitor.ts";
import { textOf } from "./read-page.ts";

const t = texts.en;
const words = fileTexts.en;

let panel: Panel;
beforeAll(async () => {
  panel = await borrowPanel();
});
afterAll(() => panel.stop());

async function visitCompany() {
  const company = addCompany(panel);
  return { company, visitor: await visitAs(panel, company) };
}

/** A day of an ended month, `back` months ago, as `YYYY-MM-DD`. */
function dayOf(back: number, day: number): string {
  const now = new Date(panel.sandbox.world.clock.now());
  const first = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back, day));
  return first.toISOString().slice(0, 10);
}

const add = (company: Account, day: string, given: Partial<Trip> = {}) =>
  addPastTrips(panel.sandbox, company, 1, {
    requestedAt: Date.parse(`${day}T11:00Z`),
    ...given,
  })[0] as Trip;

describe("the statement of days in closed months", () => {
  it("names on the page and in both files what has changed in each month, and nothing of other days", async () => {
    const { company, visitor } = await visitCompany();
    const [older, newer] = [3, 2].map((back) => dayOf(back, 1).slice(0, 7));
    const outside = add(company, dayOf(3, 5), { fare: 10 });
    const dearer = add(company, dayOf(3, 20), {
      ...{ fare: 20, references: [{ field_id: 7, name: "Project", value: "North" }] },
    });
    const vanished = add(company, dayOf(3, 21), { fare: 30 });
    const unpriced = add(company, dayOf(2, 10), { fare: 40 });
    add(company, dayOf(2, 11), { fare: 50 });
    const later = add(company, dayOf(2, 25), { fare: 60 });
    for (const month of [older, newer]) {
      const { status } = await visitor.post("/statement", { form: "close", month: `${month}` });
      expect(status).toBe(303);
    }
    outside.fare = 11;
    dearer.fare = 21.5;
    dearer.references = [{ field_id: 7, name: "Project", value: "=South" }];
    panel.sandbox.world.trips.delete(vanished.id);
    unpriced.fare = null;
    later.fare = 61;
    const late = add(company, dayOf(2, 12), { fare: 70 });

    const range = `from=${dayOf(3, 15)}&to=${dayOf(2, 20)}`;
    const page = textOf((await visitor.get(`/statement?${range}`)).html);
    expect(page).toContain(t.changed_other.replace("{{count}}", "4"));
    expect(page).toMatch(
      new RegExp(`${dearer.id}.{1,40}€20.00\\W*Project: North\\W+€21.50\\W*Project: =South`),
    );
    expect(page).toMatch(new RegExp(`${vanished.id}.{1,40}€30.00\\W+${t.not_charged}`));
    expect(page).toMatch(new RegExp(`${unpriced.id}.{1,40}€40.00\\W+${t.not_charged}`));
    expect(page).toMatch(new RegExp(`${late.id}.{1,40}${t.not_charged}\\W+€70.00`));
    for (const { id } of [outside, later]) expect(page).not.toMatch(new RegExp(`\\b${id}\\b`));

    const rows = [
      [dearer.id, dayOf(3, 20), 20, 21.5, "EUR", "Project: North", "Project: =South"],
      [vanished.id, dayOf(3, 21), 30, words.not_charged, "EUR"],
      [unpriced.id, dayOf(2, 10), 40, words.not_charged, "EUR"],
      [late.id, dayOf(2, 12), words.not_charged, 70, "EUR"],
    ];
    const { html: csv } = await visitor.get(`/statement/file.csv?${range}`);
    for (const row of rows) {
      const cells = row.map((cell, at) =>
        typeof cell === "number" && at > 0 ? cell.toFixed(2) : cell,
      );
      expect(csv).toContain(`${cells.join(",")}\r\n`);
    }
    expect(csv).toMatch(new RegExp(`\r\n${older},[^,]+,${company.name}\r\n${newer},[^,]+,`));
    expect(csv).not.toMatch(new RegExp(`^(${outside.id}|${later.id}),`, "m"));

    const sheets = await readSheets(panel, visitor, `/statement/file.xlsx?${range}`);
    const found = sheets.find(({ sheet }) => sheet === words.sheet_corrections)?.data ?? [];
    const inSheet = linesBelow(found, words.number).map((row) =>
      row.filter((cell) => cell !== null),
    );
    expect(inSheet).toEqual(rows);
    expect(linesBelow(found, words.closed_month).map(([month]) => month)).toEqual([older, newer]);
    expect(sheets[0]?.data.flat()).toContain(words.changed_other.replace("{{count}}", "4"));
  });

  it("has them in the files of one month too, and says where nothing has changed", async () => {
    const { company, visitor } = await visitCompany();
    const month = dayOf(2, 1).slice(0, 7);
    const trip = add(company, dayOf(2, 10), { fare: 10 });
    const read = async () => (await visitor.get(`/statement/file.csv?month=${month}`)).html;
    expect(await read()).not.toContain(words.closed_month);
    await visitor.post("/statement", { form: "close", month });
    expect(await read()).toContain(words.unchanged);
    trip.fare = 12;
    const csv = await read();
    expect(csv).toContain(words.changed_one.replace("{{count}}", "1"));
    expect(csv).toContain(`${trip.id},${dayOf(2, 10)},10.00,12.00,EUR\r\n`);
  });

  it("takes no trip for cancelled that could not be read", async () => {
    const { company, visitor } = await visitCompany();
    const month = dayOf(2, 1).slice(0, 7);
    const trips = [10, 11].map((day) => add(company, dayOf(2, day), { fare: day }));
    await visitor.post("/statement", { form: "close", month });
    const [good, odd] = trips.map((trip) => toService(panel.sandbox.world, trip));
    const body = { services: [good, { ...odd, id: "no number" }], total: 2 };
    panel.sandbox.faults.add({ operation: "listTrips", kind: "status", status: 200, body });
    const page = textOf((await visitor.get(`/statement?month=${month}`)).html);
    expect(page).toContain(t.missing_one.replace("{{count}}", "1"));
    expect(page).not.toContain(t.not_charged);
    expect(page).toContain(t.cannot_close_missing);
    const refused = await visitor.post(`/statement?month=${month}`, { form: "close", month });
    expect(refused.status).toBe(422);
    expect(textOf(refused.html)).toContain(t.cannot_close_missing);
    panel.sandbox.faults.clear();
  });
});

describe("a hotel's rooms", () => {
  async function visitHotel() {
    const { hotel } = openHotel(panel, { desks: 0 });
    return { hotel, visitor: await visitAs(panel, hotel) };
  }

  it("are added up from the desk's notes, and stay with a closed month when these end", async () => {
    const { hotel, visitor } = await visitHotel();
    const month = dayOf(1, 1).slice(0, 7);
    const trips = [10, 20, 40].map((fare) => add(hotel, dayOf(1, 27), { fare }));
    for (const [at, room] of ["101", "101", "=202"].entries()) {
      const { id } = trips[at] as Trip;
      await keepDeskNote(panel, hotel, id, { room });
    }
    const path = (file = "") => `/statement${file}?month=${month}`;
    const check = async () => {
      const page = textOf((await visitor.get(path())).html);
      expect(page).toMatch(/101\W+2\W+€30.00/);
      expect(page).toMatch(/202\W+1\W+€40.00/);
      expect((await visitor.get(path("/file.csv"))).html).toContain("\r\n101,2,30.00,EUR\r\n");
      const [totals] = await readSheets(panel, visitor, path("/file.xlsx"));
      expect(linesBelow(totals?.data ?? [], words.by_room)).toEqual([
        ["=202", 1, 40, "EUR"],
        ["101", 2, 30, "EUR"],
      ]);
    };
    await check();
    await visitor.post("/statement", { form: "close", month });
    const redis = new Redis(panel.redis.url);
    const notes = await redis.keys(`*desk-note:${hotel.id}:*`);
    expect(await redis.del(...notes)).toBe(3);
    await redis.quit();
    await check();
    expect(textOf((await visitor.get(path())).html)).toContain(t.uncorrected);
  });

  it("are known from a day on, which the page and both files say", async () => {
    const { hotel, visitor } = await visitHotel();
    add(hotel, dayOf(5, 10), { fare: 10 });
    const query = `from=${dayOf(5, 1)}&to=${dayOf(0, 1)}`;
    const today = new Intl.DateTimeFormat("sv", { timeZone: "Europe/Madrid" }).format();
    // From noon: the clocks may have changed since, and a day then has another length.
    const first = new Date(Date.parse(`${today}T12:00Z`) - 89 * 86_400_000);
    const day = first.toISOString().slice(0, 10);
    const said = words.rooms_since.replace("{{day}}", day).replace("{{days}}", "90");
    expect((await visitor.get(`/statement/file.csv?${query}`)).html).toContain(said);
    const [totals] = await readSheets(panel, visitor, `/statement/file.xlsx?${query}`);
    expect(totals?.data.flat()).toContain(said);
    const end = (text: string) => text.slice(text.indexOf("{{day}}") + 7).replace("{{days}}", "90");
    const read = async (kind: Visitor, of: string) =>
      textOf((await kind.get(`/statement?${of}`)).html);
    expect(await read(visitor, query)).toContain(end(t.rooms_since));
    expect(await read(visitor, `month=${dayOf(1, 1).slice(0, 7)}`)).not.toContain(
      end(t.rooms_since),
    );
    const { visitor: other } = await visitCompany();
    expect(await read(other, query)).not.toContain(end(t.rooms_since));
  });
});
