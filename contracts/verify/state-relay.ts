import { json } from "node:stream/consumers";
import { listen } from "../../sandbox/listen.ts";

/** What the state server did for the interaction that comes next. */
export type Setup = {
  /** The states that it did not set up, with the reason. */
  failures: string[];
  /** The names of the values that it returned. */
  returned: Set<string>;
};

const TIMEOUT_MS = 30_000;

/**
 * Stands between Pact's verifier and a state server: Pact tries a setup that fails for two minutes, and then calls the
 * interaction broken.
 */
export async function startStateRelay(states: string) {
  let setup: Setup = { failures: [], returned: new Set() };
  const { server, port } = await listen(async (request, response) => {
    const change = (await json(request)) as { action: string; state: string };
    const { status, values } = await ask(change);
    if (change.action === "setup" && status !== undefined) {
      setup.failures.push(`${change.state} (the state server ${status})`);
    }
    for (const name of Object.keys(values)) setup.returned.add(name);
    response.setHeader("Content-Type", "application/json");
    response.end(JSON.stringify(values));
  });

  async function ask(change: object): Promise<{ status?: string; values: object }> {
    try {
      const answer = await fetch(states, {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify(change),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      const values = (await answer.json().catch(() => ({}))) as object | null;
      return { status: answer.ok ? undefined : `answers ${answer.status}`, values: values ?? {} };
    } catch {
      return { status: "does not answer", values: {} };
    }
  }

  return {
    url: `http://127.0.0.1:${port}/`,
    /** What was set up since the last call. */
    take(): Setup {
      const taken = setup;
      setup = { failures: [], returned: new Set() };
      return taken;
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
