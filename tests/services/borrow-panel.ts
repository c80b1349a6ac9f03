import { createHash } from "node:crypto";
import { expect } from "vitest";
import { type Panel, startPanel } from "./panel.ts";
import { emptyStore } from "./stored-sessions.ts";

/** Work in the background begins sooner. */
const usual = { BACKGROUND_SECONDS: "0.3" };

const kinds = {
  usual,
  /** For files in which a call hangs. Elsewhere a busy machine must not cut off a call that is only slow. */
  impatient: { ...usual, API_TIMEOUT_MS: "1500" },
  /** Its live pages ask for changes all the time. */
  live: {
    ...usual,
    LIVE_PANEL_SECONDS: "0.1",
    LIVE_HOTEL_SECONDS: "0.1",
    LIVE_FOLLOW_SECONDS: "0.3",
    LIVE_HEARTBEAT_SECONDS: "0.3",
  },
};

export type BorrowedPanel = Panel & {
  /** A second process on the same store and API, which stays with the first. */
  other: () => Promise<Panel>;
};

type Shared = { panel: Panel; other?: Promise<Panel> };

/** What files have given back. The services of a panel end with this process. */
const free: Record<keyof typeof kinds, Shared[]> = { usual: [], impatient: [], live: [] };

/**
 * A panel that files take over from each other, since its start and its first pages take longer than most files.
 * Each file finds a new world and an empty store. A file that counts on a new process starts one of its own.
 */
export async function borrowPanel(kind: keyof typeof kinds = "usual"): Promise<BorrowedPanel> {
  const env = kinds[kind];
  const shared = free[kind].pop() ?? { panel: await startPanel({ env }) };
  const { panel } = shared;
  panel.sandbox.reset({ start: Date.now() });
  skipIds(panel);
  await emptyStore(panel.redis);
  const earlier = panel.logs().length;
  return {
    ...panel,
    logs: () => panel.logs().slice(earlier),
    other() {
      const { sandbox, redis } = panel;
      shared.other ??= startPanel({ env, sandbox, redis });
      return shared.other;
    },
    async stop() {
      free[kind].push(shared);
    },
  };
}

/**
 * The process may remember what an account of an earlier world was told, so each file has ids of its own. They are the
 * same in each run, since the sandbox draws its chances by them.
 */
function skipIds({ sandbox }: Panel): void {
  const [high = 0, low = 0] = createHash("sha256")
    .update(`${expect.getState().testPath?.split("/tests/")[1]}`)
    .digest();
  for (let skipped = (high * 256 + low) * 100; skipped > 0; skipped -= 1) sandbox.world.nextId();
}
