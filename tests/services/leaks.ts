import type { Panel } from "./panel.ts";
import { listSessionIds } from "./stored-sessions.ts";

/** The lines of the panel's log in which there is a password, a token or the id of a session. */
export async function findLeaks({ sandbox, redis, logs }: Panel): Promise<string[]> {
  const { accounts, tokens } = sandbox.world;
  const secrets = new Set([
    ...[...accounts.values()].map(({ password }) => password),
    ...tokens.keys(),
    ...(await listSessionIds(redis)),
  ]);
  return logs().filter((line) => [...secrets].some((secret) => line.includes(secret)));
}
