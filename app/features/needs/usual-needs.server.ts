import type { Position } from "../../api/addresses.server.ts";
import { type Employee, listEmployees } from "../../api/employees.server.ts";
import { type Favourite, listFavourites } from "../../api/favourites.server.ts";
import { hasNeeds, type Needs } from "../../api/needs.ts";
import { readGoodRows } from "../../api/rows.server.ts";
import { isClose } from "../../map/distance.ts";
import type { MemberContext } from "../../request/context.server.ts";
import { ordersForColleagues } from "../../session/access.ts";
import { readNeedsCode } from "./needs-fields.ts";

/** What an order says of its traveller and its pickup. */
type Asked = { employee?: number; from?: { position?: Position }; needs?: Needs };

/**
 * The needs of an order: those that the user has chosen, else what is saved. Without scripts, a company's page does not
 * show yet what is saved for the employee who was chosen last.
 */
export async function settleNeeds(
  asked: Asked,
  shown: string | undefined,
  { api, user }: MemberContext,
): Promise<Needs> {
  if (asked.needs) return asked.needs;
  if (!ordersForColleagues(user)) return readNeedsCode(shown ?? "");
  // A wheelchair that is saved must not get lost, so the order fails where these cannot be read.
  const [employees, favourites] = await Promise.all([
    asked.employee === undefined ? [] : readGoodRows(api, listEmployees),
    readGoodRows(api, listFavourites),
  ]);
  return toUsualNeeds(asked, { employees, favourites });
}

/** What is saved for the traveller: the employee's needs, or those of the address where the trip begins. */
export function toUsualNeeds(
  { employee, from }: Pick<Asked, "employee" | "from">,
  {
    employees,
    favourites,
  }: {
    employees: Pick<Employee, "id" | "needs">[];
    favourites: Pick<Favourite, "address" | "needs">[];
  },
): Needs {
  const traveller = employees.find(({ id }) => id === employee);
  if (traveller && hasNeeds(traveller.needs)) return traveller.needs;
  const start = from?.position;
  return (start && favourites.find(({ address }) => isClose(address, start))?.needs) ?? {};
}
