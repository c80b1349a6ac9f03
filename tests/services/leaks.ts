import type { Panel } from "./panel.ts";
import { listSessionIds } from "./stored-sessions.ts";

/** The lines of the panel's log in which there is a password, a token, a code, the id of a session or another secret. */
export async function findLeaks(
  { sandbox, redis, logs }: Panel,
  others: readonly string[] = [],
): Promise<string[]> {
  const { accounts, tokens, outbox } = sandbox.world;
  const secrets = new Set([
    ...[...accounts.values()].map(({ password }) => password),
    ...tokens.keys(),
    // Six digits stand in any number.
    ...outbox.flatMap(({ code }) => (code && code.length > 6 ? [code] : [])),
    ...others,
    ...(await listSessionIds(redis)),
  ]);
  return logs().filter((line) => [...secrets].some((secret) => line.includes(secret)));
}
