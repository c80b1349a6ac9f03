import type { PaymentMethod } from "../../api/payment-methods.server.ts";
import { useFormReply } from "../../forms/use-form-reply.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import { QuestionDialog } from "../../ui/dialog/question-dialog.tsx";
import { useDialog } from "../../ui/dialog/use-dialog.ts";
import { ErrorSummary } from "../../ui/fields/error-summary.tsx";
import { IconButtonLink } from "../../ui/icon-button.tsx";
import { texts } from "./texts.ts";

const dialogOf = ({ id }: PaymentMethod) => `remove-${id}`;

export function RemovalLink({ method }: { method: PaymentMethod }) {
  const t = useTexts(texts);
  const { openTo } = useDialog(dialogOf(method));
  const label = t("remove", { name: method.name });
  return <IconButtonLink icon="trash" kind="danger" label={label} to={openTo} preventScrollReset />;
}

/** Asks first, where the page's address says so. */
export function RemovalDialog({ method }: { method: PaymentMethod }) {
  const t = useTexts(texts);
  const { isOpen, closeTo } = useDialog(dialogOf(method));
  const { summary } = useFormReply({ form: "remove" });
  if (!isOpen) return null;
  return (
    <QuestionDialog
      form="remove"
      values={{ id: method.id }}
      title={t("remove_title")}
      closeTo={closeTo}
      leave={t("cancel")}
      press={t("remove_it")}
      isDanger
    >
      <ErrorSummary {...summary} />
      <p>{t("remove_question", { name: method.name })}</p>
    </QuestionDialog>
  );
}
