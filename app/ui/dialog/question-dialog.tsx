import { Form, useNavigation } from "@remix-run/react";
import type { ReactNode } from "react";
import { Button, ButtonLink } from "../button.tsx";
import { Dialog } from "./dialog.tsx";

/** Asks before something is done: one button leaves it, and the other sends a form of the page. */
export function QuestionDialog({
  form,
  values,
  title,
  closeTo,
  leave,
  press,
  isDanger,
  children,
}: {
  /** What the page's action knows it by. */
  form: string;
  /** What is sent with it. */
  values: Record<string, string | number>;
  title: string;
  closeTo: string;
  leave: string;
  press: string;
  /** What is done cannot be undone. */
  isDanger?: boolean;
  /** The question, below what was wrong with the last answer. */
  children: ReactNode;
}) {
  const isBusy = useNavigation().formData?.get("form") === form;
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
            {Object.entries({ form, ...values }).map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
            <Button kind={isDanger ? "danger" : "primary"} busy={isBusy}>
              {press}
            </Button>
          </Form>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
