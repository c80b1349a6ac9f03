import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { createContract, loadDocument } from "../../openapi/contract.ts";
import { readPact } from "../pact-file.ts";
import { runProgram } from "../run-program.ts";
import { type Answer, startAlteringProxy } from "./altering-proxy.ts";
import { startBroker } from "./broker-stand-in.ts";
import { startVerifiedSandbox } from "./verified-sandbox.ts";

/** Changes that a release of the API might bring, each in another operation, with the report that it causes. */
const breaks: {
  what: string;
  at: RegExp;
  change: (answer: Answer) => Partial<Answer>;
  reported: RegExp;
}[] = [
  {
    what: "a renamed field",
    at: /^GET \/service_types\?/,
    change: ({ text: body }) => ({ text: body.replaceAll('"active"', '"is_active"') }),
    reported: /^listServiceTypes breaks .*service_type.*service_types\[\]\.active is missing/,
  },
  {
    what: "a number sent as text",
    at: /^GET \/favorites$/,
    change: ({ text: body }) => ({
      text: body.replaceAll(/"latitude":(-?[\d.]+)/g, '"latitude":"$1"'),
    }),
    reported: /^listFavourites breaks .*favorite.*latitude: Expected '.*' \(String\)/,
  },
  {
    what: "a path that is no longer accepted with a trailing slash",
    at: /^POST \/customer\/signup\/$/,
    change: () => ({ status: 404, text: "{}" }),
    reported: /^signUp breaks register.*expected 201 but was 404/,
  },
  {
    what: "another status for a created trip",
    at: /^POST \/services\/$/,
    change: ({ status }) => (status === 201 ? { status: 200 } : {}),
    reported: /^createTrip breaks .*request.*expected 201 but was 200/,
  },
  {
    what: "a missing header",
    at: /^GET \/services\/in_process\/list/,
    change: ({ headers: { "content-type": _type, ...headers } }) => ({ headers }),
    reported: /^listTripsInProcess breaks .*Content-Type/,
  },
  {
    what: "a refusal without a message for the user",
    at: /^PUT \/customer\/employee\/\d+\/$/,
    change: ({ status }) => (status === 422 ? { text: '{"error":"no"}' } : {}),
    reported: /^updateEmployee breaks .*employee.*answered 422 .*message is missing/,
  },
  {
    what: "a missing field in place of null",
    at: /^GET \/configuration\/domain/,
    change: ({ text: body }) => ({ text: body.replace(/"favicon":("[^"]*"|null),/, "") }),
    reported: /^getDomainConfiguration breaks every page.*favicon is missing/,
  },
  {
    what: "an object in place of a list",
    at: /^GET \/customer\/employees\/closed/,
    change: ({ text: body }) => ({ text: body.replace(/\[.*\]/s, "{}") }),
    reported: /^listClosedEmployees breaks .*employee/,
  },
  {
    what: "an HTML page in place of a file",
    at: /^GET \/services\?.*format=pdf/,
    change: ({ status }) =>
      status === 200 ? { headers: { "content-type": "text/html" }, text: "<p>Later</p>" } : {},
    reported: /^downloadTrips breaks history_pdf.*text\/html/,
  },
  {
    what: "a refusal of a valid token",
    at: /^GET \/token\/valid/,
    change: ({ status }) => (status === 200 ? { status: 401, text: "{}" } : {}),
    reported: /^checkToken breaks every page.*expected 200 but was 401/,
  },
];

const contract = createContract(loadDocument());
const { sandbox, states, close } = await startVerifiedSandbox();
const proxy = await startAlteringProxy(sandbox.origin, (answer) =>
  breaks.find(({ at }) => at.test(`${answer.method} ${answer.path}`))?.change(answer),
);
const folder = mkdtempSync(path.join(tmpdir(), "parada-reports-"));

afterAll(async () => {
  await proxy.close();
  await close();
  rmSync(folder, { recursive: true });
});

/** The broker of a test. */
const environment: Record<string, string> = {};

const { code, output } = await verify(
  "--api",
  proxy.url,
  "--states",
  states.url,
  "--report",
  folder,
);
const parts = output.split("\n\n").map((part) => part.replaceAll(/\s*\n\s*/g, " "));

describe("the report on an API with ten breaking changes", () => {
  it("comes with exit code 1", () => expect(code).toBe(1));

  it.each(breaks)("names $what", ({ reported: words }) => {
    expect(parts).toContainEqual(expect.stringMatching(words));
  });

  it("names no other operation", () => {
    const named = parts.filter((part) => / breaks /.test(part)).map((part) => part.split(" ")[0]);
    expect(named).toHaveLength(breaks.length);
  });

  it("is also written as JUnit and HTML", () => {
    const junit = readFileSync(path.join(folder, "junit.xml"), "utf8");
    expect(junit).toMatch(/<testcase classname="signUp"[^>]*><failure message="breaks register">/);
    expect(readFileSync(path.join(folder, "report.html"), "utf8")).toContain(
      "signUp breaks register",
    );
  });
});

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
