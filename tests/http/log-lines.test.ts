import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addTraveller, visitAs } from "../services/customers.ts";
import { type Panel, startPanel } from "../services/panel.ts";
import { createVisitor, type Page } from "../services/visitor.ts";
import { waitFor } from "../services/wait-for.ts";
import { demoLogin } from "./demo-login.ts";

const CANTALMAR = "cantalmar.localhost";
const ALAZUL = "alazul.localhost";

const root = path.resolve(import.meta.dirname, "../..");
const { id: build } = JSON.parse(readFileSync(path.join(root, "build/build-id.json"), "utf8"));

/** The commands of the runbook, by the question above each. */
const runbook = readFileSync(path.join(root, "docs/runbook.md"), "utf8");
const [, block = ""] = runbook.match(/```sh\n([\s\S]*?)```/) ?? [];
const commands = new Map(
  [...block.matchAll(/# (.+)\n(.+)\n/g)].map(([, question, command]) => [question, command ?? ""]),
);

const scratch = mkdtempSync(path.join(tmpdir(), "parada-log-"));
let panel: Panel;
beforeAll(async () => {
  panel = await startPanel({ env: { ATTEMPTS_PER_ADDRESS: "3" } });
});
afterAll(async () => {
  await panel.stop();
  rmSync(scratch, { recursive: true, force: true });
});

const requestIdOf = ({ headers }: Page): string => String(headers["x-request-id"]);

/** The log's line about the answer. */
async function lineOf(page: Page): Promise<Record<string, unknown>> {
  const find = () =>
    panel
      .logs()
      .map((line) => JSON.parse(line))
      .find(({ requestId, msg }) => requestId === requestIdOf(page) && msg === "request");
  await waitFor(() => expect(find()).toBeDefined());
  return find();
}

/** Answers a question as an operator does, with a command of the runbook on the log of the panel. */
async function ask(question: string, env: Record<string, string> = {}): Promise<string[]> {
  const command = commands.get(question);
  expect(command, question).toBeDefined();
  writeFileSync(path.join(scratch, "panel.log"), `${panel.logs().join("\n")}\n`);
  const options = { cwd: scratch, env: { ...process.env, ...env }, encoding: "utf8" } as const;
  const { stdout } = spawnSync("sh", ["-c", command ?? ""], options);
  return stdout
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);
}

describe("the log of mixed traffic answers with grep", () => {
  const failed = { kind: "status", status: 500 } as const;
  let crossSite: Page;
  let invalid: Page;

  beforeAll(async () => {
    const { sandbox } = panel;
    const guests = [CANTALMAR, ALAZUL, "limoncillo.localhost"];
    for (const host of guests) await createVisitor(panel, host).get("/before_room");
    const member = await visitAs(panel, addTraveller(panel));
    await member.get("/favorite");
    const brand = "alazul";
    sandbox.faults.add({ operation: "listFavourites", brand, ...failed });
    sandbox.faults.add({ operation: "listPurses", brand, ...failed, times: 1 });
    const azul = createVisitor(panel, ALAZUL);
    await azul.logIn(demoLogin(panel, "client", 1));
    for (let n = 0; n < 3; n += 1) await azul.get("/favorite");
    await azul.get("/purses");
    crossSite = await member.post("/favorite", {}, { origin: "https://prices.example" });
    invalid = await member.post("/profile", {
      form: "password",
      current_password: "x",
      password: "y",
    });
    await lineOf(invalid);
  });
  afterAll(() => panel.sandbox.faults.clear());

  it("which brand fails", async () => {
    expect(await ask("Which brands fail?")).toEqual(['4 "brand":"alazul"']);
  });

  it("which of its screens", async () => {
    expect(await ask("Which screens of one brand fail?")).toEqual([
      '3 "screen":"favorite"',
      '1 "screen":"purses"',
    ]);
  });

  it("since which build", async () => {
    const question =
      "Since which build does a screen fail? One line for each build, with its first failure, in the order of time";
    const first = await ask(question);
    expect(first).toEqual([expect.stringMatching(/^"time":"[\d:T.Z-]+","build":"[^"]+"$/)]);
    expect(first[0]).toContain(`"build":"${build}"`);
    // The log of a second panel, with a build before and one after.
    const line = panel.logs().find((each) => each.includes('"screen":"favorite"')) ?? "";
    const failing =
      panel
        .logs()
        .find((each) => each.includes('"status":502') && each.includes('"screen":"favorite"')) ??
      line;
    const atBuild = (time: string, id: string) =>
      failing
        .replace(/"time":"[^"]*"/, `"time":"${time}"`)
        .replace(/"build":"[^"]*"/, `"build":"${id}"`);
    const others = [
      atBuild("2027-01-02T10:00:00.000Z", "0.3.0+c"),
      atBuild("2020-01-02T10:00:00.000Z", "0.0.9+a"),
      atBuild("2020-01-01T10:00:00.000Z", "0.0.9+a"),
    ];
    writeFileSync(path.join(scratch, "other.log"), `${others.join("\n")}\n`);
    expect(await ask(question)).toEqual([
      '"time":"2020-01-01T10:00:00.000Z","build":"0.0.9+a"',
      first[0],
      '"time":"2027-01-02T10:00:00.000Z","build":"0.3.0+c"',
    ]);
    rmSync(path.join(scratch, "other.log"));
  });

  it("why a post was refused, and from which site it came", async () => {
    const question = "Why was this request refused?";
    expect(crossSite.status).toBe(403);
    expect(await ask(question, { REFERENCE: requestIdOf(crossSite) })).toEqual([
      '"reason":"cross_site',
      '"origin":"https://prices.example',
    ]);
    expect(invalid.status).toBe(422);
    const [reason, fields] = await ask(question, { REFERENCE: requestIdOf(invalid) });
    expect(reason).toBe('"reason":"invalid_form');
    expect(fields).toContain(`"password_confirmation"`);
    expect(await ask("Which other sites send posts?")).toEqual([
      '1 "origin":"https://prices.example"',
    ]);
  });
});

describe("a line about a request", () => {
  it("names the brand, the screen and the build, also where the page comes from the cache", async () => {
    const visitor = createVisitor(panel, CANTALMAR);
    for (let n = 0; n < 2; n += 1) {
      expect(await lineOf(await visitor.get("/before_room"))).toMatchObject({
        ...{ level: "info", build, brand: "radio-taxi-cantalmar", screen: "before_room" },
        ...{ method: "GET", status: 200 },
      });
    }
  });

  it("names the brand of the address on a shared host", async () => {
    const page = await createVisitor(panel, "shared.localhost").get(`/before_room/${ALAZUL}`);
    expect(await lineOf(page)).toMatchObject({ brand: "alazul", screen: "before_room" });
  });

  it.each([
    ["a user without a log-in", "GET", "/favorite", {}, { reason: "logged_out" }],
    ["an address that there is not", "GET", "/no/such/page", {}, { reason: "not_found" }],
    [
      "a site that the browser does not name",
      "POST",
      "/login",
      { "sec-fetch-site": "cross-site" },
      { reason: "cross_site" },
    ],
  ] as const)("says why it refused %s", async (_, method, address, headers, refusal) => {
    const visitor = createVisitor(panel, CANTALMAR);
    const page = await visitor.send(method, address, headers);
    expect(await lineOf(page)).toMatchObject({ brand: "radio-taxi-cantalmar", ...refusal });
  });

  it("is there for a method that no page has", async () => {
    await createVisitor(panel, CANTALMAR).send("DELETE" as "GET", "/login", {});
    const find = () => panel.logs().find((line) => line.includes('"method":"DELETE"'));
    await waitFor(() => expect(find()).toBeDefined());
    expect(JSON.parse(find() ?? "")).toMatchObject({
      ...{ status: 405, reason: "method", brand: "radio-taxi-cantalmar" },
    });
  });

  it("names the screen that a user may not see", async () => {
    const company = await visitAs(panel, addTraveller(panel));
    const page = await company.get("/employee");
    expect(page.status).toBe(404);
    expect(await lineOf(page)).toMatchObject({ screen: "employee", reason: "no_access" });
  });

  it("says which limit was reached, and what the API refused", async () => {
    const visitor = createVisitor(panel, "limoncillo.localhost");
    const tries = [];
    for (let n = 0; n < 5; n += 1) {
      tries.push(await visitor.logIn({ username: "limited@example.org", password: "wrong" }));
    }
    const [first, last] = [tries[0], tries.at(-1)] as [Page, Page];
    expect(await lineOf(first)).toMatchObject({ reason: "api_refused" });
    expect(await lineOf(last)).toMatchObject({
      status: 429,
      reason: "rate_limit",
      limit: "network",
    });
  });

  it("says which call of the API failed", async () => {
    panel.sandbox.faults.add({ operation: "listFavourites", kind: "empty", times: 1 });
    const member = await visitAs(panel, addTraveller(panel));
    expect(await lineOf(await member.get("/favorite"))).toMatchObject({
      ...{ status: 502, reason: "api_failed", operation: "listFavourites", code: "empty" },
    });
  });
});

it("samples the requests of hosts that are no brand's, and counts those that it leaves out", async () => {
  const from = panel.logs().length;
  const hosts = Array.from({ length: 60 }, (_, n) => `scanner-${n}.localhost`);
  for (const host of hosts) await createVisitor(panel, host).get("/wp-login.php");
  const { requestId } = await lineOf(await createVisitor(panel, CANTALMAR).get("/login"));
  const lines = panel
    .logs()
    .slice(from)
    .map((line) => JSON.parse(line))
    .filter((line) => line.msg === "request" && line.requestId !== requestId);
  expect(lines.length).toBeGreaterThan(10);
  expect(lines.length).toBeLessThan(40);
  expect(lines[0]).toMatchObject({ unknownHost: `scanner-0.localhost:${panel.port}` });
});

it("every line of the output is JSON with a build, also that of a panel that cannot start", async () => {
  const lines = panel.logs().map((line) => JSON.parse(line));
  expect(lines.every((line) => line.build === build && line.level && line.time)).toBe(true);
  const failure = await startPanel({
    ...{ sandbox: panel.sandbox, redis: panel.redis },
    env: { API_TIMEOUT_MS: "soon", METRICS_PORT: "70000" },
  }).catch((error: Error) => error.message);
  const [line = ""] = String(failure).split("\n").slice(1);
  expect(JSON.parse(line)).toMatchObject({
    ...{ level: "fatal", build, msg: "the panel cannot start" },
    problems: expect.arrayContaining([
      expect.stringContaining("API_TIMEOUT_MS"),
      expect.stringContaining("METRICS_PORT"),
    ]),
  });
});
