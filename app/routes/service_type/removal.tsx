import type { ServiceType } from "../../api/service-types.server.ts";
import { useFormReply } from "../../forms/use-form-reply.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import { QuestionDialog } from "../../ui/dialog/question-dialog.tsx";
import { useDialog } from "../../ui/dialog/use-dialog.ts";
import { ErrorSummary } from "../../ui/fields/error-summary.tsx";
import { texts } from "./texts.ts";

/** Asks first, where the page's address says so. */
export function RemovalDialog({ serviceType: { id, name } }: { serviceType: ServiceType }) {
  const t = useTexts(texts);
  const { isOpen, closeTo } = useDialog(`remove-${id}`);
  const { summary } = useFormReply({ form: "remove" });
  if (!isOpen) return null;
  return (
    <QuestionDialog
      form="remove"
      values={{ id }}
      title={t("remove_title")}
      closeTo={closeTo}
      leave={t("cancel")}
      press={t("remove_it")}
      isDanger
    >
      <ErrorSummary {...summary} />
      <p>{t("remove_question", { name })}</p>
    </QuestionDialog>
  );
}
