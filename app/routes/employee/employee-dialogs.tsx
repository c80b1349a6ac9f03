import { Form, useNavigation } from "@remix-run/react";
import { useFormReply } from "../../forms/use-form-reply.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog/dialog.tsx";
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
  const isBusy = useNavigation().formData?.get("form") === form;
  return (
    <Dialog
      title={t(`${form}_title`, { name })}
      closeTo={closeTo}
      actions={
        <>
          <ButtonLink kind="secondary" to={closeTo} replace preventScrollReset>
            {t("cancel")}
          </ButtonLink>
          <Form method="post">
            <input type="hidden" name="form" value={form} />
            <input type="hidden" name="id" value={id} />
            <Button kind="danger" busy={isBusy}>
              {t(`${form}_it`)}
            </Button>
          </Form>
        </>
      }
    >
      <ErrorSummary {...summary} />
      <p>{t(`${form}_question`)}</p>
    </Dialog>
  );
}
