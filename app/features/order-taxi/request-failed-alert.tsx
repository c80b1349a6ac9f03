import { useTexts } from "../../i18n/use-texts.ts";
import { AlertDialog } from "../../ui/dialog/alert-dialog.tsx";
import { ErrorSummary, errorSummaryId, type FormError } from "../../ui/fields/field.tsx";
import { texts } from "./texts.ts";

export function RequestFailedAlert({
  errors,
  occasion,
}: {
  errors: FormError[];
  occasion: unknown;
}) {
  const t = useTexts(texts);
  if (errors.length === 0) return null;
  return (
    <AlertDialog labelledBy={errorSummaryId} occasion={occasion}>
      <ErrorSummary occasion={occasion} errors={errors} title={t("request_failed")} />
    </AlertDialog>
  );
}
