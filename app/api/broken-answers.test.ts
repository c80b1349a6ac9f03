import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { gzipSync } from "node:zlib";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { inTurn } from "../../tests/services/in-turn.ts";
import { brokenAnswers, type RawServer, startRawServer } from "../../tests/services/raw-server.ts";
import { createBreakers } from "./breaker.ts";
import { MAX_ANSWER_BYTES } from "./buffered-response.server.ts";
import { createApiFactory } from "./client.server.ts";
import { createTransport } from "./transport.server.ts";

const TIMEOUT_MS = 300;

let server: RawServer;
beforeEach(async () => {
  server = await startRawServer(() => {});
});
afterEach(() => server.stop());

function createApi({ timeoutMs = TIMEOUT_MS, baseUrl = server.origin } = {}) {
  const transport = createTransport({ timeoutMs, breakers: createBreakers() });
  const api = createApiFactory({ baseUrl, transport });
  return api({ permalink: "p", token: "the-token", requestId: "r" });
}

/** The kind of fault for each answer, and whether the API counts as up after it. */
const kinds: Record<keyof typeof brokenAnswers, [kind: string, isUp?: true]> = {
  garbage: ["unreachable"],
  "another protocol": ["unreachable"],
  "a line of status that is none": ["unreachable"],
  "an unknown status": ["status", true],
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

describe.each(inTurn(Object.entries(brokenAnswers), { every: 3 }))(
  "an API that answers with %s",
  (name, answer) => {
    const [kind, isUp] = kinds[name as keyof typeof brokenAnswers];

    it("fails within the time limit", async () => {
      server.answerWith(answer);
      const fault = { name: "ApiFault", operation: "listFavourites", kind };
      await expect(createApi().call("listFavourites")).rejects.toMatchObject(fault);
    });

    it(`${isUp ? "does not open" : "opens"} the breaker after ten answers`, async () => {
      server.answerWith(answer);
      const api = createApi({ timeoutMs: 50 });
      const kindsSeen = [];
      for (let time = 0; time < 11; time += 1) {
        kindsSeen.push(await api.call("listFavourites").catch((error) => error.kind));
      }
      expect(kindsSeen.at(-1)).toBe(isUp ? kind : "breaker_open");
      expect(kindsSeen.slice(0, 10)).not.toContain("breaker_open");
    });
  },
);

it("drops bytes after the end of an answer instead of giving them to the next call", async () => {
  const answer = (body: string) =>
    `HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
  const stolen = answer('{"favorites":[{"alias":"stolen"}]}');
  server.answerWith((socket) => socket.write(`${answer('{"favorites":[]}')}${stolen}`));
  const api = createApi({ timeoutMs: 5_000 });
  for (let time = 0; time < 5; time += 1) {
    expect(await api.call("listFavourites")).toEqual({ favorites: [] });
  }
});

it("does not follow a redirect, so the token goes to no other host", async () => {
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

describe("the size limit of an answer", () => {
  const MEGABYTE = 1024 * 1024;
  const json = "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n";
  const tooLarge = { name: "ApiFault", kind: "too_large" };
  const good = `{"favorites":[]${" ".repeat(MAX_ANSWER_BYTES - 16)}}`;

  it("accepts an answer of the largest size", async () => {
    server.answerWith((socket) =>
      socket.end(`${json}Content-Length: ${good.length}\r\n\r\n${good}`),
    );
    const answer = createApi({ timeoutMs: 20_000 }).call("listFavourites");
    expect(await answer).toEqual({ favorites: [] });
  });

  it("refuses an answer whose Content-Length is too large, without reading or repeating it", async () => {
    server.answerWith((socket) => socket.write(`${json}Content-Length: 52428800\r\n\r\n{`));
    const api = createApi({ timeoutMs: 20_000 });
    await expect(api.call("listFavourites")).rejects.toMatchObject(tooLarge);
    expect(server.requests).toHaveLength(1);
    await vi.waitFor(() => expect(server.countConnections()).toBe(0));
  });

  it("stops reading an answer without a Content-Length at the limit", async () => {
    let sent = 0;
    const api = createServer((_, response) => {
      response.writeHead(200, { "Content-Type": "application/json" });
      const send = () => {
        while (sent < 50 * MEGABYTE && response.write(" ".repeat(64 * 1024))) sent += 64 * 1024;
      };
      response.on("drain", send);
      send();
    });
    await new Promise<void>((resolve) => api.listen(0, "127.0.0.1", resolve));
    const baseUrl = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
    const call = createApi({ timeoutMs: 20_000, baseUrl }).call("listFavourites");
    await expect(call).rejects.toMatchObject(tooLarge);
    await new Promise((resolve) => api.close(resolve));
    // The socket buffers hold some bytes that the client has not read.
    expect(sent).toBeLessThan(MAX_ANSWER_BYTES + 16 * MEGABYTE);
  });

  it.each([
    [200, "not_json"],
    [500, "status"],
  ])(
    "does not decompress an answer that it did not ask for compressed, with status %i",
    async (status, kind) => {
      const bomb = gzipSync(Buffer.alloc(50 * MEGABYTE, " "));
      expect(bomb.byteLength).toBeLessThan(MEGABYTE);
      server.answerWith((socket) => {
        socket.write(`HTTP/1.1 ${status} OK\r\nContent-Type: application/json\r\n`);
        socket.write(`Content-Encoding: gzip\r\nContent-Length: ${bomb.byteLength}\r\n\r\n`);
        socket.end(bomb);
      });
      const before = process.memoryUsage().arrayBuffers;
      const call = createApi({ timeoutMs: 20_000 }).call("listFavourites");
      await expect(call).rejects.toMatchObject({ kind });
      expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(4 * MAX_ANSWER_BYTES);
    },
  );

  it("does not open the breaker, however often an answer is too large", async () => {
    const api = createApi({ timeoutMs: 20_000 });
    server.answerWith((socket) => socket.write(`${json}Content-Length: 52428800\r\n\r\n{`));
    for (let time = 0; time < 12; time += 1) {
      await expect(api.call("listFavourites")).rejects.toMatchObject(tooLarge);
    }
    server.answerWith((socket) => socket.end(`${json}Content-Length: 16\r\n\r\n{"favorites":[]}`));
    expect(await api.call("listFavourites")).toEqual({ favorites: [] });
  });
});

describe("a streamed file", () => {
  const pdf =
    "HTTP/1.1 200 OK\r\nContent-Type: application/pdf\r\nContent-Length: 1000\r\n\r\n%PDF-";
  const read = async (api: ReturnType<typeof createApi>) => {
    const { chunks } = await api.stream("downloadTrips", { params: { query: { format: "pdf" } } });
    for await (const _ of chunks);
  };

  it("fails when no more bytes come, and may be larger than an answer", async () => {
    server.answerWith((socket) => socket.write(pdf));
    const started = performance.now();
    await expect(read(createApi())).rejects.toThrow();
    expect(performance.now() - started).toBeLessThan(10 * TIMEOUT_MS);
  });

  it("counts as a failure for the breaker when it breaks off", async () => {
    server.answerWith((socket) => {
      socket.write(pdf);
      setTimeout(() => socket.resetAndDestroy(), 20);
    });
    const api = createApi();
    for (let time = 0; time < 10; time += 1) {
      const { chunks } = await api.stream("downloadTrips", {
        params: { query: { format: "pdf" } },
      });
      await expect(async () => {
        for await (const _ of chunks);
      }).rejects.toThrow();
    }
    await expect(api.call("listFavourites")).rejects.toMatchObject({ kind: "breaker_open" });
  });

  it("leaves calls their own connections while 64 files are read slowly", async () => {
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
      api.stream("downloadTrips", { params: { query: { format: "pdf" } } }),
    );
    await Promise.all(files);
    expect(await api.call("listFavourites")).toEqual({ favorites: [] });
  });
});
