import { randomBytes } from "node:crypto";
import type { StartSampleApi } from "../samples/sample-api.ts";
import type { StoredEntries } from "../store/embedded.server.ts";

/** The sandbox that the panel starts where the operator has named no taxi API. */
export type OwnSandbox = { origin: string; introduction: (port: number) => string };

/** Survives a new build: `npm run dev` opens the panel anew for each, and keeps sessions and trips. */
export type ProcessState = {
  startSandbox: (readPort: () => number) => Promise<OwnSandbox>;
  sandbox?: OwnSandbox;
  startSampleApi: StartSampleApi;
  /** Signs cookies where the operator has set no secret. */
  secret: string;
  /** Seals the operators' cookies where the operator has set no secret. */
  consoleSecret: string;
  /** The entries of the embedded store. */
  entries: StoredEntries;
  /** The port on which the panel listens. */
  port: number;
};

export const createProcessState = (
  given: Pick<ProcessState, "startSandbox" | "startSampleApi">,
): ProcessState => ({
  ...given,
  secret: randomBytes(32).toString("hex"),
  consoleSecret: randomBytes(32).toString("hex"),
  entries: new Map(),
  port: 0,
});
