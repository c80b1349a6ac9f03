import { z } from "zod";
import type { Brand } from "../../api/configuration.server.ts";
import {
  alpha,
  email,
  maxLength,
  password,
  phoneOf,
  required,
  sameAs,
  secret,
  text,
} from "../../forms/rules.server.ts";
import { countryOf } from "../../i18n/phones.server.ts";

export const employeeId = z.coerce.number().int().min(1).max(2_147_483_647);

/** What is known of an employee, as a form or a file has it. */
export const employeeFields = (brand: Brand) => ({
  name: text(required, alpha, maxLength(120)),
  email: text(required, email),
  telephone: text(phoneOf(countryOf(brand))),
});

export const employeeSchema = (brand: Brand) =>
  z.discriminatedUnion(
    "form",
    [
      // The key tells one pressing from another, so that the same one sent twice adds one employee.
      z.object({
        form: z.literal("new"),
        key: z.uuid(),
        next: z.literal("new").optional(),
        ...employeeFields(brand),
      }),
      z.object({ form: z.literal("edit"), id: employeeId, ...employeeFields(brand) }),
      z
        .object({
          form: z.literal("password"),
          id: employeeId,
          password: secret(required, password),
          password_confirmation: secret(required),
        })
        .check(sameAs("password_confirmation", "password")),
      z.object({ form: z.literal("reset"), id: employeeId }),
      z.object({ form: z.literal("active"), id: employeeId, isActive: z.stringbool() }),
      z.object({ form: z.literal("close"), id: employeeId }),
      z.object({ form: z.literal("remove"), id: employeeId }),
    ],
    "invalid",
  );

export type EmployeeSent = z.output<ReturnType<typeof employeeSchema>>;
