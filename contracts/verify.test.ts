import { Verifier } from "@pact-foundation/pact";
import { afterAll, describe, expect, it } from "vitest";
import { startSandbox } from "../sandbox/sandbox.ts";
import { pactPath, readPact } from "./pact-file.ts";
import { createProviderStates } from "./provider-states.ts";

const sandbox = await startSandbox({ start: Date.parse("2026-05-18T09:00:00Z"), speed: 0 });
const states = Object.entries(createProviderStates(sandbox));

afterAll(() => sandbox.close());

describe("the sandbox", () => {
  // Pact only warns of a state that it has no handler for.
  it("has every state that the pact names", () => {
    const named = readPact().interactions.flatMap(({ providerStates = [] }) => providerStates);
    expect(states.map(([name]) => name)).toEqual(
      expect.arrayContaining(named.map(({ name }) => name)),
    );
  });

  it("gives the panel what the pact says", async () => {
    const broken: unknown[] = [];
    const verifier = new Verifier({
      provider: "taxi-api",
      providerBaseUrl: sandbox.origin,
      pactUrls: [pactPath],
      logLevel: "warn",
      beforeEach: async () => sandbox.reset(),
      stateHandlers: Object.fromEntries(
        states.map(([name, setUp]) => [
          name,
          async (parameters: unknown) => {
            try {
              return await setUp(parameters as never);
            } catch (error) {
              // Pact logs it and goes on as if the state were there.
              broken.push(error);
              throw error;
            }
          },
        ]),
      ),
    });
    await verifier.verifyProvider();
    expect(broken).toEqual([]);
    expect(sandbox.breaches).toEqual([]);
  }, 120_000);
});
