import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import type { Fault } from "../../sandbox/control/faults.ts";
import { addTraveller, visitAs } from "../services/customers.ts";
import { type ErrorReports, startErrorReports } from "../services/error-reports.ts";
import { inTurn } from "../services/in-turn.ts";
import { type Panel, startPanel } from "../services/panel.ts";
import { createVisitor } from "../services/visitor.ts";
import { waitFor } from "../services/wait-for.ts";
import { demoLogin } from "./demo-login.ts";

let desk: ErrorReports;
let panel: Panel;
beforeAll(async () => {
  desk = await startErrorReports();
  panel = await startPanel({
    env: {
      SENTRY_DSN: desk.dsn,
      SENTRY_RELEASE: "panel-2026.1",
      SENTRY_ENVIRONMENT: "test-city",
      API_TIMEOUT_MS: "2000",
      // Every page asks for changes.
      LIVE_PANEL_SECONDS: "0.1",
    },
  });
});
afterEach(() => panel.sandbox.faults.clear());
afterAll(async () => {
  await panel.stop();
  await desk.stop();
});

async function logInWith(fault: Omit<Fault, "operation">) {
  panel.sandbox.faults.add({ operation: "authenticate", ...fault });
  const visitor = createVisitor(panel, "cantalmar.localhost");
  const page = await visitor.logIn(demoLogin(panel, "client"));
  panel.sandbox.faults.clear();
  // A successful log-in resets the limiter's count, so the next log-in is not refused.
  await visitor.logIn(demoLogin(panel, "client"));
  return page;
}

/** Reports arrive in order, so one more fault at the end shows that all earlier ones are in. */
async function collectReports(): Promise<string[]> {
  const { headers } = await logInWith({ kind: "status", status: 599 });
  const last = String(headers["x-request-id"]);
  await waitFor(() => expect(desk.events.join("\n")).toContain(last));
  return desk.events.splice(0).filter((report) => !report.includes(last));
}

it("reports each fault of the API once, without personal data", async () => {
  const faults: Omit<Fault, "operation">[] = [
    { kind: "status", status: 500 },
    { kind: "empty" },
    { kind: "html" },
    { kind: "wrong_shape" },
    { kind: "reset" },
    { kind: "slow", delayMs: 60_000 },
  ];
  const references: string[] = [];
  for (const fault of faults) {
    references.push(String((await logInWith(fault)).headers["x-request-id"]));
  }
  const reports = await collectReports();
  expect(reports).toHaveLength(faults.length);
  for (const reference of references) {
    expect(reports.filter((report) => report.includes(reference))).toHaveLength(1);
  }

  // The frames of a stack name the panel's own files.
  for (const report of reports) {
    const frames = JSON.parse(report).exception.values[0].stacktrace.frames;
    expect(frames.map(({ filename }: { filename: string }) => filename).join("\n")).toMatch(
      /\/app\/api\/\S+\.ts$/m,
    );
  }

  const { username, password } = demoLogin(panel, "client");
  const { accounts, tokens } = panel.sandbox.world;
  const account = [...accounts.values()].find(({ email }) => email === username);
  for (const secret of [username, password, account?.phone ?? "", ...tokens.keys()]) {
    expect(reports.join("\n")).not.toContain(secret);
  }
});

it("reports a fault once, however many parts of the page it affects", async () => {
  const visitor = createVisitor(panel, "cantalmar.localhost");
  await visitor.logIn(demoLogin(panel, "client"));
  panel.sandbox.faults.add({ operation: "getDomainConfiguration", kind: "status", status: 500 });
  const stranger = createVisitor(panel, "limoncillo.localhost");
  expect((await stranger.get("/before_room")).status).toBe(502);
  expect(await collectReports()).toHaveLength(1);
});

it.each(inTurn([401, 403, 404, 409, 422], { every: 5 }))(
  "does not report %i, which is not a fault",
  async (status) => {
    await logInWith({ kind: "status", status });
    expect(await collectReports()).toEqual([]);
  },
);

describe("a page that works without a failed part", () => {
  const refused = { kind: "status", status: 422, body: { message: "No" } } as const;
  const failed = { kind: "status", status: 500 } as const;

  /** The log lines about a failure in this request. */
  function linesAbout(requestId: string) {
    const lines = panel.logs().filter((line) => line.startsWith("{"));
    return lines
      .map((line) => JSON.parse(line))
      .filter((line) => line.requestId === requestId && line.kind !== undefined);
  }

  async function visitWith(operation: Fault["operation"], fault: object, path: string) {
    const visitor = await visitAs(panel, addTraveller(panel));
    panel.sandbox.faults.add({ ...(fault as Omit<Fault, "operation">), operation });
    const page = await visitor.get(path);
    panel.sandbox.faults.clear();
    expect(page.status).toBe(200);
    return String(page.headers["x-request-id"]);
  }

  it.each([
    ["a menu count that failed", "listMessages", failed, "/profile", "menu_count"],
    ["a menu count that was refused", "listMessages", refused, "/profile", "menu_count"],
    ["an optional part that failed", "listFavourites", failed, "/request", "optional_part"],
    ["an optional part that was refused", "listFavourites", refused, "/request", "optional_part"],
  ] as const)("traces %s in one line and one report", async (_, operation, fault, path, kind) => {
    const requestId = await visitWith(operation, fault, path);
    const where = { requestId, operation, brand: "radio-taxi-cantalmar", kind };
    const reports = await collectReports();
    await waitFor(() =>
      expect(linesAbout(requestId).filter((line) => line.operation === operation)).toEqual([
        expect.objectContaining(where),
      ]),
    );
    const events = reports.map((report) => JSON.parse(report));
    expect(events.filter(({ tags }) => tags.requestId === requestId)).toEqual([
      expect.objectContaining({
        tags: expect.objectContaining(where),
        release: "panel-2026.1",
        environment: "test-city",
      }),
    ]);
  });

  it("traces a list that is shown from the cache in one line and one report", async () => {
    const visitor = await visitAs(panel, addTraveller(panel));
    expect((await visitor.get("/panel")).status).toBe(200);
    await collectReports();
    panel.sandbox.faults.add({ operation: "listTripsInProcess", ...failed });
    const ids: string[] = [];
    await waitFor(async () => {
      const page = await visitor.get("/panel");
      ids.push(String(page.headers["x-request-id"]));
      expect(page.status).toBe(200);
      expect(linesAbout(ids.at(-1) ?? "")).toEqual([
        expect.objectContaining({
          kind: "stale_list",
          operation: "listTripsInProcess",
          brand: "radio-taxi-cantalmar",
        }),
      ]);
    });
    panel.sandbox.faults.clear();
    const events = (await collectReports()).map((report) => JSON.parse(report));
    expect(events.filter(({ tags }) => tags.requestId === ids.at(-1))).toHaveLength(1);
  });

  it("logs an address search that failed, and does not report it", async () => {
    const requestId = await visitWith("searchAddresses", failed, "/favorite?address=plaza+mayor");
    await waitFor(() =>
      expect(linesAbout(requestId)).toEqual([
        expect.objectContaining({ kind: "address_search", operation: "searchAddresses" }),
      ]),
    );
    expect(await collectReports()).toEqual([]);
  });
});
