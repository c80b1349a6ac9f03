// Every path that orders a taxi or changes an order: the API's trip holds the references that were chosen, and without a
// required one nothing is ordered. A new path is one row of `paths`.
import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { readCsv } from "../../app/csv/read-csv.server.ts";
import { texts as noticeTexts } from "../../app/features/notices/texts.ts";
import { texts as linkTexts } from "../../app/features/ready-links/texts.ts";
import { texts } from "../../app/features/references/texts.ts";
import { addDays } from "../../app/i18n/calendar.ts";
import { toLocalTime } from "../../app/i18n/local-time.ts";
import { createTranslate } from "../../app/i18n/translate.ts";
import { texts as fieldTexts } from "../../app/routes/references/texts.ts";
import { texts as tripTexts } from "../../app/routes/trip_references/texts.ts";
import { getPlace } from "../../sandbox/city/places.ts";
import type { Account, ReferenceField, Trip } from "../../sandbox/world.ts";
import { type BorrowedPanel, borrowPanel } from "../services/borrow-panel.ts";
import { addEmployee } from "../services/companies.ts";
import { addTraveller, tripsOf, visitAs } from "../services/customers.ts";
import { openHotel } from "../services/hotels.ts";
import { inTurn } from "../services/in-turn.ts";
import { later } from "../services/later.ts";
import * as table from "../services/order-table.ts";
import { makeReadyLink } from "../services/ready-links.ts";
import { createVisitor, type Visitor } from "../services/visitor.ts";
import { waitFor } from "../services/wait-for.ts";
import { press, type ReadForm, readForm } from "./read-form.ts";
import { textOf } from "./read-page.ts";

let panel: BorrowedPanel;
beforeAll(async () => {
  panel = await borrowPanel();
});
afterAll(() => panel?.stop());
afterEach(() => panel.sandbox.faults.clear());

const PROJECT = "Project";
const COST_CENTRE = "Cost centre";
const projects = ["North site", "Ñuño & sons <b>", "موقع الجنوب"];
const tomorrow = addDays(toLocalTime(Date.now(), "Europe/Madrid").slice(0, 10), 1);

type Chosen = { project?: string; costCentre?: string };

const anyChosen: fc.Arbitrary<Chosen> = fc.record(
  {
    project: fc.constantFrom(...projects),
    costCentre: fc.constantFrom("CC-1", "A&B=C;D", "Πάρκο 7"),
  },
  { requiredKeys: ["project"] },
);

type Fields = { project: ReferenceField; costCentre: ReferenceField };

function addFields({ id: companyId }: Account, required = true): Fields {
  const { world } = panel.sandbox;
  const add = (field: Omit<ReferenceField, "id" | "companyId">) => {
    const added = { id: world.nextId(), companyId, ...field };
    world.referenceFields.set(added.id, added);
    return added;
  };
  return {
    project: add({ name: PROJECT, kind: "list", required, values: [...projects] }),
    costCentre: add({ name: COST_CENTRE, kind: "free", required: false, values: [] }),
  };
}

const toFields = ({ project, costCentre }: Fields, chosen: Chosen) => ({
  [`ref_${project.id}`]: chosen.project ?? "",
  [`ref_${costCentre.id}`]: chosen.costCentre ?? "",
});

async function openCompany(required = true) {
  const account = addTraveller(panel, 0, {
    role: "company",
    name: "Talleres del Sur",
    exclusiveAgrupation: 1,
  });
  return { account, fields: addFields(account, required), visitor: await visitAs(panel, account) };
}

async function openDesk(required = true) {
  const { hotel, desks } = openHotel(panel, { desks: 1 });
  const [account] = desks as [Account];
  return { account, fields: addFields(hotel, required), visitor: await visitAs(panel, account) };
}

/** What the screen of the fields sends when one is saved as it is. */
const toEdit = ({ id, name, required, values }: ReferenceField) => ({
  ...{ form: "edit", id: `${id}`, name, values: values.join("\n") },
  ...(required && { required: "on" }),
});

type Orderer = Awaited<ReturnType<typeof openCompany>>;

async function openForm(visitor: Visitor, query: Record<string, string> = {}): Promise<ReadForm> {
  const asked = new URLSearchParams({
    ...{ to: "Estación Central", group: "1", traveller: "Ada" },
    ...query,
  });
  return readForm((await visitor.open(`/request?${asked}`)).html, "request");
}

const order = (visitor: Visitor, form: ReadForm, changes: Record<string, string> = {}) =>
  press(visitor, form, { name: "order" }, changes);

/** A trip that was ordered while the company required nothing, as if before its rule. */
async function orderFirst({ account, fields, visitor }: Orderer, chosen: Chosen): Promise<Trip> {
  await order(visitor, await openForm(visitor), toFields(fields, chosen));
  return newestOf(account);
}

function newestOf(account: Account): Trip {
  const trip = tripsOf(panel, account).at(-1);
  if (!trip) throw new Error("No taxi was ordered");
  return trip;
}

const orderAtDesk = async (
  { fields, visitor }: Orderer,
  path: string,
  chosen: Chosen,
  more: Record<string, string> = {},
) => {
  const form = readForm((await visitor.get(path)).html, "desk-order");
  await press(visitor, form, { name: "" }, { ...toFields(fields, chosen), ...more });
};

type Path = {
  name: string;
  isAtDesk?: boolean;
  /** The number of trips that it orders; one if left out. */
  count?: number;
  /** It begins with a trip that was ordered when nothing was required. */
  beginsWith?: true;
  order: (orderer: Orderer, chosen: Chosen, first?: Trip) => Promise<unknown>;
};

const paths: Path[] = [
  {
    name: "the request form",
    order: async ({ fields, visitor }, chosen) =>
      order(visitor, await openForm(visitor), toFields(fields, chosen)),
  },
  {
    name: "the request form after another look at the fares",
    async order({ fields, visitor }, chosen) {
      const form = await openForm(visitor);
      const asked = await press(visitor, form, { name: "see_fares" }, toFields(fields, chosen));
      const { location = "" } = asked;
      // No address tells what a trip is for.
      expect(location).not.toMatch(/ref_|references/);
      await order(visitor, readForm((await visitor.get(location)).html, "request"));
    },
  },
  {
    name: "a return trip",
    count: 2,
    async order({ fields, visitor }, chosen) {
      const there = { timing: "later", date: later.date, time: later.time };
      const back = { way: "return", return_date: later.date, return_time: "18:15" };
      const form = await openForm(visitor, { ...there, ...back });
      await order(visitor, form, toFields(fields, chosen));
    },
  },
  {
    name: "an order for an employee",
    async order({ account, fields, visitor }, chosen) {
      const { id } = addEmployee(panel, account);
      const form = await openForm(visitor);
      await order(visitor, form, { ...toFields(fields, chosen), employee: `${id}` });
    },
  },
  {
    name: "a second taxi that the user confirms",
    count: 2,
    async order({ fields, visitor }, chosen) {
      const orderAnother = async () =>
        order(visitor, await openForm(visitor), toFields(fields, chosen));
      await orderAnother();
      const { location = "" } = await orderAnother();
      const { html } = await visitor.get(location);
      if (!html.includes('id="confirm-order"')) return;
      await press(visitor, readForm(html, "confirm-order"), { name: "" });
    },
  },
  {
    name: "a trip that is requested again from the list",
    beginsWith: true,
    order: ({ visitor }, _, first) =>
      visitor.post(`/panel?dialog=resend-${first?.id}`, {
        ...{ form: "resend", id: `${first?.id}`, key: randomUUID() },
      }),
  },
  {
    name: "the link that repeats a trip which has ended",
    beginsWith: true,
    async order({ visitor }, _, first) {
      await visitor.post("/panel", { form: "cancel", id: `${first?.id}` });
      const { html } = await visitor.get(`/?trip=${first?.id}`);
      const again = /href="(\/request\?[^"]+)"[^>]*>(?:(?!<\/a>).)*Request again/s.exec(html)?.[1];
      const page = await visitor.open((again ?? "").replaceAll("&amp;", "&"));
      await order(visitor, readForm(page.html, "request"));
    },
  },
  {
    name: "the form of a desk for now",
    isAtDesk: true,
    order: (orderer, chosen) => orderAtDesk(orderer, "/hotel/pedir_ahora", chosen),
  },
  {
    name: "the form of a desk for a destination",
    isAtDesk: true,
    order: (orderer, chosen) =>
      orderAtDesk(
        orderer,
        `/hotel/pedir_destino?${new URLSearchParams({ to: "Estación Central" })}`,
        chosen,
      ),
  },
  {
    name: "the form of a desk for later, for two cars",
    isAtDesk: true,
    count: 2,
    order: (orderer, chosen) =>
      orderAtDesk(orderer, "/hotel/pedir_reserva", chosen, {
        ...{ day: "other", date: later.date, time: later.time, vehicles: "2" },
      }),
  },
  {
    name: "a series",
    async order({ fields, visitor }, chosen) {
      const form = readForm((await visitor.get("/series/new")).html, "plan");
      const { latitude, longitude } = getPlace("estacion-central");
      const to = { to: "Estación Central", to_lat: `${latitude}`, to_lng: `${longitude}` };
      const days = { at: "09:30", first: tomorrow, until: tomorrow, traveller: "Ada" };
      const every = Object.fromEntries([1, 2, 3, 4, 5, 6, 7].map((day) => [`day_${day}`, "1"]));
      const sent = { ...form.fields, ...to, to_known: to.to, ...days, ...every };
      const described = await visitor.post("/series/new", { ...sent, ...toFields(fields, chosen) });
      const { status, location = "" } = described;
      if (status === 422) return;
      const { fields: start } = readForm((await visitor.get(location)).html, "start");
      await visitor.post(location, { ...start, consent: "on" });
    },
  },
  {
    name: "a ready link",
    async order({ fields, visitor }, chosen) {
      const made = await makeReadyLink(visitor, toFields(fields, chosen)).catch(() => undefined);
      const guest = createVisitor(panel, "cantalmar.localhost");
      if (made) await guest.post(made.address, { form: "order" });
    },
  },
  {
    name: "a table, whose columns have the names of the fields",
    async order({ fields, visitor }, { project = "", costCentre = "" }) {
      const head = `who;from;to;date;time;${PROJECT.toUpperCase()};${COST_CENTRE}`;
      const cell = `"${costCentre}"`;
      const row = `Ada;Plaza Mayor;terminal 1 salidas;${later.date};08:10;${project.toLowerCase()};${cell}`;
      const at = await table.check(visitor, [row], head);
      await table.waitUntilChecked(visitor, at);
      await table.press(visitor, at, "start");
      const isMissing = fields.project.required && project === "";
      await (isMissing ? table.waitUntilAttention : table.waitUntilDone)(visitor, at);
    },
  },
];

/** What the API holds, as the choice that a form makes. */
function toChosen({ references = [] }: Trip): Chosen {
  const readValue = (wanted: string) => references.find(({ name }) => name === wanted)?.value;
  const [project, costCentre] = [readValue(PROJECT), readValue(COST_CENTRE)];
  return { ...(project && { project }), ...(costCentre && { costCentre }) };
}

it("tells a link's maker that its company asks for a reference since, and its holder no reason", {
  tags: "full",
}, async () => {
  const orderer = await openCompany(false);
  const { visitor, account, fields } = orderer;
  const made = await makeReadyLink(visitor, { traveller: "Sala Neptuno" });
  await visitor.post("/references", {
    ...{ form: "edit", id: `${fields.project.id}`, name: PROJECT, required: "on" },
    values: projects.join("\n"),
  });
  const guest = createVisitor(panel, "cantalmar.localhost", {
    headers: { "accept-language": "en" },
  });
  const { html } = await guest.post(made.address, { form: "order" });
  expect(textOf(html)).not.toContain("reference");
  expect(tripsOf(panel, account)).toEqual([]);
  const [asksFor = ""] = linkTexts.en.references.split(": ").slice(1);
  expect(textOf((await visitor.get("/ready_links")).html)).toContain(asksFor);
  expect(textOf((await visitor.get("/messages")).html)).toContain(
    noticeTexts.en.ready_references.replace("{{label}}", "Sala Neptuno"),
  );
});

describe("the references of an order", () => {
  it.each(inTurn(paths, { every: 12 }))(
    "reach the API by $name",
    async ({ order: orderBy, isAtDesk, count = 1, beginsWith }) => {
      const check = fc.asyncProperty(anyChosen, async (chosen) => {
        const orderer = await (isAtDesk ? openDesk() : openCompany());
        const first = beginsWith && (await orderFirst(orderer, chosen));
        await orderBy(orderer, chosen, first);
        const wanted = count + (first ? 1 : 0);
        await waitFor(() => expect(tripsOf(panel, orderer.account)).toHaveLength(wanted));
        for (const trip of tripsOf(panel, orderer.account)) {
          expect(toChosen(trip)).toEqual(chosen);
        }
      });
      await fc.assert(check, { numRuns: 3, endOnFailure: true });
    },
    120_000,
  );

  it.each(inTurn(paths, { every: 12, from: 3 }))(
    "keep $name from ordering while a required one is missing",
    async ({ order: orderBy, isAtDesk, beginsWith }) => {
      const orderer = await (isAtDesk ? openDesk(!beginsWith) : openCompany(!beginsWith));
      const first = beginsWith && (await orderFirst(orderer, {}));
      orderer.fields.project.required = true;
      await orderBy(orderer, { costCentre: "CC-1" }, first);
      expect(tripsOf(panel, orderer.account)).toHaveLength(first ? 1 : 0);
    },
    120_000,
  );

  it("stay with a booking whose other details change, and change with it", async () => {
    const { account, fields, visitor } = await openCompany();
    const when = { timing: "later", date: later.date, time: later.time };
    const chosen = { project: "North site", costCentre: "CC-1" };
    await order(visitor, await openForm(visitor, when), toFields(fields, chosen));
    const { id } = newestOf(account);
    const form = readForm((await visitor.get(`/Bookings?edit=${id}`)).html, "edit");
    await press(visitor, form, { text: "Save changes" }, { traveller: "Grace" });
    expect([newestOf(account).traveller, toChosen(newestOf(account))]).toEqual(["Grace", chosen]);

    const other = { project: projects[1] };
    await press(visitor, form, { text: "Save changes" }, toFields(fields, other));
    expect(toChosen(newestOf(account))).toEqual(other);
    const none = await press(visitor, form, { text: "Save changes" }, toFields(fields, {}));
    expect([none.status, toChosen(newestOf(account))]).toEqual([422, other]);
  });

  it("keep a value that its field has stopped listing, and one of a field that is gone", async () => {
    const { account, fields, visitor } = await openCompany();
    const when = { timing: "later", date: later.date, time: later.time };
    const chosen = { project: "North site", costCentre: "CC-1" };
    await order(visitor, await openForm(visitor, when), toFields(fields, chosen));
    const trip = newestOf(account);
    const values = projects.slice(1).join("\n");
    await visitor.post("/references", { ...toEdit(fields.project), values });
    await visitor.post("/references", { form: "remove", id: `${fields.costCentre.id}` });
    const form = readForm((await visitor.get(`/Bookings?edit=${trip.id}`)).html, "edit");
    await press(visitor, form, { text: "Save changes" }, { traveller: "Grace" });
    expect([trip.traveller, toChosen(trip)]).toEqual(["Grace", chosen]);

    const path = `/history/references/${trip.id}`;
    const { html } = await visitor.get(path);
    expect(textOf(html)).toContain(`${tripTexts.en.removed} ${COST_CENTRE} CC-1`);
    const correction = readForm(html, "correction");
    const { location = "" } = await press(visitor, correction, { text: "Save" });
    expect(textOf((await visitor.get(location)).html)).toContain(tripTexts.en.unchanged);
    await press(
      visitor,
      correction,
      { text: "Save" },
      { [`ref_${fields.project.id}`]: "Ñuño & sons <b>" },
    );
    expect(toChosen(trip)).toEqual({ ...chosen, project: projects[1] });
  });

  it("are ordered as they were given while the API does not say what the company asks for", {
    tags: "full",
  }, async () => {
    const given = { project: "North site", costCentre: "CC-1" };
    const byForm = await openCompany();
    const atDesk = await openDesk();
    const booked = await openCompany();
    const first = await orderFirst(booked, given);
    // After a save, the panel asks for the fields again.
    await booked.visitor.post("/references", toEdit(booked.fields.project));
    panel.sandbox.faults.add({ operation: "listReferenceFields", kind: "status", status: 500 });
    const form = await openForm(byForm.visitor);
    expect(Object.keys(form.fields).join()).not.toContain("ref_");
    await order(byForm.visitor, form, toFields(byForm.fields, given));
    await orderAtDesk(atDesk, "/hotel/pedir_ahora", given);
    expect(toChosen(newestOf(byForm.account))).toEqual(given);
    expect(toChosen(newestOf(atDesk.account))).toEqual(given);

    const edit = readForm((await booked.visitor.get(`/?edit=${first.id}`)).html, "edit");
    await press(booked.visitor, edit, { text: "Save changes" }, { traveller: "Grace" });
    expect([first.traveller, toChosen(first)]).toEqual(["Grace", given]);
    // A correction holds all references of a trip, so without the fields there is none.
    const path = `/history/references/${first.id}`;
    const { status } = await booked.visitor.post(path, {});
    expect([status >= 500, toChosen(first)]).toEqual([true, given]);
    expect((await booked.visitor.get("/history/trips.csv")).status).not.toBe(200);
  });

  it("are on the card of a desk's taxi, and in the file of a table's result", {
    tags: "full",
  }, async () => {
    const atDesk = await openDesk();
    const card = { project: "North site" };
    await orderAtDesk(atDesk, "/hotel/pedir_ahora", card);
    const path = `/hotel/card/${newestOf(atDesk.account).id}`;
    expect(textOf((await atDesk.visitor.get(path)).html)).toContain(`${PROJECT} North site`);
    const { visitor } = await openCompany();
    const head = `who;from;to;date;time;${PROJECT}`;
    const row = `Ada;Plaza Mayor;terminal 1 salidas;${later.date};08:10;North site`;
    const at = await table.check(visitor, [row], head);
    await table.waitUntilChecked(visitor, at);
    const id = new URL(at, "http://panel").searchParams.get("table") ?? "";
    const { html } = await visitor.get(`/request/table/file/result.csv?table=${id}`);
    const [names = "", cells = ""] = html.split("\r\n");
    expect(names).toContain(`${PROJECT},${COST_CENTRE}`);
    expect(cells).toContain(",North site,,");
  });

  it("are asked for by the form to which a hotel's button leads, and not by a press that needs none", async () => {
    const desk = await openDesk();
    const pressQuick = () =>
      desk.visitor.post("/hotel", {
        form: "order",
        key: randomUUID(),
        account: `${desk.account.id}`,
      });
    const { location = "" } = await pressQuick();
    expect(location).toContain("/hotel/pedir_ahora");
    expect(textOf((await desk.visitor.get(location)).html)).toContain(texts.en.ask_first);
    expect(tripsOf(panel, desk.account)).toEqual([]);

    const free = await openDesk(false);
    const key = randomUUID();
    await free.visitor.post("/hotel", { form: "order", key, account: `${free.account.id}` });
    expect(tripsOf(panel, free.account)).toHaveLength(1);
  });

  it("are not asked of a client, who has no company", async () => {
    const client = addTraveller(panel);
    const { html } = await (await visitAs(panel, client)).open("/request");
    expect(html).not.toContain("ref_");
  });
});

describe("the fields of a company", () => {
  const open = (visitor: Visitor, show: string) => visitor.get(`/references?show=${show}`);

  it("are named, changed and removed by its manager", async () => {
    const account = addTraveller(panel, 0, { role: "company", name: "Obras Vega" });
    const visitor = await visitAs(panel, account);
    const { html } = await open(visitor, "new");
    const key = /name="key" value="([^"]+)"/.exec(html)?.[1] ?? "";
    const sent = {
      form: "new",
      key,
      name: "Obra",
      values: "Norte\r\n Sur \r\n\r\nSur",
      required: "on",
    };
    expect((await visitor.post("/references", sent)).status).toBe(303);
    // A form that is sent twice adds one field.
    await visitor.post("/references", sent);
    const own = () =>
      [...panel.sandbox.world.referenceFields.values()].filter(
        ({ companyId }) => companyId === account.id,
      );
    expect(own()).toMatchObject([
      { name: "Obra", kind: "list", required: true, values: ["Norte", "Sur"] },
    ]);
    const [field] = own();
    const changed = { form: "edit", id: `${field?.id}`, name: "Obra", values: "" };
    await visitor.post("/references", changed);
    expect(own()).toMatchObject([{ kind: "free", required: false }]);

    const taken = await visitor.post("/references", {
      ...{ form: "new", key: randomUUID(), name: "obra", values: "" },
    });
    expect([taken.status, own().length]).toEqual([422, 1]);
    await visitor.post("/references", { form: "remove", id: `${field?.id}` });
    expect(own()).toEqual([]);
    expect(textOf((await visitor.get("/references")).html)).toContain(fieldTexts.en.none);
  });

  it("are none of an employee's business", async () => {
    const { account } = await openCompany();
    const employee = addEmployee(panel, account);
    const visitor = await visitAs(panel, employee);
    expect((await visitor.get("/references")).status).toBe(404);
    expect((await visitor.get("/history/references/1")).status).toBe(404);
  });
});

describe("a correction after the trip", () => {
  const en = createTranslate(tripTexts, "en");

  it("says who has changed what, and stands in the file", async () => {
    const orderer = await openCompany();
    const { account, fields, visitor } = orderer;
    const trip = await orderFirst(orderer, { project: "North site" });
    panel.sandbox.world.clock.step(3 * 3_600_000);
    const path = `/history/references/${trip.id}`;
    const wrong = await visitor.post(path, toFields(fields, {}));
    expect([wrong.status, textOf(wrong.html)]).toEqual([
      422,
      expect.stringContaining(texts.en.referenceMissing),
    ]);
    const corrected = { project: projects[1], costCentre: "CC-9" };
    const { location = "" } = await visitor.post(path, toFields(fields, corrected));
    expect(toChosen(trip)).toEqual(corrected);
    const shown = textOf((await visitor.get(location)).html);
    expect(shown).toContain(en("corrected"));
    expect(shown).toContain(account.name);
    expect(shown).toContain("North site");

    const { html } = await visitor.get("/history/trips.csv");
    const [head = [], ...lines] = readCsv(html).map(({ cells }) => cells);
    const line = lines.find(([id]) => id === `${trip.id}`) ?? [];
    expect([line[head.indexOf(PROJECT)], line[head.indexOf(COST_CENTRE)]]).toEqual([
      projects[1],
      "CC-9",
    ]);
  });

  it("is not for another company's trip", async () => {
    const orderer = await openCompany();
    const trip = await orderFirst(orderer, { project: "North site" });
    const other = await openCompany();
    const path = `/history/references/${trip.id}`;
    expect((await other.visitor.get(path)).status).toBe(404);
    const sent = toFields(other.fields, { project: projects[1] });
    expect((await other.visitor.post(path, sent)).status).toBe(404);
    expect(toChosen(trip)).toEqual({ project: "North site" });
  });
});
