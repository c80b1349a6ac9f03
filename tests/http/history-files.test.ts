import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { texts } from "../../app/features/trips/history/csv-texts.ts";
import { languages, numberLocaleOf } from "../../app/i18n/languages.ts";
import { texts as httpTexts } from "../../app/request/texts.ts";
import type { Fault } from "../../sandbox/control/faults.ts";
import type { Account } from "../../sandbox/world.ts";
import { borrowPanel } from "../services/borrow-panel.ts";
import { addTraveller, visitAs } from "../services/customers.ts";
import type { Panel } from "../services/panel.ts";
import { addPastTrips } from "../services/past-trips.ts";
import { readTripTable } from "../services/trip-table.ts";
import type { Visitor } from "../services/visitor.ts";
import { waitFor } from "../services/wait-for.ts";
import { textOf } from "./read-page.ts";

const PAGES = 8;
const asPage = { accept: "text/html,application/xhtml+xml" };

let panel: Panel;
let account: Account;
let visitor: Visitor;
beforeAll(async () => {
  panel = await borrowPanel();
  account = addTraveller(panel, 0, { role: "company" });
  addPastTrips(panel.sandbox, account, PAGES * 100 - 50);
  visitor = await visitAs(panel, account);
});
afterAll(() => panel.stop());
afterEach(() => panel.sandbox.faults.clear());

const countCalls = () => panel.sandbox.calls.get("listTrips") ?? 0;
const fail = (fault: Omit<Fault, "operation">, operation: Fault["operation"]) =>
  panel.sandbox.faults.add({ operation, ...fault });

/** Starts a download and returns its response before the body is read. */
async function beginDownload(path: string): Promise<IncomingMessage> {
  const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  const asked = request({
    port: panel.port,
    path,
    headers: { host: `cantalmar.localhost:${panel.port}`, cookie },
  }).end();
  const [answer] = (await once(asked, "response")) as [IncomingMessage];
  return answer;
}

describe("the CSV of trips", () => {
  it("contains every trip of the filter once, and sets no cookie", async () => {
    const before = countCalls();
    const { status, headers, html } = await visitor.get("/history/trips.csv");
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": 'attachment; filename="trips.csv"',
      "cache-control": "no-store, no-cache",
    });
    expect(headers["set-cookie"]).toBeUndefined();
    const { table, description, foot } = readTripTable(html);
    const ids = table.map(([id]) => id);
    expect(ids).toHaveLength(PAGES * 100 - 49);
    expect(new Set(ids).size).toBe(ids.length);
    expect(countCalls() - before).toBe(PAGES);
    expect(description).toMatchObject({ Period: "All dates", Status: "All" });
    expect(foot).toEqual([`${ids.length - 1} trips in this file`]);

    const none = await visitor.get("/history/trips.csv?status=booked&to=2026-05-31");
    expect(readTripTable(none.html)).toMatchObject({
      description: { Period: "Until 2026-05-31", Status: "Scheduled" },
      table: [expect.anything()],
      foot: ["0 trips in this file"],
    });
    expect(none.headers["content-disposition"]).toContain("trips-to-2026-05-31-scheduled.csv");
  });

  it("keeps the letters of every language, and is divided as its spreadsheets expect", {
    tags: "full",
  }, async () => {
    for (const language of languages) {
      const { html } = await visitor.get(`/history/trips.csv?lng=${language}`);
      const [head = ""] = html.split("\r\n");
      const separator = new Intl.NumberFormat(numberLocaleOf(language)).format(0.5)[1];
      const cells = head.split(separator === "," ? ";" : ",");
      const own = texts[language];
      expect(cells, language).toEqual(expect.arrayContaining([own.date, own.traveller, own.fare]));
    }
  });

  it("breaks off when the API fails midway, so that the browser reports an incomplete file", async () => {
    const answer = await beginDownload("/history/trips.csv");
    await once(answer, "readable");
    fail({ kind: "status", status: 500 }, "listTrips");
    const read = async () => {
      for await (const _ of answer);
    };
    await expect(read()).rejects.toThrow("aborted");
    await waitFor(() => expect(panel.logs().join("\n")).toContain("a download broke off"));
  });

  it("stops reading pages from the API when the browser has closed the connection", async () => {
    fail({ kind: "slow", delayMs: 100 }, "listTrips");
    const before = countCalls();
    const answer = await beginDownload("/history/trips.csv");
    await once(answer, "readable");
    answer.destroy();
    await waitFor(() =>
      expect(panel.logs().join("\n")).toContain("the browser stopped a download"),
    );
    const asked = countCalls() - before;
    expect(asked).toBeLessThan(PAGES);
    // One page of the table takes the API this long.
    await visitor.get("/history");
    expect(countCalls() - before).toBe(asked + 1);
  });
});

describe("the PDF of trips", () => {
  it.each([
    ["", false],
    ["?status=completed", true],
    ["?from=2020-01-01", true],
  ])("has a description beside its link on /history%s", async (query, isNarrower) => {
    const text = textOf((await visitor.get(`/history${query}`)).html);
    expect(text).toContain("The PDF contains the latest trips, 1,000 at most.");
    expect(text.includes("It ignores the dates and status you chose.")).toBe(isNarrower);
  });

  it("is the API's file, under the API's name", async () => {
    const { status, headers, html } = await visitor.get("/history/servicios.pdf");
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      "content-type": "application/pdf",
      "content-disposition": 'attachment; filename="servicios.pdf"',
      "x-content-type-options": "nosniff",
    });
    expect(headers["set-cookie"]).toBeUndefined();
    expect(html.startsWith("%PDF-")).toBe(true);
    expect(html.trimEnd().endsWith("%%EOF")).toBe(true);
  });
});

const files = [
  ["/history/trips.csv", "listTrips"],
  ["/history/servicios.pdf", "downloadTrips"],
] as const;

const faults: [string, Omit<Fault, "operation">][] = [
  ["500", { kind: "status", status: 500 }],
  ["an empty body", { kind: "empty" }],
  ["an HTML page with status 200", { kind: "html", status: 200 }],
  ["a wrong shape", { kind: "wrong_shape" }],
  ["a broken connection", { kind: "reset" }],
];

describe.each(files)("%s, when the API", (path, operation) => {
  it.each(faults)(
    "answers with %s, shows the error on the page with its link",
    async (_, fault) => {
      fail(fault, operation);
      const answer = await visitor.get(`${path}?status=completed`, asPage);
      expect(answer).toMatchObject({ status: 303, location: "/history?status=completed" });
      panel.sandbox.faults.clear();
      const page = await visitor.get(answer.location ?? "", asPage);
      expect(page.status).toBe(200);
      const said = textOf(page.html);
      expect(said).toContain(`${httpTexts.en.problem} ${httpTexts.en.problem_hint}`);
      expect(said).toContain(String(answer.headers["x-request-id"]));
    },
  );

  it("fails, answers a script with an error status", async () => {
    fail({ kind: "status", status: 500 }, operation);
    expect(await visitor.get(path, { accept: "text/csv" })).toMatchObject({ status: 502 });
  });

  it("refuses the token, redirects to the log-in and then back to the page", async () => {
    fail({ kind: "status", status: 401, body: { message: "No" } }, operation);
    const member = await visitAs(panel, account);
    const { status, location } = await member.get(`${path}?status=completed`, asPage);
    expect(status).toBe(302);
    const back = new URLSearchParams({ back: "/history?status=completed" });
    expect(location).toBe(`/login?${back}`);
  });

  it("does not know the employee, redirects to the page that says so", async () => {
    const answer = await visitor.get(`${path}?employee=1`, asPage);
    expect(answer).toMatchObject({ status: 303, location: "/not_found" });
  });
});
