import type { FormMessage } from "./reply.ts";
import type { FormValues } from "./values.ts";

/** Something wrong with a field; with the form as a whole where the name is empty. */
export type FieldIssue = { field: string; message: FormMessage };

/** What only shows while a form is being done: in a picture, say, or from what somebody has. */
export class FormRejected extends Error {
  constructor(
    readonly complaints: FieldIssue[],
    /** What is filled in otherwise than it was typed. */
    readonly values: FormValues = {},
  ) {
    super("A form was refused");
    this.name = "Refused";
  }
}
