import type { Position } from "../../api/addresses.server.ts";
import type { Favourite } from "../../api/favourites.server.ts";
import { hasNeeds, type Needs } from "../../api/needs.ts";

/** Two positions that are this near are one address, since an API may round coordinates. */
const CLOSE_DEGREES = 0.0001;

/** What is saved for the traveller of an order: the employee's needs, or those of the address that it begins at. */
export function findUsualNeeds({
  employee,
  from,
  favourites,
}: {
  employee: { needs: Needs } | undefined;
  from: Position | undefined;
  favourites: Pick<Favourite, "address" | "needs">[];
}): Needs {
  if (employee && hasNeeds(employee.needs)) return employee.needs;
  return (from && favourites.find(({ address }) => isClose(address, from))?.needs) ?? {};
}

const isClose = (one: Position, other: Position) =>
  Math.abs(one.latitude - other.latitude) < CLOSE_DEGREES &&
  Math.abs(one.longitude - other.longitude) < CLOSE_DEGREES;
