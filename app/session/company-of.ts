import type { User } from "../api/session.server.ts";

/** The account of the company or hotel that a user acts for; undefined for a client, and where the API names none. */
export function companyOf({
  id,
  isCompany,
  employee,
}: Pick<User, "id" | "isCompany" | "employee">): number | undefined {
  return employee ? (employee.companyId ?? undefined) : isCompany ? id : undefined;
}
