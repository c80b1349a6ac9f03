import { catalogue } from "../../i18n/catalogue.ts";
import type { Translate } from "../../i18n/translate.ts";

/** A list of trips and what can be done with each. */
export const texts = catalogue("texts:features/orders");

/** The API's kinds of users, and the keys of their texts. */
const userTypes = new Map<string, "client" | "company" | "type_employee" | "hotel">([
  ["client", "client"],
  ["company", "company"],
  ["employee", "type_employee"],
  ["hotel", "hotel"],
]);

/** A kind of user that the panel does not know keeps the API's name. */
export function sayUserType(userType: string, t: Translate<typeof texts>): string {
  const known = userTypes.get(userType);
  return known ? t(known) : userType;
}
