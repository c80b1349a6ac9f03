import type { MemberContext } from "../../request/context.server.ts";

/** The hotel itself; of a desk that is one of its employees, the company it belongs to. */
export function hotelIdOf({ id, employee }: MemberContext["user"]): number {
  return employee?.companyId ?? id;
}

export function hotelNameOf({ name, employee }: MemberContext["user"]): string {
  return employee?.companyName ?? name;
}
