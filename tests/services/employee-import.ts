import { expect } from "vitest";
import { readCsv } from "../../app/csv/read-csv.server.ts";
import { texts as refreshTexts } from "../../app/features/frame/refresh-texts.ts";
import type { Account } from "../../sandbox/world.ts";
import { textOf } from "../http/read-page.ts";
import { addCompany, employeesOf } from "./companies.ts";
import { visitAs } from "./customers.ts";
import { holdNextAnswer } from "./hold-answer.ts";
import { type Panel, startPanel } from "./panel.ts";
import type { Visitor } from "./visitor.ts";
import { waitFor } from "./wait-for.ts";

export const path = "/employee/import";
/** The import is slow on purpose, to spare the API. */
export const PATIENT = { timeout: 120_000, interval: 200 };

const header = "nombre;correo;teléfono";
let last = 0;

/** Rows of people who have no account yet. */
export function makeRows(count: number): string[] {
  return Array.from({ length: count }, () => {
    last += 1;
    return `Íñigo Peña;fila.${last}@import.example;+3462${String(last).padStart(7, "0")}`;
  });
}

export const check = (visitor: Visitor, rows: string[]) =>
  visitor.post(path, { form: "check", rows: [header, ...rows].join("\r\n") });

export async function idOf(visitor: Visitor): Promise<string> {
  const { html } = await visitor.get(path);
  return /name="id" value="([^"]+)"/.exec(html)?.[1] ?? "";
}

export const goOn = async (visitor: Visitor) =>
  visitor.post(path, { form: "go_on", id: await idOf(visitor) });

export const readPage = async (visitor: Visitor) => textOf((await visitor.get(path)).html);

export async function finish(visitor: Visitor): Promise<string> {
  const done = () => readPage(visitor).then((text) => expect(text).toContain("is finished"));
  await waitFor(done, PATIENT);
  return readPage(visitor);
}

export function emailsOf(panel: Panel, company: Account): string[] {
  return employeesOf(panel, company).map(({ email }) => email);
}

export const expectNoDuplicates = (emails: string[]) =>
  expect(new Set(emails).size).toBe(emails.length);

/** Imports valid rows with invalid ones in their middle, and kills the panel while it adds them. */
export async function importThroughKill(
  panel: Panel,
  { valid, invalid }: { valid: number; invalid: number },
): Promise<void> {
  const bad = makeInvalidRows(invalid);
  const total = valid + bad.length;
  const { sandbox, redis } = panel;
  const doomed = await startPanel({ sandbox, redis });
  const company = addCompany(panel);
  const there = await visitAs(doomed, company);
  const rows = makeRows(valid);
  const half = Math.floor(valid / 2);
  await check(there, [...rows.slice(0, half), ...bad, ...rows.slice(half)]);
  const preview = await readPage(there);
  expect(preview).toContain("We have not added any employees yet");
  expect(preview).toContain(`${valid} employees will be added`);
  expect(preview).toContain(`${bad.length} rows cannot be imported`);
  expect(emailsOf(panel, company)).toEqual([]);

  await goOn(there);
  await waitFor(() => {
    expect(emailsOf(panel, company).length).toBeGreaterThan(valid / 7);
  }, PATIENT);
  await holdNextAnswer(sandbox, "createEmployee");
  await doomed.kill();
  expect(emailsOf(panel, company).length).toBeLessThan(valid);

  const here = await visitAs(panel, company);
  const { html } = await here.get(path);
  expect(textOf(html)).toMatch(new RegExp(`\\d+ of ${total} rows`));
  expect(html).toContain('<noscript><meta http-equiv="refresh" content="3"/></noscript>');
  // A reader who has switched the refresh off follows a link.
  expect(textOf(html)).toContain(refreshTexts.en.switch_off);
  const calm = (await here.get(`${path}?refresh=off`)).html;
  expect(calm).not.toContain("http-equiv");
  expect(textOf(calm)).toContain(refreshTexts.en.now);
  await here.get(`${path}?refresh=on`);
  const done = await finish(here);
  expect((await here.get(path)).html).not.toContain("http-equiv");
  expect(done).toContain(`${valid} employees were added`);
  expect(done).toContain(`${bad.length} rows cannot be imported`);
  expect(emailsOf(panel, company)).toHaveLength(valid);
  expectNoDuplicates(emailsOf(panel, company));

  const [head, ...lines] = await readResult(here);
  expect(head).toEqual(["line", "name", "email", "phone", "result", "error"]);
  expect(lines).toHaveLength(total);
  expect(lines.filter(([, , , , result]) => result === "added")).toHaveLength(valid);
  const refused = lines.filter(([, , , , result]) => result === "not added");
  expect(refused.map(([line]) => Number(line))).toEqual(bad.map((_, at) => at + half + 2));
  expect(refused.map((line) => line.at(-1))).toEqual(
    bad.map((_, at) => problems[Math.floor(at / invalid)]),
  );
}

const problems = [
  "email: This is not valid.",
  "name: This field is required.",
  "phone: Enter a valid phone number",
];

/** This many rows with each of the problems. */
function makeInvalidRows(count: number): string[] {
  const fill = (row: (at: number) => string) => Array.from({ length: count }, (_, at) => row(at));
  return [
    ...fill((at) => `Ana Gil;no-mail-${at};60011122${at}`),
    ...fill((at) => `;nameless.${at}@import.example;`),
    ...fill((at) => `Ana Gil;phone.${at}@import.example;1${at}`),
  ];
}

async function readResult(visitor: Visitor): Promise<string[][]> {
  const { status, headers, html } = await visitor.get(`${path}/result.csv`);
  expect(status).toBe(200);
  expect(headers["content-disposition"]).toBe('attachment; filename="import-result.csv"');
  return readCsv(html).map(({ cells }) => cells);
}
