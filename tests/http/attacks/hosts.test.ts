import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { lastCodeTo } from "../../services/accounts.ts";
import { borrowPanel } from "../../services/borrow-panel.ts";
import { addTraveller, visitAs } from "../../services/customers.ts";
import { type Panel, startPanel } from "../../services/panel.ts";
import { sendRaw, toRequest } from "../../services/raw-request.ts";
import { bookTaxi } from "../../services/trips.ts";
import { createVisitor } from "../../services/visitor.ts";

const HOST = "cantalmar.localhost";
const EVIL = "evil.example";

let panel: Panel;
let routed: Panel;
beforeAll(async () => {
  panel = await borrowPanel();
  const { sandbox, redis } = panel;
  routed = await startPanel({ env: { TRUSTED_PROXIES: "127.0.0.1" }, sandbox, redis });
});
afterAll(async () => {
  await routed.stop();
  await panel.stop();
});

const made = {
  "x-forwarded-host": EVIL,
  "x-forwarded-proto": "https",
  "x-forwarded-for": "203.0.113.9",
  forwarded: `host=${EVIL};proto=https`,
  "x-host": EVIL,
  "x-original-url": "/history",
  "x-rewrite-url": "/history",
  "x-forwarded-server": EVIL,
  "x-http-method-override": "DELETE",
};

describe("a header that names another host", () => {
  it("appears in no page and no redirect when no trusted proxy sent it", async () => {
    const visitor = createVisitor(panel, HOST, { headers: made });
    for (const path of ["/before_room", "/login", "/help", "/history", "/", "/logout"]) {
      const { html, headers, status } = await visitor.get(path);
      expect(status, path).toBeLessThan(400);
      expect(html + JSON.stringify(headers), path).not.toContain(EVIL);
      expect(headers["set-cookie"] ?? "").not.toContain("__Host-");
    }
  });

  it("appears in none of the addresses that the panel gives to others", async () => {
    const account = addTraveller(panel);
    const trip = await bookTaxi(panel, account);
    const visitor = await visitAs(panel, account);
    await visitor.post(`/share/${trip.id}`, { form: "share" }, made);
    const { html } = await visitor.get(`/share/${trip.id}`, made);
    expect(html).toContain(`http://${HOST}:${panel.port}/follow/`);
    expect(html).not.toContain(EVIL);
  });

  it("appears in no message with a code", async () => {
    const account = addTraveller(panel);
    const visitor = createVisitor(panel, HOST, { headers: made });
    await visitor.post("/recover_password", { login: account.email });
    expect(lastCodeTo(panel.sandbox, account.email)).toBeTruthy();
    expect(JSON.stringify(panel.sandbox.world.outbox)).not.toContain(EVIL);
  });

  it("does not give the client more attempts", { tags: "full" }, async () => {
    const strict = await startPanel({
      env: { ATTEMPTS_PER_ADDRESS: "3" },
      sandbox: panel.sandbox,
      redis: panel.redis,
    });
    const visitor = createVisitor(strict, "alazul.localhost");
    const statuses: number[] = [];
    for (let at = 0; at < 5; at += 1) {
      const headers = { "x-forwarded-for": `203.0.113.${at}`, "x-real-ip": `203.0.113.${at}` };
      const form = { username: `unknown-${at}@correo.example`, password: "a-guess" };
      statuses.push((await visitor.post("/login", form, headers)).status);
    }
    await strict.stop();
    expect(statuses).toEqual([422, 422, 422, 429, 429]);
  });
});

describe("an invalid Host header", () => {
  it.each([
    "evil.example/path",
    "evil.example#",
    "evil.example?x",
    "user@evil.example",
    "a b",
    "<script>",
    "",
    "1.2.3.4.5",
    "256.1.1.1",
    "cantalmar.localhost:99999",
    "cantalmar.localhost:abc",
    "cantalmar.localhost:1:2",
    "xn--a",
    "a..0x",
    "[::1",
    "[1:2:3]",
    `${"a".repeat(300)}.example`,
    "cantalmar.localhost, evil.example",
    "cantalmar.localhost\\evil.example",
    "%63antalmar.localhost",
  ])("is refused: %j", async (host) => {
    const { statuses } = await sendRaw(
      panel.port,
      toRequest(["GET /login HTTP/1.1", `Host: ${host}`, "Connection: close"]),
    );
    expect(statuses).toEqual([400]);
  });

  it.each([
    ["two different Host headers", ["GET /login HTTP/1.1", `Host: ${HOST}`, `Host: ${EVIL}`]],
    ["the same Host header twice", ["GET /login HTTP/1.1", `Host: ${HOST}`, `host: ${HOST}`]],
    ["no Host header", ["GET /login HTTP/1.1"]],
    ["another host in the request line", [`GET http://${EVIL}/login HTTP/1.1`, `Host: ${HOST}`]],
    ["the same host in the request line", [`GET http://${HOST}/login HTTP/1.1`, `Host: ${HOST}`]],
    ["the target *", ["OPTIONS * HTTP/1.1", `Host: ${HOST}`]],
  ])("is refused: %s", async (_, lines) => {
    const { statuses, text } = await sendRaw(
      panel.port,
      toRequest([...lines, "Connection: close"]),
    );
    expect(statuses).toHaveLength(1);
    expect([400, 405]).toContain(statuses[0]);
    expect(text).not.toContain(EVIL);
  });
});

describe("behind a trusted proxy", () => {
  it("the panel refuses a forwarded header that is not a valid host", async () => {
    for (const host of ["evil.example/x", "a, b", "xn--a", "1.2.3.4.5", ""]) {
      const visitor = createVisitor(routed, HOST, { headers: { "x-forwarded-host": host } });
      expect((await visitor.get("/login")).status, host).toBe(400);
    }
  });

  it("the panel serves the default brand for an unknown host and never prints that host", async () => {
    const visitor = createVisitor(routed, HOST, { headers: { "x-forwarded-host": EVIL } });
    const { status, html } = await visitor.get("/before_room");
    expect(status).toBe(200);
    expect(html).not.toContain(EVIL);
  });

  it("the panel sends Strict-Transport-Security only for requests that arrived over https", async () => {
    const at = (proto: string) =>
      createVisitor(routed, HOST, { headers: { "x-forwarded-proto": proto } }).get("/login");
    const secure = await at("https");
    expect(secure.headers["strict-transport-security"]).toBe("max-age=31536000");
    const plain = await at("http");
    expect(plain.headers).not.toHaveProperty("strict-transport-security");
  });
});
