import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { borrowPanel } from "../../services/borrow-panel.ts";
import type { Panel } from "../../services/panel.ts";
import { sendRaw, toRequest } from "../../services/raw-request.ts";
import { createVisitor } from "../../services/visitor.ts";
import { demoLogin } from "../demo-login.ts";

const host = "Host: cantalmar.localhost";
/** What an attacker smuggles behind a request so that it is taken for the next user's. */
const hidden = toRequest(["GET /history?token=hidden HTTP/1.1", host]);

let panel: Panel;
beforeAll(async () => {
  panel = await borrowPanel();
});
afterAll(() => panel.stop());

const ask = (lines: string[], body = "") => sendRaw(panel.port, toRequest(lines, body));
const post = ["POST /login HTTP/1.1", host, "Content-Type: application/x-www-form-urlencoded"];

describe("a request with ambiguous framing", () => {
  const framings: [string, string[], string][] = [
    ["a length and chunks", ["Content-Length: 5", "Transfer-Encoding: chunked"], "0\r\n\r\n"],
    ["chunks and a length", ["Transfer-Encoding: chunked", "Content-Length: 5"], "0\r\n\r\n"],
    ["two lengths", ["Content-Length: 0", `Content-Length: ${hidden.length}`], ""],
    ["two equal lengths", ["Content-Length: 0", "Content-Length: 0"], ""],
    ["a list of lengths", ["Content-Length: 0, 44"], ""],
    ["a length with a sign", ["Content-Length: +0"], ""],
    ["a negative length", ["Content-Length: -1"], ""],
    ["a length in hexadecimal", ["Content-Length: 0x0"], ""],
    ["a length with a space before its colon", ["Content-Length : 0"], ""],
    ["a length that overflows", ["Content-Length: 99999999999999999999999"], ""],
    ["an unknown encoding", ["Transfer-Encoding: xchunked"], "0\r\n\r\n"],
    ["two encodings in the wrong order", ["Transfer-Encoding: chunked, identity"], "0\r\n\r\n"],
    ["an encoding with a strange letter", ["Transfer-Encoding:\x0bchunked"], "0\r\n\r\n"],
    ["an encoding with a space before its colon", ["Transfer-Encoding : chunked"], "0\r\n\r\n"],
    ["a folded header", ["Transfer-Encoding:", " chunked"], "0\r\n\r\n"],
    ["a header without a name", [": x", "Content-Length: 0"], ""],
    ["a header with a null", ["X-A: \0", "Content-Length: 0"], ""],
  ];

  it.each(framings)(
    "%s: is refused, and the bytes after it are not read",
    async (_, headers, body) => {
      const before = new Map(panel.sandbox.calls);
      const { statuses, text } = await ask([...post, ...headers], body + hidden);
      expect(statuses).toEqual([400]);
      expect(text).toContain("Connection: close");
      expect(new Map(panel.sandbox.calls)).toEqual(before);
    },
  );

  it.each([
    ["an invalid size", "zz\r\n"],
    ["a huge size", "ffffffffffffffff1\r\n"],
    ["a negative size", "-1\r\n"],
    ["a chunk longer than its size", "1\r\nabc\r\n0\r\n\r\n"],
    ["a bare line feed after the size", "1\na\n0\n\n"],
  ])("chunked with %s: is refused, and the bytes after it are not read", async (_, body) => {
    const { statuses } = await ask([...post, "Transfer-Encoding: chunked"], body + hidden);
    expect(statuses.length).toBeLessThanOrEqual(1);
    for (const status of statuses) expect(status).toBeGreaterThanOrEqual(400);
    for (const status of statuses) expect(status).toBeLessThan(500);
  });

  it("with bare line feeds is refused, or parsed as one request", async () => {
    const text = hidden.replaceAll("\r\n", "\n");
    const { statuses } = await sendRaw(panel.port, text);
    expect(statuses.length).toBeLessThanOrEqual(1);
    for (const status of statuses) expect(status).toBeLessThan(500);
  });

  it("is parsed as one request when its body looks like a second one", async () => {
    const lines = [...post, `Content-Length: ${hidden.length}`, "Connection: close"];
    const { statuses } = await ask(lines, hidden);
    expect(statuses).toEqual([422]);
  });
});

describe("a malformed request", () => {
  it.each([
    ["noise", "\x16\x03\x01\x02\0\x01\0\x01\xfc\x03\x03"],
    ["a single line", "hello\r\n\r\n"],
    ["HTTP/2 without negotiation", "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n"],
    ["an unknown version", `GET / HTTP/9.9\r\n${host}\r\n\r\n`],
    ["no version", "GET /\r\n\r\n"],
    ["a path without a slash", `GET login HTTP/1.1\r\n${host}\r\n\r\n`],
    ["an invalid method", `G3T / HTTP/1.1\r\n${host}\r\n\r\n`],
    ["control characters in the path", `GET /\x01 HTTP/1.1\r\n${host}\r\n\r\n`],
  ])("(%s) is refused with an error page, or its connection is closed", async (_, bytes) => {
    const { statuses, text } = await sendRaw(panel.port, bytes);
    for (const status of statuses) expect([400, 405, 505]).toContain(status);
    expect(statuses.length).toBeLessThanOrEqual(1);
    expect(text).not.toMatch(/node|express|at \w+ \(/i);
  });
});

describe("an unsupported method", () => {
  it.each(["PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "PROPFIND", "PURGE", "M-SEARCH"])(
    "%s is refused with an Allow header",
    async (method) => {
      const { statuses, text } = await ask([`${method} /login HTTP/1.1`, host, "X-Secret: abc"]);
      expect(statuses).toEqual([405]);
      expect(text).toContain("Allow: GET, HEAD, POST");
      // TRACE would echo the headers, and with them cookies that scripts must not see.
      expect(text).not.toContain("X-Secret");
    },
  );

  it("CONNECT opens no tunnel", async () => {
    const { statuses } = await ask(["CONNECT evil.example:443 HTTP/1.1", host]);
    expect(statuses.filter((status) => status < 400)).toEqual([]);
  });

  it("HEAD returns the headers of GET without the body", async () => {
    const { statuses, text } = await ask(["HEAD /login HTTP/1.1", host, "Connection: close"]);
    expect(statuses).toEqual([200]);
    expect(text).not.toContain("<html");
  });

  it("X-HTTP-Method-Override headers have no effect", async () => {
    const visitor = createVisitor(panel, "cantalmar.localhost");
    await visitor.logIn(demoLogin(panel, "client"));
    const headers = { "x-http-method-override": "DELETE", "x-method-override": "PUT" };
    expect((await visitor.get("/favorite", headers)).status).toBe(200);
  });
});

describe("a request that is too large", () => {
  it("gets a short error in the visitor's language when its address is too long", async () => {
    const visitor = createVisitor(panel, "cantalmar.localhost");
    const long = `/login?q=${"x".repeat(9000)}`;
    const en = await visitor.get(long, { "accept-language": "en" });
    expect(en.status).toBe(414);
    expect(en.html).toContain("This address is too long.");
    expect(en.html).not.toContain("xxx");
    const es = await visitor.get(long, { "accept-language": "es-MX" });
    expect(es.html).toContain("Esta dirección es demasiado larga.");
    expect(es.headers["content-security-policy"]).toContain("default-src 'none'");
  });

  it.each([
    ["an address of 64 kB", [`GET /${"a".repeat(65_536)} HTTP/1.1`, host]],
    ["a header of 64 kB", ["GET /login HTTP/1.1", host, `X-A: ${"a".repeat(65_536)}`]],
    ["cookies of 64 kB", ["GET /login HTTP/1.1", host, `Cookie: a=${"a".repeat(65_536)}`]],
    [
      "a thousand headers",
      ["GET /login HTTP/1.1", host, ...Array.from({ length: 1000 }, (_, at) => `X${at}: a`)],
    ],
    [
      "two hundred headers",
      ["GET /login HTTP/1.1", host, ...Array.from({ length: 200 }, (_, at) => `X${at}: a`)],
    ],
  ])("(%s) is refused with an error page", async (_, lines) => {
    const { statuses, text } = await ask([...lines, "Connection: close"]);
    expect(statuses).toEqual([431]);
    expect(text).toContain("<!doctype html>");
    expect(text).not.toContain("aaaa");
  });

  it("has its cookies expired, since a neighbouring host may have set them", async () => {
    const visitor = createVisitor(panel, "cantalmar.localhost");
    for (const cookie of [
      Array.from({ length: 150 }, (_, at) => `c${at}=a`).join("; "),
      `c=${"a".repeat(9000)}`,
    ]) {
      const { status, headers, html } = await visitor.get("/login", { cookie });
      expect(status).toBe(431);
      expect(headers["clear-site-data"]).toBe('"cookies"');
      expect(html).toContain("cookies");
    }
    expect((await visitor.get("/login")).headers).not.toHaveProperty("clear-site-data");
  });

  it("is accepted when it has as many headers as the limit allows", async () => {
    const visitor = createVisitor(panel, "cantalmar.localhost");
    const cookie = Array.from({ length: 90 }, (_, at) => `c${at}=${"v".repeat(60)}`).join("; ");
    const { status } = await visitor.get(`/login?q=${"x".repeat(5000)}`, { cookie });
    expect(status).toBe(200);
  });
});
