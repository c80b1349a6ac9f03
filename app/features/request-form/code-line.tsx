import { useFormReply } from "../../forms/use-form-reply.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import { Button } from "../../ui/button.tsx";
import { describeByNotes, FieldNotes } from "../../ui/fields/field.tsx";
import { space, ui } from "../../ui/styled.ts";
import { texts } from "../order-draft/texts.ts";
import { texts as orderTexts } from "../order-taxi/texts.ts";
import type { RequestView } from "./load-request.server.ts";

const Box = ui("div", "CodeLine")`
  display: grid;
  justify-items: start;

  > p { overflow-wrap: anywhere; }
  > div { display: flex; flex-wrap: wrap; gap: 0 ${space.xs}; }
  > button, > div { margin-left: -0.75rem; }
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
        <Button kind="quiet" compact icon="tag" name="dialog" value="code" id="code">
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
