import { once } from "node:events";
import { Agent, type IncomingMessage, request } from "node:http";
import { connect } from "node:net";
import { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { borrowPanel } from "../services/borrow-panel.ts";
import type { Panel } from "../services/panel.ts";
import { demoLogin } from "./demo-login.ts";
import { readTitle, textOf } from "./read-page.ts";

const MEBIBYTE = 1024 * 1024;
/** The size limit of the largest form. */
const MOST = 10 * MEBIBYTE;

const tooLarge = "This is too large to send.";

let panel: Panel;
beforeAll(async () => {
  panel = await borrowPanel();
});
afterAll(() => panel.stop());

/** A client that does not close its connections by itself. */
const agent = new Agent({ keepAlive: true });
afterEach(() => agent.destroy());

function begin(method: string, path: string, headers: Record<string, string | number> = {}) {
  const begun = request({ agent, host: "127.0.0.1", port: panel.port, method, path });
  begun.setHeader("Host", "cantalmar.localhost");
  begun.setHeader("Accept-Language", "en");
  for (const [name, value] of Object.entries(headers)) begun.setHeader(name, value);
  begun.flushHeaders();
  const answered = once(begun, "response").then(async ([response]: IncomingMessage[]) => ({
    status: response?.statusCode,
    headers: response?.headers,
    html: response ? await text(response) : "",
  }));
  return { begun, answered };
}

const boundary = "a-part-of-the-form";
const asParts = { "content-type": `multipart/form-data; boundary=${boundary}` };
const asText = { "content-type": "application/x-www-form-urlencoded" };

function toParts(fields: Record<string, string>, photoBytes: number): Buffer {
  const parts = Object.entries(fields).map(
    ([name, value]) =>
      `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  const photo = `--${boundary}\r\nContent-Disposition: form-data; name="photo"; filename="me.png"\r\n\r\n`;
  return Buffer.concat([
    Buffer.from(parts.join("") + photo),
    Buffer.alloc(photoBytes),
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ]);
}

function expectRefusal({ status, html }: { status?: number; html: string }): void {
  expect(status).toBe(413);
  expect(readTitle(html)).toContain(panel.sandbox.world.brands[0]?.pageTitle);
  expect(textOf(html)).toContain(tooLarge);
}

describe("a form that is too large", () => {
  it.each([
    ["files", { ...asParts, "content-length": MOST + 1 }],
    ["text", { ...asText, "content-length": 256 * 1024 + 1 }],
  ])("of %s is refused on its page before its body is sent", async (_, headers) => {
    const { begun, answered } = begin("POST", "/login", headers);
    expectRefusal(await answered);
    begun.destroy();
  });

  it("gets a short error, and a closed connection, when its size exceeds any browser's form", async () => {
    const { begun, answered } = begin("POST", "/login", {
      ...asParts,
      "content-length": 1000 * MEBIBYTE,
    });
    const closed = once(begun, "close");
    expect(await answered).toMatchObject({ status: 413, html: tooLarge });
    await closed;
  });

  it("can be sent to its end, and the connection stays usable", async () => {
    const form = toParts({}, MOST);
    const { begun, answered } = begin("POST", "/login", {
      ...asParts,
      "content-length": form.length,
    });
    const released = once(begun, "close");
    begun.end(form);
    expectRefusal(await answered);
    await released;
    const next = begin("GET", "/before_room");
    expect((await next.answered).status).toBe(200);
    expect(next.begun.reusedSocket).toBe(true);
  });

  it("is refused on its page, and then disconnected, when it never ends", async () => {
    const socket = connect(panel.port, "127.0.0.1");
    let received = "";
    socket.setEncoding("utf8").on("data", (part) => {
      received += part;
    });
    await expect(pipeline(Readable.from(formWithoutEnd()), socket)).rejects.toThrow();
    const [head = "", html = ""] = received.split("\r\n\r\n");
    expectRefusal({ status: Number(head.split(" ")[1]), html });
  });
});

it("a form of the maximum size is accepted", async () => {
  const { username, password } = demoLogin(panel, "client");
  const fields = { username, password };
  const form = toParts(fields, MOST - toParts(fields, 0).length);
  expect(form).toHaveLength(MOST);
  const { begun, answered } = begin("POST", "/login", { ...asParts, "content-length": MOST });
  begun.end(form);
  expect(await answered).toMatchObject({ status: 303, headers: { location: "/" } });
});

/** Written by hand, since HTTP clients stop sending when the answer arrives. */
function* formWithoutEnd(): Generator<string | Buffer> {
  const head = [
    "POST /login HTTP/1.1",
    "Host: cantalmar.localhost",
    "Accept-Language: en",
    `Content-Type: ${asParts["content-type"]}`,
    "Transfer-Encoding: chunked",
  ];
  yield `${head.join("\r\n")}\r\n\r\n`;
  const part = Buffer.alloc(0x10000);
  for (;;) yield* ["10000\r\n", part, "\r\n"];
}
