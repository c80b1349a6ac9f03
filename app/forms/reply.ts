import type { FormValues } from "./values.ts";

/** A rule of ours that was broken, by the key of its text, or what the API said in its own words. */
export type FormMessage =
  | { rule: string; values?: Record<string, string | number> }
  | { text: string };

/** What every form gets back when it was not right, in the words of the page. */
export type FormReply = {
  values: FormValues;
  fieldErrors: Record<string, string[]>;
  formErrors: string[];
  /** What is said over the errors, where nothing of what was typed is wrong. */
  title?: string;
  /** What the API calls its refusal, or which limit was hit, for forms that then lead elsewhere. */
  code?: string;
};
