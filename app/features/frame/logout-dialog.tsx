import { Form } from "@remix-run/react";
import { useTexts } from "../../i18n/use-texts.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog/dialog.tsx";
import { texts } from "./member-texts.ts";

/** Asks before it ends the session; `closeTo` is the page that it lies over. */
export function LogoutDialog({ action, closeTo }: { action: string; closeTo: string }) {
  const t = useTexts(texts);
  return (
    <Dialog
      title={t("log_out")}
      closeTo={closeTo}
      actions={
        <>
          <ButtonLink kind="secondary" to={closeTo} replace>
            {t("cancel")}
          </ButtonLink>
          {/* With the document goes all that its scripts still hold of the session. */}
          <Form method="post" action={action} reloadDocument>
            {/* Lynx asks for the page instead of sending a form that holds nothing. */}
            <input type="hidden" name="sure" value="yes" />
            <Button>{t("close")}</Button>
          </Form>
        </>
      }
    >
      <p>{t("log_out_question")}</p>
    </Dialog>
  );
}
