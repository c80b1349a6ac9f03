import { useFormReply } from "../../forms/use-form-reply.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import { QuestionDialog } from "../../ui/dialog/question-dialog.tsx";
import { useDialog } from "../../ui/dialog/use-dialog.ts";
import { ErrorSummary } from "../../ui/fields/error-summary.tsx";
import type { EmployeeRow } from "./list.server.ts";
import { texts } from "./texts.ts";

/** What the address of the page asks about one employee before it is done. */
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
  const { summary } = useFormReply({ form });
  return (
    <QuestionDialog
      form={form}
      values={{ id }}
      title={t(`${form}_title`, { name })}
      closeTo={closeTo}
      leave={t("cancel")}
      press={t(`${form}_it`)}
      isDanger
    >
      <ErrorSummary {...summary} />
      <p>{t(`${form}_question`)}</p>
    </QuestionDialog>
  );
}
