import { type Panel, startPanel } from "./panel.ts";
import { emptyStore } from "./stored-sessions.ts";

/** What files have given back. The services of a panel end with this process. */
const free: Panel[] = [];

/**
 * A panel that files take over from each other, since its start and its first pages take longer than most files.
 * Each file finds a new world and an empty store. A file that counts on a new process starts one of its own.
 */
export async function borrowPanel(): Promise<Panel> {
  const panel = free.pop() ?? (await startPanel());
  panel.sandbox.reset({ start: Date.now() });
  await emptyStore(panel.redis);
  const earlier = panel.logs().length;
  return {
    ...panel,
    logs: () => panel.logs().slice(earlier),
    async stop() {
      free.push(panel);
    },
  };
}
