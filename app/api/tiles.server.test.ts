import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createTileClient } from "./tiles.server.ts";

let server: Server;
let origin: string;
let respond: (request: IncomingMessage, response: ServerResponse) => void;
beforeEach(async () => {
  server = createServer((request, response) => respond(request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(resolve));
});

const tile = { zoom: 15, x: 3, y: 7 };
const fetchTile = () => createTileClient({ apiUrl: origin })(`${origin}/{z}/{x}/{y}`, tile);

describe("the fetch of a tile", () => {
  it("asks for its numbers, and sends neither a cookie nor a token", async () => {
    let asked: IncomingMessage | undefined;
    respond = (request, response) => {
      asked = request;
      response.end("a tile");
    };
    expect(`${await fetchTile()}`).toBe("a tile");
    expect(asked?.url).toBe("/15/3/7");
    expect(asked?.headers).not.toHaveProperty("cookie");
    expect(asked?.headers).not.toHaveProperty("authorization");
  });

  it("returns nothing where the map has no such tile", async () => {
    respond = (_, response) => response.writeHead(404).end();
    expect(await fetchTile()).toBeUndefined();
  });

  it("asks once more where the connection breaks, as a kept one does that the map has just closed", async () => {
    let asked = 0;
    respond = (request, response) => {
      asked += 1;
      if (asked === 1) request.socket.destroy();
      else response.end("a tile");
    };
    expect(`${await fetchTile()}`).toBe("a tile");
    respond = (request) => request.socket.destroy();
    await expect(fetchTile()).rejects.toMatchObject({ kind: "unreachable" });
  });

  it("does not follow a redirect", async () => {
    respond = ({ url }, response) =>
      url === "/15/3/7"
        ? response.writeHead(302, { location: `${origin}/elsewhere` }).end()
        : response.end("elsewhere");
    await expect(fetchTile()).rejects.toMatchObject({ kind: "status", status: 302 });
  });

  it.each([
    ["announces", { "content-length": "262145" }],
    ["sends", {}],
  ])("fails when the map %s more than 256 kB", async (_, headers) => {
    respond = (_request, response) => response.writeHead(200, headers).end(Buffer.alloc(262_145));
    await expect(fetchTile()).rejects.toMatchObject({ kind: "too_large" });
  });

  it("connects to no private address that is not the API's", async () => {
    const elsewhere = createTileClient({ apiUrl: "http://127.0.0.1:1" });
    respond = (_, response) => response.end("a secret");
    const port = new URL(origin).port;
    await expect(elsewhere(`http://localhost:${port}/{z}/{x}/{y}`, tile)).rejects.toMatchObject({
      kind: "unreachable",
    });
  });
});
