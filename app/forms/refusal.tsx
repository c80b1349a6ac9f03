import { ErrorSummary, type FormError } from "../ui/fields/error-summary.tsx";

/**
 * What is wrong with a form whose page has a `FailureToast`: fields by their links, and the whole in the
 * toast. Without JavaScript that stands where the page begins, so there it is said at the form too.
 */
export function Refusal({ occasion, errors }: { occasion: unknown; errors: FormError[] }) {
  const ofWhole = errors.filter(({ fieldId }) => fieldId === undefined);
  return (
    <>
      <ErrorSummary occasion={occasion} errors={ofFields(errors)} />
      {ofWhole.length > 0 && (
        <noscript>
          <ErrorSummary errors={ofWhole} />
        </noscript>
      )}
    </>
  );
}

export const ofFields = (errors: FormError[]): FormError[] =>
  errors.filter(({ fieldId }) => fieldId !== undefined);
