import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { readCsv } from "../../app/csv/read-csv.server.ts";
import { texts as refreshTexts } from "../../app/features/frame/refresh-texts.ts";
import type { Account } from "../../sandbox/world.ts";
import { addCompany, addEmployee, employeesOf } from "../services/companies.ts";
import { visitAs } from "../services/customers.ts";
import { type Panel, startPanel } from "../services/panel.ts";
import { readStored } from "../services/stored-sessions.ts";
import type { Visitor } from "../services/visitor.ts";
import { textOf } from "./read-page.ts";

const path = "/employee/import";
/** The import is slow on purpose, to spare the API; three hundred rows need this long on a busy machine. */
const LONG = { timeout: 180_000 };
const PATIENT = { timeout: 120_000, interval: 200 };

let panel: Panel;
beforeAll(async () => {
  panel = await startPanel();
});
afterAll(() => panel.stop());
afterEach(() => panel.sandbox.faults.clear());

let last = 0;

/** Rows of people who have no account yet. */
function makeRows(count: number): string[] {
  return Array.from({ length: count }, () => {
    last += 1;
    return `Íñigo Peña;fila.${last}@import.example;+3462${String(last).padStart(7, "0")}`;
  });
}

const header = "nombre;correo;teléfono";

const check = (visitor: Visitor, rows: string[]) =>
  visitor.post(path, { form: "check", rows: [header, ...rows].join("\r\n") });

async function idOf(visitor: Visitor): Promise<string> {
  const { html } = await visitor.get(path);
  return /name="id" value="([^"]+)"/.exec(html)?.[1] ?? "";
}

const goOn = async (visitor: Visitor) =>
  visitor.post(path, { form: "go_on", id: await idOf(visitor) });

const readPage = async (visitor: Visitor) => textOf((await visitor.get(path)).html);

async function finish(visitor: Visitor): Promise<string> {
  const done = () => readPage(visitor).then((text) => expect(text).toContain("is finished"));
  await vi.waitFor(done, PATIENT);
  return readPage(visitor);
}

async function readResult(visitor: Visitor): Promise<string[][]> {
  const { status, headers, html } = await visitor.get(`${path}/result.csv`);
  expect(status).toBe(200);
  expect(headers["content-disposition"]).toBe('attachment; filename="import-result.csv"');
  return readCsv(html).map(({ cells }) => cells);
}

function emailsOf(company: Account): string[] {
  return employeesOf(panel, company).map(({ email }) => email);
}

async function open(): Promise<{ company: Account; visitor: Visitor }> {
  const company = addCompany(panel);
  return { company, visitor: await visitAs(panel, company) };
}

const expectNobodyTwice = (emails: string[]) => expect(new Set(emails).size).toBe(emails.length);

describe("three hundred rows, twenty of them invalid", () => {
  const bad = [
    ...Array.from({ length: 8 }, (_, at) => `Ana Gil;no-mail-${at};600111222`),
    ...Array.from({ length: 6 }, (_, at) => `;nameless.${at}@import.example;`),
    ...Array.from({ length: 6 }, (_, at) => `Ana Gil;phone.${at}@import.example;12`),
  ];

  it(
    "add 280 employees and explain 20 errors, even when the panel is killed in the middle",
    LONG,
    async () => {
      const { sandbox, redis } = panel;
      const doomed = await startPanel({ sandbox, redis });
      const company = addCompany(panel);
      const there = await visitAs(doomed, company);
      const rows = makeRows(280);
      await check(there, [...rows.slice(0, 150), ...bad, ...rows.slice(150)]);
      const preview = await readPage(there);
      expect(preview).toContain("We have not added any employees yet");
      expect(preview).toContain("280 employees will be added");
      expect(preview).toContain("20 rows cannot be imported");
      expect(emailsOf(company)).toEqual([]);

      await goOn(there);
      await vi.waitFor(() => expect(emailsOf(company).length).toBeGreaterThan(40), PATIENT);
      // The call in flight reaches the API, and the killed panel never gets its answer.
      sandbox.faults.add({
        operation: "createEmployee",
        kind: "slow",
        delayMs: 30_000,
        afterwards: true,
        times: 1,
      });
      const before = emailsOf(company).length;
      await vi.waitFor(() => expect(emailsOf(company).length).toBeGreaterThan(before), PATIENT);
      await doomed.kill();
      const added = emailsOf(company).length;
      expect(added).toBeLessThan(280);

      const here = await visitAs(panel, company);
      const { html } = await here.get(path);
      expect(textOf(html)).toMatch(/\d+ of 300 rows/);
      expect(html).toContain('<noscript><meta http-equiv="refresh" content="3"/></noscript>');
      // A reader who has switched the refresh off follows a link.
      expect(textOf(html)).toContain(refreshTexts.en.switch_off);
      const calm = (await here.get(`${path}?refresh=off`)).html;
      expect(calm).not.toContain("http-equiv");
      expect(textOf(calm)).toContain(refreshTexts.en.now);
      await here.get(`${path}?refresh=on`);
      const done = await finish(here);
      expect((await here.get(path)).html).not.toContain("http-equiv");
      expect(done).toContain("280 employees were added");
      expect(done).toContain("20 rows cannot be imported");
      expect(emailsOf(company)).toHaveLength(280);
      expectNobodyTwice(emailsOf(company));

      const [head, ...lines] = await readResult(here);
      expect(head).toEqual(["line", "name", "email", "phone", "result", "error"]);
      expect(lines).toHaveLength(300);
      expect(lines.filter(([, , , , result]) => result === "added")).toHaveLength(280);
      const refused = lines.filter(([, , , , result]) => result === "not added");
      expect(refused).toHaveLength(20);
      expect(refused.map(([line]) => Number(line))).toEqual(bad.map((_, at) => at + 152));
      expect(refused[0]?.at(-1)).toBe("email: Invalid email");
      expect(refused[8]?.at(-1)).toBe("name: This field is required.");
      expect(refused[14]?.at(-1)).toBe("phone: Enter a valid phone number");
    },
  );
});

describe("an import", () => {
  it(
    "continues in the background without an open page, and adds no employee twice",
    LONG,
    async () => {
      const { company, visitor } = await open();
      const rows = makeRows(12);
      await check(visitor, rows);
      await goOn(visitor);
      await vi.waitFor(() => expect(emailsOf(company)).toHaveLength(12), PATIENT);
      expect(await finish(visitor)).toContain("12 employees were added");

      await visitor.post(path, { form: "discard", id: await idOf(visitor) });
      await check(visitor, rows);
      const again = await readPage(visitor);
      expect(again).toContain("12 are already employees");
      expect(again).not.toContain("will be added");
      await goOn(visitor);
      expect(await finish(visitor)).not.toContain("were added");
      expect(emailsOf(company)).toHaveLength(12);
    },
  );

  it("adds each employee once when two panels are asked at the same time", LONG, async () => {
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
    expect(emailsOf(company)).toHaveLength(15);
    expectNobodyTwice(emailsOf(company));
  });

  it("finds the employees whose answer was lost", LONG, async () => {
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
    expect(emailsOf(company)).toHaveLength(3);
  });

  it("retries a row when the API is busy", LONG, async () => {
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
    expect(emailsOf(company)).toHaveLength(2);
  });

  it("pauses while the API is down, and continues when the user resumes it", LONG, async () => {
    const { company, visitor } = await open();
    await check(visitor, makeRows(3));
    panel.sandbox.faults.add({ operation: "createEmployee", kind: "status", status: 500 });
    await goOn(visitor);
    const stopped = () =>
      readPage(visitor).then((text) => expect(text).toContain("The import has stopped"));
    await vi.waitFor(stopped, PATIENT);
    expect(emailsOf(company)).toEqual([]);
    panel.sandbox.faults.clear();
    await goOn(visitor);
    expect(await finish(visitor)).toContain("3 employees were added");
    expect(emailsOf(company)).toHaveLength(3);
  });

  it("stops when the user stops it, and continues from the same row", LONG, async () => {
    const { company, visitor } = await open();
    await check(visitor, makeRows(40));
    await goOn(visitor);
    await vi.waitFor(() => expect(emailsOf(company).length).toBeGreaterThan(3), PATIENT);
    await visitor.post(path, { form: "stop", id: await idOf(visitor) });
    const stopped = () =>
      readPage(visitor).then((text) => expect(text).toContain("The import has stopped"));
    await vi.waitFor(stopped, PATIENT);
    expect(emailsOf(company).length).toBeLessThan(40);
    await goOn(visitor);
    expect(await finish(visitor)).toContain("40 employees were added");
    expect(emailsOf(company)).toHaveLength(40);
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
    expect(emailsOf(other.company)).toEqual([]);
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
  ])("is refused: %s", async (_, rows, said) => {
    const { visitor } = await open();
    const page = await visitor.post(path, { form: "check", rows });
    expect(page.status).toBe(422);
    expect(textOf(page.html)).toContain(said);
  });
});
