import { z } from "zod";
import type { FieldIssue, FormMessage } from "./reply.ts";

/** The schema of a message in a record. */
export const formMessage: z.ZodType<FormMessage> = z.union([
  z.object({
    rule: z.string(),
    values: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
  }),
  z.object({ text: z.string(), code: z.string().optional(), language: z.string().optional() }),
]);

/** The rule that a value breaks, and the field of its object. */
export function toFieldIssue<Field extends string = string>(
  issue: z.core.$ZodIssue,
): FieldIssue<Field> {
  const values = issue.code === "custom" ? issue.params : undefined;
  const field = String(issue.path[0] ?? "") as Field;
  return { field, message: { rule: issue.message, values } };
}
