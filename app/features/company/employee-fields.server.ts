import { z } from "zod";
import type { Brand } from "../../api/configuration.server.ts";
import { alpha, email, maxLength, phoneOf, required, text } from "../../forms/rules.server.ts";
import { countryOf } from "../../i18n/phones.server.ts";

export const employeeId = z.coerce.number().int().min(1).max(2_147_483_647);

/** The fields of an employee, in forms and in imported files. */
export const employeeFields = (brand: Brand) => ({
  name: text(required, alpha, maxLength(120)),
  email: text(required, email),
  telephone: text(phoneOf(countryOf(brand))),
});
