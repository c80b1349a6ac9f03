import { Form, useNavigation } from "@remix-run/react";
import type { ServiceType } from "../../api/service-types.server.ts";
import { useFormReply } from "../../forms/use-form-reply.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog/dialog.tsx";
import { useDialog } from "../../ui/dialog/use-dialog.ts";
import { ErrorSummary } from "../../ui/fields/error-summary.tsx";
import { texts } from "./texts.ts";

/** Asks first, where the page's address says so. */
export function RemovalDialog({ serviceType: { id, name } }: { serviceType: ServiceType }) {
  const t = useTexts(texts);
  const { isOpen, closeTo } = useDialog(`remove-${id}`);
  const { summary } = useFormReply({ form: "remove" });
  const isBusy = useNavigation().formData?.get("form") === "remove";
  if (!isOpen) return null;
  return (
    <Dialog
      title={t("remove_title")}
      closeTo={closeTo}
      actions={
        <>
          <ButtonLink kind="secondary" to={closeTo} replace preventScrollReset>
            {t("cancel")}
          </ButtonLink>
          <Form method="post">
            <input type="hidden" name="form" value="remove" />
            <input type="hidden" name="id" value={id} />
            <Button kind="danger" busy={isBusy}>
              {t("remove_it")}
            </Button>
          </Form>
        </>
      }
    >
      <ErrorSummary {...summary} />
      <p>{t("remove_question", { name })}</p>
    </Dialog>
  );
}
