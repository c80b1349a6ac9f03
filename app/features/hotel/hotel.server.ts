import type { MemberVisit } from "../../request/context.server.ts";

/** The hotel itself; of a desk that is one of its employees, the company it belongs to. */
export function hotelIdOf({ id, employee }: MemberVisit["user"]): number {
  return employee?.companyId ?? id;
}

export function hotelNameOf({ name, employee }: MemberVisit["user"]): string {
  return employee?.companyName ?? name;
}
