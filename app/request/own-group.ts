import type { MemberContext } from "./context.server.ts";

/** The group that takes the orders and the payment: the brand's, or the only one that the user may order from. */
export function ownGroupId({ user, brand }: Pick<MemberContext, "user" | "brand">): number {
  return user.exclusiveGroupId ?? brand.id;
}
