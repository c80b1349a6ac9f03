import type { MemberContext } from "../../request/context.server.ts";

/** A desk logs in as the hotel or as one of its employees, whose company is then the hotel. */
export function hotelIdOf({ id, employee }: MemberContext["user"]): number {
  return employee?.companyId ?? id;
}

export function hotelNameOf({ name, employee }: MemberContext["user"]): string {
  return employee?.companyName ?? name;
}
