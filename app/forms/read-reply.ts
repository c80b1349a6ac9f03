import { toPlainText, type Wording } from "../i18n/wording.ts";
import type { FormError } from "../ui/fields/error-summary.tsx";
import type { FormReply } from "./reply.ts";
import type { FormValues } from "./values.ts";

export type FormOptions = {
  /** Where a page has several forms: what this one sends in a hidden field named `form`. */
  form?: string;
  /** What fields are called, for the summary of a form where much may be wrong. */
  labels?: Record<string, string>;
  /** What was typed when the session expired. */
  kept?: FormValues;
};

/** A reply as one form shows it. */
export function readReply(reply: FormReply | undefined, { form, labels, kept }: FormOptions = {}) {
  // What could not be read names no form, and any may have sent it.
  const isOurs = ({ form: sender }: FormValues) => sender === undefined || sender === form;
  const own = reply && isOurs(reply.values) ? reply : undefined;
  const values = [own?.values, kept].find(
    (each) => each && isOurs(each) && Object.keys(each).length > 0,
  );
  const idOf = (name: string) => (form === undefined ? name : `${form}-${name}`);

  function errorOf(name: string): Wording | undefined {
    return own?.fieldErrors[name]?.[0];
  }

  function summarize(name: string): Wording {
    const error = errorOf(name) ?? "";
    const before = labels?.[name] === undefined ? "" : `${labels[name]}: `;
    return typeof error === "string" ? `${before}${error}` : { ...error, before };
  }

  /** What to fill in again; what the form sent nothing of was left empty. */
  function typed(name: string, otherwise = ""): string {
    const value = values ? (values[name] ?? "") : otherwise;
    return Array.isArray(value) ? (value[0] ?? "") : value;
  }

  return {
    errorOf,
    typed,
    /** Why the API refused, where it names it. */
    code: own?.code,
    /** The properties of a field of text or choice. */
    field: (name: string, otherwise?: string) => ({
      name,
      id: idOf(name),
      defaultValue: typed(name, otherwise),
      error: errorOf(name),
    }),
    /** The properties of a field that nobody fills in again: a password, or a file. */
    blank: (name: string) => ({ name, id: idOf(name), error: errorOf(name) }),
    /** The properties of a checkbox. */
    checkbox: (name: string, otherwise = false) => ({
      name,
      id: idOf(name),
      defaultChecked: values ? Object.hasOwn(values, name) : otherwise,
      error: errorOf(name),
    }),
    /** For the error summary; `occasion` makes it take the focus again. */
    summary: {
      occasion: own,
      title: own?.title,
      errors: [
        ...listDistinct(own?.formErrors).map((message): FormError => ({ message })),
        ...Object.keys(own?.fieldErrors ?? {}).map(
          (name): FormError => ({ fieldId: idOf(name), message: summarize(name) }),
        ),
      ],
    },
  };
}

/** The same text is said once. */
export function listDistinct(wordings: Wording[] = []): Wording[] {
  return [...new Map(wordings.map((each) => [toPlainText(each), each])).values()];
}
