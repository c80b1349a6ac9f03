import type { MemberContext } from "./context.server.ts";

/** The group that is asked and paid: the brand's, or the only one that somebody may travel with. */
export function ownGroupId({ user, brand }: Pick<MemberContext, "user" | "brand">): number {
  return user.exclusiveGroupId ?? brand.id;
}
