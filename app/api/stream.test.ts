import { createServer, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createBreakers } from "./breaker.ts";
import { createApiFactory } from "./client.server.ts";
import { createTransport } from "./transport.server.ts";

const TIMEOUT_MS = 1000;

let server: Server;
let answer: (response: ServerResponse) => void;
beforeEach(async () => {
  server = createServer((_, response) => answer(response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

function download(breakers = createBreakers()) {
  const { port } = server.address() as AddressInfo;
  const transport = createTransport({ timeoutMs: TIMEOUT_MS, breakers });
  const api = createApiFactory({ baseUrl: `http://127.0.0.1:${port}`, transport });
  const caller = { permalink: "p", token: "t", requestId: "r" };
  return api(caller).stream("downloadTrips", { params: { query: { format: "pdf" } } });
}

const asPdf = { "Content-Type": "application/pdf" };

it("streams the first bytes before the rest arrive, past the time limit of an answer", async () => {
  answer = (response) => {
    response.writeHead(200, asPdf).write("%PDF-");
    setTimeout(() => response.end("%%EOF"), TIMEOUT_MS + 300);
  };
  const { mediaType, chunks } = await download();
  expect(mediaType).toBe("application/pdf");
  let text = "";
  for await (const chunk of chunks) text += Buffer.from(chunk);
  expect(text).toBe("%PDF-%%EOF");
});

it("closes the connection when the reader stops", async () => {
  const closed = vi.fn();
  answer = (response) => {
    response.writeHead(200, asPdf).write("%PDF-");
    response.on("close", closed);
  };
  const { chunks } = await download();
  for await (const _ of chunks) break;
  await vi.waitFor(() => expect(closed).toHaveBeenCalled());
});

it.each<[string, (response: ServerResponse) => void, object]>([
  ["does not begin", () => {}, { kind: "timeout" }],
  ["is empty", (response) => response.writeHead(200, asPdf).end(), { kind: "empty" }],
  ["is no PDF", (response) => response.end("<html>"), { kind: "wrong_shape" }],
  ["is refused", (response) => response.writeHead(404).end("{}"), { status: 404 }],
  ["is broken off at once", (response) => response.destroy(), { kind: "unreachable" }],
])("reports a file that %s", async (_, respond, fault) => {
  answer = respond;
  await expect(download()).rejects.toMatchObject(fault);
});

it("shows that the API is up again where it refuses the file", async () => {
  let now = 0;
  const breakers = createBreakers({ now: () => now });
  for (let failure = 0; failure < 10; failure++) breakers.of("p").recordFailure();
  expect(breakers.listDown()).toEqual(["p"]);
  now = 60_000;
  answer = (response) => response.writeHead(404).end("{}");
  await expect(download(breakers)).rejects.toMatchObject({ status: 404 });
  expect(breakers.listDown()).toEqual([]);
});
