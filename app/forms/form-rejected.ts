import type { FormMessage } from "./reply.ts";
import type { FormValues } from "./values.ts";

/** An error of a field, or of the form as a whole where the name is empty. */
export type FieldIssue = { field: string; message: FormMessage };

/** Rejects a form for a reason that only shows while it is processed, such as a picture's content. */
export class FormRejected extends Error {
  constructor(
    readonly issues: FieldIssue[],
    /** Values that the form gets instead of those that the user typed. */
    readonly values: FormValues = {},
  ) {
    super("A form was rejected");
    this.name = "FormRejected";
  }
}
