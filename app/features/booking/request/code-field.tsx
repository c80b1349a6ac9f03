import { useFormReply } from "../../../forms/use-form-reply.ts";
import { useTexts } from "../../../i18n/use-texts.ts";
import { Button } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { ui } from "../../../ui/styled.ts";
import { space } from "../../../ui/tokens.ts";
import { texts as orderTexts } from "../order/texts.ts";
import type { RequestView } from "./load-request.server.ts";
import { texts } from "./texts.ts";

const Box = ui("div", "CodeField")`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space.xs};

  /* Beside the control, which stands below its label. */
  > button { align-self: start; margin-top: 1.875rem; }
`;

/** A code for a discount, or the locator of a fare that was agreed: the fares take it into account. */
export function CodeField({ view: { draft, fares } }: { view: RequestView }) {
  const t = useTexts(texts);
  const ofOrder = useTexts(orderTexts);
  const { field } = useFormReply();
  const { error: ofReply, ...code } = field("code", draft.code);
  const isInvalid = fares.refused.includes("code");
  const error = ofReply ?? (isInvalid ? ofOrder("invalidCode") : undefined);
  return (
    <Box>
      <TextField
        label={t("code")}
        required={false}
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={40}
        {...code}
        error={error}
        hint={draft.code && !error ? t("code_applied") : undefined}
      />
      <Button name="see_fares" value={t("apply")} kind="secondary">
        {t("apply")}
      </Button>
    </Box>
  );
}
