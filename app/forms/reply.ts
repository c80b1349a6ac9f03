import type { Wording } from "../i18n/wording.ts";
import type { FormValues } from "./values.ts";

/** A broken rule of the panel, by the key of its text, or the API's message. */
export type FormMessage = { rule: string; values?: Record<string, string | number> } | ApiMessage;

/** The API's message, with its code and language where the API sends them. */
export type ApiMessage = { text: string; code?: string; language?: string };

/** The reply to a form with errors, in the page's language. */
export type FormReply = {
  values: FormValues;
  fieldErrors: Record<string, Wording[]>;
  formErrors: Wording[];
  /** The API's messages, for pages that show them in a toast. */
  refusals?: Wording[];
  /** A title over the errors, where the values themselves are not at fault. */
  title?: string;
  /** The API's code, or the limit that was reached, for forms that then link elsewhere. */
  code?: string;
};

/** An error of a field, or of the form as a whole where the name is empty. */
export type FieldIssue<Field extends string = string> = { field: Field; message: FormMessage };

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

/** The limit that was reached: the network's, the account's from this network, or the account's from all. */
export type RateLimitScope = "network" | "accountHere" | "account";

/** An action was attempted more often than its limit allows. */
export class RateLimited extends Error {
  constructor(
    readonly retryAfterSeconds: number,
    readonly limit: RateLimitScope,
  ) {
    super("Too many attempts");
    this.name = "RateLimited";
  }

  get minutes(): number {
    return Math.ceil(this.retryAfterSeconds / 60);
  }
}
