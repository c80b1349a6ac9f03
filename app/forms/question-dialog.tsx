import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { Button } from "../ui/button.tsx";
import { Dialog, useDialog } from "../ui/dialog/dialog.tsx";
import { ErrorSummary } from "../ui/fields/field.tsx";
import { HiddenFields } from "../ui/fields/hidden-fields.tsx";
import { useFormReply } from "./use-form-reply.ts";

type QuestionProps = {
  /** The name of the screen's form that the dialog sends, with these values. */
  form: string;
  values: Record<string, number | undefined>;
  /** The idempotency key of this form. */
  formKey?: string;
  title: string;
  cancelLabel: string;
  confirmLabel: string;
  isHarmless?: boolean;
  children: ReactNode;
};

/**
 * Asks for confirmation of an action that cannot be undone. It is open while the page's address names it,
 * so that it works without JavaScript.
 */
export function QuestionDialog({ name, ...question }: QuestionProps & { name: string }) {
  const { isOpen, closeTo } = useDialog(name);
  return isOpen && <Question {...question} closeTo={closeTo} />;
}

function Question({
  form,
  values,
  formKey,
  title,
  closeTo,
  cancelLabel,
  confirmLabel,
  isHarmless = false,
  children,
}: QuestionProps & { closeTo: string }) {
  const { summary, typed, isBusy } = useFormReply({ form });
  return (
    <Dialog
      title={title}
      closeTo={closeTo}
      closeLabel={cancelLabel}
      actions={
        <Form method="post">
          <HiddenFields values={{ form, ...values, key: formKey && (typed("key") || formKey) }} />
          <Button kind={isHarmless ? "primary" : "danger"} busy={isBusy}>
            {confirmLabel}
          </Button>
        </Form>
      }
    >
      <ErrorSummary {...summary} />
      {children}
    </Dialog>
  );
}
