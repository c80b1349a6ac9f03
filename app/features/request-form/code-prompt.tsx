import { useLocation } from "@remix-run/react";
import { texts as formTexts } from "../../forms/texts.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { Dialog, usePromptFocus } from "../../ui/dialog/dialog.tsx";
import { texts as dialogTexts } from "../../ui/dialog/texts.ts";
import { useErrorInTitle } from "../../ui/feedback/error-title.ts";
import { TextField } from "../../ui/fields/field.tsx";
import { texts } from "../order-draft/texts.ts";
import { texts as orderTexts } from "../order-taxi/texts.ts";
import type { RequestView } from "./load-request.server.ts";

const FIELD_ID = "code-prompt";

/** Asks for the code, as a part of the request's form. A code that the API refuses keeps it open. */
export function CodePrompt({ view: { draft, dialog } }: { view: RequestView }) {
  const t = useTexts(texts);
  const ofForm = useTexts(formTexts);
  const ofOrder = useTexts(orderTexts);
  const ofDialog = useTexts(dialogTexts);
  const { key } = useLocation();
  usePromptFocus(FIELD_ID, true, key);
  useErrorInTitle(dialog.codeProblem !== undefined);
  const errors = { required: ofForm("required"), invalidCode: ofOrder("invalidCode") };
  return (
    <Dialog
      title={t("code")}
      closeTo={dialog.closeTo}
      actions={
        <>
          <ButtonLink kind="secondary" to={dialog.closeTo} replace preventScrollReset>
            {ofDialog("cancel")}
          </ButtonLink>
          <Button name="apply" value={t("apply")}>
            {t("apply")}
          </Button>
        </>
      }
    >
      <input type="hidden" name="code_before" value={dialog.codeBefore} />
      <TextField
        id={FIELD_ID}
        label={t("code_label")}
        hint={t("code_hint")}
        name="code"
        defaultValue={draft.code}
        error={dialog.codeProblem && errors[dialog.codeProblem]}
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={40}
        autoFocus
      />
    </Dialog>
  );
}
