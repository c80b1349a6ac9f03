import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import type { Account } from "../../sandbox/world.ts";
import { borrowPanel } from "../services/borrow-panel.ts";
import { addCompany, addEmployee } from "../services/companies.ts";
import { visitAs } from "../services/customers.ts";
import {
  check,
  emailsOf,
  expectNoDuplicates,
  finish,
  goOn,
  idOf,
  importThroughKill,
  makeRows,
  PATIENT,
  path,
  readPage,
} from "../services/employee-import.ts";
import { type Panel, startPanel } from "../services/panel.ts";
import { readStored } from "../services/stored-sessions.ts";
import type { Visitor } from "../services/visitor.ts";
import { waitFor } from "../services/wait-for.ts";
import { textOf } from "./read-page.ts";

/** The import is slow on purpose, to spare the API, and slower on a busy machine. */
const LONG = { timeout: 180_000 };

let panel: Panel;
beforeAll(async () => {
  panel = await borrowPanel();
});
afterAll(() => panel.stop());
afterEach(() => panel.sandbox.faults.clear());

async function open(): Promise<{ company: Account; visitor: Visitor }> {
  const company = addCompany(panel);
  return { company, visitor: await visitAs(panel, company) };
}

describe("an import", () => {
  it(
    "adds each valid row once and explains the invalid ones when the panel is killed in the middle",
    { ...LONG, tags: "full" },
    () => importThroughKill(panel, { valid: 24, invalid: 2 }),
  );

  it(
    "continues in the background without an open page, and adds no employee twice",
    LONG,
    async () => {
      const { company, visitor } = await open();
      const rows = makeRows(12);
      await check(visitor, rows);
      await goOn(visitor);
      await waitFor(() => expect(emailsOf(panel, company)).toHaveLength(12), PATIENT);
      expect(await finish(visitor)).toContain("12 employees were added");

      await visitor.post(path, { form: "discard", id: await idOf(visitor) });
      await check(visitor, rows);
      const again = await readPage(visitor);
      expect(again).toContain("12 are already employees");
      expect(again).not.toContain("will be added");
      await goOn(visitor);
      expect(await finish(visitor)).not.toContain("were added");
      expect(emailsOf(panel, company)).toHaveLength(12);
    },
  );

  it("adds each employee once when two panels are asked at the same time", {
    ...LONG,
    tags: "full",
  }, async () => {
    const { sandbox, redis } = panel;
    const second = await startPanel({ sandbox, redis });
    const { company, visitor } = await open();
    const other = await visitAs(second, company);
    await check(visitor, makeRows(15));
    const id = await idOf(visitor);
    const press = (each: Visitor) => each.post(path, { form: "go_on", id });
    await Promise.all([press(visitor), press(other), press(visitor), press(other)]);
    expect(await finish(other)).toContain("15 employees were added");
    await second.stop();
    expect(emailsOf(panel, company)).toHaveLength(15);
    expectNoDuplicates(emailsOf(panel, company));
  });

  it("finds the employees whose answer was lost", { ...LONG, tags: "full" }, async () => {
    const { company, visitor } = await open();
    await check(visitor, makeRows(3));
    panel.sandbox.faults.add({
      operation: "createEmployee",
      kind: "reset",
      afterwards: true,
      times: 1,
    });
    await goOn(visitor);
    expect(await finish(visitor)).toContain("3 employees were added");
    expect(emailsOf(panel, company)).toHaveLength(3);
  });

  it("retries a row when the API is busy", { ...LONG, tags: "full" }, async () => {
    const { company, visitor } = await open();
    await check(visitor, makeRows(2));
    const body = { message: "Demasiadas peticiones" };
    panel.sandbox.faults.add({
      operation: "createEmployee",
      kind: "status",
      status: 429,
      body,
      times: 1,
    });
    await goOn(visitor);
    expect(await finish(visitor)).toContain("2 employees were added");
    expect(emailsOf(panel, company)).toHaveLength(2);
  });

  it("pauses while the API is down, and continues when the user resumes it", {
    ...LONG,
    tags: "full",
  }, async () => {
    const { company, visitor } = await open();
    await check(visitor, makeRows(3));
    panel.sandbox.faults.add({ operation: "createEmployee", kind: "status", status: 500 });
    await goOn(visitor);
    const stopped = () =>
      readPage(visitor).then((text) => expect(text).toContain("The import has stopped"));
    await waitFor(stopped, PATIENT);
    expect(emailsOf(panel, company)).toEqual([]);
    panel.sandbox.faults.clear();
    await goOn(visitor);
    expect(await finish(visitor)).toContain("3 employees were added");
    expect(emailsOf(panel, company)).toHaveLength(3);
  });

  it("stops when the user stops it, and continues from the same row", {
    ...LONG,
    tags: "full",
  }, async () => {
    const { company, visitor } = await open();
    await check(visitor, makeRows(40));
    await goOn(visitor);
    await waitFor(() => expect(emailsOf(panel, company).length).toBeGreaterThan(3), PATIENT);
    await visitor.post(path, { form: "stop", id: await idOf(visitor) });
    const stopped = () =>
      readPage(visitor).then((text) => expect(text).toContain("The import has stopped"));
    await waitFor(stopped, PATIENT);
    expect(emailsOf(panel, company).length).toBeLessThan(40);
    await goOn(visitor);
    expect(await finish(visitor)).toContain("40 employees were added");
    expect(emailsOf(panel, company)).toHaveLength(40);
  });

  it("shows the API's own error message for each row", LONG, async () => {
    const { visitor } = await open();
    const stranger = addEmployee(panel, addCompany(panel));
    const [row = ""] = makeRows(1);
    await check(visitor, [`Ana Gil;${stranger.email};`, row]);
    await goOn(visitor);
    const text = await finish(visitor);
    expect(text).toContain("1 employee was added");
    expect(text).toContain("email: Already in use");
  });

  it("marks duplicate rows, and skips employees who exist already", async () => {
    const { company, visitor } = await open();
    const employee = addEmployee(panel, company);
    const [row = ""] = makeRows(1);
    await check(visitor, [row, row, `Ana Gil;${employee.email.toUpperCase()};`]);
    const text = await readPage(visitor);
    expect(text).toContain("1 employee will be added");
    expect(text).toContain("1 is already an employee");
    expect(text).toContain("email: Already on line 2.");
  });

  it("belongs to its company, and is encrypted in the store", async () => {
    const { visitor } = await open();
    const other = await open();
    await check(visitor, makeRows(2));
    expect(await readPage(other.visitor)).not.toContain("We have not added any employees yet");
    expect((await other.visitor.get(`${path}/result.csv`)).status).toBe(404);
    const id = await idOf(visitor);
    await other.visitor.post(path, { form: "go_on", id });
    expect(await readPage(visitor)).toContain("2 employees will be added");
    expect(emailsOf(panel, other.company)).toEqual([]);
    const stored = await readStored(panel.redis, ":import:");
    expect(stored.length).toBeGreaterThan(0);
    expect(stored.join()).not.toMatch(/import\.example|igo Pe/);
  });
});

describe("a table that is not a list of employees", () => {
  it.each([
    ["nothing", "", "There are no employees to import. Choose a file, or paste its rows."],
    [
      "a table without e-mails",
      "nombre;teléfono\nAna;600",
      "Add a column for the name and one for the e-mail.",
    ],
    ["an unclosed quote", 'nombre;correo\n"Ana;a@b.es', "Line 2 has an opening quote"],
    ["too many rows", "a;b\n".repeat(1002), "Import 1,000 employees at most at a time."],
  ])("is refused: %s", async (_, rows, message) => {
    const { visitor } = await open();
    const page = await visitor.post(path, { form: "check", rows });
    expect(page.status).toBe(422);
    expect(textOf(page.html)).toContain(message);
  });
});
