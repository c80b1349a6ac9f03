import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { listen } from "../listen.ts";
import { startSandbox } from "../sandbox.ts";
import { visitorOf } from "../test-client.ts";
import { createControlApi } from "./control-api.ts";

const start = Date.parse("2026-05-18T09:00:00Z");
const sandbox = await startSandbox({ start, speed: 0 });
const control = await listen(createControlApi(sandbox));
const origin = `http://127.0.0.1:${control.port}`;
const visitor = visitorOf(sandbox, "radio-taxi-cantalmar");

async function turn(method: string, path: string, body: unknown = {}) {
  const response = await fetch(origin + path, {
    method,
    ...(method !== "GET" && {
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(body),
    }),
  });
  const text = await response.text();
  return { status: response.status, body: text ? JSON.parse(text) : undefined };
}

beforeEach(() => sandbox.reset());

afterAll(async () => {
  control.server.close();
  await sandbox.close();
  expect(sandbox.breaches).toEqual([]);
});

describe("the control API", () => {
  it("lists its calls and the logins", async () => {
    const { body } = await turn("GET", "/");
    expect(body).toMatchObject({ api: sandbox.origin, seed: 1, clock: { speed: 0 } });
    expect(body.brands).toHaveLength(3);
    const [{ username, password }] = body.logins;
    const reply = await visitor.post("/authenticate/", { credentials: { username, password } });
    expect(reply.status).toBe(200);
  });

  it("refuses requests from pages of other sites", async () => {
    const response = await fetch(`${origin}/down`, { method: "POST", body: "{}" });
    expect(response.status).toBe(415);
  });

  it.each([
    ["POST", "/faults", { operation: "nothing", kind: "slow" }],
    ["POST", "/faults", { operation: "*", kind: "explode" }],
    ["POST", "/clock/step", { seconds: -1 }],
    ["PUT", "/clock", { speed: "fast" }],
    ["POST", "/reset", { unknown: 1 }],
    ["POST", "/outcomes", { outcomes: ["lost"] }],
  ])("%s %s refuses %o", async (method, path, body) => {
    const reply = await turn(method, path, body);
    expect(reply.status).toBe(422);
    expect(reply.body.message).not.toBe("");
  });

  it("moves the clock", async () => {
    expect((await turn("POST", "/clock/step", { seconds: 90 })).body).toEqual({
      now: "2026-05-18T09:01:30.000Z",
      speed: 0,
    });
    expect((await turn("PUT", "/clock", { speed: 20 })).body.speed).toBe(20);
  });

  it("replaces the world with a new one", async () => {
    await turn("POST", "/clock/step", { seconds: 3600 });
    await turn("POST", "/faults", { operation: "*", kind: "empty" });
    const reply = await turn("POST", "/reset", { seed: 7, now: "2026-06-01T00:00:00+02:00" });
    expect(reply.body.now).toBe("2026-05-31T22:00:00.000Z");
    expect(sandbox.world.seed).toBe(7);
    expect((await turn("GET", "/faults")).body).toEqual([]);
    await turn("POST", "/reset", { seed: 1, now: new Date(start).toISOString() });
  });

  it("makes the calls of one brand alone fail", async () => {
    const brand = "radio-taxi-cantalmar";
    await turn("POST", "/faults", { operation: "checkAuth", brand, kind: "status", status: 500 });
    expect((await visitor.get("/check_auth")).status).toBe(500);
    expect((await visitorOf(sandbox, "alazul").get("/check_auth")).status).not.toBe(500);
    await turn("DELETE", "/faults");
    expect((await visitor.get("/check_auth")).status).not.toBe(500);
  });

  it("shows sent messages, on request for one receiver", async () => {
    await visitor.post("/customer/recover_password/", {
      value: "client@radio-taxi-cantalmar.example",
    });
    const to = "client@radio-taxi-cantalmar.example";
    const { body } = await turn("GET", `/outbox?to=${encodeURIComponent(to)}`);
    expect(body).toMatchObject([{ channel: "email", to }]);
    expect(body[0].text).toContain(body[0].code);
    expect((await turn("GET", "/outbox?to=unknown")).body).toEqual([]);
  });

  it("creates a history token", async () => {
    const username = "client@radio-taxi-cantalmar.example";
    const { body } = await turn("POST", "/tokens", { username, scope: "history" });
    const client = visitorOf(sandbox, "radio-taxi-cantalmar", body.token);
    expect((await client.get("/v2/services")).status).toBe(200);
    expect((await client.get("/favorites")).status).toBe(403);
    expect((await turn("POST", "/tokens", { username: "unknown" })).status).toBe(404);
  });

  it("counts the calls", async () => {
    await visitor.get("/check_auth");
    await visitor.get("/check_auth");
    expect((await turn("GET", "/calls")).body).toEqual({ checkAuth: 2 });
    await turn("DELETE", "/calls");
    expect((await turn("GET", "/calls")).body).toEqual({});
    expect((await turn("GET", "/breaches")).body).toEqual([]);
  });

  it("stops and restarts the API", async () => {
    await turn("POST", "/down");
    await turn("POST", "/down");
    await expect(visitor.get("/check_auth")).rejects.toThrow("fetch failed");
    await turn("POST", "/up");
    expect((await visitor.get("/check_auth")).status).toBe(200);
  });
});

describe("a planned fault", () => {
  const plan = (fault: object) => turn("POST", "/faults", { operation: "checkAuth", ...fault });

  it("changes the status for the given number of calls", async () => {
    await plan({ kind: "status", status: 404, times: 2 });
    expect((await visitor.get("/check_auth")).status).toBe(404);
    expect((await visitor.get("/configuration")).status).toBe(200);
    expect((await visitor.get("/check_auth")).status).toBe(404);
    expect((await visitor.get("/check_auth")).status).toBe(200);
  });

  it("answers with the given body", async () => {
    const body = { message: "Could not update logo image" };
    await plan({ kind: "status", status: 422, body });
    expect(await visitor.get("/check_auth")).toMatchObject({ status: 422, body });
  });

  it("hits only calls with its query parameters", async () => {
    await plan({ query: { lang: "en" }, kind: "status", status: 404 });
    expect((await visitor.get("/check_auth?lang=es")).status).toBe(200);
    expect((await visitor.get("/check_auth?lang=en")).status).toBe(404);
  });

  it("for every operation lasts until it is cleared", async () => {
    await turn("POST", "/faults", { operation: "*", kind: "status" });
    expect((await visitor.get("/check_auth")).status).toBe(500);
    expect((await visitor.get("/configuration")).status).toBe(500);
    await turn("DELETE", "/faults");
    expect((await visitor.get("/configuration")).status).toBe(200);
  });

  it("empties the body", async () => {
    await plan({ kind: "empty" });
    expect(await visitor.get("/check_auth")).toMatchObject({ status: 200, body: undefined });
  });

  it("answers with a web page", async () => {
    await plan({ kind: "html" });
    const { status, headers } = await visitor.get("/check_auth");
    expect(status).toBe(502);
    expect(headers.get("content-type")).toContain("text/html");
  });

  it("answers in a wrong shape", async () => {
    await plan({ kind: "wrong_shape" });
    expect((await visitor.get("/check_auth")).body).not.toHaveProperty("authenticated");
  });

  it("breaks the connection", async () => {
    await plan({ kind: "reset" });
    await expect(visitor.get("/check_auth")).rejects.toThrow("fetch failed");
  });

  it("delays the whole answer", async () => {
    await plan({ kind: "slow", delayMs: 500 });
    const order: string[] = [];
    const late = visitor.get("/check_auth").finally(() => order.push("late"));
    await visitor.get("/configuration").finally(() => order.push("prompt"));
    expect((await late).body).toEqual({ authenticated: false });
    expect(order).toEqual(["prompt", "late"]);
  });

  it("lets delayed answers go when the faults are cleared", async () => {
    await plan({ kind: "slow", delayMs: 600_000 });
    const late = visitor.get("/check_auth");
    await visitor.get("/configuration");
    await turn("DELETE", "/faults");
    expect((await late).body).toEqual({ authenticated: false });
  });

  it("can lose the answer of a completed call", async () => {
    await turn("POST", "/faults", { operation: "signUp", kind: "reset", afterwards: true });
    const email = "nuria@correo.example";
    const newcomer = {
      name: "Nuria Valdés",
      email,
      phone: "+34611999888",
      password: "un-taxi-por-favor",
      password_confirmation: "un-taxi-por-favor",
      terms: true,
      privacy: true,
    };
    await expect(visitor.post("/customer/signup/", newcomer)).rejects.toThrow("fetch failed");
    const { body } = await visitor.post("/customer/available/email/", { value: email });
    expect(body.available).toBe(false);
  });
});
