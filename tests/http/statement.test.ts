import { Readable } from "node:stream";
import readWorkbook from "read-excel-file/node";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { texts as daysTexts } from "../../app/features/statement/days-texts.ts";
import { texts as fileTexts } from "../../app/features/statement/texts.ts";
import { texts } from "../../app/routes/statement/texts.ts";
import type { Account, Trip } from "../../sandbox/world.ts";
import { borrowPanel } from "../services/borrow-panel.ts";
import { addCompany } from "../services/companies.ts";
import { visitAs } from "../services/customers.ts";
import type { Panel } from "../services/panel.ts";
import { addPastTrips } from "../services/past-trips.ts";
import { download, linesBelow, readSheets } from "../services/statement-files.ts";
import { readTripTable } from "../services/trip-table.ts";
import type { Visitor } from "../services/visitor.ts";
import { demoLogin } from "./demo-login.ts";
import { textOf } from "./read-page.ts";

const DAY = 86_400_000;
const words = fileTexts.en;

let panel: Panel;
beforeAll(async () => {
  panel = await borrowPanel();
});
afterAll(() => panel.stop());
afterEach(() => panel.sandbox.faults.clear());

/** The day on which the group's clocks show the trip, by another way than the panel's and the API's. */
const dayOf = ({ scheduledFor, requestedAt }: Trip) =>
  new Intl.DateTimeFormat("sv", { timeZone: "Europe/Madrid" }).format(scheduledFor ?? requestedAt);

/** Sums in cents, straight from the world's trips, which a company pays or has ordered itself. */
function addUp(company: Account, isWanted: (trip: Trip) => boolean) {
  const sums = new Map<string, { cents: number; trips: number }>();
  const count = (name: string, fare: number) => {
    const { cents, trips } = sums.get(name) ?? { cents: 0, trips: 0 };
    sums.set(name, { cents: cents + Number((fare * 100).toFixed(0)), trips: trips + 1 });
  };
  for (const trip of panel.sandbox.world.trips.values()) {
    const isOwn = trip.companyId === company.id || trip.ownerId === company.id;
    if (!isOwn || trip.status !== 8 || trip.fare === null || !isWanted(trip)) continue;
    const { accounts } = panel.sandbox.world;
    count("", trip.fare);
    count(`employee ${accounts.get(trip.employeeId ?? 0)?.name ?? ""}`, trip.fare);
    count(`service ${trip.serviceType ?? ""}`, trip.fare);
    count(`payment ${trip.paymentMethod ?? ""}`, trip.fare);
  }
  return sums;
}

const euros = (cents: number) =>
  new Intl.NumberFormat("en-GB", { style: "currency", currency: "EUR" }).format(cents / 100);

describe("the statement of the demo company's ninety days", () => {
  let company: Account;
  let visitor: Visitor;
  let range: string;
  beforeAll(async () => {
    const { username } = demoLogin(panel, "company");
    const found = [...panel.sandbox.world.accounts.values()].find(
      ({ email }) => email === username,
    );
    if (!found) throw new Error("No demo company");
    company = found;
    visitor = await visitAs(panel, company);
    const now = panel.sandbox.world.clock.now();
    const [from, to] = [now - 100 * DAY, now].map((at) =>
      new Intl.DateTimeFormat("sv", { timeZone: "Europe/Madrid" }).format(at),
    );
    range = `from=${from}&to=${to}`;
  });

  it("has the sums of the trips themselves, month by month", async () => {
    const months = [...new Set([...panel.sandbox.world.trips.values()].map(dayOf))].map((day) =>
      day.slice(0, 7),
    );
    expect(new Set(months).size).toBeGreaterThan(3);
    for (const month of new Set(months)) {
      const sums = addUp(company, (trip) => dayOf(trip).startsWith(month));
      const page = textOf((await visitor.get(`/statement?month=${month}`)).html);
      const { cents = 0, trips = 0 } = sums.get("") ?? {};
      if (trips === 0) expect(page).toContain(texts.en.none);
      else expect(page, month).toContain(euros(cents));
      for (const { cents: of } of sums.values()) expect(page, month).toContain(euros(of));
    }
  });

  it("has the same sums in the CSV", async () => {
    const sums = addUp(company, () => true);
    const { html } = await visitor.get(`/statement/file.csv?${range}`);
    const { table } = readTripTable(html.split(`\r\n\r\n${words.total}`)[0] ?? "");
    const [head = [], ...rows] = table;
    const amounts = rows.map((row) => Number(row[head.indexOf(words.amount)]));
    const cents = amounts.reduce((sum, amount) => sum + Math.round(amount * 100), 0);
    expect(cents).toBe(sums.get("")?.cents);
    expect(html).toContain(
      `${words.total},${sums.get("")?.trips},${((sums.get("")?.cents ?? 0) / 100).toFixed(2)},EUR`,
    );
  });

  it("has the same sums in the workbook, as an independent reader sees them", async () => {
    const sums = addUp(company, () => true);
    const sheets = await readSheets(panel, visitor, `/statement/file.xlsx?${range}`);
    expect(sheets.map(({ sheet }) => sheet)).toEqual([words.sheet_totals, words.sheet_trips]);
    const [totals, trips] = sheets.map(({ data }) => data);
    const total = totals?.find(([first]) => first === words.total);
    expect(total).toEqual([
      words.total,
      sums.get("")?.trips,
      (sums.get("")?.cents ?? 0) / 100,
      "EUR",
    ]);
    for (const [heading, prefix] of [
      [words.by_employee, "employee"],
      [words.by_serviceType, "service"],
      [words.by_payment, "payment"],
    ] as const) {
      const lines = linesBelow(totals ?? [], heading);
      const expected = [...sums].filter(([name]) => name.startsWith(`${prefix} `));
      expect(lines, heading).toHaveLength(expected.length);
      for (const [name, count, amount] of lines) {
        const key = `${prefix} ${name === words.without ? "" : name}`;
        const { trips: of, cents } = sums.get(key) ?? {};
        expect([count, amount], key).toEqual([of, (cents ?? 0) / 100]);
      }
    }
    const column = trips?.[0]?.indexOf(words.amount) ?? -1;
    const cents = trips?.slice(1).reduce((sum, row) => sum + Number(row[column] ?? 0) * 100, 0);
    expect(Math.round(cents ?? 0)).toBe(sums.get("")?.cents);
    const when = trips?.[1]?.[trips[0]?.indexOf(words.when) ?? -1];
    expect(when).toBeInstanceOf(Date);
  });
});

describe("a statement", () => {
  async function visitCompany() {
    const company = addCompany(panel);
    return { company, visitor: await visitAs(panel, company) };
  }
  const lastMonth = () => panel.sandbox.world.clock.now() - 40 * DAY;
  const monthOf = (at: number) =>
    new Intl.DateTimeFormat("sv", { timeZone: "Europe/Madrid" }).format(at).slice(0, 7);
  const add = (company: Account, given: Partial<Trip>) =>
    addPastTrips(panel.sandbox, company, 1, { requestedAt: lastMonth(), ...given })[0] as Trip;

  it("never adds up two currencies, and knows those without decimals", async () => {
    const { company, visitor } = await visitCompany();
    const [, , other] = panel.sandbox.world.brands;
    if (!other) throw new Error("No third brand");
    const before = other.currency;
    other.currency = "JPY";
    add(company, { fare: 0.1 });
    add(company, { fare: 0.2 });
    add(company, { fare: 1500, agrupacionId: other.id });
    const page = textOf((await visitor.get(`/statement?month=${monthOf(lastMonth())}`)).html);
    other.currency = before;
    expect(page).toContain("€0.30");
    expect(page).toMatch(/¥1,500(?!\.)/);
    expect(page).toContain("Total in EUR");
    expect(page).toContain("Total in JPY");
  });

  it("counts a trip on the day that the clocks show, also when they change", async () => {
    const { company, visitor } = await visitCompany();
    // Half past midnight of the first of November in Madrid is the thirty-first of October in UTC.
    add(company, { requestedAt: Date.parse("2025-10-31T23:30Z"), fare: 7 });
    // Both half past twos of the night on which the clocks go back.
    add(company, { requestedAt: Date.parse("2025-10-26T00:30Z"), fare: 1.25 });
    add(company, { requestedAt: Date.parse("2025-10-26T01:30Z"), fare: 2.5 });
    expect(textOf((await visitor.get("/statement?month=2025-10")).html)).toContain("€3.75");
    expect(textOf((await visitor.get("/statement?month=2025-11")).html)).toContain("€7.00");
  });

  it("names the trips without a price, and leaves out those that did not take place", async () => {
    const { company, visitor } = await visitCompany();
    add(company, { fare: 10 });
    const unpriced = add(company, { fare: null });
    add(company, { fare: 99, status: 4 });
    const page = textOf((await visitor.get(`/statement?month=${monthOf(lastMonth())}`)).html);
    expect(page).toContain("€10.00");
    expect(page).not.toContain("€99.00");
    expect(page).toContain(texts.en.unpriced_one.replace("{{count}}", "1"));
    expect(page).toContain(`Trip ${unpriced.id}`);
    expect(page).toContain(texts.en.cancelled_one.replace("{{count}}", "1"));
  });

  it("names what has changed since its month was closed", async () => {
    const { company, visitor } = await visitCompany();
    const [kept, dearer, gone] = [10, 20, 30].map((fare) => add(company, { fare }));
    if (!kept || !dearer || !gone) throw new Error("No trips");
    const month = monthOf(lastMonth());
    const closed = await visitor.post("/statement", { form: "close", month });
    expect(closed.status).toBe(303);
    const path = `/statement?month=${month}`;
    expect(textOf((await visitor.get(path)).html)).toContain(texts.en.uncorrected);

    dearer.fare = 21.5;
    gone.fare = null;
    const late = add(company, { fare: 5 });
    const page = textOf((await visitor.get(path)).html);
    expect(page).toContain(texts.en.corrected_other.replace("{{count}}", "3"));
    expect(page).toMatch(new RegExp(`${dearer.id}.{1,40}€20.00\\W+€21.50`));
    expect(page).toMatch(new RegExp(`${gone.id}.{1,40}€30.00\\W+${texts.en.not_charged}`));
    expect(page).toMatch(new RegExp(`${late.id}.{1,40}${texts.en.not_charged}\\W+€5.00`));

    await visitor.post("/statement", { form: "close", month });
    expect(textOf((await visitor.get(path)).html)).toContain(texts.en.uncorrected);
  });

  it("adds up by each reference of the company, also by one that it has removed, and names the trips without", async () => {
    const { company, visitor } = await visitCompany();
    const { world } = panel.sandbox;
    const field = {
      ...{ id: world.nextId(), companyId: company.id, name: "Project" },
      ...{ kind: "free" as const, required: false, values: [] },
    };
    world.referenceFields.set(field.id, field);
    const removedId = world.nextId();
    const given = (project?: string, site?: string) => [
      ...(project ? [{ field_id: field.id, name: "Project (old)", value: project }] : []),
      ...(site ? [{ field_id: removedId, name: "Site", value: site }] : []),
    ];
    // The newest comes first, so the removed field is met after trips that lack it.
    add(company, { fare: 10.1, requestedAt: lastMonth() + 3000, references: given("North") });
    add(company, { fare: 20.2, requestedAt: lastMonth() + 2000 });
    add(company, { fare: 30.3, references: given("=north", "Quay") });
    add(company, { fare: 40.4, references: given("North", "Quay") });
    const month = monthOf(lastMonth());
    const sums = {
      Project: [
        ["North", 2, 50.5],
        ["=north", 1, 30.3],
        [words.without, 1, 20.2],
      ],
      Site: [
        ["Quay", 2, 70.7],
        [words.without, 2, 30.3],
      ],
    };

    const page = textOf((await visitor.get(`/statement?month=${month}`)).html);
    const [totals, trips] = (
      await readSheets(panel, visitor, `/statement/file.xlsx?month=${month}`)
    ).map(({ data }) => data);
    const { html: csv } = await visitor.get(`/statement/file.csv?month=${month}`);
    for (const [name, lines] of Object.entries(sums)) {
      const title = texts.en.by_reference.replace("{{field}}", name);
      for (const [value, count, sum] of lines) {
        expect(page).toMatch(new RegExp(`${title}.*${value}\\W+${count}\\W+€${sum}0`));
        expect(csv).toMatch(new RegExp(`\\n"?'?${value}"?,${count},${sum}0,EUR`));
      }
      expect(linesBelow(totals ?? [], title)).toEqual(lines.map((line) => [...line, "EUR"]));
    }
    const heads = ["Project", "Site"].map((name) => trips?.[0]?.indexOf(name) ?? -1);
    const values = trips?.slice(1).map((row) => heads.map((at) => row[at] ?? "").join("|"));
    expect(values?.toSorted()).toEqual(["=north|Quay", "North|", "North|Quay", "|"].toSorted());
  });

  it("names a trip whose references have changed since its month was closed", async () => {
    const { company, visitor } = await visitCompany();
    const trip = add(company, {
      ...{ fare: 10, references: [{ field_id: 7, name: "Project", value: "North" }] },
    });
    const month = monthOf(lastMonth());
    await visitor.post("/statement", { form: "close", month });
    trip.references = [{ field_id: 7, name: "Project", value: "South" }];
    const { html } = await visitor.get(`/statement?month=${month}`);
    expect(textOf(html)).toMatch(
      new RegExp(`${trip.id}.{1,40}€10.00\\W*Project: North\\W+€10.00\\W*Project: South`),
    );
  });

  it("closes no month that goes on", async () => {
    const { visitor } = await visitCompany();
    const month = monthOf(panel.sandbox.world.clock.now());
    const { status, html } = await visitor.post("/statement", { form: "close", month });
    expect(status).toBe(422);
    expect(textOf(html)).toContain(texts.en.cannot_close_open);
  });

  it("says what is wrong with its days", async () => {
    const { visitor } = await visitCompany();
    for (const [query, problem] of [
      ["month=2026-13", daysTexts.en.notADate],
      ["from=2026-02-30&to=2026-03-01", daysTexts.en.notADate],
      ["from=2026-03-02&to=2026-03-01", daysTexts.en.beforeFrom],
      ["from=2025-01-01&to=2026-03-01", daysTexts.en.tooLong.replace("{{days}}", "366")],
    ]) {
      const { status, html } = await visitor.get(`/statement?${query}`);
      expect(status, query).toBe(422);
      expect(textOf(html), query).toContain(problem);
      const file = await visitor.get(`/statement/file.xlsx?${query}`);
      expect(file.headers.location, query).toContain("/statement?");
    }
    expect((await visitor.get("/statement/file.pdf?month=2026-03")).status).toBe(404);
  });

  it("starts no formula of another person", async () => {
    const { company, visitor } = await visitCompany();
    const trick = '=HYPERLINK("http://example.test","x")';
    add(company, { fare: 4, traveller: trick, serviceType: trick, paymentMethod: "+1" });
    const path = (kind: string) => `/statement/file.${kind}?month=${monthOf(lastMonth())}`;
    const csv = (await visitor.get(path("csv"))).html;
    expect(csv).toContain(`"'=HYPERLINK(""http://example.test"",""x"")"`);
    const bytes = await download(panel, visitor, path("xlsx"));
    const [totals, trips] = await readWorkbook(Readable.from([bytes]));
    expect(trips?.data[1]).toContain(trick);
    expect(totals?.data.flat()).toContain(trick);
    expect(await listFormulas(bytes)).toSatisfy((formulas: string[]) =>
      formulas.every((formula) => formula.startsWith("SUMPRODUCT(") && !formula.includes("HYPER")),
    );
  });

  it("leads back to its page where the API fails before a file begins", async () => {
    const { visitor } = await visitCompany();
    panel.sandbox.faults.add({ operation: "listTrips", kind: "status", status: 500 });
    for (const kind of ["csv", "xlsx"]) {
      const path = `/statement/file.${kind}?month=${monthOf(lastMonth())}`;
      const { status, location } = await visitor.get(path, { accept: "text/html" });
      expect([status, location], kind).toEqual([303, path.replace(`/file.${kind}`, "")]);
    }
  });
});

/** The formulas of all sheets, from the file's own XML. */
async function listFormulas(bytes: Uint8Array): Promise<string[]> {
  const { readXlsx } = await import("hucre/xlsx");
  const { sheets } = await readXlsx(bytes);
  return sheets.flatMap(({ cells }) =>
    [...(cells?.values() ?? [])].flatMap(({ formula }) => formula ?? []),
  );
}
