import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { texts as failureTexts } from "../../app/features/frame/failure-texts.ts";
import { startSandbox } from "../../sandbox/sandbox.ts";
import { demoLogin } from "../http/demo-login.ts";
import { textOf } from "../http/read-page.ts";
import { type FaultyApi, startFaultyApi } from "../services/faulty-api.ts";
import { type Panel, startPanel } from "../services/panel.ts";
import { brokenAnswers, sendBomb, sendLarge } from "../services/raw-server.ts";
import { createVisitor, type Page, type Visitor } from "../services/visitor.ts";

const megabyte = 1024 * 1024;
const answers = {
  ...brokenAnswers,
  "50 MB": sendLarge(50 * megabyte, { isAnnounced: true }),
  "50 MB that it does not announce": sendLarge(50 * megabyte, { isAnnounced: false }),
  "a small body that decompresses to 200 MB": sendBomb(200),
};

const visit = () =>
  createVisitor(panel, "cantalmar.localhost", { headers: { "accept-language": "en" } });

let api: FaultyApi;
let panel: Panel;
let member: Visitor;
beforeAll(async () => {
  const sandbox = await startSandbox({ speed: 0 });
  api = await startFaultyApi(sandbox.origin);
  const env = { TAXI_API_URL: api.origin, API_TIMEOUT_MS: "1500" };
  panel = await startPanel({ sandbox, env });
  member = visit();
  await member.logIn(demoLogin(panel, "client"));
});
afterEach(() => api.mend());
afterAll(async () => {
  await panel.stop();
  await api.stop();
  await panel.sandbox.close();
});

async function expectProblem({ status, html, headers }: Page): Promise<void> {
  expect(status).toBe(502);
  expect(textOf(html)).toContain(failureTexts.en.problem);
  expect(html).not.toContain("select * from customers");
  expect(html).toContain('alt="Radio Taxi Cantalmar"');
  const reference = String(headers["x-request-id"]);
  expect(textOf(html)).toContain(reference);
  await vi.waitFor(() => {
    expect(panel.logs().some((line) => line.includes(reference))).toBe(true);
  });
}

describe.each(Object.entries(answers))("an API that answers with %s", (_, answer) => {
  it("makes the page show an error, and is used again as soon as it works", async () => {
    api.spoil("/favorites", answer);
    await expectProblem(await member.get("/favorite"));
    api.mend();
    expect((await member.get("/favorite")).status).toBe(200);
  });

  it("gets a call that changes data once, and the form keeps its values", async () => {
    api.spoil("/authenticate", answer);
    const guest = visit();
    const { username, password } = demoLogin(panel, "client");
    const before = api.countAsked();
    const page = await guest.logIn({ username, password });
    expect(api.countAsked()).toBe(before + 1);
    await expectProblem(page);
    expect(page.html).toContain(`value="${username}"`);
    expect(page.html).not.toContain(password);
    api.mend();
    expect((await guest.logIn({ username, password })).status).toBe(303);
  });
});

it("an API whose answers break off opens the circuit breaker, and is called again after its pause", async () => {
  api.spoil("/favorites", brokenAnswers["a body that breaks off"]);
  for (let time = 0; time < 10; time += 1) await expectProblem(await member.get("/favorite"));
  const before = api.countAsked();
  for (let time = 0; time < 5; time += 1) await expectProblem(await member.get("/favorite"));
  expect(api.countAsked()).toBe(before);
  api.mend();
  await vi.waitFor(async () => expect((await member.get("/favorite")).status).toBe(200), {
    timeout: 15_000,
    interval: 250,
  });
});
