import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, describe, expect, it } from "vitest";
import { createContract, loadDocument } from "../../openapi/contract.ts";
import { type Answer, startAlteringProxy } from "./altering-proxy.ts";
import { startVerifiedSandbox } from "./verified-sandbox.ts";

/** What a release of the API might change, each in an operation of its own, and the words it is told in. */
const breaks: {
  what: string;
  at: RegExp;
  change: (answer: Answer) => Partial<Answer>;
  told: RegExp;
}[] = [
  {
    what: "a field of another name",
    at: /^GET \/service_types\?/,
    change: ({ text: body }) => ({ text: body.replaceAll('"active"', '"is_active"') }),
    told: /^listServiceTypes breaks .*service_type.*missing the following keys: active/,
  },
  {
    what: "a number that is a text",
    at: /^GET \/favorites$/,
    change: ({ text: body }) => ({
      text: body.replaceAll(/"latitude":(-?[\d.]+)/g, '"latitude":"$1"'),
    }),
    told: /^listFavourites breaks .*favorite.*latitude: Expected '.*' \(String\)/,
  },
  {
    what: "a slash at the end that is understood no more",
    at: /^POST \/customer\/signup\/$/,
    change: () => ({ status: 404, text: "{}" }),
    told: /^signUp breaks register.*expected 201 but was 404/,
  },
  {
    what: "another status for what was made",
    at: /^POST \/services\/$/,
    change: ({ status }) => (status === 201 ? { status: 200 } : {}),
    told: /^createTrip breaks .*request.*expected 201 but was 200/,
  },
  {
    what: "a header that is missing",
    at: /^GET \/services\/in_process\/list/,
    change: ({ headers: { "content-type": _type, ...headers } }) => ({ headers }),
    told: /^listTripsInProcess breaks .*Content-Type/,
  },
  {
    what: "a refusal in words that nobody may read",
    at: /^PUT \/customer\/employee\/\d+\/$/,
    change: ({ status }) => (status === 422 ? { text: '{"error":"no"}' } : {}),
    told: /^updateEmployee breaks .*employee.*missing the following keys: .*message/,
  },
  {
    what: "nothing where there was null",
    at: /^GET \/configuration\/domain/,
    change: ({ text: body }) => ({ text: body.replace(/"favicon":("[^"]*"|null),/, "") }),
    told: /^getDomainConfiguration breaks every page.*missing the following keys: favicon/,
  },
  {
    what: "a list that is an object",
    at: /^GET \/customer\/employees\/closed/,
    change: ({ text: body }) => ({ text: body.replace(/\[.*\]/s, "{}") }),
    told: /^listClosedEmployees breaks .*employee/,
  },
  {
    what: "a page where a file was",
    at: /^GET \/services\?.*format=pdf/,
    change: ({ status }) =>
      status === 200 ? { headers: { "content-type": "text/html" }, text: "<p>Later</p>" } : {},
    told: /^downloadTrips breaks history_pdf.*text\/html/,
  },
  {
    what: "a token that was good and is refused",
    at: /^GET \/token\/valid/,
    change: ({ status }) => (status === 200 ? { status: 401, text: "{}" } : {}),
    told: /^checkToken breaks every page.*expected 200 but was 401/,
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

const { code, said } = await verify("--api", proxy.url, "--states", states.url, "--report", folder);
const told = said.split("\n\n").map((part) => part.replaceAll(/\s*\n\s*/g, " "));

describe("an API that has changed in ten ways", () => {
  it("fails", () => expect(code).toBe(1));

  it.each(breaks)("is told of $what", ({ told: words }) => {
    expect(told).toContainEqual(expect.stringMatching(words));
  });

  it("is told of nothing else", () => {
    const named = told.filter((part) => / breaks /.test(part)).map((part) => part.split(" ")[0]);
    expect(named).toHaveLength(breaks.length);
  });

  it("has reports for build servers and for people", () => {
    const junit = readFileSync(path.join(folder, "junit.xml"), "utf8");
    expect(junit).toMatch(/<testcase classname="signUp"[^>]*><failure message="breaks register">/);
    expect(readFileSync(path.join(folder, "report.html"), "utf8")).toContain(
      "signUp breaks register",
    );
  });
});

describe("the verifier", () => {
  it("passes an API that keeps the pact, of which it was asked to look at a part", async () => {
    const options = ["--states", states.url, "--only", "service type"];
    const { code, said } = await verify("--api", sandbox.origin, ...options);
    expect(said).toMatch(/0 broken$/m);
    expect(code).toBe(0);
  });

  it("changes nothing and sets nothing up where it may only read", async () => {
    const change = { state: "somebody is logged in", params: { kind: "company" }, action: "setup" };
    const asked = { method: "POST", body: JSON.stringify(change) };
    const company = await (await fetch(states.url, asked)).json();
    const file = path.join(folder, "values.json");
    writeFileSync(file, JSON.stringify({ "somebody is logged in (company)": company }));

    const before = new Map(sandbox.calls);
    const options = ["--states", "http://127.0.0.1:9", "--read-only", "--values", file];
    const { code, said } = await verify("--api", sandbox.origin, ...options);
    expect(said).toMatch(/0 broken, \d+ left out$/m);
    expect(said).toMatch(/left out \(\d+\): POST may change something/);
    expect(code).toBe(0);
    const called = [...sandbox.calls].filter(([id, count]) => count !== before.get(id));
    const methods = called.map(([id]) => contract.operation(id).method);
    expect(new Set(methods)).toEqual(new Set(["get"]));
    expect(called.map(([id]) => id)).toContain("listServiceTypes");
  });

  it.each([
    [[], "--api is missing"],
    [["--api", "http://127.0.0.1:9"], "Nothing answers at http://127.0.0.1:9"],
    [["--api", sandbox.origin, "--only", "no such thing"], "There was nothing to verify"],
    [["--api", sandbox.origin, "--broker"], "PACT_BROKER_BASE_URL is missing"],
    [["--api", sandbox.origin, "--turbo"], "Unknown option '--turbo'"],
  ])("%j cannot find out anything", async (options, words) => {
    const { code, said } = await verify(...options);
    expect(said).toContain(words);
    expect(code).toBe(2);
  });
});

async function verify(...options: string[]): Promise<{ code: number; said: string }> {
  const main = path.join(import.meta.dirname, "main.ts");
  const child = spawn(process.execPath, ["--import", "tsx", main, ...options], {
    stdio: ["ignore", "pipe", "pipe"],
  });
  const [out, error, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, "close") as Promise<[number]>,
  ]);
  return { code, said: out + error };
}
