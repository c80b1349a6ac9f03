import { useActionData } from "@remix-run/react";
import { useTexts } from "../i18n/use-texts.ts";
import type { FormError } from "../ui/fields/error-summary.tsx";
import type { FormMessage, FormReply } from "./reply.ts";
import { texts } from "./texts.ts";

/** What the last try of this page's form left behind: what was typed, and what was wrong with it. */
export function useFormReply(kept?: FormReply["values"]) {
  const t = useTexts(texts);
  const reply = useActionData<FormReply>();
  const values = reply?.values ?? kept ?? {};

  const say = (message: FormMessage): string =>
    "text" in message ? message.text : t(message.rule as Parameters<typeof t>[0], message.values);

  const errorOf = (name: string): string | undefined => {
    const [first] = reply?.fieldErrors[name] ?? [];
    return first && say(first);
  };

  return {
    errorOf,
    typed(name: string, otherwise = ""): string {
      const value = values[name] ?? otherwise;
      return Array.isArray(value) ? (value[0] ?? "") : value;
    },
    /** For the error summary; `occasion` makes it take the focus again. */
    summary: {
      occasion: reply,
      errors: [
        ...(reply?.formErrors ?? []).map((message): FormError => ({ message: say(message) })),
        ...Object.keys(reply?.fieldErrors ?? {}).map(
          (name): FormError => ({ fieldId: name, message: errorOf(name) ?? "" }),
        ),
      ],
    },
  };
}
