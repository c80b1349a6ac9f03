import { Form } from "@remix-run/react";
import { useFormReply } from "../../forms/use-form-reply.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import { Button } from "../../ui/button.tsx";
import { ErrorSummary, TextArea } from "../../ui/fields/field.tsx";
import { FileField } from "../../ui/fields/file-field.tsx";
import { Card, Stack } from "../../ui/layout/layout.tsx";
import { usePending } from "../../ui/pending/use-pending.ts";
import { texts } from "./texts.ts";

export function ChooseFile() {
  const t = useTexts(texts);
  const labels = { file: t("file"), rows: t("rows") };
  const { field, blank, summary } = useFormReply({ form: "check", labels });
  const isBusy = usePending().formData?.get("form") === "check";
  return (
    <Card>
      <ErrorSummary {...summary} />
      <Stack as={Form} method="post" encType="multipart/form-data" noValidate $gap="l">
        <input type="hidden" name="form" value="check" />
        <FileField
          label={t("file")}
          hint={t("file_hint")}
          accept=".csv,.txt,.tsv,text/csv,text/plain"
          optional
          {...blank("file")}
        />
        <TextArea
          label={t("rows")}
          rows={5}
          optional
          spellCheck={false}
          placeholder={t("rows_example")}
          {...field("rows")}
        />
        <p>{t("passwords")}</p>
        <div>
          <Button busy={isBusy}>{t("check")}</Button>
        </div>
      </Stack>
    </Card>
  );
}
