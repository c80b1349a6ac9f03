import { Form } from "@remix-run/react";
import { AttachmentsField } from "../../features/support/attachments-field.tsx";
import { useFormReply } from "../../forms/use-form-reply.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import { Button } from "../../ui/button.tsx";
import { ErrorSummary, TextArea } from "../../ui/fields/field.tsx";
import { Card, Stack } from "../../ui/layout/layout.tsx";
import { usePending } from "../../ui/pending/use-pending.ts";
import type { TicketView } from "./load.server.ts";
import { texts } from "./texts.ts";

export function AnswerForm({ idempotencyKey }: Pick<TicketView, "idempotencyKey">) {
  const t = useTexts(texts);
  const { field, blank, typed, summary } = useFormReply({ form: "answer" });
  const isBusy = usePending().formData?.get("form") === "answer";
  return (
    <Card id="answer" aria-labelledby="answer-title">
      <h2 id="answer-title">{t("answer_title")}</h2>
      <ErrorSummary {...summary} />
      <Stack as={Form} method="post" encType="multipart/form-data" noValidate>
        <input type="hidden" name="form" value="answer" />
        <input type="hidden" name="key" value={typed("key") || idempotencyKey} />
        <TextArea label={t("answer")} rows={5} maxLength={5000} {...field("text")} />
        <AttachmentsField isRerendered={typed("text") !== ""} {...blank("attachments")} />
        <div>
          <Button busy={isBusy}>{isBusy ? t("sending") : t("send")}</Button>
        </div>
      </Stack>
    </Card>
  );
}
