import { type Panel, startPanel } from "./panel.ts";
import { emptyStore } from "./stored-sessions.ts";

/** Calls that hang are given up sooner, and work in the background begins sooner. */
const impatient = { API_TIMEOUT_MS: "1500", BACKGROUND_SECONDS: "0.3" };

const kinds = {
  usual: impatient,
  /** Its live pages ask for changes all the time. */
  live: {
    ...impatient,
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

type Shared = { panel: Panel; other?: Promise<Panel>; borrowed: number };

/** More than a file adds to its world. */
const IDS = 10_000;

/** What files have given back. The services of a panel end with this process. */
const free: Record<keyof typeof kinds, Shared[]> = { usual: [], live: [] };

/**
 * A panel that files take over from each other, since its start and its first pages take longer than most files.
 * Each file finds a new world and an empty store. A file that counts on a new process starts one of its own.
 */
export async function borrowPanel(kind: keyof typeof kinds = "usual"): Promise<BorrowedPanel> {
  const env = kinds[kind];
  const shared = free[kind].pop() ?? { panel: await startPanel({ env }), borrowed: 0 };
  const { panel } = shared;
  panel.sandbox.reset({ start: Date.now() });
  // The process may remember what an account of an earlier world was told, so a new one has another id.
  for (let at = 0; at < shared.borrowed * IDS; at += 1) panel.sandbox.world.nextId();
  shared.borrowed += 1;
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
