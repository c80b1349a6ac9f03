import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { createContract, loadDocument } from "../../openapi/contract.ts";
import { readPact } from "../pact-file.ts";
import { runProgram } from "../run-program.ts";
import { startAlteringProxy } from "./altering-proxy.ts";
import { startBroker } from "./broker-stand-in.ts";
import { startVerifiedSandbox } from "./verified-sandbox.ts";

const contract = createContract(loadDocument());
const { sandbox, states, close } = await startVerifiedSandbox();
const folder = mkdtempSync(path.join(tmpdir(), "parada-reports-"));

afterAll(async () => {
  await close();
  rmSync(folder, { recursive: true });
});

/** The broker of a test. */
const environment: Record<string, string> = {};

describe("the verifier", () => {
  it("passes an API that fulfils the chosen interactions", async () => {
    const options = ["--states", states.url, "--only", "service type"];
    const { code, output } = await verify("--api", sandbox.origin, ...options);
    expect(output).toMatch(/0 broken$/m);
    expect(code).toBe(0);
  });

  it("sends only GET requests and sets up no state with --read-only", async () => {
    const change = { state: "a user is logged in", params: { kind: "company" }, action: "setup" };
    const asked = { method: "POST", body: JSON.stringify(change) };
    const company = await (await fetch(states.url, asked)).json();
    const file = path.join(folder, "values.json");
    writeFileSync(file, JSON.stringify({ "a user is logged in (company)": company }));

    const before = new Map(sandbox.calls);
    const options = ["--states", "http://127.0.0.1:9", "--read-only", "--values", file];
    const { code, output } = await verify("--api", sandbox.origin, ...options);
    expect(output).toMatch(/0 broken, \d+ left out$/m);
    expect(output).toMatch(/left out \(\d+\): POST may change something/);
    expect(code).toBe(0);
    const called = [...sandbox.calls].filter(([id, count]) => count !== before.get(id));
    const methods = called.map(([id]) => contract.operation(id).method);
    expect(new Set(methods)).toEqual(new Set(["get"]));
    expect(called.map(([id]) => id)).toContain("listServiceTypes");
  });

  it("sends only GET requests with --read-only when the pact comes from a broker, too", async () => {
    const broker = await startBroker();
    broker.publish(readPact());
    environment.PACT_BROKER_BASE_URL = broker.url;
    const values = path.join(folder, "broker-values.json");
    writeFileSync(values, JSON.stringify({ "no group has the domain": { domain: "no.example" } }));
    const before = new Map(sandbox.calls);
    const { code, output } = await verify(
      ...["--api", sandbox.origin, "--read-only", "--broker", "--values", values],
    ).finally(() => broker.close());
    delete environment.PACT_BROKER_BASE_URL;
    expect(output).toMatch(/0 broken, \d+ left out$/m);
    expect(code).toBe(0);
    const called = [...sandbox.calls].filter(([id, count]) => count !== before.get(id));
    expect(called.length).toBeGreaterThan(0);
    expect(new Set(called.map(([id]) => contract.operation(id).method))).toEqual(new Set(["get"]));
  });

  it("leaves out what needs a state that the state server does not know, and then says nothing good", async () => {
    const own = await startVerifiedSandbox({ knows: (state) => state === "a user is logged in" });
    const { code, output } = await verify(
      ...["--api", own.sandbox.origin, "--states", own.states.url, "--only", "service type"],
    ).finally(own.close);
    expect(output).toMatch(/0 broken, \d+ left out$/m);
    expect(output).toMatch(/left out \(\d+\): no state: a company has /);
    expect(output).not.toContain(" breaks ");
    expect(code).toBe(2);
  });

  it("names a common cause where most calls get the same other status", async () => {
    const elsewhere = ["--api", `${sandbox.origin}/api/v2`, "--states", states.url];
    const { code, output } = await verify(...elsewhere, "--only", "service type");
    expect(output).toMatch(/^ {2}\d+ were answered 404: check --api/m);
    expect(code).toBe(1);
  });

  it("could not run where the API goes away in between", async () => {
    let calls = 0;
    const leaving = await startAlteringProxy(sandbox.origin, () => {
      calls += 1;
      if (calls === 5) void leaving.close();
      return {};
    });
    const { code, output } = await verify(
      ...["--api", leaving.url, "--states", states.url, "--only", "service type"],
    );
    expect(output).toContain("has stopped answering");
    expect(code).toBe(2);
  });

  it.each([
    ["fails", 500, "{}", "a company has two service types (the state server answers 500)"],
    ["returns nothing", 200, "{}", "none returned serviceTypeId"],
  ])(
    "leaves out what needs a state whose setup %s, at once",
    async (_what, status, text, words) => {
      const flawed = await startAlteringProxy(states.url.replace(/\/$/, ""), (answer) =>
        answer.text.includes("serviceTypeId") ? { status, text } : {},
      );
      const { code, output } = await verify(
        ...["--api", sandbox.origin, "--states", flawed.url, "--only", "service type"],
      ).finally(flawed.close);
      expect(output).toMatch(/0 broken, \d+ left out$/m);
      expect(output).toContain(`no state: ${words}`);
      expect(code).toBe(2);
    },
  );

  it("needs no server that fails on demand", async () => {
    const own = await startVerifiedSandbox({ knows: (state) => state !== "the server fails" });
    const { code, output } = await verify(
      ...["--api", own.sandbox.origin, "--states", own.states.url, "--only", "server fails|login"],
    ).finally(own.close);
    expect(output).toMatch(/0 broken, \d+ left out$/m);
    expect(output).toMatch(/left out \(\d+\): no state: the server fails \(optional\)$/m);
    expect(code).toBe(0);
  });

  it.each([
    [[], "--api is missing"],
    [["--api", "http://127.0.0.1:9"], "Nothing answers at http://127.0.0.1:9"],
    [["--api", sandbox.origin, "--only", "no such thing"], "There was nothing to verify"],
    [["--api", sandbox.origin, "--broker"], "PACT_BROKER_BASE_URL is missing"],
    [["--api", sandbox.origin, "--read-only", "--publish", "1"], "leave --publish out"],
    [["--api", sandbox.origin, "--turbo"], "Unknown option '--turbo'"],
  ])("exits with 2 for the options %j", async (options, words) => {
    const { code, output } = await verify(...options);
    expect(output).toContain(words);
    expect(code).toBe(2);
  });
});

function verify(...options: string[]) {
  const main = path.join(import.meta.dirname, "main.ts");
  return runProgram([process.execPath, "--import", "tsx", main, ...options], { env: environment });
}
