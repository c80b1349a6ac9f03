import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { addDays } from "../../app/i18n/calendar.ts";
import { type Language, languages } from "../../app/i18n/languages.ts";
import { createTranslate } from "../../app/i18n/translate.ts";
import { texts as tableTexts } from "../../app/routes/order_table/texts.ts";
import { getPlace } from "../../sandbox/city/places.ts";
import { addFavourite } from "../../sandbox/customer/favourites.ts";
import { clientFor } from "../../sandbox/test-client.ts";
import { nameOf } from "../../sandbox/trips/geocoding.ts";
import type { Account } from "../../sandbox/world.ts";
import { type BorrowedPanel, borrowPanel } from "../services/borrow-panel.ts";
import { addCompany, addEmployee } from "../services/companies.ts";
import { addTraveller, tripsOf, visitAs } from "../services/customers.ts";
import { openHotel } from "../services/hotels.ts";
import { inTurn } from "../services/in-turn.ts";
import { later } from "../services/later.ts";
import {
  badRows,
  check,
  expectNoDuplicates,
  idOf,
  makeRows,
  orderAll,
  orderThroughKill,
  PATIENT,
  path,
  press,
  readPage,
  readResult,
  startWith,
  waitUntilAttention,
  waitUntilCancelled,
  waitUntilChecked,
  waitUntilDone,
} from "../services/order-table.ts";
import { download } from "../services/statement-files.ts";
import { ageOrders, loseSessions, readStored } from "../services/stored-sessions.ts";
import type { Page, Visitor } from "../services/visitor.ts";
import { waitFor } from "../services/wait-for.ts";
import { makeBomb, makeWorkbook } from "../services/workbooks.ts";
import { textOf } from "./read-page.ts";

const LONG = { timeout: 240_000 };

let panel: BorrowedPanel;
beforeAll(async () => {
  panel = await borrowPanel();
});
afterAll(() => panel.stop());
afterEach(() => panel.sandbox.faults.clear());

async function open(): Promise<{ company: Account; visitor: Visitor }> {
  const company = addCompany(panel);
  return { company, visitor: await visitAs(panel, company) };
}

const listLive = (company: Account) => tripsOf(panel, company).filter(({ status }) => status !== 4);

describe("a table of orders", () => {
  it(
    "orders each good row once and explains the bad ones, through a kill, lost answers and a second upload",
    { ...LONG, tags: "full" },
    () => orderThroughKill(panel, { good: 40, bad: 5 }),
  );

  it("orders what its rows say", { ...LONG, tags: "full" }, async () => {
    const { company, visitor } = await open();
    const employee = addEmployee(panel, company, { name: "Óscar Peña" });
    const head = "Notes;Time;Day;To;From;Employee;Phone;Pax";
    const row = `By the door;7:40 pm;${later.date};terminal 1 salidas;plaza mayor;OSCAR PENA;620 111 222;3`;
    const at = await check(visitor, [row], head);
    // This brand's trips have no number of passengers.
    expect(await waitUntilChecked(visitor, at)).toContain("We do not use these columns: Pax.");
    await press(visitor, at, "start");
    await waitUntilDone(visitor, at);
    const [trip] = tripsOf(panel, company);
    expect(trip).toMatchObject({
      traveller: "Óscar Peña",
      employeeId: employee.id,
      noticePhone: "+34620111222",
      origin: { datosExtra: "By the door" },
    });
    expect(new Date(trip?.scheduledFor ?? 0).toISOString()).toContain(later.date);
  });

  it("orders each row once when two users of the account press at the same time", {
    ...LONG,
    tags: "full",
  }, async () => {
    const second = await panel.other();
    const { company, visitor } = await open();
    const other = await visitAs(second, company);
    const rows = makeRows(12);
    const [mine, theirs] = await Promise.all([check(visitor, rows), check(other, rows)]);
    await Promise.all([waitUntilChecked(visitor, mine), waitUntilChecked(other, theirs)]);
    await Promise.all([
      press(visitor, mine, "start"),
      press(other, mine, "start"),
      press(other, theirs, "start"),
      press(visitor, theirs, "start"),
    ]);
    await Promise.all([waitUntilDone(visitor, mine), waitUntilDone(other, theirs)]);
    expect(tripsOf(panel, company)).toHaveLength(12);
    expectNoDuplicates(tripsOf(panel, company));
  });

  it("sends what its rows, their employees and their addresses need", LONG, async () => {
    const company = addTraveller(panel, 0, { role: "company", name: "Talleres" });
    addEmployee(panel, company, { name: "Óscar Peña", needs: { wheelchair: true } });
    const visitor = await visitAs(panel, company);
    const head = "who;employee;to;date;time;needs";
    const rowAt = (time: string, needs: string, employee = "") =>
      `Ana;${employee};terminal 1 salidas;${later.date};${time};${needs}`;
    const rows = [
      rowAt("08:00", "2 suitcases + flight IB3170 18:40 + sign: Ana Gil"),
      rowAt("12:00", "", "Óscar Peña"),
      rowAt("16:00", "none", "Óscar Peña"),
    ];
    await waitUntilDone(visitor, await orderAll(visitor, rows, head));
    const byTime = tripsOf(panel, company).toSorted(
      (one, other) => (one.scheduledFor ?? 0) - (other.scheduledFor ?? 0),
    );
    expect(byTime.map(({ needs }) => needs ?? {})).toMatchObject([
      { luggage: 2, flight: { number: "IB3170", time: "18:40" }, name_sign: "Ana Gil" },
      { wheelchair: true },
      {},
    ]);
    expect(byTime[0]?.origin.datosExtra).toContain("IB3170");
  });

  it("orders as many taxis as it has equal rows", { ...LONG, tags: "full" }, async () => {
    const { company, visitor } = await open();
    const [row = ""] = makeRows(1);
    await waitUntilDone(visitor, await orderAll(visitor, [row, row]));
    expect(tripsOf(panel, company)).toHaveLength(2);
    const again = await check(visitor, [row, row]);
    const preview = await waitUntilChecked(visitor, again);
    expect(preview).toContain("Nothing more has been ordered yet");
    expect(preview).toContain("2 taxis were already ordered");
  });

  it("asks before it orders a row that resembles an open trip", {
    ...LONG,
    tags: "full",
  }, async () => {
    const { company, visitor } = await open();
    const [row = ""] = makeRows(1);
    await waitUntilDone(visitor, await orderAll(visitor, [row]));
    const [trip] = tripsOf(panel, company);
    const edited = row.replace("06:00", "06:10");
    const at = await check(visitor, [edited]);
    const preview = await waitUntilChecked(visitor, at);
    expect(preview).toContain("1 row looks like a trip you already have");
    expect(preview).toContain(`Like trip ${trip?.id}`);
    await press(visitor, at, "start", { asked: "0" });
    expect(await waitUntilAttention(visitor, at)).toContain("you did not ask for a second taxi");
    expect(tripsOf(panel, company)).toHaveLength(1);

    const wanted = await check(visitor, [edited]);
    await waitUntilChecked(visitor, wanted);
    await press(visitor, wanted, "choose", { asked: "0", also: "0" });
    expect(await readPage(visitor, wanted)).toContain("1 taxi is ready to be ordered");
    await press(visitor, wanted, "start", { asked: "0", also: "0" });
    await waitUntilDone(visitor, wanted);
    expect(tripsOf(panel, company)).toHaveLength(2);
  });

  it("orders a row whose taxi was cancelled once more, and only where the user asks for it", {
    ...LONG,
    tags: "full",
  }, async () => {
    const { company, visitor } = await open();
    const rows = makeRows(3);
    await waitUntilDone(visitor, await orderAll(visitor, rows));
    const [here, elsewhere] = tripsOf(panel, company);
    await visitor.post(`/panel?dialog=cancel-${here?.id}`, { form: "cancel", id: `${here?.id}` });
    await clientFor(panel.sandbox, company).put(`/service/${elsewhere?.id}/cancel/`);
    expect(listLive(company)).toHaveLength(1);

    const at = await check(visitor, rows);
    const preview = await waitUntilChecked(visitor, at);
    expect(preview).toContain("The taxis for 2 rows were canceled");
    expect(preview).toContain("1 taxi was already ordered");
    for (const trip of [here, elsewhere]) {
      expect(preview).toContain(`Trip ${trip?.id} was canceled`);
    }
    expect(preview).not.toContain("ready to be ordered");
    await press(visitor, at, "start", { asked: "0" });
    expect(await waitUntilAttention(visitor, at)).toContain("you did not ask for another taxi");
    expect(tripsOf(panel, company)).toHaveLength(3);

    const wanted = await check(visitor, rows);
    await waitUntilChecked(visitor, wanted);
    await startWith(visitor, wanted, [0, 1]);
    await waitUntilDone(visitor, wanted);
    expect(listLive(company)).toHaveLength(3);
    expectNoDuplicates(listLive(company));

    const again = await check(visitor, rows);
    expect(await waitUntilChecked(visitor, again)).toContain("3 taxis were already ordered");
    await startWith(visitor, again, [0, 1]);
    await waitUntilDone(visitor, again);
    expect(tripsOf(panel, company)).toHaveLength(5);
  });

  it("orders one taxi where two desks ask again for a cancelled one", {
    ...LONG,
    tags: "full",
  }, async () => {
    const { hotel, desks } = openHotel(panel);
    const [one, other] = await Promise.all(desks.map((desk) => visitAs(panel, desk)));
    if (!one || !other) throw new Error("A hotel without two desks");
    const listTrips = () => desks.flatMap((desk) => tripsOf(panel, desk));
    const rows = makeRows(2);
    await waitUntilDone(one, await orderAll(one, rows));
    for (const { id } of listTrips()) {
      await clientFor(panel.sandbox, hotel).put(`/service/${id}/cancel/`);
    }
    const [mine, second, theirs] = await Promise.all([
      check(one, rows),
      check(one, rows),
      check(other, rows),
    ]);
    await Promise.all([
      waitUntilChecked(one, mine),
      waitUntilChecked(one, second),
      waitUntilChecked(other, theirs),
    ]);
    await Promise.all([
      startWith(one, mine, [0, 1]),
      startWith(one, mine, [0, 1]),
      startWith(one, second, [0, 1]),
      startWith(other, theirs, [0, 1]),
    ]);
    await Promise.all([
      waitUntilDone(one, mine),
      waitUntilDone(one, second),
      waitUntilDone(other, theirs),
    ]);
    expect(listTrips()).toHaveLength(4);
    expectNoDuplicates(listTrips().filter(({ status }) => status !== 4));
  });

  it("still knows the cancelled trip of a row whose second order was refused", {
    ...LONG,
    tags: "full",
  }, async () => {
    const { company, visitor } = await open();
    const rows = makeRows(1);
    await waitUntilDone(visitor, await orderAll(visitor, rows));
    const [trip] = tripsOf(panel, company);
    await clientFor(panel.sandbox, company).put(`/service/${trip?.id}/cancel/`);
    const at = await check(visitor, rows);
    await waitUntilChecked(visitor, at);
    panel.sandbox.faults.add({ operation: "createTrip", kind: "status", status: 422, times: 1 });
    await startWith(visitor, at, [0]);
    expect(await waitUntilAttention(visitor, at)).toContain("1 row cannot be ordered");
    const again = await check(visitor, rows);
    expect(await waitUntilChecked(visitor, again)).toContain(`Trip ${trip?.id} was canceled`);
    await startWith(visitor, again, [0]);
    expect(await waitUntilDone(visitor, again)).toContain("1 taxi ordered");
    expect(listLive(company)).toHaveLength(1);
  });

  /** What the user has changed in a row that was ordered. */
  const edits: [edit: string, from: string, to: string][] = [
    ["a pickup ten minutes later", "06:00", "06:10"],
    ["a pickup nine hours later", "06:00", "15:00"],
    ["another pickup", "Plaza Mayor", "Faro Viejo"],
    ["no destination any more", "terminal 1 salidas", ""],
    ["another phone", "+34620000000", "+34620999999"],
    ["a surname", "Ana 0", "Ana 0 Gil"],
    ["a corrected name with the same phone", "Ana 0", "Anna Null"],
  ];

  it.each(inTurn(edits, { every: 12 }))(
    "names the trip of a row that was edited: %s",
    LONG,
    async (_, from, to) => {
      const { company, visitor } = await open();
      const [row = ""] = makeRows(1);
      await waitUntilDone(visitor, await orderAll(visitor, [row]));
      const [trip] = tripsOf(panel, company);
      expect(row).toContain(from);
      const at = await check(visitor, [row.replace(from, to)]);
      expect(await waitUntilChecked(visitor, at)).toContain(`Like trip ${trip?.id}`);
    },
  );

  it("does not ask about other journeys: a colleague's, the way back, another day's, a second one", {
    ...LONG,
    tags: "full",
  }, async () => {
    const { visitor } = await open();
    const [row = ""] = makeRows(1);
    await waitUntilDone(visitor, await orderAll(visitor, [row]));
    const others = [
      row.replace("Ana 0;+34620000000", "Eva Paz;+34620999999"),
      row.replace("Plaza Mayor;terminal 1 salidas", "terminal 1 salidas;Plaza Mayor"),
      row.replace(later.date, addDays(later.date, 1)),
    ];
    const at = await check(visitor, others);
    expect(await waitUntilChecked(visitor, at)).toContain("3 taxis are ready to be ordered");
    // The trip that there is belongs to the first row.
    const both = await check(visitor, [row, row.replace("06:00", "15:00")]);
    const preview = await waitUntilChecked(visitor, both);
    expect(preview).toContain("1 taxi was already ordered");
    expect(preview).toContain("1 taxi is ready to be ordered");
  });

  it("orders a row whose order is known to be lost from another file", {
    ...LONG,
    tags: "full",
  }, async () => {
    const { company, visitor } = await open();
    const rows = makeRows(1);
    panel.sandbox.faults.add({ operation: "createTrip", kind: "reset", times: 1 });
    const at = await orderAll(visitor, rows);
    expect(await waitUntilAttention(visitor, at)).toContain("1 order not confirmed");
    await ageOrders(panel.redis, 6);
    expect(await readPage(visitor, at)).toContain("Your order did not arrive");
    const again = await orderAll(visitor, rows);
    expect(await waitUntilDone(visitor, again)).toContain("1 taxi ordered");
    const third = await orderAll(visitor, rows);
    expect(await waitUntilDone(visitor, third)).toContain("1 taxi was already ordered");
    expect(tripsOf(panel, company)).toHaveLength(1);
  });

  it("lets the user choose an address once for all rows with the same words", {
    ...LONG,
    tags: "full",
  }, async () => {
    const { company, visitor } = await open();
    const rows = makeRows(3).map((row) => row.replace("Plaza Mayor", "calle mayor"));
    const at = await check(visitor, rows);
    const preview = await waitUntilChecked(visitor, at);
    expect(preview).toContain("3 rows need you to choose an address");
    const { html } = await visitor.get(at);
    const field = /name="(place_\w+)"/.exec(html)?.[1] ?? "";
    await press(visitor, at, "start", { [field]: "1" });
    // The fares of the chosen address have to be seen first.
    expect(await waitUntilChecked(visitor, at)).toContain("3 taxis are ready to be ordered");
    expect(tripsOf(panel, company)).toEqual([]);
    await press(visitor, at, "start", { [field]: "1" });
    await waitUntilDone(visitor, at);
    expect(tripsOf(panel, company)).toHaveLength(3);
  });

  it("does not order a row whose fare has risen since the preview", LONG, async () => {
    const { company, visitor } = await open();
    const at = await check(visitor, makeRows(2));
    await waitUntilChecked(visitor, at);
    const brand = panel.sandbox.world.brands[0];
    if (!brand) throw new Error("No brand");
    const { tariff } = brand as unknown as { tariff: Record<string, number> };
    const before = { ...tariff };
    for (const [name, amount] of Object.entries(tariff)) {
      if (typeof amount === "number") tariff[name] = amount * 2;
    }
    try {
      await press(visitor, at, "start");
      expect(await waitUntilAttention(visitor, at)).toContain("The fare is now");
      expect(tripsOf(panel, company)).toEqual([]);
    } finally {
      Object.assign(tariff, before);
    }
  });

  it("shows the state of each row while it sends them, in the order of the file", {
    ...LONG,
    tags: "full",
  }, async () => {
    const { company, visitor } = await open();
    const at = await orderAll(visitor, makeRows(60));
    await waitFor(() => expect(tripsOf(panel, company).length).toBeGreaterThan(2), PATIENT);
    const text = await readPage(visitor, at);
    expect(text).toContain("Ordering the taxis");
    expect(text).toMatch(/Ana 0 .*? Ordered Trip \d+ .*Ana 1 .*Ana 49 .*? Waiting/s);
    // The other rows are on the second page.
    expect(text).not.toContain("Ana 59");
    expect(await readPage(visitor, `${at}&page=2`)).toContain("Ana 59");
    await press(visitor, at, "cancel");
    await waitUntilCancelled(visitor, at);
  });

  it("tells its user in the messages when it is done, with the sums and a link", {
    ...LONG,
    tags: "full",
  }, async () => {
    const { visitor } = await open();
    const at = await orderAll(visitor, [...makeRows(2), badRows[0]?.[0] ?? ""]);
    await waitUntilAttention(visitor, at);
    const told = async () => (await visitor.get("/messages")).html;
    await waitFor(async () => expect(await told()).toContain("See the spreadsheet"), PATIENT);
    const text = textOf(await told());
    expect(text).toContain("Ordered: 2. Already ordered: 0. Not ordered: 1. Not confirmed: 0.");
    expect(text.split("The orders from your spreadsheet are finished.")).toHaveLength(2);
    expect(await told()).toContain(`/request/table?table=${idOf(at)}`);
  });

  it("pauses, goes on, and cancels what has not been sent", LONG, async () => {
    const { company, visitor } = await open();
    const at = await orderAll(visitor, makeRows(60));
    const some = () => expect(tripsOf(panel, company).length).toBeGreaterThan(2);
    await waitFor(some, PATIENT);
    await press(visitor, at, "pause");
    const paused = () =>
      readPage(visitor, at).then((text) => expect(text).toContain("You have paused the orders"));
    await waitFor(paused, PATIENT);
    const sent = tripsOf(panel, company).length;
    expect(sent).toBeLessThan(60);
    await press(visitor, at, "go_on");
    await waitFor(() => expect(tripsOf(panel, company).length).toBeGreaterThan(sent), PATIENT);
    await press(visitor, at, "cancel");
    expect(await waitUntilCancelled(visitor, at)).toMatch(/\d+ rows canceled/);
    const left = 60 - tripsOf(panel, company).length;
    const [, ...lines] = await readResult(visitor, at);
    expect(lines.filter((line) => line.includes("canceled"))).toHaveLength(left);
  });

  it("pauses when its user logs out, and goes on when the user is back", {
    ...LONG,
    tags: "full",
  }, async () => {
    const { company, visitor } = await open();
    const at = await orderAll(visitor, makeRows(30));
    await waitFor(() => expect(tripsOf(panel, company).length).toBeGreaterThan(1), PATIENT);
    await visitor.post("/logout", {});
    const back = await visitAs(panel, company);
    const paused = () =>
      readPage(back, at).then((text) => expect(text).toContain("because your session ended"));
    await waitFor(paused, PATIENT);
    expect(tripsOf(panel, company).length).toBeLessThan(30);
    expect(await readPage(back, "/messages")).toContain("your session has ended");
    await press(back, at, "go_on");
    expect(await waitUntilDone(back, at)).toContain("30 taxis ordered");
    expect(tripsOf(panel, company)).toHaveLength(30);
  });

  it("pauses while the API is down, and orders each row once afterwards", {
    ...LONG,
    tags: "full",
  }, async () => {
    const { company, visitor } = await open();
    const at = await check(visitor, makeRows(3));
    await waitUntilChecked(visitor, at);
    panel.sandbox.faults.add({ operation: "listTripsInProcess", kind: "status", status: 500 });
    await press(visitor, at, "start");
    const paused = () =>
      readPage(visitor, at).then((text) => expect(text).toContain("is not responding"));
    await waitFor(paused, PATIENT);
    panel.sandbox.faults.clear();
    expect(await readPage(visitor, "/messages")).toContain(
      "the taxi group is not responding. Open it to continue. Ordered: 0. Still to order: 3.",
    );
    await press(visitor, at, "go_on");
    expect(await waitUntilDone(visitor, at)).toContain("3 taxis ordered");
    expect(tripsOf(panel, company)).toHaveLength(3);
  });

  it("belongs to its account, and is encrypted in the store", async () => {
    const { visitor } = await open();
    const other = await open();
    const at = await check(visitor, makeRows(2, "Hermenegildo"));
    await waitUntilChecked(visitor, at);
    expect(await readPage(other.visitor, at)).not.toContain("Hermenegildo");
    const file = await other.visitor.get(`${path}/file/result.csv?table=${idOf(at)}`);
    expect(file.status).toBe(404);
    await press(other.visitor, at, "start");
    expect(await readPage(visitor, at)).toContain("2 taxis are ready to be ordered");
    const stored = await readStored(panel.redis, ":order-table");
    expect(stored.length).toBeGreaterThan(0);
    expect(stored.join()).not.toMatch(/Hermenegildo|Plaza Mayor/);
  });

  it("comes to a company's usual pickup where its rows name none", {
    ...LONG,
    tags: "full",
  }, async () => {
    const company = addTraveller(panel, 0, { role: "company", name: "Talleres" });
    const visitor = await visitAs(panel, company);
    const head = "who;to;date;time";
    const at = await orderAll(visitor, [`Ana;terminal 1 salidas;${later.date};08:00`], head);
    await waitUntilDone(visitor, at);
    expect(tripsOf(panel, company)).toMatchObject([{ origin: plazaMayor() }]);
  });

  it("comes to the hotel where the rows of its desk name no pickup", {
    ...LONG,
    tags: "full",
  }, async () => {
    const { desks } = openHotel(panel, { desks: 1 });
    const [desk] = desks as [Account];
    const visitor = await visitAs(panel, desk);
    const head = "who;to;date;time";
    const at = await orderAll(visitor, [`Ana;terminal 1 salidas;${later.date};08:00`], head);
    await waitUntilDone(visitor, at);
    expect(tripsOf(panel, desk)).toMatchObject([{ origin: plazaMayor() }]);
  });
});

/** A place of the city, as the address search has it. */
function placeOf(id: Parameters<typeof getPlace>[0]) {
  const { latitude, longitude, ...place } = getPlace(id);
  return { name: nameOf({ latitude, longitude, ...place }), latitude, longitude };
}

/** The usual pickup of companies and hotels in the tests, as a trip has it. */
function plazaMayor() {
  const { name, ...position } = placeOf("plaza-mayor");
  return { calle: name, ...position };
}

/** An account with a usual pickup and another saved address. */
function addWithPlaces(): Account {
  const company = addTraveller(panel, 0, { role: "company", name: "Talleres" });
  addFavourite(panel.sandbox.world, company, {
    ...{ alias: "Estación", isDefault: false },
    ...placeOf("estacion-central"),
  });
  return company;
}

/** The example as the account downloads it in a language, sent back as it is. */
async function sendExample(visitor: Visitor, type: "csv" | "xlsx", language: Language) {
  await visitor.post("/language", { language, back: "/" });
  const bytes = await download(panel, visitor, `${path}/file/example.${type}`);
  const file = new File([new Uint8Array(bytes)], `example.${type}`);
  const page = await visitor.upload(path, { form: "check", file });
  expect([page.status, page.status === 303 || textOf(page.html)]).toEqual([303, true]);
  const at = page.location ?? "";
  const t = createTranslate(tableTexts, language);
  const isChecked = async () => expect(await readPage(visitor, at)).not.toContain(t("reading"));
  await waitFor(isChecked, PATIENT);
  return { at, text: await readPage(visitor, at) };
}

describe("the files", () => {
  const examples = languages.flatMap((language) =>
    (["csv", "xlsx"] as const).map((type) => ({ language, type })),
  );

  it.each(inTurn(examples, { every: 14 }))(
    "has an example ($type, $language) that can be ordered as it is where the account has saved addresses",
    LONG,
    async ({ language, type }) => {
      const visitor = await visitAs(panel, addWithPlaces());
      const { text } = await sendExample(visitor, type, language);
      expect(text).toContain(createTranslate(tableTexts, language)("of_ready", { count: 2 }));
    },
  );

  it.each(inTurn(["csv", "xlsx"] as const, { every: 2, from: 1 }))(
    "has an example (%s) for a desk",
    LONG,
    async (type) => {
      const { desks } = openHotel(panel, { desks: 1 });
      const visitor = await visitAs(panel, desks[0] as Account);
      const { at } = await sendExample(visitor, type, "en");
      await expectOnlyAddressProblems(visitor, at);
    },
  );

  it.each(inTurn(examples, { every: 7, from: 3 }))(
    "has an example ($type, $language) in which an account without saved addresses only corrects the addresses",
    LONG,
    async ({ language, type }) => {
      const { visitor } = await open();
      const { at } = await sendExample(visitor, type, language);
      await expectOnlyAddressProblems(visitor, at);
    },
  );

  /** The words of an address are the user's own. */
  async function expectOnlyAddressProblems(visitor: Visitor, at: string) {
    await visitor.post("/language", { language: "en", back: "/" });
    const [, ...lines] = await readResult(visitor, at);
    expect(lines).toHaveLength(2);
    for (const line of lines) {
      const problem = line.at(-1) ?? "";
      if (problem !== "") expect(problem).toMatch(/^(from|to): We could not find this address/);
    }
  }

  it("leaves a spreadsheet nothing to calculate in the result", async () => {
    const { visitor } = await open();
    const row = makeRows(1)[0]?.replace("Ana 0", "+Ana 0").replace("Row 0", " =1+1") ?? "";
    const at = await check(visitor, [row]);
    await waitUntilChecked(visitor, at);
    const { html } = await visitor.get(`${path}/file/result.csv?table=${idOf(at)}`);
    expect(html).not.toMatch(/(^|[,;"])\s*[=+]/m);
  });
});

const table = ["who;from;date;time", `Ana;Plaza Mayor;${later.date};08:00`];
const sheet = { rows: table.map((row) => row.split(";")) };

describe("a table whose user's session has expired", () => {
  /** Sends the form after the session has expired, logs in again, and opens the page that comes then. */
  async function logInAgain(send: (visitor: Visitor, at: string) => Promise<Page>) {
    const { company, visitor } = await open();
    const at = await check(visitor, makeRows(2));
    await waitUntilChecked(visitor, at);
    await loseSessions(panel.redis);
    const { location = "" } = await send(visitor, at);
    const { pathname, searchParams } = new URL(location, "http://panel");
    expect(pathname).toBe("/login");
    const back = searchParams.get("back") ?? "";
    const { email: username, password } = company;
    const entered = await visitor.post("/login", { username, password, back });
    return { at, to: entered.location ?? "", ...(await visitor.get(entered.location ?? "")) };
  }

  it("is there after the log-in, where it was to be ordered", async () => {
    const { at, to, html } = await logInAgain((visitor, at) =>
      visitor.post(at, { form: "start", id: idOf(at) }),
    );
    expect(to).toBe(at);
    expect(textOf(html)).toContain("2 taxis are ready to be ordered");
  });

  it("has its pasted rows after the log-in", async () => {
    const rows = "who;from;date;time\nHermenegildo;Plaza Mayor";
    const { html } = await logInAgain((visitor) => visitor.post(path, { form: "check", rows }));
    expect(html).toContain("Hermenegildo;Plaza Mayor");
    expect(textOf(html)).not.toContain(tableTexts.en.file_again);
  });

  it("has to be chosen again after the log-in where it was a file, which the page says", async () => {
    const file = new File(["who;from;date;time"], "orders.csv");
    const { html } = await logInAgain((visitor) =>
      visitor.upload(path, { form: "check", rows: "", file }),
    );
    expect(textOf(html)).toContain(tableTexts.en.file_again);
  });
});

describe("a table that is not clear", () => {
  it("is refused where a file and pasted rows come together", async () => {
    const { visitor } = await open();
    const rows = ["who;from;date;time", `Ana;Plaza Mayor;${later.date};08:00`].join("\n");
    const page = await visitor.upload(path, {
      ...{ form: "check", rows, file: new File([rows], "x.csv") },
    });
    expect([page.status, textOf(page.html)]).toEqual([
      422,
      expect.stringContaining("Choose a file or paste rows, not both."),
    ]);
  });

  it("names rows that lead nowhere, and cells without a heading", {
    ...LONG,
    tags: "full",
  }, async () => {
    const { visitor } = await open();
    const rows = ["Plaza Mayor", "terminal 1 salidas;by the door"].map(
      (to, at) => `Ana;Plaza Mayor;${later.date};08:0${at};${to}`,
    );
    const at = await check(visitor, rows, "who;from;date;time;to");
    const page = await waitUntilChecked(visitor, at);
    expect(page).toContain("The destination is the same as the pickup.");
    expect(page).toContain("“by the door” is in a column without a heading.");
  });

  it.each(["nonsense", "00000000-0000-0000-0000-000000000000"])(
    "is not found: %s",
    async (table) => {
      const { visitor } = await open();
      expect((await visitor.get(`${path}?table=${table}`)).status).toBe(404);
    },
  );
});

describe("a file that is no table of orders", () => {
  const csv = (text: string) => async () => Buffer.from(text);
  it.each<[string, string, () => Promise<Buffer>, string]>([
    ["a bomb", "x.xlsx", async () => makeBomb(400_000_000), "This file is too large."],
    ["fifty megabytes", "x.csv", async () => Buffer.alloc(50_000_000, "a;b\n"), "too large"],
    [
      "three megabytes",
      "x.csv",
      async () => Buffer.alloc(3_000_000, "a;b\n"),
      "This file is too large.",
    ],
    ["a picture", "x.xlsx", csv("\x89PNG\r\n\x1a\n\0\0"), "We cannot read this file."],
    [
      "an unknown encoding",
      "x.csv",
      async () => Buffer.from(table.join("\n"), "utf16le"),
      "We cannot read this file.",
    ],
    [
      "ten thousand rows",
      "x.csv",
      csv([table[0], ...Array(10_000).fill(table[1])].join("\n")),
      "Order up to 500 taxis at a time.",
    ],
    [
      "five hundred and one rows",
      "x.csv",
      csv([table[0], ...Array(501).fill(table[1])].join("\n")),
      "Order up to 500 taxis",
    ],
    [
      "merged cells",
      "x.xlsx",
      async () =>
        makeWorkbook({ ...sheet, merges: [{ startRow: 1, endRow: 2, startCol: 0, endCol: 0 }] }),
      "Row 2 has merged cells.",
    ],
    ["two sheets", "x.xlsx", async () => makeWorkbook(sheet, sheet), "Several sheets"],
    [
      "repeated headings",
      "x.csv",
      csv("who;from;Pickup;date\na;b;c;d"),
      "Two columns are called “Pickup”.",
    ],
    ["no headings", "x.csv", csv("Ana;Plaza Mayor;2026"), "The first row must name the columns"],
    ["no dates", "x.csv", csv("who;from\nAna;Plaza Mayor"), "Add a column for the date"],
    ["only headings", "x.csv", csv("who;from;date;time"), "There are no orders in this table."],
    ["nothing", "x.csv", csv(""), "There are no orders in this table."],
    ["an unclosed quote", "x.csv", csv('who;date\n"Ana;1'), "Line 2 has an opening quote"],
  ])("is refused in one sentence: %s", LONG, async (_, name, make, message) => {
    const { visitor } = await open();
    const file = new File([new Uint8Array(await make())], name);
    const page = await visitor.upload(path, { form: "check", file });
    expect([413, 422]).toContain(page.status);
    expect(textOf(page.html)).toContain(message);
  });

  it("may have formulas in some cells, whose rows are not ordered", {
    ...LONG,
    tags: "full",
  }, async () => {
    const { visitor } = await open();
    const file = await makeWorkbook({ ...sheet, formulas: { "1,2": "TODAY()+1" } });
    const page = await visitor.upload(path, {
      form: "check",
      file: new File([new Uint8Array(file)], "orders.xlsx"),
    });
    expect(page.status).toBe(303);
    const at = page.location ?? "";
    expect(await waitUntilChecked(visitor, at)).toContain("date: This cell has a formula.");
  });
});
