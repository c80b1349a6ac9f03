import { useActionData, useLocation, useNavigation, useRouteLoaderData } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { toPlainText, type Wording } from "../i18n/wording.ts";
import { useErrorInTitle } from "../ui/feedback/error-title.ts";
import type { FormError } from "../ui/fields/field.tsx";
import { usePending } from "../ui/pending/use-pending.ts";
import type { FormReply } from "./reply.ts";
import type { FormValues } from "./values.ts";

/**
 * The reply to this form's last submission: its values and its errors, and whether it is being sent. A form saved from an expired
 * session comes with the page.
 */
export function useFormReply(options?: Omit<FormOptions, "kept">) {
  const page = useRouteLoaderData<{ savedForm?: FormValues }>("root");
  // The root loader returns the saved form once, and the page keeps it when it loads again.
  const [saved] = useState(page?.savedForm);
  const reply = readReply(useLastingReply(), { ...options, kept: saved });
  useErrorInTitle(reply.summary.errors.length > 0);
  const sender = usePending().formData?.get("form");
  return { ...reply, isBusy: sender === (options?.form ?? null) };
}

/**
 * The reply to the last form, until the user sends another or goes to another page. Remix forgets it as
 * soon as the page's data are loaded again, as live updates do.
 */
export function useLastingReply(): FormReply | undefined {
  const reply = useActionData<FormReply>();
  const { key } = useLocation();
  const [last, setLast] = useState({ key, reply });
  if (last.key !== key || (reply !== undefined && last.reply !== reply)) setLast({ key, reply });
  return reply ?? (last.key === key ? last.reply : undefined);
}

type FormOptions = {
  /** On a page with several forms, the value of this one's hidden field `form`. */
  form?: string;
  /** Labels of fields, for the summary of a long form. */
  labels?: Record<string, string>;
  /** Values of the form saved from an expired session. */
  kept?: FormValues;
};

/** Turns a reply into the properties of one form. */
export function readReply(reply: FormReply | undefined, { form, labels, kept }: FormOptions = {}) {
  // An unreadable form names no form, so any of the page's forms may have sent it.
  const isThisForm = ({ form: sender }: FormValues) => sender === undefined || sender === form;
  const own = reply && isThisForm(reply.values) ? reply : undefined;
  const values = [own?.values, kept].find(
    (each) => each && isThisForm(each) && Object.keys(each).length > 0,
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

  /** The value to fill in; empty where the sent form had none. */
  function typed(name: string, initial = ""): string {
    const value = values ? (values[name] ?? "") : initial;
    return Array.isArray(value) ? (value[0] ?? "") : value;
  }

  /** The properties of a field that is never filled in again: a password, or a file. */
  const blank = (name: string) => ({ name, id: idOf(name), error: errorOf(name) });

  return {
    errorOf,
    typed,
    /** The API's code for its refusal. */
    code: own?.code,
    blank,
    field: (name: string, initial?: string) => ({
      ...blank(name),
      defaultValue: typed(name, initial),
    }),
    checkbox: (name: string, initial = false) => ({
      ...blank(name),
      defaultChecked: values ? Object.hasOwn(values, name) : initial,
    }),
    /** For the error summary; a new `occasion` makes it take the focus again. */
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

export function listDistinct(wordings: Wording[] = []): Wording[] {
  return [...new Map(wordings.map((each) => [toPlainText(each), each])).values()];
}

/**
 * The number of times this form was sent successfully while the page stayed. As a `key` it resets the
 * form to the page's current values, which happens by itself without JavaScript.
 */
export function useSubmissionCount(form: string): number {
  const { state, formData } = useNavigation();
  const reply = useActionData();
  const wasSent = useRef(false);
  const [round, setRound] = useState(0);
  useEffect(() => {
    if (state === "submitting") wasSent.current = formData?.get("form") === form;
    if (state !== "idle" || !wasSent.current) return;
    wasSent.current = false;
    if (reply === undefined) setRound((before) => before + 1);
  }, [state, formData, reply, form]);
  return round;
}
