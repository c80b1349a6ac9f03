import { startSandbox } from "../../sandbox/sandbox.ts";
import { createProviderStates } from "../provider-states.ts";
import { serveStates, UnknownState } from "./state-server.ts";

/** Starts the reference API with a state server for the pact, or for a part of its states. */
export async function startVerifiedSandbox({ knows }: { knows?: (state: string) => boolean } = {}) {
  const sandbox = await startSandbox({ start: Date.parse("2026-05-18T09:00:00Z"), speed: 0 });
  const handlers: Record<string, (parameters: never) => unknown> = createProviderStates(sandbox);
  let isChanged = false;
  const states = await serveStates(
    (state, parameters) => {
      const handler = handlers[state];
      if (!handler || knows?.(state) === false) throw new UnknownState(state);
      isChanged = true;
      return handler(parameters as never);
    },
    // Pact tears down each state of an interaction; the first teardown resets the sandbox.
    () => {
      if (isChanged || sandbox.calls.size > 0) sandbox.reset();
      isChanged = false;
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
