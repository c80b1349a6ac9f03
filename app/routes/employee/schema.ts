import { z } from "zod";
import type { Brand } from "../../api/configuration.server.ts";
import { employeeFields, employeeId } from "../../features/company/employee-fields.server.ts";
import { password, required, sameAs, secret } from "../../forms/rules.server.ts";

export const employeeSchema = (brand: Brand) =>
  z.discriminatedUnion(
    "form",
    [
      // The idempotency key: a form that is sent twice adds one employee.
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
