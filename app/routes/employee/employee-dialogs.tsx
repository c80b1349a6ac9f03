import { QuestionDialog } from "../../forms/question-dialog.tsx";
import { useTexts } from "../../i18n/use-texts.ts";
import { useDialog } from "../../ui/dialog/dialog.tsx";
import type { EmployeeRow } from "./list.server.ts";
import { texts } from "./texts.ts";

/** Renders the confirmation that the page's address opens for this employee. */
export function EmployeeDialogs({ employee }: { employee: EmployeeRow }) {
  const close = useDialog(`close-${employee.id}`);
  const remove = useDialog(`remove-${employee.id}`);
  if (close.isOpen) return <Question form="close" employee={employee} closeTo={close.closeTo} />;
  if (remove.isOpen) return <Question form="remove" employee={employee} closeTo={remove.closeTo} />;
  return null;
}

function Question({
  form,
  employee: { id, name },
  closeTo,
}: {
  form: "close" | "remove";
  employee: EmployeeRow;
  closeTo: string;
}) {
  const t = useTexts(texts);
  return (
    <QuestionDialog
      form={form}
      values={{ id }}
      closeTo={closeTo}
      title={t(`${form}_title`, { name })}
      cancelLabel={t("cancel")}
      confirmLabel={t(`${form}_it`)}
    >
      <p>{t(`${form}_question`)}</p>
    </QuestionDialog>
  );
}
