import type { Pact } from "../pact-file.ts";

/** With these a state server says that it does not know a state. */
const UNKNOWN = [404, 422, 501];

/**
 * Asks a state server for each state once, and returns the names of those that it does not know: Pact's verifier would try
 * each for two minutes, and then call the interaction broken.
 */
export async function findUnknownStates(pact: Pact, states: string): Promise<Set<string>> {
  const examples = new Map(
    pact.interactions
      .flatMap(({ providerStates = [] }) => providerStates)
      .map(({ name, params = {} }) => [name, params]),
  );
  const unknown = new Set<string>();
  for (const [state, params] of examples) {
    const status = await change(states, { action: "setup", state, params });
    if (UNKNOWN.includes(status)) unknown.add(state);
    else await change(states, { action: "teardown", state, params });
  }
  return unknown;
}

async function change(states: string, body: object): Promise<number> {
  const answer = await fetch(states, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(30_000),
  }).catch((cause: unknown) => {
    throw new Error(`No state server answers at ${states}`, { cause });
  });
  await answer.arrayBuffer();
  return answer.status;
}
