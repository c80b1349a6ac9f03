import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { runProgram } from "../run-program.ts";
import { type Answer, startAlteringProxy } from "./altering-proxy.ts";
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

function verify(...options: string[]) {
  const main = path.join(import.meta.dirname, "main.ts");
  return runProgram([process.execPath, "--import", "tsx", main, ...options]);
}
