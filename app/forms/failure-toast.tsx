import { useMemo } from "react";
import { sharedLanguage, toPlainText } from "../i18n/wording.ts";
import { useErrorInTitle } from "../ui/feedback/error-title.ts";
import { Toast } from "../ui/feedback/toast.tsx";
import { ErrorSummary, type FormError } from "../ui/fields/field.tsx";
import { Unscripted } from "../ui/layout/layout.tsx";
import { useHydrated } from "../ui/use-hydrated.ts";
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

/**
 * The errors of a form whose page has a `FailureToast`: this lists the fields, and the toast shows the
 * rest. Without JavaScript the toast is at the top of the page, so this shows the rest too.
 */
export function InlineErrors({ occasion, errors }: { occasion: unknown; errors: FormError[] }) {
  const formErrors = errors.filter(({ fieldId }) => fieldId === undefined);
  const isHydrated = useHydrated();
  return (
    <>
      <ErrorSummary occasion={occasion} errors={onlyFieldErrors(errors)} />
      {formErrors.length > 0 && !isHydrated && (
        <Unscripted>
          <ErrorSummary errors={formErrors} />
        </Unscripted>
      )}
    </>
  );
}

export const onlyFieldErrors = (errors: FormError[]): FormError[] =>
  errors.filter(({ fieldId }) => fieldId !== undefined);
