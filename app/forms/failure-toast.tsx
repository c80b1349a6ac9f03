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
  const message = useMemo(() => {
    const messages = listDistinct(reply?.refusals ?? reply?.formErrors);
    const text = messages.map(toPlainText).join(" ");
    if (!text || except.includes(String(reply?.values.form))) return null;
    lastId += 1;
    return { id: `${lastId}`, kind: "failure", text, lang: sharedLanguage(messages) } as const;
  }, [reply, except]);
  useErrorInTitle(message !== null);
  return <Toast message={message} />;
}
