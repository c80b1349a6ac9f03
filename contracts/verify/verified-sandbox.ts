import { startSandbox } from "../../sandbox/sandbox.ts";
import { createProviderStates } from "../provider-states.ts";
import { serveStates } from "./state-server.ts";

/** The reference API, with somebody who sets up what the pact wants of it. */
export async function startVerifiedSandbox() {
  const sandbox = await startSandbox({ start: Date.parse("2026-05-18T09:00:00Z"), speed: 0 });
  const handlers: Record<string, (parameters: never) => unknown> = createProviderStates(sandbox);
  const states = await serveStates(
    (state, parameters) => {
      const handler = handlers[state];
      if (!handler) throw new Error(`Nobody knows the state: ${state}`);
      return handler(parameters as never);
    },
    // Each state is torn down, and what was asked for is over with the first.
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
