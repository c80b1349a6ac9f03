import { useLocation } from "@remix-run/react";
import { texts as formTexts } from "../../forms/texts.ts";
import { useFormReply } from "../../forms/use-form-reply.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog, usePromptFocus } from "../../ui/dialog/dialog.tsx";
import { texts as dialogTexts } from "../../ui/dialog/texts.ts";
import { useErrorInTitle } from "../../ui/feedback/error-title.ts";
import { describeByNotes, FieldNotes, TextField } from "../../ui/fields/field.tsx";
import { space, ui } from "../../ui/styled.ts";
import { texts } from "../order-draft/texts.ts";
import { texts as orderTexts } from "../order-taxi/texts.ts";
import type { RequestView } from "./load-request.server.ts";

const Box = ui("div", "CodeLine")`
  display: grid;
  justify-items: start;

  > p { overflow-wrap: anywhere; }
  > div { display: flex; flex-wrap: wrap; gap: 0 ${space.xs}; }
`;

/** The discount code or fare locator, with the buttons that enter, change and remove it. */
export function CodeLine({ view: { draft, fares, dialog } }: { view: RequestView }) {
  const t = useTexts(texts);
  const ofOrder = useTexts(orderTexts);
  const { errorOf } = useFormReply();
  const refusal = fares.refused.includes("code") ? ofOrder("invalidCode") : undefined;
  const error = errorOf("code") ?? refusal;
  if (!draft.code) {
    return (
      <Box>
        <Button kind="quiet" compact data-flush="" icon="tag" name="dialog" value="code" id="code">
          {t("code_add")}
        </Button>
      </Box>
    );
  }
  const hint = error ? undefined : t(fares.state === "found" ? "code_applied" : "code_kept");
  return (
    <Box>
      <p>
        {t("code")}: <strong>{draft.code}</strong>
      </p>
      {/* While the prompt is open, its field sends the code. */}
      {dialog.name !== "code" && <input type="hidden" name="code" value={draft.code} />}
      <FieldNotes id="code-line" hint={hint} error={error} />
      <div>
        <Button
          kind="quiet"
          compact
          data-flush=""
          icon="edit"
          name="dialog"
          value="code"
          {...describeByNotes({ id: "code-line", hint, error })}
          id="code"
        >
          {t("code_change")}
        </Button>
        <Button kind="quiet" compact icon="trash" name="code_remove" value={t("code_remove")}>
          {t("code_remove")}
        </Button>
      </div>
    </Box>
  );
}

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
      closeLabel={ofDialog("cancel")}
      actions={
        <Button name="apply" value={t("apply")}>
          {t("apply")}
        </Button>
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
