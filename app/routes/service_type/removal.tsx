import type { ServiceType } from "../../api/service-types.server.ts";
import { QuestionDialog } from "../../forms/question-dialog.tsx";
import { useTexts } from "../../i18n/use-texts.ts";
import { useDialog } from "../../ui/dialog/dialog.tsx";
import { texts } from "./texts.ts";

/** Open while the page's address says so, so that it works without JavaScript. */
export function RemovalDialog({ serviceType: { id, name } }: { serviceType: ServiceType }) {
  const t = useTexts(texts);
  const { isOpen, closeTo } = useDialog(`remove-${id}`);
  if (!isOpen) return null;
  return (
    <QuestionDialog
      form="remove"
      values={{ id }}
      closeTo={closeTo}
      title={t("remove_title")}
      cancelLabel={t("cancel")}
      confirmLabel={t("remove_it")}
    >
      <p>{t("remove_question", { name })}</p>
    </QuestionDialog>
  );
}
