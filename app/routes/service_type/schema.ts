import { z } from "zod";
import { maxLength, required, text } from "../../forms/rules.server.ts";

const id = z.coerce.number().int().min(1).max(2_147_483_647);
const name = text(required, maxLength(80));
/** An unticked checkbox sends nothing. */
const isActive = z
  .string()
  .optional()
  .transform((ticked) => ticked !== undefined);

export const serviceTypeSchema = z.discriminatedUnion(
  "form",
  [
    // The idempotency key: a form that is sent twice adds one type.
    z.object({ form: z.literal("new"), key: z.uuid(), name, isActive }),
    z.object({ form: z.literal("edit"), id, name, isActive }),
    z.object({ form: z.literal("active"), id, isActive: z.stringbool() }),
    z.object({ form: z.literal("remove"), id }),
  ],
  "invalid",
);

export type ServiceTypeSent = z.output<typeof serviceTypeSchema>;
