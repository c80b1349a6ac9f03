// Whatever a company's users do has an entry in its log. A new kind is one row of `doors`.
import { randomBytes, randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { readCsv } from "../../app/csv/read-csv.server.ts";
import { activityLogOf, type Entry } from "../../app/features/activity/activity-log.server.ts";
import { type Kind, kinds } from "../../app/features/activity/kinds.server.ts";
import { texts as words } from "../../app/features/activity/texts.ts";
import { texts } from "../../app/routes/activity/texts.ts";
import { createRedisStore } from "../../app/store/redis.server.ts";
import { createVault } from "../../app/store/vault.server.ts";
import type { Account } from "../../sandbox/world.ts";
import { addCompany, addEmployee } from "../services/companies.ts";
import { addTraveller, visitAs } from "../services/customers.ts";
import { openHotel } from "../services/hotels.ts";
import { inTurn } from "../services/in-turn.ts";
import { later } from "../services/later.ts";
import { findLeaks } from "../services/leaks.ts";
import * as table from "../services/order-table.ts";
import { type Panel, SESSION_SECRET, startPanel } from "../services/panel.ts";
import { addPastTrips } from "../services/past-trips.ts";
import { makeReadyLink } from "../services/ready-links.ts";
import { openRequest, setRules, strictRules, wideRules } from "../services/rules.ts";
import { startSeries } from "../services/series.ts";
import { readAllStored } from "../services/stored-sessions.ts";
import { createVisitor, type Visitor } from "../services/visitor.ts";
import { waitFor } from "../services/wait-for.ts";
import { press, readForm } from "./read-form.ts";
import { textOf } from "./read-page.ts";

const PASSWORD = "correct-horse-battery-9";

let panel: Panel;
let store: ReturnType<typeof createRedisStore>;
beforeAll(async () => {
  panel = await startPanel({ env: { LOG_LEVEL: "trace", BACKGROUND_SECONDS: "0.3" } });
  store = createRedisStore(panel.redis.url);
});
afterEach(() => panel.sandbox.faults.clear());
afterAll(async () => {
  await store?.close();
  await panel?.stop();
});

async function readLog({ id }: Account): Promise<Entry[]> {
  const permalink = "radio-taxi-cantalmar";
  const vault = createVault([SESSION_SECRET]);
  const log = activityLogOf({ store, vault }, { permalink, accountId: id });
  return (await log.readBack(1000)).entries;
}

type Company = { company: Account; manager: Visitor; employee: Account };

async function openCompany(): Promise<Company> {
  const company = addCompany(panel);
  const employee = addEmployee(panel, company, { exclusiveAgrupation: company.brandId });
  return { company, employee, manager: await visitAs(panel, company) };
}

const expectDone = async (answer: ReturnType<Visitor["post"]>) => {
  const { status, html } = await answer;
  expect(status, textOf(html).slice(-600)).toBe(303);
};
const expectFile = async (visitor: Visitor, path: string) =>
  expect((await visitor.get(path)).status).toBe(200);

const change =
  (form: string, more: Record<string, string> = {}) =>
  (opened: Company) =>
    expectDone(opened.manager.post("/employee", { form, id: `${opened.employee.id}`, ...more }));
const newType = { form: "new", key: randomUUID(), name: "Ferias", isActive: "on" };

async function addType({ company, manager }: Company): Promise<string> {
  await expectDone(manager.post("/service_type", { ...newType, key: randomUUID() }));
  const types = [...panel.sandbox.world.serviceTypes.values()];
  return `${types.find(({ companyId }) => companyId === company.id)?.id}`;
}

async function addField({ company, manager }: Company): Promise<string> {
  const field = { form: "new", key: randomUUID(), name: "Project", values: "" };
  await expectDone(manager.post("/references", field));
  const fields = [...panel.sandbox.world.referenceFields.values()];
  return `${fields.find(({ companyId }) => companyId === company.id)?.id}`;
}

async function askManager({ company, employee, manager }: Company): Promise<string> {
  await setRules(panel, company, strictRules.limit ?? {});
  const visitor = await visitAs(panel, employee);
  const plaza = { from: "Plaza Mayor, 1", from_lat: "38.0014", from_lng: "0.6112" };
  const booking = { timing: "later", date: later.date, time: later.time };
  const form = await openRequest(visitor, { ...plaza, ...booking, ask: "limit" });
  await expectDone(press(visitor, form, { name: "ask" }));
  const { html } = await manager.get("/approvals");
  return /id="request-([\w:-]+)"/.exec(html)?.[1] ?? "";
}

async function readMethod(manager: Visitor): Promise<Record<string, string>> {
  const { html } = await manager.get("/payment-method");
  return { id: /name="id" value="(\d+)"/.exec(html)?.[1] ?? "" };
}

async function startTable({ manager }: Company): Promise<string> {
  const at = await table.orderAll(manager, table.makeRows(2));
  await table.waitUntilDone(manager, at);
  return at;
}

async function importRows({ manager }: Company): Promise<void> {
  const rows = ["name;email", `Ada;ada.${randomUUID()}@x.example`, "Eva;no e-mail"].join("\r\n");
  await expectDone(manager.post("/employee/import", { form: "check", rows }));
  const { html } = await manager.get("/employee/import");
  const id = /name="id" value="([^"]+)"/.exec(html)?.[1] ?? "";
  await expectDone(manager.post("/employee/import", { form: "go_on", id }));
}

/** How each kind comes about: what a user does, and what the entry then says. */
const doors: Record<Kind, { act: (opened: Company) => Promise<unknown>; details?: object }> = {
  log_in: {
    act: ({ employee }) => visitAs(panel, employee),
    details: { way: "password" },
  },
  own_password_changed: {
    act: ({ company, manager }) =>
      expectDone(
        manager.post("/profile", {
          form: "password",
          current_password: company.password,
          password: PASSWORD,
          password_confirmation: PASSWORD,
        }),
      ),
  },
  employee_added: {
    act: ({ manager }) =>
      expectDone(
        manager.post("/employee", {
          ...{ form: "new", key: randomUUID(), name: "Óscar Peña", telephone: "" },
          email: `oscar.${randomUUID()}@empresa.example`,
        }),
      ),
    details: { employee: "Óscar Peña" },
  },
  employee_changed: {
    act: ({ employee, ...opened }) =>
      change("edit", { name: "Nueva Marca", email: employee.email ?? "", telephone: "" })({
        employee,
        ...opened,
      }),
    details: { employee: "Nueva Marca", changes: ["name", "phone"] },
  },
  employee_password_changed: {
    act: change("password", { password: PASSWORD, password_confirmation: PASSWORD }),
  },
  employee_password_sent: { act: change("reset") },
  employee_activated: {
    act: async (opened) => {
      await change("active", { isActive: "false" })(opened);
      await change("active", { isActive: "true" })(opened);
    },
  },
  employee_deactivated: { act: change("active", { isActive: "false" }) },
  employee_closed: { act: change("close") },
  employee_removed: { act: change("remove") },
  employees_imported: { act: importRows, details: { added: 1, left: 1 } },
  profile_changed: {
    act: ({ company, manager }) =>
      expectDone(
        manager.upload("/profile", {
          ...{ form: "profile", name: "Talleres Otro" },
          ...{ email: company.email ?? "", phone: company.phone ?? "" },
        }),
      ),
    details: { changes: ["name"] },
  },
  payment_method_chosen: {
    act: async ({ manager }) =>
      expectDone(
        manager.post("/payment-method", { form: "choose", ...(await readMethod(manager)) }),
      ),
  },
  payment_method_removed: {
    act: async ({ manager }) =>
      expectDone(
        manager.post("/payment-method", { form: "remove", ...(await readMethod(manager)) }),
      ),
  },
  payment_method_put_back: {
    act: async ({ manager }) => {
      const method = await readMethod(manager);
      await expectDone(manager.post("/payment-method", { form: "remove", ...method }));
      await expectDone(manager.post("/payment-method", { form: "put_back", ...method }));
    },
  },
  service_type_added: { act: addType, details: { name: "Ferias" } },
  service_type_changed: {
    act: async (opened) => {
      const id = await addType(opened);
      await expectDone(
        opened.manager.post("/service_type", { form: "edit", id, name: "Congresos" }),
      );
    },
    details: { name: "Congresos" },
  },
  service_type_removed: {
    act: async (opened) => {
      const id = await addType(opened);
      await expectDone(opened.manager.post("/service_type", { form: "remove", id }));
    },
    details: { name: "Ferias" },
  },
  rules_changed: {
    act: ({ manager }) =>
      expectDone(manager.post("/rules", { form: "rules", ...strictRules.hours, managers: "on" })),
    details: { parts: ["hours", "managers"] },
  },
  reference_added: { act: addField, details: { name: "Project" } },
  reference_changed: {
    act: async (opened) => {
      const id = await addField(opened);
      const field = { form: "edit", id, name: "Cost centre", values: "" };
      await expectDone(opened.manager.post("/references", field));
    },
    details: { name: "Cost centre" },
  },
  reference_removed: {
    act: async (opened) => {
      const id = await addField(opened);
      await expectDone(opened.manager.post("/references", { form: "remove", id }));
    },
    details: { name: "Project" },
  },
  request_approved: {
    act: async (opened) => {
      const id = await askManager(opened);
      await Promise.all(
        [1, 2, 3].map(() => opened.manager.post("/approvals", { form: "approve", id })),
      );
    },
  },
  request_stopped: {
    act: async (opened) => {
      const id = await askManager(opened);
      panel.sandbox.faults.add({
        ...{ operation: "searchAgrupations", kind: "status", status: 200, times: 1 },
        body: { agrupations: [] },
      });
      await opened.manager.post("/approvals", { form: "approve", id });
    },
  },
  request_refused: {
    act: async (opened) => {
      const id = await askManager(opened);
      await expectDone(opened.manager.post("/approvals", { form: "refuse", id, reason: "" }));
    },
  },
  request_withdrawn: {
    act: async (opened) => {
      const id = await askManager(opened);
      const visitor = await visitAs(panel, opened.employee);
      await expectDone(visitor.post("/approvals", { form: "take_back", id }));
    },
  },
  trip_corrected: {
    act: async (opened) => {
      const field = await addField(opened);
      const [trip] = addPastTrips(panel.sandbox, opened.company, 1);
      const path = `/history/references/${trip?.id}`;
      await expectDone(opened.manager.post(path, { [`ref_${field}`]: "North" }));
    },
  },
  month_closed: {
    act: ({ manager }) =>
      expectDone(manager.post("/statement", { form: "close", month: "2020-01" })),
    details: { month: "2020-01" },
  },
  table_started: { act: startTable, details: { rows: 2 } },
  series_made: { act: ({ manager }) => startSeries(manager) },
  series_changed: {
    act: async ({ manager }) => {
      const { at } = await startSeries(manager);
      const id = at.split("/").at(-1) ?? "";
      const { html, path } = await changeSeries(manager, id);
      await expectDone(
        manager.post(path, { ...readForm(html, "start").fields, consent: "on", most: "95" }),
      );
    },
  },
  series_ended: {
    act: async ({ manager }) => {
      const { at } = await startSeries(manager);
      for (let n = 0; n < 2; n += 1) await expectDone(manager.post(at, { end: "1" }));
    },
  },
  series_resumed: {
    act: async ({ manager }) => {
      const { at } = await startSeries(manager);
      await expectDone(manager.post("/profile", { form: "grant", purpose: "series" }));
      await waitFor(async () => expect((await manager.get(at)).html).toContain('name="resume"'));
      await expectDone(manager.post(at, { resume: "1", consent: "on" }));
    },
  },
  ready_link_made: { act: ({ manager }) => makeReadyLink(manager) },
  ready_link_taken_back: {
    act: async ({ manager }) => {
      const { path } = await makeReadyLink(manager);
      const form = { form: "take_back", id: path.split("/").at(-1) ?? "" };
      for (let n = 0; n < 2; n += 1) await expectDone(manager.post("/ready_links", form));
    },
  },
  grant_given: {
    act: async ({ manager }) => {
      const form = { form: "make", consent: "on" };
      for (let n = 0; n < 2; n += 1) await expectDone(manager.post("/calendar", form));
    },
    details: { purpose: "calendar" },
  },
  grant_revoked: {
    act: ({ manager }) =>
      expectDone(manager.post("/profile", { form: "grant", purpose: "ready_link" })),
    details: { purpose: "ready_link" },
  },
  calendar_renewed: {
    act: async ({ manager }) => {
      await expectDone(manager.post("/calendar", { form: "make", consent: "on" }));
      await expectDone(manager.post("/calendar", { form: "renew" }));
    },
  },
  exported: {
    act: ({ manager }) => expectFile(manager, "/employee/employees.csv"),
    details: { what: "employees", file: "csv" },
  },
  exported_period: {
    act: ({ manager }) => expectFile(manager, "/statement/file.xlsx?month=2020-01"),
    details: { what: "statement", file: "xlsx", from: "2020-01-01", to: "2020-01-31" },
  },
};

/** The second page of a series that is changed. */
async function changeSeries(manager: Visitor, id: string) {
  const path = `/series/new?series=${id}`;
  const { fields } = readForm((await manager.get(path)).html, "plan");
  const { location = "" } = await manager.post(path, fields);
  return { path: location, html: (await manager.get(location)).html };
}

describe("a company's log", () => {
  const shown = inTurn(Object.keys(kinds) as Kind[], { every: 12 });
  it.each(shown)("has one entry for %s", async (kind) => {
    const opened = await openCompany();
    const { act, details = {} } = doors[kind];
    await act(opened);
    const isOther = (entry: Entry) => kind === "log_in" && entry.by.id === opened.company.id;
    const found = async () =>
      (await readLog(opened.company)).filter((entry) => entry.kind === kind && !isOther(entry));
    await waitFor(async () => expect(await found()).not.toEqual([]));
    const [entry, ...others] = await found();
    expect(others).toEqual([]);
    expect(entry?.details).toMatchObject(details);
    expect(Object.keys(entry?.details ?? {}).sort()).toEqual([...kinds[kind].fields].sort());
    const { html } = await opened.manager.get("/activity");
    expect(textOf(html)).not.toContain(words.en.unknown);
  });

  it("holds no password, token, link, e-mail or phone, and neither has the panel's own log", async () => {
    const { world } = panel.sandbox;
    const stored = [...(await readAllStored(panel.redis))].filter(([key]) =>
      /:activity:/.test(key),
    );
    expect(stored.length).toBeGreaterThan(shown.length - 1);
    const secrets = [
      PASSWORD,
      ...[...world.accounts.values()].flatMap(({ password, email, phone }) => [
        password,
        email ?? "",
        phone ?? "",
      ]),
      ...world.tokens.keys(),
      ...["Plaza Mayor", "oscar."],
    ].filter((secret) => secret !== "");
    for (const [key, { text, isSealed }] of stored) {
      expect(isSealed, key).toBe(true);
      expect(
        secrets.filter((secret) => text.includes(secret)),
        key,
      ).toEqual([]);
      expect(text).not.toMatch(/@|\/ready\/|\/calendar\//);
    }
    expect(await findLeaks(panel, [PASSWORD])).toEqual([]);
  });

  it("says what each export was, of whichever kind", { tags: "full" }, async () => {
    const opened = await openCompany();
    const { company, manager } = opened;
    addPastTrips(panel.sandbox, company, 1);
    const at = await startTable(opened);
    await importRows(opened);
    // It is written when the import has ended, which is after its last employee.
    await waitFor(async () =>
      expect(await readLog(company)).toContainEqual(
        expect.objectContaining({ details: expect.objectContaining({ added: 1 }) }),
      ),
    );
    const files: [path: string, what: string, file: string][] = [
      ["/history/trips.csv", "history", "csv"],
      ["/history/servicios.pdf", "history", "pdf"],
      ["/employee/import/result.csv", "import_result", "csv"],
      [`/request/table/file/result.csv?table=${table.idOf(at)}`, "table_result", "csv"],
      [`/request/table/file/result.xlsx?table=${table.idOf(at)}`, "table_result", "xlsx"],
      ["/statement/file.csv?from=2026-01-05&to=2026-01-09", "statement", "csv"],
      ["/activity/entries.csv", "activity", "csv"],
    ];
    for (const [path, what, file] of files) {
      await expectFile(manager, path);
      expect((await readLog(company))[0]?.details, path).toMatchObject({ what, file });
    }
    await expectFile(manager, "/request/table/file/example.csv");
    expect((await readLog(company))[0]?.details).toMatchObject({ what: "activity" });

    const { hotel, desks } = openHotel(panel, { desks: 1 });
    const desk = await visitAs(panel, desks[0] as Account);
    await expectFile(desk, "/hotel_history/services.csv");
    expect((await readLog(hotel))[0]).toMatchObject({
      by: { id: desks[0]?.id, name: "Recepción 1" },
      details: { what: "services", file: "csv" },
    });
  });

  it("has the log-in by a link to the history, and none for a wrong password", async () => {
    const { company } = await openCompany();
    const token = randomBytes(20).toString("hex");
    panel.sandbox.world.tokens.set(token, { accountId: company.id, scope: "history" });
    const guest = createVisitor(panel, "cantalmar.localhost");
    await guest.logIn({ username: company.email ?? "", password: "wrong" });
    await guest.get(`/history?token=${token}`);
    expect((await readLog(company)).map(({ details }) => details.way)).toEqual([
      ...["history_link", "password"],
    ]);
  });

  it("has no entry for what was refused or changed nothing", async () => {
    const { company, employee, manager } = await openCompany();
    const before = (await readLog(company)).length;
    const { name, email, phone } = employee;
    const same = { name, email: email ?? "", telephone: phone ?? "" };
    await change("edit", same)({ company, employee, manager });
    const id = `${employee.id}`;
    const short = { form: "password", id, password: "1", password_confirmation: "1" };
    expect((await manager.post("/employee", short)).status).toBe(422);
    panel.sandbox.faults.add({
      operation: "closeEmployee",
      kind: "status",
      status: 422,
      body: { message: "No" },
    });
    expect((await manager.post("/employee", { form: "close", id })).status).toBe(422);
    expect(await readLog(company)).toHaveLength(before);
  });

  it("says which parts of the rules have changed, and nothing where a manager saves what was there", async () => {
    const { company, manager } = await openCompany();
    const { latitude = "", longitude = "", km = "" } = strictRules.area ?? {};
    const area = { form: "area", name: "Monte Lejano", latitude, longitude, km };
    const rules = { form: "rules", ...strictRules.limit, ...wideRules.hours, area_end: "either" };
    const other = { ...rules, amount: "40", groups: "on", group_1: "on" };
    const sent = [
      ...[
        { ...rules, area_end: "off" },
        { ...rules, area_end: "off" },
      ],
      ...[area, area, { ...area, km: "2" }],
      ...[rules, other, other],
      ...[
        { ...area, form: "remove_area" },
        { ...area, form: "remove_area" },
      ],
    ];
    for (const form of sent) await expectDone(manager.post("/rules", form));
    const entries = (await readLog(company)).filter(({ kind }) => kind === "rules_changed");
    expect(entries.map(({ details }) => details.parts).reverse()).toEqual([
      ...[["hours", "limit"], ["areas"], ["areas"]],
      ...[["limit", "groups"], ["areas"]],
    ]);
    const said = "Changed the rules: price limit and groups";
    expect(textOf((await manager.get("/activity")).html)).toContain(said);
    expect((await manager.get("/activity/entries.csv")).html).toContain(said);
    const { html } = await manager.get("/activity", { "accept-language": "es" });
    expect(textOf(html)).toContain("Cambió las reglas: ");
  });

  it("is empty for a client, whose log-in and orders belong to no company", async () => {
    const client = addTraveller(panel);
    await visitAs(panel, client);
    expect(await readLog(client)).toEqual([]);
  });

  it("keeps twenty entries that two processes write at once, in one order for all", {
    tags: "full",
  }, async () => {
    const opened = await openCompany();
    const { company, manager } = opened;
    const other = await startPanel({ sandbox: panel.sandbox, redis: panel.redis });
    try {
      const there = await visitAs(other, company);
      const before = (await readLog(company)).length;
      const write = (visitor: Visitor) => visitor.get("/employee/employees.csv");
      await Promise.all(Array.from({ length: 20 }, (_, at) => write(at % 2 ? there : manager)));
      const entries = await readLog(company);
      expect(entries).toHaveLength(before + 20);
      const places = entries.map(({ place }) => place.split("-").map(Number));
      const inOrder = places.toSorted(
        ([time = 0, n = 0], [otherTime = 0, otherN = 0]) => otherTime - time || otherN - n,
      );
      expect(places).toEqual(inOrder);
      const [here, elsewhere] = await Promise.all(
        [manager, there].map(async (visitor) => readTimes((await visitor.get("/activity")).html)),
      );
      expect(here).toEqual(elsewhere);
    } finally {
      await other.kill();
    }
  });

  it("ends with the company's account", async () => {
    const { company } = await openCompany();
    expect(await readLog(company)).not.toEqual([]);
    await removeAccount(company);
    expect(await readLog(company)).toEqual([]);
  });
});

const readTimes = (html: string) => html.match(/<time [^>]*>/g);

async function removeAccount({ email }: Account): Promise<void> {
  const guest = createVisitor(panel, "cantalmar.localhost");
  await expectDone(guest.post("/remove_account", { intent: "ask", login: email ?? "" }));
  const code = panel.sandbox.world.outbox.findLast((each) => each.code)?.code ?? "";
  const sent = { intent: "remove", code, understood: "on" };
  await expectDone(guest.post("/remove_account?sent=", sent));
}

describe("the screen", () => {
  it("shows the newest first, with who did it, in pages that go on where the last one ended", {
    tags: "full",
  }, async () => {
    const { company, employee, manager } = await openCompany();
    await Promise.all(Array.from({ length: 60 }, () => manager.get("/employee/employees.csv")));
    const visitor = await visitAs(panel, employee);
    const first = await manager.get("/activity");
    const text = textOf(first.html);
    expect(text).toContain(`${employee.name} ${words.en.log_in_password}`);
    expect(readTimes(first.html)).toHaveLength(50);
    const older = /href="([^"]*before=[^"]*)"/.exec(first.html)?.[1]?.replaceAll("&amp;", "&");
    // What comes meanwhile does not move the older page.
    await visitor.get("/history/trips.csv");
    const second = await manager.get(older ?? "");
    expect(readTimes(second.html)).toHaveLength((await readLog(company)).length - 51);
    expect(textOf(second.html)).toContain(texts.en.newest);
    expect(textOf(second.html)).not.toContain(texts.en.older);
  });

  it("finds entries by person, kind and days, and says which day is wrong", async () => {
    const { company, employee, manager } = await openCompany();
    await change("reset")({ company, employee, manager });
    await visitAs(panel, employee);
    const find = async (query: Record<string, string>) => {
      const { html } = await manager.get(`/activity?${new URLSearchParams(query)}`);
      return readTimes(html)?.length ?? 0;
    };
    expect(await find({})).toBe(3);
    // What the employee did, and what was done to the account.
    expect(await find({ person: employee.name.toLowerCase() })).toBe(2);
    expect(await find({ person: employee.name, area: "access" })).toBe(1);
    expect(await find({ area: "employees" })).toBe(1);
    expect(await find({ from: "2020-01-01", to: "2020-12-31" })).toBe(0);
    expect(await find({ from: "2020-01-01" })).toBe(3);
    const wrong = await manager.get("/activity?from=31/02/x&to=2020-01-01");
    expect(wrong.status).toBe(422);
    expect(textOf(wrong.html)).toContain(texts.en.notADate);
    const turned = await manager.get("/activity?from=2026-02-02&to=2026-02-01");
    expect(textOf(turned.html)).toContain(texts.en.beforeFrom);
    expect((await manager.get("/activity?area=x&before=x&person=")).status).toBe(200);
  });

  it("says for how long the panel keeps it, and what the group keeps instead", async () => {
    const { manager } = await openCompany();
    const text = textOf((await manager.get("/activity")).html);
    expect(text).toContain(
      "This panel keeps each entry for 90 days, and only the latest 5,000 entries",
    );
    expect(text).toContain("When entries expire here");
    expect(textOf((await manager.get("/employee")).html)).toContain("Activity log");
  });

  it("exports what the filter finds, and no cell starts a formula", async () => {
    const { company, employee, manager } = await openCompany();
    const id = `${employee.id}`;
    panel.sandbox.world.accounts.set(employee.id, Object.assign(employee, { name: "=1+1" }));
    await expectDone(manager.post("/employee", { form: "reset", id }));
    const { html, headers } = await manager.get("/activity/entries.csv?area=employees");
    expect(String(headers["content-disposition"])).toContain("activity-log.csv");
    const [header, line, ...others] = readCsv(html).map(({ cells }) => cells);
    expect(header).toEqual(["When", "Who", "Account number", "Type", "What"]);
    expect(others).toEqual([]);
    expect(line?.slice(1)).toEqual([
      ...[company.name, `${company.id}`, "Employees"],
      "Had a new password sent to =1+1",
    ]);
    await visitAs(panel, employee);
    const all = await manager.get("/activity/entries.csv");
    expect(all.html).toContain("'=1+1");
    expect(all.html).not.toMatch(/[,\n]"?=1/);
  });

  it("shows a company nothing of another one, nor of one with the same id at another brand", async () => {
    const { company, manager } = await openCompany();
    await manager.get("/employee/employees.csv");
    const other = await openCompany();
    const { html } = await other.manager.get("/activity");
    expect(readTimes(html)).toHaveLength(1);
    const [newest] = await readLog(company);
    const older = await other.manager.get(`/activity?before=${newest?.place}`);
    expect(readTimes(older.html)).toBeNull();
  });

  it.each(["employee", "client", "approver", "desk"] as const)(
    "is not found by: %s",
    async (kind) => {
      const { company } = await openCompany();
      const users = {
        employee: () => addEmployee(panel, company),
        client: () => addTraveller(panel),
        approver: () =>
          addEmployee(panel, company, { permissions: ["approvals", "role_approver"] }),
        desk: () => openHotel(panel, { desks: 1 }).desks[0] as Account,
      };
      const visitor = await visitAs(panel, users[kind]());
      for (const path of ["/activity", "/activity/entries.csv"]) {
        expect((await visitor.get(path)).status, path).toBe(404);
      }
    },
  );

  it("is there for a hotel, with what its desks do", async () => {
    const { hotel, desks } = openHotel(panel, { desks: 1 });
    await visitAs(panel, desks[0] as Account);
    const visitor = await visitAs(panel, hotel);
    expect(textOf((await visitor.get("/activity")).html)).toContain("Recepción 1");
  });
});
