import type { MemberContext } from "../../request/context.server.ts";

/** The user can undo a removal within this time. */
const UNDO_SECONDS = 15 * 60;

type Removed = { id: number; groupId: number };

const keyOf = ({ id, groupId }: Removed, { session, user }: MemberContext) =>
  `${session.permalink}:removed-method:${user.id}:${groupId}:${id}`;

export const rememberRemoved = (method: Removed, context: MemberContext): Promise<void> =>
  context.app.services.store.set(keyOf(method, context), "", UNDO_SECONDS);

export const forgetRemoved = (method: Removed, context: MemberContext): Promise<void> =>
  context.app.services.store.delete(keyOf(method, context));

/** Checks the address against the store, so a made-up or old link offers no undo. */
export async function readRemoved(
  method: Removed,
  context: MemberContext,
): Promise<number | undefined> {
  const stored = await context.app.services.store.get(keyOf(method, context));
  return stored === undefined ? undefined : method.id;
}
