import { connect, type Socket } from "node:net";

export type Ask = { port: number; path: string; headers?: Record<string, string> };

/** The result of one round. */
export type Round = { perSecond: number; count: number; p50: number; bytes: number };

const CONNECTIONS = 16;

/**
 * Sends requests over keep-alive connections for a given time, as fast as answers arrive. We wrote the
 * client ourselves, since a full HTTP client takes longer to read a page than the fastest server to send it.
 */
export async function load(asks: Ask[], seconds: number): Promise<Round> {
  const [first] = asks;
  if (!first) throw new Error("There is something to ask");
  const times: number[] = [];
  let bytes = 0;
  const began = performance.now();
  const until = began + seconds * 1000;
  let next = 0;
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      const line = await openLine(first.port);
      try {
        while (performance.now() < until) {
          const ask = asks[next++ % asks.length] ?? first;
          const started = performance.now();
          bytes = await line.ask(ask);
          times.push(performance.now() - started);
        }
      } finally {
        line.close();
      }
    }),
  );
  const perSecond = times.length / ((performance.now() - began) / 1000);
  return { perSecond, count: times.length, p50: medianOf(times), bytes };
}

/** Sends requests at a fixed rate, whether or not earlier ones are answered; returns the median time. */
export async function loadSteadily(ask: Ask, perSecond: number, seconds: number): Promise<number> {
  const idle = await Promise.all(Array.from({ length: CONNECTIONS }, () => openLine(ask.port)));
  const lines = [...idle];
  const times: number[] = [];
  const asked: Promise<void>[] = [];
  const began = performance.now();
  for (let at = 0; at < perSecond * seconds; at += 1) {
    const due = began + (at * 1000) / perSecond;
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, due - performance.now())));
    asked.push(
      (async () => {
        const line = idle.pop() ?? (await openLine(ask.port));
        const started = performance.now();
        await line.ask(ask);
        times.push(performance.now() - started);
        idle.push(line);
      })(),
    );
  }
  await Promise.all(asked);
  for (const line of new Set([...lines, ...idle])) line.close();
  return medianOf(times);
}

export function medianOf(values: number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

type Line = { ask: (ask: Ask) => Promise<number>; close: () => void };

/** A keep-alive connection. It requires status 200 and returns the body's size. */
async function openLine(port: number): Promise<Line> {
  const socket = connect({ port, host: "127.0.0.1", noDelay: true });
  await new Promise<void>((resolve, reject) => {
    socket.once("connect", resolve).once("error", reject);
  });
  return { ask: (ask) => askOn(socket, ask), close: () => socket.destroy() };
}

function askOn(socket: Socket, { path, headers = {}, port }: Ask): Promise<number> {
  return new Promise((resolve, reject) => {
    /** The remaining bytes of the body; unknown for a chunked body until its last chunk. */
    let left: number | undefined;
    let body = 0;
    let hasBegun = false;
    let tail = "";
    const finish = (error?: Error) => {
      socket.off("data", read).off("close", fail);
      if (error) reject(error);
      else resolve(body);
    };
    const fail = () => finish(new Error(`The server has hung up on ${path}`));
    const take = (data: Buffer) => {
      body += data.length;
      if (left !== undefined) {
        left -= data.length;
        if (left <= 0) finish();
        return;
      }
      tail = (tail + data.toString("latin1", Math.max(0, data.length - 5))).slice(-5);
      if (tail === "0\r\n\r\n") finish();
    };
    const read = (data: Buffer) => {
      if (hasBegun) return take(data);
      hasBegun = true;
      const end = data.indexOf("\r\n\r\n");
      const head = data.toString("latin1", 0, end);
      if (!head.startsWith("HTTP/1.1 200 ")) return finish(new Error(`${path}: ${head}`));
      const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
      left = length === undefined ? undefined : Number(length);
      take(data.subarray(end + 4));
    };
    socket.on("data", read).on("close", fail);
    const lines = Object.entries({ host: `127.0.0.1:${port}`, ...headers });
    const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join("");
    socket.write(`GET ${path} HTTP/1.1\r\n${head}\r\n`);
  });
}
