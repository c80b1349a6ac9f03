import { Form } from "@remix-run/react";
import { useTexts } from "../../i18n/use-texts.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog/dialog.tsx";
import { texts } from "./member-texts.ts";

/** Asks for confirmation; `closeTo` is the page under the dialog. */
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
          {/* A document load discards the session's data that scripts hold in memory. */}
          <Form method="post" action={action} reloadDocument>
            {/* Lynx sends an empty form as a GET request. */}
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
