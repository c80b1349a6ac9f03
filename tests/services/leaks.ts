import type { Panel } from "./panel.ts";
import { listSessionIds } from "./stored-sessions.ts";

/** The lines of the panel's log that contain a password, a token, a code, a session id or another secret. */
export async function findLeaks(
  { sandbox, redis, logs }: Panel,
  others: readonly string[] = [],
): Promise<string[]> {
  const { accounts, tokens, outbox } = sandbox.world;
  const secrets = new Set([
    ...[...accounts.values()].map(({ password }) => password),
    ...tokens.keys(),
    // Any number may contain these six digits.
    ...outbox.flatMap(({ code }) => (code && code.length > 6 ? [code] : [])),
    ...others,
    ...(await listSessionIds(redis)),
  ]);
  return logs().filter((line) => [...secrets].some((secret) => line.includes(secret)));
}
