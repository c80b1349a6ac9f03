import { gunzipSync } from "node:zlib";
import { request } from "undici";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addCustomer } from "../services/accounts.ts";
import { borrowPanel } from "../services/borrow-panel.ts";
import type { Panel } from "../services/panel.ts";
import { loseSessions } from "../services/stored-sessions.ts";
import { createVisitor, type Page } from "../services/visitor.ts";
import { demoLogin } from "./demo-login.ts";

const HOST = "cantalmar.localhost";

let panel: Panel;
beforeAll(async () => {
  panel = await borrowPanel();
});
afterAll(() => panel.stop());

const guest = (host = HOST, headers: Record<string, string> = {}) =>
  createVisitor(panel, host, { headers });

/** A cached page varies by Accept-Encoding alone, and a rendered one by more. */
const isFinished = ({ headers }: Page) => headers.vary === "Accept-Encoding";

const nonceOf = ({ headers }: Page) =>
  `${headers["content-security-policy"]}`.match(/'nonce-([^']+)'/)?.[1] ?? "";
const withoutNonce = (page: Page) => page.html.replaceAll(nonceOf(page), "");

const paths = [
  ...["/before_room", "/login", "/register", "/recover_password", "/reset_password"],
  ...["/activate_account", "/remove_account", "/help", "/about", "/content", "/hotelcab"],
  ...["/hotelcab_closed", "/content/usuario_info", "/content/condiciones_generales"],
  ...["/content/politica_privacidad", "/before_room?back=%2F", "/login?back=%2Ffavorite"],
];

describe("a cached page", () => {
  it.each(paths)("at %s equals the page that would be rendered for the request", async (path) => {
    for (const language of ["en", "es"]) {
      const asked = { "accept-language": language };
      await guest(HOST, asked).get(path);
      const page = await guest(HOST, asked).get(path);
      expect(isFinished(page)).toBe(true);
      // A request with a cookie gets a page rendered for it alone.
      const own = await guest(HOST, { ...asked, cookie: "parada_other=x" }).get(path);
      expect(isFinished(own)).toBe(false);
      expect(own.status).toBe(200);
      expect(withoutNonce(page)).toBe(withoutNonce(own));
      expect(page.html.split(nonceOf(page)).length).toBe(own.html.split(nonceOf(own)).length);
      const { "content-length": _, "transfer-encoding": __, vary: ___, ...headers } = page.headers;
      expect(Object.keys(own.headers)).toEqual(expect.arrayContaining(Object.keys(headers)));
    }
  });

  it("gets a new nonce for each request", async () => {
    const pages = await Promise.all(Array.from({ length: 20 }, () => guest().get("/login")));
    expect(new Set(pages.map(nonceOf)).size).toBe(20);
    for (const page of pages) expect(page.html).toContain(`nonce="${nonceOf(page)}"`);
  });

  it("is compressed when the browser accepts it, and has the same content", async () => {
    await guest().get("/about");
    const { headers, body } = await request(`http://127.0.0.1:${panel.port}/about`, {
      headers: { host: HOST, "accept-encoding": "gzip, deflate, br" },
    });
    expect(headers["content-encoding"]).toBe("gzip");
    expect(headers.vary).toBe("Accept-Encoding");
    const html = `${gunzipSync(Buffer.from(await body.arrayBuffer()))}`;
    const packed = { status: 200, headers, html, location: undefined };
    expect(html).toContain(nonceOf(packed));
    expect(withoutNonce(packed)).toBe(withoutNonce(await guest().get("/about")));
  });

  it("is described to a HEAD request, and not sent", async () => {
    const { html } = await guest().get("/login");
    const { statusCode, headers, body } = await request(`http://127.0.0.1:${panel.port}/login`, {
      method: "HEAD",
      headers: { host: HOST },
    });
    expect(statusCode).toBe(200);
    expect(headers["content-length"]).toBe(`${Buffer.byteLength(html)}`);
    expect(headers["cache-control"]).toBe("private, no-cache");
    expect(await body.text()).toBe("");
  });

  it("belongs to one brand, chosen by the host or by the name in the address", async () => {
    const [first, second, third] = panel.sandbox.world.brands.map(({ name }) => name);
    for (const [host, path, name] of [
      [HOST, "/about", first],
      ["alazul.localhost", "/about", second],
      ["airport.localhost", "/about", second],
      ["127.0.0.1", "/about?site_domain=limoncillo.localhost", third],
      ["127.0.0.1", "/before_room/alazul.localhost", second],
      ["unknown.example", "/about", first],
    ] as const) {
      await guest(host).get(path);
      const page = await guest(host).get(path);
      expect(isFinished(page)).toBe(true);
      expect(page.html).toContain(name);
      if (path.includes("localhost")) expect(page.html).toContain("site_domain=");
      const others = [first, second, third].filter((each) => each !== name);
      for (const other of others) expect(page.html).not.toContain(other);
    }
  });
});

describe("a cached page never contains", () => {
  it("the name of another user who has visited it", async () => {
    const account = addCustomer(panel.sandbox, panel.sandbox.world.brands[0] as never, {
      name: "Unmistakable Name",
    });
    const member = guest();
    await member.logIn({ username: account.email, password: account.password });
    for (const path of paths) {
      const own = await member.get(path);
      const finished = await guest().get(path);
      expect(finished.html).not.toContain("Unmistakable");
      expect(finished.html).not.toContain(account.email);
      expect(finished.headers["set-cookie"]).toBeUndefined();
      // A logged-in user is redirected from some of the pages, and sees their own name on the others.
      if (own.status === 200) expect(own.html).toContain("Unmistakable");
    }
  });

  it("a message for another user", async () => {
    const visitor = guest();
    await visitor.logIn(demoLogin(panel, "client"));
    await loseSessions(panel.redis);
    const { location = "" } = await visitor.get("/favorite");
    const told = await visitor.get(location);
    expect(told.html).toContain('data-kind="failure"');
    const other = await guest().get(location);
    expect(isFinished(other)).toBe(true);
    expect(other.html).not.toContain('data-kind="failure"');
  });

  it("the form values of another user", async () => {
    const typed = "unmistakable@typed.example";
    const reply = await guest().post("/login", { username: typed, password: "wrong" });
    expect(reply.html).toContain(typed);
    const { location = "" } = await guest().post("/recover_password", { login: typed });
    for (const path of ["/login", "/recover_password", location]) {
      expect((await guest().get(path)).html).not.toContain(typed);
    }
  });

  it("the query string of another user's request", async () => {
    for (const path of [
      "/login?username=unmistakable",
      "/login?back=%2Fhistory%3Ftoken%3Dunmistakable",
      "/reset_password/unmistakable",
      "/activate_account/+34600999999/unmistakable",
      "/remove_account/unmistakable",
      "/before_room/unmistakable.example",
      "/content/unmistakable",
    ]) {
      const page = await guest().get(path);
      expect(isFinished(page)).toBe(false);
      const bare = path.replace(/\?.*|\/(\+34600999999\/)?unmistakable.*/, "");
      expect((await guest().get(bare)).html).not.toContain("unmistakable");
    }
  });
});
