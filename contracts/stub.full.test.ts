import { spawn } from "node:child_process";
import { createRequire } from "node:module";
import { createInterface } from "node:readline";
import { afterAll, expect, it } from "vitest";
import { createBreakers } from "../app/api/breaker.ts";
import { createApiFactory } from "../app/api/client.server.ts";
import { listFavourites } from "../app/api/favourites.server.ts";
import { createTransport } from "../app/api/transport.server.ts";
import { pactPath } from "./pact-file.ts";

const { standalone } = createRequire(import.meta.url)(
  "@pact-foundation/pact-cli/src/pact-standalone",
) as { standalone: () => { pactFullPath: string } };

const state = "the user has two saved addresses";

// Runs the binary directly: killing its npm wrapper would leave the server running.
const stub = spawn(
  standalone().pactFullPath,
  ["stub", "--file", pactPath, "--provider-state", state, "--loglevel", "info"],
  { stdio: ["ignore", "pipe", "inherit"] },
);

afterAll(() => stub.kill());

it("the panel reads its data from a stub server that Pact makes from the pact", async () => {
  const api = createApiFactory({
    baseUrl: `http://127.0.0.1:${await readPort()}`,
    // Other suites run in parallel, so Pact's server may answer slowly.
    transport: createTransport({ timeoutMs: 45_000, breakers: createBreakers() }),
  });
  const caller = { permalink: "radio-taxi-cantalmar", token: "5b1c0f6a9e", requestId: "stub" };
  const favourites = await listFavourites(api(caller));
  expect(favourites).toContainEqual(expect.objectContaining({ alias: "Casa" }));
});

async function readPort(): Promise<string> {
  for await (const line of createInterface({ input: stub.stdout })) {
    const [, port] = /Server started on port (\d+)/.exec(line) ?? [];
    if (port) return port;
  }
  throw new Error("The stub server did not start");
}
