import type { PaymentMethod } from "../../api/payment-methods.server.ts";
import { QuestionDialog } from "../../forms/question-dialog.tsx";
import { useTexts } from "../../i18n/use-texts.ts";
import { useDialog } from "../../ui/dialog/dialog.tsx";
import { IconButtonLink } from "../../ui/icon-button.tsx";
import { texts } from "./texts.ts";

const dialogOf = ({ id }: PaymentMethod) => `remove-${id}`;

export function RemovalLink({ method }: { method: PaymentMethod }) {
  const t = useTexts(texts);
  const { openTo } = useDialog(dialogOf(method));
  const label = t("remove", { name: method.name });
  return <IconButtonLink icon="trash" kind="danger" label={label} to={openTo} preventScrollReset />;
}

/** Open while the page's address says so, so that it works without JavaScript. */
export function RemovalDialog({ method, groupId }: { method: PaymentMethod; groupId: number }) {
  const t = useTexts(texts);
  const { isOpen, closeTo } = useDialog(dialogOf(method));
  if (!isOpen) return null;
  return (
    <QuestionDialog
      form="remove"
      values={{ id: method.id, group: groupId }}
      closeTo={closeTo}
      title={t("remove_title")}
      cancelLabel={t("cancel")}
      confirmLabel={t("remove_it")}
    >
      <p>{t("remove_question", { name: method.name })}</p>
    </QuestionDialog>
  );
}
