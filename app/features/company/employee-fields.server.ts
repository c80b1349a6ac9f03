import type { Brand } from "../../api/configuration.server.ts";
import { alpha, email, maxLength, phoneOf, required, text } from "../../forms/rules.server.ts";
import { countryOf } from "../../i18n/phones.server.ts";

/** The fields of an employee, in forms and in imported files. */
export const employeeFields = (brand: Brand) => ({
  name: text(required, alpha, maxLength(120)),
  email: text(required, email),
  telephone: text(phoneOf(countryOf(brand))),
});
