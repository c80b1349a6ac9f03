import { type AddressInfo, createServer, type Socket } from "node:net";
import { gzipSync } from "node:zlib";

export type Answer = (socket: Socket, request: string) => void;

export type RawServer = Awaited<ReturnType<typeof startRawServer>>;

/** A TCP server that sends any bytes on its connections, valid HTTP or not. */
export async function startRawServer(answer: Answer) {
  const state = { answer };
  const requests: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket.setNoDelay());
    socket.on("error", () => {}).on("close", () => sockets.delete(socket));
    socket.on("data", (data) => {
      requests.push(data.toString("latin1"));
      state.answer(socket, requests.at(-1) ?? "");
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** The requests that it received, byte by byte. */
    requests,
    countConnections: () => sockets.size,
    answerWith(given: Answer): void {
      state.answer = given;
    },
    async stop(): Promise<void> {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const json = "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n";

const packed = gzipSync('{"favorites":[]}');

/** Ways in which an answer can go wrong below the level of an HTTP server. */
export const brokenAnswers = {
  garbage: (socket) => socket.write("\x00\x01 gibberish \xff\r\n\r\n"),
  "another protocol": (socket) => socket.end("SSH-2.0-OpenSSH_9.2p1\r\n"),
  "a line of status that is none": (socket) => socket.end("HTTP/1.1 banana OK\r\n\r\n{}"),
  "an unknown status": (socket) => socket.end("HTTP/1.1 799 Odd\r\nContent-Length: 2\r\n\r\n{}"),
  "a web page": (socket) =>
    socket.end("HTTP/1.1 200 OK\r\nContent-Type: text/html\r\n\r\n<html>select * from customers"),
  nothing: (socket) => socket.end(),
  "a reset": (socket) => socket.resetAndDestroy(),
  "headers that do not end": (socket) => socket.write(json),
  "a reset within the headers": (socket) => {
    socket.write(json);
    setImmediate(() => socket.resetAndDestroy());
  },
  "a body that breaks off": (socket) => {
    socket.write(`${json}Content-Length: 1000\r\n\r\n{"favorites": [`);
    setImmediate(() => socket.resetAndDestroy());
  },
  "a body that ends too early": (socket) =>
    socket.end(`${json}Content-Length: 1000\r\n\r\n{"favorites":[]}`),
  "a body that stops half way": (socket) =>
    socket.write(`${json}Content-Length: 1000\r\n\r\n{"favorites": [`),
  "a body that drips": (socket) => {
    socket.write(`${json}Content-Length: 1000\r\n\r\n`);
    const drip = setInterval(() => socket.write(" "), 50);
    socket.on("close", () => clearInterval(drip));
  },
  "a chunk that is none": (socket) =>
    socket.end(`${json}Transfer-Encoding: chunked\r\n\r\nbanana\r\n{}\r\n0\r\n\r\n`),
  "a length that is none": (socket) => socket.end(`${json}Content-Length: many\r\n\r\n{}`),
  "two lengths": (socket) =>
    socket.end(`${json}Content-Length: 2\r\nContent-Length: 16\r\n\r\n{"favorites":[]}`),
  "very many headers": (socket) => {
    const headers = Array.from({ length: 20_000 }, (_, at) => `X-Header-${at}: ${at}\r\n`);
    socket.end(`${json}${headers.join("")}Content-Length: 2\r\n\r\n{}`);
  },
  "a body that is packed unasked": (socket) =>
    socket.end(
      Buffer.concat([
        Buffer.from(`${json}Content-Encoding: gzip\r\nConnection: close\r\n\r\n`),
        packed,
      ]),
    ),
} satisfies Record<string, Answer>;

/** Sends this many bytes that start like valid JSON, as fast as the client reads, with or without a length. */
export function sendLarge(bytes: number, { isAnnounced }: { isAnnounced: boolean }): Answer {
  const part = Buffer.alloc(64 * 1024, " ");
  return (socket) => {
    const length = isAnnounced ? `Content-Length: ${bytes}\r\n\r\n` : "Connection: close\r\n\r\n";
    socket.write(`${json}${length}`);
    let sent = 0;
    const send = () => {
      while (sent < bytes && !socket.destroyed) {
        sent += part.byteLength;
        if (!socket.write(part)) return;
      }
      socket.end();
    };
    socket.on("drain", send);
    send();
  };
}

/** Sends this many megabytes of zeros, compressed so that they are small in transit. */
export function sendBomb(megabytes: number): Answer {
  const bomb = gzipSync(Buffer.alloc(megabytes * 1024 * 1024, " "));
  return (socket) => {
    socket.write(`${json}Content-Encoding: gzip\r\nContent-Length: ${bomb.byteLength}\r\n\r\n`);
    socket.end(bomb);
  };
}
