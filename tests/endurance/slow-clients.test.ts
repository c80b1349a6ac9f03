import { readdirSync, statSync } from "node:fs";
import { connect, type Socket } from "node:net";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, it } from "vitest";
import { demoLogin } from "../http/demo-login.ts";
import { type Panel, startPanel } from "../services/panel.ts";
import { quantile } from "../services/steady-load.ts";
import { createVisitor, type Visitor } from "../services/visitor.ts";

const CLIENTS = 50;
const host = "cantalmar.localhost";
/** Smaller delays come from the machine: a request that waits for a slow client waits for seconds. */
const NOISE_MS = 250;

let panel: Panel;
let member: Visitor;
beforeAll(async () => {
  panel = await startPanel();
  member = createVisitor(panel, host);
  await member.logIn(demoLogin(panel, "client"));
});
afterAll(() => panel.stop());

function open(): Socket {
  return connect(panel.port, "127.0.0.1").on("error", () => {});
}

/** Sends a byte of the text each second. */
function sendSlowly(text: string, atOnce = ""): Socket {
  const socket = open();
  socket.write(atOnce);
  let sent = 0;
  const drip = setInterval(() => socket.write(text[sent++] ?? "a"), 1_000);
  socket.on("close", () => clearInterval(drip));
  return socket.resume();
}

function largestFile(): string {
  const folder = path.resolve("public/build");
  const sizes = readdirSync(folder)
    .filter((name) => name.endsWith(".js"))
    .map((name) => ({ name, size: statSync(path.join(folder, name)).size }));
  return `/build/${sizes.sort((a, b) => b.size - a.size)[0]?.name}`;
}

const clients: [string, () => Socket][] = [
  ["send the head of a request a byte a second", () => sendSlowly("GET /login HTTP/1.1\r\n")],
  [
    "send a form a byte a second",
    () =>
      sendSlowly(
        "username=slow-user",
        `POST /login HTTP/1.1\r\nHost: ${host}\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 5000\r\n\r\n`,
      ),
  ],
  [
    "ask for a large file again and again and read nothing",
    () => {
      const socket = open().pause();
      socket.write(`GET ${largestFile()} HTTP/1.1\r\nHost: ${host}\r\n\r\n`.repeat(20));
      return socket;
    },
  ],
  ["connect and say nothing", open],
];

/** The time that pages take for a visitor who comes meanwhile. */
async function measure(): Promise<number[]> {
  const times: number[] = [];
  for (let count = 0; count < 100; count += 1) {
    const started = performance.now();
    const page = await member.get(count % 2 ? "/favorite" : "/before_room");
    times.push(performance.now() - started);
    expect(page.status).toBe(200);
    await sleep(20);
  }
  return times;
}

it.each(clients)(`${CLIENTS} clients who %s delay no other visitor`, async (name, begin) => {
  await measure();
  const before = await measure();
  const sockets = Array.from({ length: CLIENTS }, begin);
  await sleep(2_000);
  const meanwhile = await measure();
  for (const socket of sockets) socket.destroy();
  const [usual, now] = [before, meanwhile].map((times) => quantile(times, 0.5)) as [number, number];
  console.log(
    `${CLIENTS} who ${name}: a page takes ${now} ms instead of ${usual} ms (p95 ${quantile(meanwhile, 0.95)} instead of ${quantile(before, 0.95)})`,
  );
  expect(now).toBeLessThan(2 * usual + NOISE_MS);
});
