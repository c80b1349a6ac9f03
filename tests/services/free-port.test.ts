import { createServer } from "node:net";
import { expect, it } from "vitest";
import { findFreePort } from "./free-port.ts";

it("finds ports that a server can listen on", async () => {
  const port = await findFreePort();
  const server = createServer();
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject).listen(port, "127.0.0.1", resolve);
  });
  expect(port).toBeLessThan(32_768);
  server.close();
});
