import { type Employee, listEmployees } from "../../api/employees.server.ts";
import { type Favourite, listFavourites } from "../../api/favourites.server.ts";
import type { Needs } from "../../api/needs.ts";
import { readGoodRows } from "../../api/rows.server.ts";
import type { MemberContext } from "../../request/context.server.ts";
import { readNeedsCode } from "../needs/needs-fields.ts";
import { findUsualNeeds } from "../needs/usual-needs.server.ts";
import type { Draft } from "../order-draft/draft.server.ts";

/**
 * The needs of an order: those that the user has chosen, else what is saved. Without scripts, a company's page does not
 * show yet what is saved for the employee who was chosen last.
 */
export async function settleNeeds(
  draft: Draft,
  shown: string | undefined,
  { api, user }: MemberContext,
): Promise<Needs> {
  if (draft.needs) return draft.needs;
  if (!user.isCompany) return readNeedsCode(shown ?? "");
  // A wheelchair that is saved must not get lost, so the order fails where these cannot be read.
  const [employees, favourites] = await Promise.all([
    draft.employee === undefined ? [] : readGoodRows(api, listEmployees),
    readGoodRows(api, listFavourites),
  ]);
  return toUsualNeeds(draft, { employees, favourites });
}

/** What is saved for the draft's employee or pickup. */
export function toUsualNeeds(
  { employee, from }: Pick<Draft, "employee" | "from">,
  known: { employees: Pick<Employee, "id" | "needs">[]; favourites: Favourite[] },
): Needs {
  const { employees, favourites } = known;
  const traveller = employees.find(({ id }) => id === employee);
  return findUsualNeeds({ employee: traveller, from: from?.position, favourites });
}
