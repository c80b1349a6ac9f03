import { data } from "@remix-run/node";
import type { z } from "zod";
import { ApiError, isLogoRefusal } from "../api/errors.ts";
import type { Language } from "../i18n/languages.ts";
import type { Texts } from "../i18n/translate.ts";
import { toPlainText, type Wording } from "../i18n/wording.ts";
import { readBegun } from "./begun-form.server.ts";
import { type FieldIssue, FormRejected } from "./form-rejected.ts";
import { createFormatMessage, toMessage } from "./format-message.server.ts";
import { RateLimited, type RateLimitScope } from "./rate-limited.ts";
import { readForm } from "./read-form.server.ts";
import type { FormMessage, FormReply } from "./reply.ts";
import { type FormValues, keepableValues, readableValues } from "./values.ts";

export type Submission<Schema extends z.ZodType, Result> = {
  /** Of the page, which says what is wrong. */
  language: Language;
  schema: Schema;
  /** What the form is for. A refusal of the API becomes the form's reply. */
  run: (input: z.output<Schema>) => Promise<Result>;
  /** Where to go with what came of it. */
  done: (result: Result) => Response | Promise<Response>;
  /** Statuses that are an error of this form beside the usual ones; `any` is all but 401. */
  refusals?: number[] | "any";
  /** The form's name for what the API calls otherwise, `{ "viajero.nombre": "traveller" }`, or does not name: `""`. */
  fields?: Record<string, string>;
  /** What the form's own rules say. */
  texts?: Texts;
  /** What the reply calls a broken rule that the page leads elsewhere from. */
  codes?: Record<string, string>;
  /** Its files come last: where they are too large to be sent, all that was typed is known nevertheless. */
  endsWithFiles?: boolean;
};

const usualRefusals = [409, 413, 422];

/** The texts that say which limit was hit. */
const limitRules: Record<RateLimitScope, string> = {
  network: "tooManyFromNetwork",
  accountHere: "tooManyFromHere",
  account: "tooManyForAccount",
};

/** The one way of every form: parse, do it, and go on; or reply with what was typed and what is wrong. */
export async function submit<Schema extends z.ZodType, Result>(
  request: Request,
  submission: Submission<Schema, Result>,
) {
  const { language, schema, run, done, refusals = [], fields = {}, texts } = submission;
  const say = createFormatMessage(language, texts);
  const reply = createReply(say);
  const form = await readForm(request);
  if (typeof form === "string") {
    const status = form === "tooLarge" ? 413 : 422;
    const isBegun = submission.endsWithFiles && !request.bodyUsed;
    const typed = isBegun ? keepableValues(await readBegun(request)) : {};
    return reply(typed, [{ field: "", message: { rule: form } }], status);
  }
  // What a picture is, say, takes a moment to find out.
  const parsed = await schema.safeParseAsync(readableValues(form));
  if (!parsed.success) {
    const { issues } = parsed.error;
    const code = issues.map(({ message }) => submission.codes?.[message]).find(Boolean);
    const complaints = toFieldOrder(issues.map(toComplaint), form);
    return reply(keepableValues(form), complaints, 422, code);
  }
  let result: Result;
  try {
    result = await run(parsed.data);
  } catch (error) {
    if (error instanceof RateLimited) {
      const message = { rule: limitRules[error.limit], values: { count: error.minutes } };
      const tooMany = reply(keepableValues(form), [{ field: "", message }], 429, error.limit);
      tooMany.data.title = toPlainText(say({ rule: "tooManyTries" }));
      return tooMany;
    }
    if (error instanceof FormRejected) {
      return reply({ ...keepableValues(form), ...error.values }, error.complaints);
    }
    if (!isRefusal(error, refusals)) throw error;
    const named = toComplaints(error, form, new Map(Object.entries(fields)));
    const complaints = toFieldOrder(named, form);
    const refused = reply(keepableValues(form), complaints, 422, error.code);
    refused.data.refusals = complaints.map(({ message }) => say(message));
    return refused;
  }
  return done(result);
}

function isRefusal(error: unknown, refusals: number[] | "any"): error is ApiError {
  if (!(error instanceof ApiError) || isLogoRefusal(error)) return false;
  if (refusals === "any") return error.status !== 401;
  return usualRefusals.includes(error.status) || refusals.includes(error.status);
}

function createReply(say: (message: FormMessage) => Wording) {
  return (values: FormValues, complaints: FieldIssue[], status = 422, code?: string) => {
    const formErrors: Wording[] = [];
    const fieldErrors = new Map<string, Wording[]>();
    for (const { field, message } of complaints) {
      if (field === "") formErrors.push(say(message));
      else fieldErrors.set(field, [...(fieldErrors.get(field) ?? []), say(message)]);
    }
    const body = { values, fieldErrors: Object.fromEntries(fieldErrors), formErrors, code };
    return data<FormReply>(body, { status });
  };
}

function toComplaint(issue: z.core.$ZodIssue): FieldIssue {
  const values = issue.code === "custom" ? issue.params : undefined;
  return { field: String(issue.path[0] ?? ""), message: { rule: issue.message, values } };
}

/**
 * Rules that ask the API or compare two fields report last. A browser sends fields as they stand on the
 * page; it leaves out unticked boxes, which stand at the end of a form.
 */
function toFieldOrder(complaints: FieldIssue[], form: FormData): FieldIssue[] {
  const names = [...form.keys()];
  const placeOf = ({ field }: FieldIssue) => {
    const place = names.indexOf(field);
    return place < 0 ? names.length : place;
  };
  return complaints.toSorted((one, other) => placeOf(one) - placeOf(other));
}

function toComplaints(error: ApiError, form: FormData, fields: Map<string, string>): FieldIssue[] {
  if (error.fieldErrors.length === 0) {
    return [{ field: fields.get("") ?? "", message: toMessage(error, "failed") }];
  }
  return error.fieldErrors.map(({ field, ...issue }) => ({
    field: findField(field, form, fields),
    message: toMessage({ ...issue, language: error.language }, "invalid"),
  }));
}

/** Which field of the form the API means; none where the form has nothing of the kind. */
function findField(named: string, form: FormData, fields: Map<string, string>): string {
  const steps = named.split(".");
  // From the most precise on: `direccion.latitud`, then `direccion`.
  for (let count = steps.length; count > 0; count -= 1) {
    const ours = fields.get(steps.slice(0, count).join("."));
    if (ours !== undefined) return ours;
  }
  return [named, steps.at(-1) ?? ""].find((name) => form.has(name)) ?? "";
}
