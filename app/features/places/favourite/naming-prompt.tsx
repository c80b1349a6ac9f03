import type { Address } from "../../../api/addresses.server.ts";
import { useFormReply } from "../../../forms/use-form-reply.ts";
import { useTexts } from "../../../i18n/use-texts.ts";
import { PromptDialog } from "../../../ui/dialog/prompt-dialog.tsx";
import { ErrorSummary } from "../../../ui/fields/field.tsx";
import { HiddenFields } from "../../../ui/fields/hidden-fields.tsx";
import { toAddressQuery } from "../address-field.tsx";
import { texts } from "./texts.ts";

/** Asks for the favourite's name. The page under the dialog handles the form. */
export function NamingPrompt({
  address,
  idempotencyKey,
  closeTo,
}: {
  address: Address;
  /** The idempotency key of this form. */
  idempotencyKey: string;
  closeTo: string;
}) {
  const t = useTexts(texts);
  const { field, summary } = useFormReply({ form: "add", labels: { alias: t("name") } });
  return (
    <PromptDialog
      title={t("title")}
      closeTo={closeTo}
      minimum={0}
      label={t("name")}
      hint={t("hint")}
      maxLength={80}
      {...field("alias")}
    >
      <ErrorSummary {...summary} />
      <p>{address.name}</p>
      <HiddenFields values={{ form: "add", key: idempotencyKey, ...toAddressQuery(address) }} />
    </PromptDialog>
  );
}
