import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest";
import type { Fault } from "../../sandbox/control/faults.ts";
import { type ErrorDesk, startErrorDesk } from "../services/error-desk.ts";
import { type Panel, startPanel } from "../services/panel.ts";
import { createVisitor } from "../services/visitor.ts";
import { demoLogin } from "./demo-login.ts";

let desk: ErrorDesk;
let panel: Panel;
beforeAll(async () => {
  desk = await startErrorDesk();
  panel = await startPanel({ env: { SENTRY_DSN: desk.dsn, API_TIMEOUT_MS: "2000" } });
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
  // One that works, so that they never are too many tries.
  await visitor.logIn(demoLogin(panel, "client"));
  return page;
}

/** Reports arrive in the order of what went wrong, so nothing else comes before one more of them. */
async function collectReports(): Promise<string[]> {
  const { headers } = await logInWith({ kind: "status", status: 599 });
  const last = String(headers["x-request-id"]);
  await vi.waitFor(() => expect(desk.events.join("\n")).toContain(last), { timeout: 10_000 });
  return desk.events.splice(0).filter((report) => !report.includes(last));
}

it("reports each fault of the API once, and nothing of anybody", async () => {
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

  const { username, password } = demoLogin(panel, "client");
  const { accounts, tokens } = panel.sandbox.world;
  const account = [...accounts.values()].find(({ email }) => email === username);
  for (const secret of [username, password, account?.phone ?? "", ...tokens.keys()]) {
    expect(reports.join("\n")).not.toContain(secret);
  }
});

it("reports a fault once, however many parts of the page it hits", async () => {
  const visitor = createVisitor(panel, "cantalmar.localhost");
  await visitor.logIn(demoLogin(panel, "client"));
  panel.sandbox.faults.add({ operation: "getDomainConfiguration", kind: "status", status: 500 });
  const stranger = createVisitor(panel, "limoncillo.localhost");
  expect((await stranger.get("/before_room")).status).toBe(502);
  expect(await collectReports()).toHaveLength(1);
});

it.each([401, 403, 404, 409, 422])("does not report %i, which is no fault", async (status) => {
  await logInWith({ kind: "status", status });
  expect(await collectReports()).toEqual([]);
});
