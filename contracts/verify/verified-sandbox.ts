import { startSandbox } from "../../sandbox/sandbox.ts";
import { createProviderStates } from "../provider-states.ts";
import { serveStates } from "./state-server.ts";

/** Starts the reference API with a state server for the pact. */
export async function startVerifiedSandbox() {
  const sandbox = await startSandbox({ start: Date.parse("2026-05-18T09:00:00Z"), speed: 0 });
  const handlers: Record<string, (parameters: never) => unknown> = createProviderStates(sandbox);
  const states = await serveStates(
    (state, parameters) => {
      const handler = handlers[state];
      if (!handler) throw new Error(`No handler sets up the state: ${state}`);
      return handler(parameters as never);
    },
    // Pact tears down each state of an interaction; the first teardown resets the sandbox.
    () => {
      if (sandbox.calls.size > 0) sandbox.reset();
    },
  );
  return {
    sandbox,
    states,
    async close(): Promise<void> {
      await states.close();
      await sandbox.close();
    },
  };
}
