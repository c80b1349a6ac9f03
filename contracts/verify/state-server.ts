import { json } from "node:stream/consumers";
import { listen } from "../../sandbox/listen.ts";

/** What Pact's verifier asks of whoever can set up the states that the pact names. */
type StateChange = {
  state: string;
  params?: Record<string, unknown>;
  action: "setup" | "teardown";
};

/** Sets a state up, and tells the values that stand in the request in the place of the examples. */
export type SetUp = (state: string, parameters: Record<string, unknown>) => unknown;

/** Speaks Pact's protocol for provider states, for whoever knows them as functions. */
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
      response.writeHead(500).end();
    }
  });
  return {
    url: `http://127.0.0.1:${port}/`,
    /** What went wrong with a state; Pact goes on as if it were there. */
    problems: problems as readonly string[],
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
