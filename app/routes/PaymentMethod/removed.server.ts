import type { MemberContext } from "../../request/context.server.ts";

/** As long as somebody may notice that it was a mistake. */
const NOTICED_SECONDS = 15 * 60;

type Removed = { id: number; groupId: number };

const keyOf = ({ id, groupId }: Removed, { session, user }: MemberContext) =>
  `${session.permalink}:removed-method:${user.id}:${groupId}:${id}`;

export const rememberRemoved = (method: Removed, context: MemberContext): Promise<void> =>
  context.app.services.store.set(keyOf(method, context), "", NOTICED_SECONDS);

export const forgetRemoved = (method: Removed, context: MemberContext): Promise<void> =>
  context.app.services.store.delete(keyOf(method, context));

/** What the address says was removed, where that was so a moment ago. */
export async function readRemoved(
  method: Removed,
  context: MemberContext,
): Promise<number | undefined> {
  const kept = await context.app.services.store.get(keyOf(method, context));
  return kept === undefined ? undefined : method.id;
}
