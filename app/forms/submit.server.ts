import { data } from "@remix-run/node";
import type { z } from "zod";
import { ApiError } from "../api/errors.ts";
import type { FormMessage, FormReply } from "./reply.ts";
import { keepableValues, readableValues } from "./values.ts";

type Submission<Schema extends z.ZodType, Result> = {
  schema: Schema;
  /** What the form is for. A refusal of the API becomes the form's reply. */
  run: (input: z.output<Schema>) => Promise<Result>;
  /** Where to go with what came of it. */
  done: (result: Result) => Response | Promise<Response>;
  /** Statuses that are an error of this form beside 409 and 422. */
  refusals?: number[];
};

const refusalStatuses = [409, 422];

/** The one way of every form: parse, do it, and go on; or reply with what was typed and what is wrong. */
export async function submit<Schema extends z.ZodType, Result>(
  request: Request,
  { schema, run, done, refusals = [] }: Submission<Schema, Result>,
) {
  const form = await request.formData();
  const parsed = schema.safeParse(readableValues(form));
  if (!parsed.success) return reply(form, toFieldErrors(parsed.error), []);
  let result: Result;
  try {
    result = await run(parsed.data);
  } catch (error) {
    const isRefusal =
      error instanceof ApiError && [...refusalStatuses, ...refusals].includes(error.status);
    if (!isRefusal) throw error;
    return replyToRefusal(form, error);
  }
  return done(result);
}

function reply(form: FormData, fieldErrors: FormReply["fieldErrors"], formErrors: FormMessage[]) {
  const body: FormReply = { values: keepableValues(form), fieldErrors, formErrors };
  return data(body, { status: 422 });
}

function toFieldErrors(error: z.ZodError): FormReply["fieldErrors"] {
  const found = new Map<string, FormMessage[]>();
  for (const { path, message, ...issue } of error.issues) {
    const name = String(path[0] ?? "");
    // The bounds of the rule, for its text.
    const values: Record<string, string | number> = {};
    for (const [key, value] of Object.entries(issue)) {
      if (typeof value === "number" || typeof value === "string") values[key] = value;
    }
    found.set(name, [...(found.get(name) ?? []), { rule: message, values }]);
  }
  return Object.fromEntries(found);
}

/** A field that the form has not got is an error of the form. */
function replyToRefusal(form: FormData, error: ApiError) {
  const fieldErrors: FormReply["fieldErrors"] = {};
  const formErrors: FormMessage[] = [];
  for (const { field, message } of error.fieldErrors) {
    const name = field.split(".").at(-1) ?? "";
    if (form.has(name)) fieldErrors[name] = [...(fieldErrors[name] ?? []), { text: message }];
    else formErrors.push({ text: message });
  }
  if (error.fieldErrors.length === 0) formErrors.push({ text: error.message });
  return reply(form, fieldErrors, formErrors);
}
