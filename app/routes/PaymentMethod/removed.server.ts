import type { MemberVisit } from "../../request/context.server.ts";

/** As long as somebody may notice that it was a mistake. */
const NOTICED_SECONDS = 15 * 60;

type Removed = { id: number; groupId: number };

const keyOf = ({ id, groupId }: Removed, { session, user }: MemberVisit) =>
  `${session.permalink}:removed-method:${user.id}:${groupId}:${id}`;

export const rememberRemoved = (method: Removed, visit: MemberVisit): Promise<void> =>
  visit.context.services.store.set(keyOf(method, visit), "", NOTICED_SECONDS);

export const forgetRemoved = (method: Removed, visit: MemberVisit): Promise<void> =>
  visit.context.services.store.delete(keyOf(method, visit));

/** What the address says was removed, where that was so a moment ago. */
export async function readRemoved(
  method: Removed,
  visit: MemberVisit,
): Promise<number | undefined> {
  const kept = await visit.context.services.store.get(keyOf(method, visit));
  return kept === undefined ? undefined : method.id;
}
