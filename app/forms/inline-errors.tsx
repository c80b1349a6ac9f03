import { useSearchParams } from "@remix-run/react";
import { ErrorSummary, type FormError } from "../ui/fields/field.tsx";
import { Unscripted } from "../ui/layout/layout.tsx";
import { useHydrated } from "../ui/use-hydrated.ts";

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

/** Whether a form that the user has just opened may take the focus: neither its errors nor a dialog have it. */
export function useFirstFocus({ errors }: { errors: FormError[] }): boolean {
  const [query] = useSearchParams();
  return onlyFieldErrors(errors).length === 0 && !query.has("dialog");
}

const onlyFieldErrors = (errors: FormError[]): FormError[] =>
  errors.filter(({ fieldId }) => fieldId !== undefined);
