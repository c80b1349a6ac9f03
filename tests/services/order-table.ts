import { expect } from "vitest";
import { readCsv } from "../../app/csv/read-csv.server.ts";
import type { Trip } from "../../sandbox/world.ts";
import { textOf } from "../http/read-page.ts";
import { addCompany } from "./companies.ts";
import { tripsOf, visitAs } from "./customers.ts";
import { holdNextAnswer } from "./hold-answer.ts";
import { later } from "./later.ts";
import { type Panel, startPanel } from "./panel.ts";
import type { Visitor } from "./visitor.ts";
import { waitFor } from "./wait-for.ts";

export const path = "/request/table";
/** The panel sends the rows slowly on purpose, to spare the API. */
export const PATIENT = { timeout: 240_000, interval: 200 };

export const header = "who;phone;from;to;date;time;passengers;notes";
const minuteOf = (at: number) =>
  `${String(6 + (Math.floor(at / 60) % 16)).padStart(2, "0")}:${String(at % 60).padStart(2, "0")}`;

/** Rows for journeys of their own, from places that the search knows by name. */
export function makeRows(count: number, name = "Ana"): string[] {
  return Array.from(
    { length: count },
    (_, at) =>
      `${name} ${at};+346200${String(at).padStart(5, "0")};Plaza Mayor;terminal 1 salidas;${later.date};${minuteOf(at)};1;Row ${at}`,
  );
}

/** Rows that cannot be ordered, each with what its result says. */
export const badRows: [row: string, problem: string][] = [
  [`Eva;123;Plaza Mayor;;${later.date};09:00;1;`, "phone: Enter a valid phone number"],
  [`Eva;;Plaza Mayor;;31/02/2099;09:00;1;`, "date: This date does not exist"],
  [`Eva;;Plaza Mayor;;01/02/2020;09:00;1;`, "date: This time has passed"],
  [`Eva;;xyzzyx qqq;;${later.date};09:00;1;`, "from: We could not find this address"],
  [`;;Plaza Mayor;;${later.date};09:00;1;`, "who: Enter who travels"],
];

/** Sends a table, and returns the address of its page. */
export async function check(visitor: Visitor, rows: string[], head = header): Promise<string> {
  const page = await visitor.post(path, { form: "check", rows: [head, ...rows].join("\r\n") });
  expect(page.status, textOf(page.html)).toBe(303);
  return page.location ?? "";
}

export const idOf = (at: string): string =>
  new URL(at, "http://panel").searchParams.get("table") ?? "";

export const press = (visitor: Visitor, at: string, form: string, more = {}) =>
  visitor.post(path, { form, id: idOf(at), ...more });

/** Orders the ready rows, and of those that the page asks about these. */
export function startWith(visitor: Visitor, at: string, rows: number[]) {
  const form = new FormData();
  form.append("form", "start");
  form.append("id", idOf(at));
  for (const row of rows) {
    form.append("asked", `${row}`);
    form.append("also", `${row}`);
  }
  return visitor.postParts(path, form);
}

export const readPage = async (visitor: Visitor, at: string) =>
  textOf((await visitor.get(at)).html);

const waitForText = (text: string | RegExp) => async (visitor: Visitor, at: string) => {
  await waitFor(async () => expect(await readPage(visitor, at)).toMatch(text), PATIENT);
  return readPage(visitor, at);
};
export const waitUntilChecked = waitForText(/Nothing (more )?has been ordered yet/);
export const waitUntilDone = waitForText("All rows are done");
/** The end of a table with rows that were not ordered, or whose orders are not confirmed. */
export const waitUntilAttention = waitForText("Some rows need your attention");
export const waitUntilCancelled = waitForText("The rest was canceled");

/** Sends a table, waits until it is looked up, and orders what is ready. */
export async function orderAll(visitor: Visitor, rows: string[], head = header): Promise<string> {
  const at = await check(visitor, rows, head);
  await waitUntilChecked(visitor, at);
  await press(visitor, at, "start");
  return at;
}

export async function readResult(visitor: Visitor, at: string): Promise<string[][]> {
  const { status, html } = await visitor.get(`${path}/file/result.csv?table=${idOf(at)}`);
  expect(status).toBe(200);
  return readCsv(html).map(({ cells }) => cells);
}

/** What tells the trips of different rows apart. */
const contentOf = ({ traveller, scheduledFor, noticePhone }: Trip) =>
  `${traveller} ${scheduledFor} ${noticePhone}`;

export function expectNoDuplicates(trips: Trip[]): void {
  expect(new Set(trips.map(contentOf)).size).toBe(trips.length);
}

/** Breaks the connection of every so-manieth order after it was carried out, so that its answer is lost. */
export function loseAnswers({ sandbox }: Pick<Panel, "sandbox">, every: number): () => void {
  const { faults } = sandbox;
  const take = faults.take;
  let orders = 0;
  faults.take = (call) => {
    if (call.operation === "createTrip") {
      orders += 1;
      if (orders % every === 0) {
        faults.add({ operation: "createTrip", kind: "reset", afterwards: true, times: 1 });
      }
    }
    return take(call);
  };
  return () => {
    faults.take = take;
  };
}

/**
 * Orders good rows with bad ones in their middle, kills the panel while it waits for the answer to one, and lets another
 * panel go on: nothing is lost, and no taxi is ordered twice, although answers are lost.
 */
export async function orderThroughKill(
  panel: Panel,
  { good, bad }: { good: number; bad: number },
): Promise<void> {
  const { sandbox, redis } = panel;
  const company = addCompany(panel);
  const doomed = await startPanel({ sandbox, redis });
  const there = await visitAs(doomed, company);
  const rows = makeRows(good);
  const faulty = Array.from(
    { length: bad },
    (_, at) => badRows[at % badRows.length] as [string, string],
  );
  const half = Math.floor(good / 2);
  const all = [...rows.slice(0, half), ...faulty.map(([row]) => row), ...rows.slice(half)];
  const stopLosing = loseAnswers(panel, 20);
  try {
    const at = await check(there, all);
    const preview = await waitUntilChecked(there, at);
    expect(preview).toContain(`${good} taxis are ready to be ordered`);
    expect(preview).toContain(`${bad} rows cannot be ordered`);
    expect(tripsOf(panel, company)).toEqual([]);
    await press(there, at, "start");
    const enough = () => expect(tripsOf(panel, company).length).toBeGreaterThan(good / 5);
    await waitFor(enough, PATIENT);
    await holdNextAnswer(sandbox, "createTrip");
    await doomed.kill();
    expect(tripsOf(panel, company).length).toBeLessThan(good);

    // No page is opened: the other process goes on by itself, as long as the session lasts.
    await waitFor(() => expect(tripsOf(panel, company)).toHaveLength(good), PATIENT);
    const here = await visitAs(panel, company);
    const done = await waitUntilAttention(here, at);
    expect(done).toContain(`${good} taxis ordered`);
    expect(done).toContain(`${bad} rows cannot be ordered`);

    const [, ...lines] = await readResult(here, at);
    expect(lines).toHaveLength(all.length);
    const ordered = lines.filter((line) => line.at(-3) === "ordered");
    expect(ordered).toHaveLength(good);
    expect(new Set(ordered.map((line) => line.at(-2))).size).toBe(good);
    const refused = lines.filter((line) => line.at(-3) === "not ordered");
    expect(refused.map(([line]) => Number(line))).toEqual(faulty.map((_, n) => n + half + 2));
    for (const [n, [, problem]] of faulty.entries()) expect(refused[n]?.at(-1)).toContain(problem);

    // The same file in another order: each row is known.
    const again = await check(here, all.toReversed());
    const known = await waitUntilChecked(here, again);
    expect(known).toContain(`${good} taxis were already ordered`);
    expect(known).not.toContain("ready to be ordered");
    await press(here, again, "start");
    await waitUntilAttention(here, again);
  } finally {
    stopLosing();
  }
  expect(tripsOf(panel, company)).toHaveLength(good);
  expectNoDuplicates(tripsOf(panel, company));
}
