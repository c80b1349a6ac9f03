import { ErrorSummary, type FormError } from "../ui/fields/error-summary.tsx";
import { Unscripted } from "../ui/layout/unscripted.tsx";
import { useHydrated } from "../ui/use-hydrated.ts";

/**
 * What is wrong with a form whose page has a `FailureToast`: fields by their links, and the whole in the
 * toast. Without JavaScript that stands where the page begins, so there it is said at the form too.
 */
export function Refusal({ occasion, errors }: { occasion: unknown; errors: FormError[] }) {
  const ofWhole = errors.filter(({ fieldId }) => fieldId === undefined);
  const isHydrated = useHydrated();
  return (
    <>
      <ErrorSummary occasion={occasion} errors={ofFields(errors)} />
      {ofWhole.length > 0 && !isHydrated && (
        <Unscripted>
          <ErrorSummary errors={ofWhole} />
        </Unscripted>
      )}
    </>
  );
}

export const ofFields = (errors: FormError[]): FormError[] =>
  errors.filter(({ fieldId }) => fieldId !== undefined);
