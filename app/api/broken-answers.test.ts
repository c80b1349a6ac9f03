import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { gzipSync } from "node:zlib";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { brokenAnswers, type RawServer, startRawServer } from "../../tests/services/raw-server.ts";
import { createBreaker } from "./breaker.ts";
import { createApiFactory } from "./client.server.ts";
import { createTransport } from "./transport.server.ts";
import { MOST_BYTES } from "./whole-answer.server.ts";

const TIMEOUT_MS = 300;

let server: RawServer;
beforeEach(async () => {
  server = await startRawServer(() => {});
});
afterEach(() => server.stop());

function createApi({ timeoutMs = TIMEOUT_MS, baseUrl = server.origin } = {}) {
  const transport = createTransport({ timeoutMs, breaker: createBreaker() });
  const api = createApiFactory({ baseUrl, transport });
  return api({ permalink: "p", token: "the-token", requestId: "r" });
}

/** What each becomes, and whether somebody who answers like this is there at all. */
const kinds: Record<keyof typeof brokenAnswers, [kind: string, isThere?: true]> = {
  garbage: ["unreachable"],
  "another protocol": ["unreachable"],
  "a line of status that is none": ["unreachable"],
  "a status that nobody knows": ["status", true],
  "a web page": ["not_json", true],
  nothing: ["unreachable"],
  "a reset": ["unreachable"],
  "headers that do not end": ["timeout"],
  "a reset within the headers": ["unreachable"],
  "a body that breaks off": ["unreachable"],
  "a body that ends too early": ["unreachable"],
  "a body that stops half way": ["timeout"],
  "a body that drips": ["timeout"],
  "a chunk that is none": ["unreachable"],
  "a length that is none": ["unreachable"],
  "two lengths": ["unreachable"],
  "very many headers": ["unreachable"],
  "a body that is packed unasked": ["not_json", true],
};

describe.each(Object.entries(brokenAnswers))("an API that answers with %s", (name, answer) => {
  const [kind, isThere] = kinds[name as keyof typeof brokenAnswers];

  it("has failed, in time", async () => {
    server.answerWith(answer);
    const fault = { name: "ApiFault", operation: "listFavourites", kind };
    await expect(createApi().call("listFavourites")).rejects.toMatchObject(fault);
  });

  it(`is ${isThere ? "asked on" : "left in peace after ten times"}`, async () => {
    server.answerWith(answer);
    const api = createApi({ timeoutMs: 50 });
    const ends = [];
    for (let time = 0; time < 11; time += 1) {
      ends.push(await api.call("listFavourites").catch((error) => error.kind));
    }
    expect(ends.at(-1)).toBe(isThere ? kind : "breaker_open");
    expect(ends.slice(0, 10)).not.toContain("breaker_open");
  });
});

it("what is said after the end of an answer is no answer to the next who asks", async () => {
  const answer = (body: string) =>
    `HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
  const stolen = answer('{"favorites":[{"somebody":"else"}]}');
  server.answerWith((socket) => socket.write(`${answer('{"favorites":[]}')}${stolen}`));
  const api = createApi({ timeoutMs: 5_000 });
  for (let time = 0; time < 5; time += 1) {
    expect(await api.call("listFavourites")).toEqual({ favorites: [] });
  }
});

it("a redirect is not followed, least of all with the token", async () => {
  const elsewhere = await startRawServer((socket) => socket.end());
  for (const status of [301, 302, 303, 307, 308]) {
    server.answerWith((socket) =>
      socket.end(`HTTP/1.1 ${status} Go\r\nLocation: ${elsewhere.origin}/\r\n\r\n`),
    );
    const fault = { name: "ApiFault", kind: "status", status };
    await expect(createApi().call("listFavourites")).rejects.toMatchObject(fault);
  }
  expect(server.requests.join("")).toContain("the-token");
  expect(elsewhere.requests).toEqual([]);
  await elsewhere.stop();
});

describe("an answer that is too large for the memory", () => {
  const MEGABYTE = 1024 * 1024;
  const json = "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n";
  const tooLarge = { name: "ApiFault", kind: "too_large" };
  const good = `{"favorites":[]${" ".repeat(MOST_BYTES - 16)}}`;

  it("is as large as no answer of the document's", async () => {
    server.answerWith((socket) =>
      socket.end(`${json}Content-Length: ${good.length}\r\n\r\n${good}`),
    );
    const answer = createApi({ timeoutMs: 20_000 }).call("listFavourites");
    expect(await answer).toEqual({ favorites: [] });
  });

  it("is not even begun where it says so itself, and not asked for again", async () => {
    server.answerWith((socket) => socket.write(`${json}Content-Length: 52428800\r\n\r\n{`));
    const api = createApi({ timeoutMs: 20_000 });
    await expect(api.call("listFavourites")).rejects.toMatchObject(tooLarge);
    expect(server.requests).toHaveLength(1);
    await vi.waitFor(() => expect(server.countConnections()).toBe(0));
  });

  it("is cut off where it does not", async () => {
    let taken = 0;
    const api = createServer((_, response) => {
      response.writeHead(200, { "Content-Type": "application/json" });
      const send = () => {
        while (taken < 50 * MEGABYTE && response.write(" ".repeat(64 * 1024))) taken += 64 * 1024;
      };
      response.on("drain", send);
      send();
    });
    await new Promise<void>((resolve) => api.listen(0, "127.0.0.1", resolve));
    const baseUrl = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
    const asked = createApi({ timeoutMs: 20_000, baseUrl }).call("listFavourites");
    await expect(asked).rejects.toMatchObject(tooLarge);
    await new Promise((resolve) => api.close(resolve));
    // What is on the way between two sockets comes on top.
    expect(taken).toBeLessThan(MOST_BYTES + 16 * MEGABYTE);
  });

  it.each([
    [200, "not_json"],
    [500, "status"],
  ])(
    "that is packed, for which nobody has asked, is not unpacked, as an answer of status %i",
    async (status, kind) => {
      const bomb = gzipSync(Buffer.alloc(50 * MEGABYTE, " "));
      expect(bomb.byteLength).toBeLessThan(MEGABYTE);
      server.answerWith((socket) => {
        socket.write(`HTTP/1.1 ${status} OK\r\nContent-Type: application/json\r\n`);
        socket.write(`Content-Encoding: gzip\r\nContent-Length: ${bomb.byteLength}\r\n\r\n`);
        socket.end(bomb);
      });
      const before = process.memoryUsage().arrayBuffers;
      const asked = createApi({ timeoutMs: 20_000 }).call("listFavourites");
      await expect(asked).rejects.toMatchObject({ kind });
      expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(4 * MOST_BYTES);
    },
  );

  it("takes no other page along, however often it comes", async () => {
    const api = createApi({ timeoutMs: 20_000 });
    server.answerWith((socket) => socket.write(`${json}Content-Length: 52428800\r\n\r\n{`));
    for (let time = 0; time < 12; time += 1) {
      await expect(api.call("listFavourites")).rejects.toMatchObject(tooLarge);
    }
    server.answerWith((socket) => socket.end(`${json}Content-Length: 16\r\n\r\n{"favorites":[]}`));
    expect(await api.call("listFavourites")).toEqual({ favorites: [] });
  });
});

describe("a file that is handed on", () => {
  const pdf =
    "HTTP/1.1 200 OK\r\nContent-Type: application/pdf\r\nContent-Length: 1000\r\n\r\n%PDF-";
  const read = async (api: ReturnType<typeof createApi>) => {
    const { chunks } = await api.stream("downloadTrips", { query: { format: "pdf" } });
    for await (const _ of chunks);
  };

  it("is broken off when nothing more of it comes, and may be larger than an answer", async () => {
    server.answerWith((socket) => socket.write(pdf));
    const started = performance.now();
    await expect(read(createApi())).rejects.toThrow();
    expect(performance.now() - started).toBeLessThan(10 * TIMEOUT_MS);
  });

  it("counts as failed where it breaks off", async () => {
    server.answerWith((socket) => {
      socket.write(pdf);
      setTimeout(() => socket.resetAndDestroy(), 20);
    });
    const api = createApi();
    for (let time = 0; time < 10; time += 1) {
      const { chunks } = await api.stream("downloadTrips", { query: { format: "pdf" } });
      await expect(async () => {
        for await (const _ of chunks);
      }).rejects.toThrow();
    }
    await expect(api.call("listFavourites")).rejects.toMatchObject({ kind: "breaker_open" });
  });

  it("holds up no page, however many are taken slowly", async () => {
    const big =
      "HTTP/1.1 200 OK\r\nContent-Type: application/pdf\r\nContent-Length: 99999999\r\n\r\n%PDF-";
    server.answerWith((socket, request) => {
      if (request.includes("/services")) return socket.write(`${big}${" ".repeat(65_536)}`);
      return socket.end(
        'HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 16\r\n\r\n{"favorites":[]}',
      );
    });
    const api = createApi({ timeoutMs: 5_000 });
    const files = Array.from({ length: 64 }, () =>
      api.stream("downloadTrips", { query: { format: "pdf" } }),
    );
    await Promise.all(files);
    expect(await api.call("listFavourites")).toEqual({ favorites: [] });
  });
});
