import { data } from "@remix-run/node";
import type { z } from "zod";
import { ApiError, isLogoRefusal } from "../api/errors.ts";
import type { Language } from "../i18n/languages.ts";
import type { Texts } from "../i18n/translate.ts";
import { toPlainText, type Wording } from "../i18n/wording.ts";
import { toFieldIssue } from "./field-issue.server.ts";
import { createFormatMessage, toMessage } from "./format-message.server.ts";
import { readForm, readLeadingFields } from "./read-form.server.ts";
import {
  type FieldIssue,
  type FormMessage,
  FormRejected,
  type FormReply,
  RateLimited,
  type RateLimitScope,
} from "./reply.ts";
import { type FormValues, keepableValues, readableValues } from "./values.ts";

export type Submission<Schema extends z.ZodType, Result> = {
  /** The language of the page. */
  language: Language;
  schema: Schema;
  /** Processes the valid form. A refusal of the API becomes the form's reply. */
  run: (input: z.output<Schema>) => Promise<Result>;
  /** Returns the redirect for the result. */
  done: (result: Result) => Response | Promise<Response>;
  /** Further statuses that become the form's reply; `any` is all but 401. */
  refusals?: number[] | "any";
  /** Maps the API's field names to the form's, `{ "viajero.nombre": "traveller" }`; `""` is for errors without a field. */
  fields?: Record<string, string>;
  /** The form's own texts for rules. */
  texts?: Texts;
  /** Codes for broken rules, for pages that then link elsewhere. */
  codes?: Record<string, string>;
  /** Whether its files come last, so that the leading fields are known even where the files are too large. */
  endsWithFiles?: boolean;
};

const usualRefusals = [409, 413, 422];

const limitRules: Record<RateLimitScope, string> = {
  network: "tooManyFromNetwork",
  accountHere: "tooManyFromHere",
  account: "tooManyForAccount",
};

/** Every form goes this way: parse, run, redirect; or reply with the values and the errors. */
export async function submit<Schema extends z.ZodType, Result>(
  request: Request,
  submission: Submission<Schema, Result>,
) {
  const { language, schema, run, done, refusals = [], fields = {}, texts } = submission;
  const format = createFormatMessage(language, texts);
  const reply = createReply(format);
  const form = await readForm(request);
  if (typeof form === "string") {
    const status = form === "tooLarge" ? 413 : 422;
    const isUnread = submission.endsWithFiles && !request.bodyUsed;
    const values = isUnread ? keepableValues(await readLeadingFields(request)) : {};
    return reply(values, [{ field: "", message: { rule: form } }], status);
  }
  // Asynchronous, because a picture's schema reads the file.
  const parsed = await schema.safeParseAsync(readableValues(form));
  if (!parsed.success) {
    const code = parsed.error.issues
      .map(({ message }) => submission.codes?.[message])
      .find(Boolean);
    const issues = toFieldOrder(parsed.error.issues.map(toFieldIssue), form);
    return reply(keepableValues(form), issues, 422, code);
  }
  let result: Result;
  try {
    result = await run(parsed.data);
  } catch (error) {
    if (error instanceof RateLimited) {
      const message = { rule: limitRules[error.limit], values: { count: error.minutes } };
      const tooMany = reply(keepableValues(form), [{ field: "", message }], 429, error.limit);
      tooMany.data.title = toPlainText(format({ rule: "tooManyTries" }));
      return tooMany;
    }
    if (error instanceof FormRejected) {
      return reply({ ...keepableValues(form), ...error.values }, error.issues);
    }
    if (!isRefusal(error, refusals)) throw error;
    const unordered = toFieldIssues(error, form, new Map(Object.entries(fields)));
    const issues = toFieldOrder(unordered, form);
    const refused = reply(keepableValues(form), issues, 422, error.code);
    refused.data.refusals = issues.map(({ message }) => format(message));
    return refused;
  }
  return done(result);
}

function isRefusal(error: unknown, refusals: number[] | "any"): error is ApiError {
  if (!(error instanceof ApiError) || isLogoRefusal(error)) return false;
  if (refusals === "any") return error.status !== 401;
  return usualRefusals.includes(error.status) || refusals.includes(error.status);
}

function createReply(format: (message: FormMessage) => Wording) {
  return (values: FormValues, issues: FieldIssue[], status = 422, code?: string) => {
    const formErrors: Wording[] = [];
    const fieldErrors = new Map<string, Wording[]>();
    for (const { field, message } of issues) {
      if (field === "") formErrors.push(format(message));
      else fieldErrors.set(field, [...(fieldErrors.get(field) ?? []), format(message)]);
    }
    const body = { values, fieldErrors: Object.fromEntries(fieldErrors), formErrors, code };
    return data<FormReply>(body, { status });
  };
}

/**
 * Rules that call the API or compare two fields report last. A browser sends fields in their order on the
 * page, but leaves out unticked boxes, which stand at the end of a form.
 */
function toFieldOrder(issues: FieldIssue[], form: FormData): FieldIssue[] {
  const names = [...form.keys()];
  const placeOf = ({ field }: FieldIssue) => {
    const place = names.indexOf(field);
    return place < 0 ? names.length : place;
  };
  return issues.toSorted((one, other) => placeOf(one) - placeOf(other));
}

function toFieldIssues(error: ApiError, form: FormData, fields: Map<string, string>): FieldIssue[] {
  if (error.fieldErrors.length === 0) {
    return [{ field: fields.get("") ?? "", message: toMessage(error, "failed") }];
  }
  return error.fieldErrors.map(({ field, ...issue }) => ({
    field: findField(field, form, fields),
    message: toMessage({ ...issue, language: error.language }, "invalid"),
  }));
}

/** Finds the form's field for the API's; empty where the form has none. */
function findField(apiField: string, form: FormData, fields: Map<string, string>): string {
  const steps = apiField.split(".");
  // The most precise name first: `direccion.latitud`, then `direccion`.
  for (let count = steps.length; count > 0; count -= 1) {
    const formField = fields.get(steps.slice(0, count).join("."));
    if (formField !== undefined) return formField;
  }
  return [apiField, steps.at(-1) ?? ""].find((name) => form.has(name)) ?? "";
}

/** An invalid search answers 422, as an invalid form does. */
export const statusOf = (problems: object): { status: number } => ({
  status: Object.keys(problems).length > 0 ? 422 : 200,
});
