import type { MemberVisit } from "../../http/visit.server.ts";

/** As long as somebody may notice that it was a mistake. */
const NOTICED_SECONDS = 15 * 60;

const keyOf = (id: number, { session, user }: MemberVisit) =>
  `${session.permalink}:removed-method:${user.id}:${id}`;

export const rememberRemoved = (id: number, visit: MemberVisit): Promise<void> =>
  visit.context.services.store.set(keyOf(id, visit), "", NOTICED_SECONDS);

export const forgetRemoved = (id: number, visit: MemberVisit): Promise<void> =>
  visit.context.services.store.delete(keyOf(id, visit));

/** What the address says was removed, where that was so a moment ago. */
export async function readRemoved(
  id: number | undefined,
  visit: MemberVisit,
): Promise<number | undefined> {
  if (id === undefined) return undefined;
  const kept = await visit.context.services.store.get(keyOf(id, visit));
  return kept === undefined ? undefined : id;
}
