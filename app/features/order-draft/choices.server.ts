import { listEmployees } from "../../api/employees.server.ts";
import { readGoodRows } from "../../api/rows.server.ts";
import { listActiveServiceTypes } from "../../api/service-types.server.ts";
import type { MemberContext } from "../../request/context.server.ts";
import { optional } from "../../request/trace-in-request.server.ts";
import { ordersForColleagues } from "../../session/access.ts";

/** The employees for whom this account may order, with what they need on every trip. */
export async function listActiveEmployees(context: MemberContext) {
  if (!ordersForColleagues(context.user)) return [];
  const employees = await optional(readGoodRows(context.api, listEmployees), [], context);
  return employees
    .filter(({ isActive }) => isActive)
    .map(({ id, name, needs }) => ({ id, name, needs }));
}

export const mayHaveServiceTypes = ({ isCompany, employee }: MemberContext["user"]): boolean =>
  isCompany || Boolean(employee);

/** The service types with which this account may order. */
export async function listServiceTypes({ user, ...context }: MemberContext) {
  if (!mayHaveServiceTypes(user)) return [];
  return optional(readGoodRows(context.api, listActiveServiceTypes), [], context);
}
