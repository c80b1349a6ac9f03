import { afterAll, describe, expect, it } from "vitest";
import { createContract, loadDocument } from "../openapi/contract.ts";
import { inTurn } from "../tests/services/in-turn.ts";
import { readPact } from "./pact-file.ts";
import { startVerifiedSandbox } from "./verify/verified-sandbox.ts";
import { verifyApi } from "./verify/verify-api.ts";

const { sandbox, states, close } = await startVerifiedSandbox();

afterAll(close);

describe("the sandbox", () => {
  it("fulfils the pact", async () => {
    const whole = readPact();
    const pact = { ...whole, interactions: inTurn(whole.interactions, { every: 8 }) };
    const contract = createContract(loadDocument());
    const findings = await verifyApi({ api: sandbox.origin, pact, contract, states: states.url });
    expect(findings.filter(({ problems }) => problems.length > 0)).toEqual([]);
    expect(findings.flatMap(({ lacks }) => lacks)).toEqual([]);
    expect(findings).toHaveLength(pact.interactions.length);
    expect(states.problems).toEqual([]);
    expect(sandbox.breaches).toEqual([]);
  }, 120_000);
});
