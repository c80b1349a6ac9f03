import { useDialog } from "../ui/dialog/dialog.tsx";
import { IconButtonLink } from "../ui/icon-button.tsx";
import { QuestionDialog } from "./question-dialog.tsx";

const dialogOf = (id: number) => `remove-${id}`;

/** A tool of a row, which asks whether to remove it. */
export function RemovalLink({ id, label }: { id: number; label: string }) {
  const { openTo } = useDialog(dialogOf(id));
  return <IconButtonLink icon="trash" kind="danger" label={label} to={openTo} preventScrollReset />;
}

/** Asks in the screen's words before a row is removed. */
export function RemovalDialog({
  id,
  group,
  question,
  t,
}: {
  id: number;
  group?: number;
  question: string;
  t: (key: "remove_title" | "cancel" | "remove_it") => string;
}) {
  return (
    <QuestionDialog
      name={dialogOf(id)}
      form="remove"
      values={{ id, group }}
      title={t("remove_title")}
      cancelLabel={t("cancel")}
      confirmLabel={t("remove_it")}
    >
      <p>{question}</p>
    </QuestionDialog>
  );
}
