import { json } from "node:stream/consumers";
import { listen } from "../../sandbox/listen.ts";

/** The request that Pact's verifier sends to set up or tear down a provider state. */
type StateChange = {
  state: string;
  params?: Record<string, unknown>;
  action: "setup" | "teardown";
};

/** Sets up a state and returns the values that replace the examples of the request. */
export type SetUp = (state: string, parameters: Record<string, unknown>) => unknown;

/** A state that the server cannot set up, because it does not know it. */
export class UnknownState extends Error {
  override name = "UnknownState";
}

/** Serves Pact's provider-state protocol with plain functions. */
export async function serveStates(setUp: SetUp, tearDown: () => unknown = () => {}) {
  const problems: string[] = [];
  const { server, port } = await listen(async (request, response) => {
    try {
      const { state, params = {}, action } = (await json(request)) as StateChange;
      const values = action === "setup" ? await setUp(state, params) : await tearDown();
      response.setHeader("Content-Type", "application/json");
      response.end(JSON.stringify(values ?? {}));
    } catch (error) {
      problems.push(`${error}`);
      response.writeHead(error instanceof UnknownState ? 404 : 500).end();
    }
  });
  return {
    url: `http://127.0.0.1:${port}/`,
    /** Errors of the setup functions. Pact itself continues after a failed setup. */
    problems: problems as readonly string[],
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
