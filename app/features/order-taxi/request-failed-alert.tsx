import type { ComponentProps } from "react";
import { useTexts } from "../../i18n/use-texts.ts";
import { AlertDialog } from "../../ui/dialog/alert-dialog.tsx";
import { ErrorSummary } from "../../ui/fields/field.tsx";
import { texts } from "./texts.ts";

export function RequestFailedAlert(failure: ComponentProps<typeof ErrorSummary>) {
  const t = useTexts(texts);
  if (failure.errors.length === 0) return null;
  return (
    <AlertDialog occasion={failure.occasion}>
      <ErrorSummary {...failure} title={t("request_failed")} />
    </AlertDialog>
  );
}
