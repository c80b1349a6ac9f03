import { Form } from "@remix-run/react";
import { AttachmentsField } from "../../features/support/attachments-field.tsx";
import { ticketTypes } from "../../features/support/ticket-kinds.ts";
import { texts as ticketTexts } from "../../features/support/ticket-texts.ts";
import { useFormReply } from "../../forms/use-form-reply.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { ErrorSummary, TextArea, TextField } from "../../ui/fields/field.tsx";
import { SelectField } from "../../ui/fields/select-field.tsx";
import { Card, Page, Stack } from "../../ui/layout/layout.tsx";
import { Cluster, PageHeader } from "../../ui/layout/page-parts.tsx";
import { usePending } from "../../ui/pending/use-pending.ts";
import type { NewTicketView } from "./load.server.ts";
import { texts } from "./texts.ts";

export function NewTicketForm({
  trips,
  trip,
  idempotencyKey,
  all,
}: NewTicketView & { all: string }) {
  const t = useTexts(texts);
  const ticketText = useTexts(ticketTexts);
  const labels = { type: t("type"), subject: t("subject"), text: t("text") };
  const { field, blank, typed, summary } = useFormReply({ labels });
  const isBusy = usePending().state === "submitting";
  return (
    <Page $width="reading">
      <PageHeader title={t("new")} back={{ to: all, label: t("all") }}>
        {t("intro")}
      </PageHeader>
      <ErrorSummary {...summary} />
      <Card>
        <Stack as={Form} method="post" encType="multipart/form-data" noValidate $gap="l">
          <input type="hidden" name="key" value={typed("key") || idempotencyKey} />
          <SelectField label={t("what")} required {...field("type")}>
            <option value="">{t("choose_type")}</option>
            {ticketTypes.map((type) => (
              <option key={type} value={type}>
                {ticketText(type)}
              </option>
            ))}
          </SelectField>
          <TextField
            label={t("subject")}
            autoComplete="off"
            maxLength={150}
            {...field("subject")}
          />
          {trips.length > 0 && (
            <SelectField
              label={t("trip")}
              hint={t("trip_hint")}
              optional
              {...field("trip", trip === undefined ? "" : `${trip}`)}
            >
              <option value="">{t("no_trip")}</option>
              {trips.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </SelectField>
          )}
          <TextArea
            label={t("text")}
            hint={t("text_hint")}
            rows={7}
            maxLength={5000}
            {...field("text")}
          />
          <AttachmentsField
            isRerendered={typed("subject") !== "" || typed("text") !== ""}
            {...blank("attachments")}
          />
          <Cluster>
            <Button busy={isBusy}>{isBusy ? t("sending") : t("send")}</Button>
            <ButtonLink kind="quiet" to={all}>
              {t("cancel")}
            </ButtonLink>
          </Cluster>
        </Stack>
      </Card>
    </Page>
  );
}
