import type { Wording } from "../i18n/wording.ts";
import type { FormValues } from "./values.ts";

/** A rule of ours that was broken, by the key of its text, or what the API answered. */
export type FormMessage = { rule: string; values?: Record<string, string | number> } | ApiMessage;

/** The API's message, its code where it gives one, and the language of the message where it tells. */
export type ApiMessage = { text: string; code?: string; language?: string };

/** What every form gets back when it was not right, in the words of the page. */
export type FormReply = {
  values: FormValues;
  fieldErrors: Record<string, Wording[]>;
  formErrors: Wording[];
  /** All that the API answered to what it refused, for pages that say it in a toast too. */
  refusals?: Wording[];
  /** What is said over the errors, where nothing of what was typed is wrong. */
  title?: string;
  /** What the API calls its refusal, or which limit was hit, for forms that then lead elsewhere. */
  code?: string;
};
