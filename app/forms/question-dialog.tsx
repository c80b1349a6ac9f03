import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { Button, ButtonLink } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog/dialog.tsx";
import { ErrorSummary } from "../ui/fields/error-summary.tsx";
import { usePending } from "../ui/pending/use-pending.ts";
import { useFormReply } from "./use-form-reply.ts";

/** Asks before something is done that cannot be taken back. The address of the page opens it. */
export function QuestionDialog({
  form,
  values,
  pressing,
  title,
  closeTo,
  leave,
  press,
  isHarmless = false,
  children,
}: {
  /** Which of the screen's forms it sends, with these values. */
  form: string;
  values: Record<string, string | number>;
  /** Tells this form from the next one that is just like it. */
  pressing?: string;
  title: string;
  closeTo: string;
  /** What the two buttons say. */
  leave: string;
  press: string;
  isHarmless?: boolean;
  children: ReactNode;
}) {
  const { summary, typed } = useFormReply({ form });
  const isBusy = usePending().formData?.get("form") === form;
  return (
    <Dialog
      title={title}
      closeTo={closeTo}
      actions={
        <>
          <ButtonLink kind="secondary" to={closeTo} replace preventScrollReset>
            {leave}
          </ButtonLink>
          <Form method="post">
            <input type="hidden" name="form" value={form} />
            {Object.entries(values).map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
            {pressing && <input type="hidden" name="key" value={typed("key") || pressing} />}
            <Button kind={isHarmless ? "primary" : "danger"} busy={isBusy}>
              {press}
            </Button>
          </Form>
        </>
      }
    >
      <ErrorSummary {...summary} />
      {children}
    </Dialog>
  );
}
