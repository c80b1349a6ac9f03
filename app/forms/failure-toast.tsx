import { useMemo } from "react";
import { sharedLanguage, toPlainText } from "../i18n/wording.ts";
import { useErrorInTitle } from "../ui/feedback/error-title.ts";
import { Toast } from "../ui/feedback/toast.tsx";
import { listDistinct, useLastingReply } from "./use-form-reply.ts";

let lastId = 0;

/**
 * Shows the API's refusal of a form in a toast; the form keeps its values, and marks wrong fields. `except`
 * names the forms that show it themselves, because their dialog covers the toast.
 */
export function FailureToast({ except = [] }: { except?: string[] }) {
  const reply = useLastingReply();
  // A toast with a new id is a new toast, also to those who have closed it.
  const id = useMemo(() => {
    if (reply) lastId += 1;
    return `${lastId}`;
  }, [reply]);
  const messages = listDistinct(reply?.refusals ?? reply?.formErrors);
  const text = messages.map(toPlainText).join(" ");
  const isShown = text !== "" && !except.includes(String(reply?.values.form));
  useErrorInTitle(isShown);
  return (
    <Toast
      message={isShown ? { id, kind: "failure", text, lang: sharedLanguage(messages) } : null}
    />
  );
}
