import { createServer, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, expect, it } from "vitest";
import { createBreakers } from "./breaker.ts";
import { createApiFactory } from "./client.server.ts";
import { createTransport } from "./transport.server.ts";

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

function createApi({ timeoutMs = 30_000 } = {}) {
  const { port } = server.address() as AddressInfo;
  const transport = createTransport({ timeoutMs, breakers: createBreakers() });
  const api = createApiFactory({ baseUrl: `http://127.0.0.1:${port}`, transport });
  return api({ permalink: "p", token: "t", requestId: "r" });
}

const sendHalf = (response: ServerResponse, status: number) =>
  response
    .writeHead(status, { "Content-Type": "application/json", "Content-Length": "1000" })
    .write('{"favorites": [');

it.each([200, 422, 500])(
  "treats an answer with status %i that breaks off as a fault of the API",
  async (status) => {
    answer = (response) => {
      sendHalf(response, status);
      setImmediate(() => response.destroy());
    };
    const fault = { name: "ApiFault", operation: "listFavourites", kind: "unreachable" };
    await expect(createApi().call("listFavourites")).rejects.toMatchObject(fault);
  },
);

it("times out on an answer that stops half way", async () => {
  answer = (response) => sendHalf(response, 200);
  const fault = { name: "ApiFault", kind: "timeout", wasSent: true };
  await expect(createApi({ timeoutMs: 300 }).call("listFavourites")).rejects.toMatchObject(fault);
});
