import { connect, type Socket } from "node:net";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { type Panel, startPanel } from "../services/panel.ts";
import { toRequest } from "../services/raw-request.ts";
import { createVisitor } from "../services/visitor.ts";

const HOST = "cantalmar.localhost";
const head = (lines: string[]) => `${lines.join("\r\n")}\r\n`;

let panel: Panel;
beforeAll(async () => {
  panel = await startPanel({ env: { CONNECTIONS_PER_ADDRESS: "40" } });
});
afterAll(() => panel.stop());

type Line = { socket: Socket; text: () => string; closed: Promise<void>; isClosed: () => boolean };

function open(bytes: string): Line {
  const socket = connect(panel.port, "127.0.0.1");
  let text = "";
  let isClosed = false;
  socket.setEncoding("latin1").on("data", (part) => {
    text += part;
  });
  socket.on("error", () => {});
  const closed = new Promise<void>((resolve) =>
    socket.on("close", () => {
      isClosed = true;
      resolve();
    }),
  );
  if (bytes) socket.write(bytes);
  return { socket, text: () => text, closed, isClosed: () => isClosed };
}

/** Sends a byte at a time until the connection closes. */
function trickle({ socket, closed }: Line, letter: string): Promise<void> {
  const timer = setInterval(() => socket.write(letter), 500);
  return closed.finally(() => clearInterval(timer));
}

const isServed = async () =>
  expect((await createVisitor(panel, HOST).get("/login")).status).toBe(200);

describe("a client that sends a byte at a time", () => {
  it("is disconnected with an error page, while other clients are served", async () => {
    const lines = Array.from({ length: 20 }, () => open(head(["GET /login HTTP/1.1", "X-A: a"])));
    const cut = lines.map((line) => trickle(line, "a"));
    await isServed();
    await Promise.all(cut);
    for (const { text } of lines) {
      expect(text()).toMatch(/^HTTP\/1\.1 408 /);
      expect(text()).toContain("<!doctype html>");
    }
    await isServed();
  });

  it("is disconnected within a form too", async () => {
    const line = open(
      toRequest([
        "POST /login HTTP/1.1",
        `Host: ${HOST}`,
        "Content-Type: application/x-www-form-urlencoded",
        "Content-Length: 100000",
      ]),
    );
    await trickle(line, "a");
    expect(line.text()).toMatch(/^(HTTP\/1\.1 4\d\d |$)/);
    await isServed();
  });
});

describe("connections from one address", () => {
  it("have a maximum number, and count no more when they are closed", async () => {
    const lines = Array.from({ length: 60 }, () => open(""));
    // Kept-alive connections of earlier requests may still be open.
    await vi.waitFor(
      () => expect(lines.filter(({ isClosed }) => isClosed()).length).toBeGreaterThanOrEqual(20),
      { timeout: 10_000 },
    );
    expect(lines.filter(({ isClosed }) => !isClosed()).length).toBeGreaterThan(30);
    for (const { socket } of lines) socket.destroy();
    await vi.waitFor(isServed, { timeout: 10_000 });
  });

  it("from a trusted proxy have no maximum", async () => {
    const { sandbox, redis } = panel;
    const env = { CONNECTIONS_PER_ADDRESS: "5", TRUSTED_PROXIES: "127.0.0.1" };
    const routed = await startPanel({ env, sandbox, redis });
    const visitors = Array.from({ length: 20 }, (_, at) =>
      createVisitor(routed, HOST, { headers: { "x-forwarded-for": `203.0.113.${at}` } }),
    );
    const pages = await Promise.all(visitors.map((visitor) => visitor.get("/login")));
    expect(pages.map(({ status }) => status)).toEqual(Array(20).fill(200));
    await routed.stop();
  });
});
