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
