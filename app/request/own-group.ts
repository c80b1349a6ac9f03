import type { MemberVisit } from "./context.server.ts";

/** The group that is asked and paid: the brand's, or the only one that somebody may travel with. */
export function ownGroupId({ user, brand }: MemberVisit): number {
  return user.exclusiveGroupId ?? brand.id;
}
