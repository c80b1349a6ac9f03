import { Form } from "@remix-run/react";
import type { PurseList, PursesView } from "../../features/wallet/load-purses.server.ts";
import { ScanButton } from "../../features/wallet/scan-button.tsx";
import { useFormReply } from "../../forms/use-form-reply.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/fields/field.tsx";
import { FileField } from "../../ui/fields/file-field.tsx";
import { SelectField } from "../../ui/fields/select-field.tsx";
import { Card, Stack } from "../../ui/layout/layout.tsx";
import { fitPicture, toFileList } from "../../ui/pictures.ts";
import { texts } from "./texts.ts";

/** Asks for the amount and the receiver. The user confirms the transfer on the next page. */
export function SendForm({
  purses,
  shownId,
  filled,
}: Pick<PurseList, "purses"> & Pick<PursesView, "filled"> & { shownId: number }) {
  const t = useTexts(texts);
  const { field, blank, typed, isBusy } = useFormReply({ form: "prepare" });
  const purseId = filled?.purse ?? `${shownId}`;
  const [currency, ...others] = new Set(purses.map((purse) => purse.currency));

  const fillIn = (code: string) => {
    const to = document.getElementById(field("to").id);
    if (to instanceof HTMLInputElement) to.value = code;
  };

  return (
    <Card id="send" aria-labelledby="send-title">
      <h2 id="send-title">{t("send_title")}</h2>
      <Stack as={Form} id="prepare" method="post" encType="multipart/form-data" noValidate $gap="l">
        <input type="hidden" name="form" value="prepare" />
        {purses.length > 1 ? (
          <SelectField key={purseId} label={t("purse")} {...field("purse", purseId)}>
            {purses.map(({ id, name, balance }) => (
              <option key={id} value={id}>
                {t("purse_balance", { name, balance })}
              </option>
            ))}
          </SelectField>
        ) : (
          <input type="hidden" name="purse" value={typed("purse", purseId)} />
        )}
        <TextField
          label={others.length > 0 ? t("amount") : t("amount_in", { currency: currency ?? "" })}
          inputMode="decimal"
          autoComplete="off"
          maxLength={15}
          {...field("amount", filled?.amount)}
        />
        <Stack $gap="s">
          <TextField
            label={t("to")}
            hint={t("to_hint")}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={40}
            {...field("to", filled?.to)}
          />
          <ScanButton onCode={fillIn} />
        </Stack>
        <FileField
          label={t("picture")}
          hint={t("picture_hint")}
          accept="image/png,image/jpeg"
          optional
          onChange={({ currentTarget }) => shrink(currentTarget)}
          {...blank("picture")}
        />
        <Stack $gap="s">
          <p>{t("continue_hint")}</p>
          <div>
            <Button busy={isBusy}>{t("continue")}</Button>
          </div>
        </Stack>
      </Stack>
    </Card>
  );
}

/** A QR code is readable in a much smaller picture than a phone takes, which uploads faster. */
const CODE_PICTURE = { maxBytes: 1024 * 1024, side: 1600 };

async function shrink(input: HTMLInputElement): Promise<void> {
  const file = input.files?.[0];
  const fitted = file && (await fitPicture(file, CODE_PICTURE));
  if (fitted?.smaller && input.files?.[0] === file) input.files = toFileList([fitted.smaller]);
}
