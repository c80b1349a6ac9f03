import { useMemo } from "react";
import { sharedLanguage, toPlainText } from "../i18n/wording.ts";
import { useErrorInTitle } from "../ui/feedback/error-title.ts";
import { Toast } from "../ui/feedback/toast.tsx";
import { listDistinct } from "./read-reply.ts";
import { useLastingReply } from "./use-lasting-reply.ts";

let last = 0;

/**
 * What the API answered to a form that it refused, in a toast; what was typed stays, and fields that
 * are wrong are marked besides.
 * `except` are the forms that say it themselves: a dialog lies over the toast.
 */
export function FailureToast({ except = [] }: { except?: string[] }) {
  const reply = useLastingReply();
  const message = useMemo(() => {
    const messages = listDistinct(reply?.refusals ?? reply?.formErrors);
    const text = messages.map(toPlainText).join(" ");
    if (!text || except.includes(String(reply?.values.form))) return null;
    last += 1;
    return { id: `${last}`, kind: "failure", text, lang: sharedLanguage(messages) } as const;
  }, [reply, except]);
  useErrorInTitle(message !== null);
  return <Toast message={message} />;
}
