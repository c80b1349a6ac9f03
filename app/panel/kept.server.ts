import { randomBytes } from "node:crypto";
import type { StoredEntries } from "../store/embedded.server.ts";

/** The taxi API that comes along for a panel without one. */
export type OwnSandbox = { origin: string; introduction: (port: number) => string };

/** What outlives a build: `npm run dev` opens the panel anew for each, and sessions and trips go on. */
export type Kept = {
  startSandbox: (readPort: () => number) => Promise<OwnSandbox>;
  sandbox?: OwnSandbox;
  /** Signs cookies where the operator has set no secret. */
  secret: string;
  /** All that the embedded store holds. */
  entries: StoredEntries;
  /** Where the panel listens. */
  port: number;
};

export const keepForAll = (startSandbox: Kept["startSandbox"]): Kept => ({
  startSandbox,
  secret: randomBytes(32).toString("hex"),
  entries: new Map(),
  port: 0,
});
