import { Form } from "@remix-run/react";
import { useFormReply } from "../../forms/use-form-reply.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { ErrorSummary, TextField } from "../../ui/fields/field.tsx";
import { SelectField } from "../../ui/fields/select-field.tsx";
import { Card, Stack } from "../../ui/layout/layout.tsx";
import { Cluster } from "../../ui/layout/page-parts.tsx";
import type { TaxiCardPage } from "./load.server.ts";
import { texts } from "./texts.ts";

/** The desk orders the taxi first and notes the guest's details here later. */
export function NoteForm({ page: { noting, links, languages } }: { page: TaxiCardPage }) {
  const t = useTexts(texts);
  const { summary, field, isBusy } = useFormReply();
  if (!noting) return null;
  return (
    <Card aria-labelledby="note">
      <h2 id="note">{t("note")}</h2>
      <p>{t("note_hint")}</p>
      <ErrorSummary {...summary} />
      <Form id="note-form" method="post" action={links.note} noValidate>
        <Stack>
          <TextField
            label={t("room")}
            optional
            autoComplete="off"
            maxLength={20}
            autoFocus={summary.errors.length === 0}
            {...field("room", noting.room)}
          />
          <TextField
            label={t("guest")}
            optional
            autoComplete="off"
            maxLength={120}
            {...field("guest", noting.guest)}
          />
          <TextField
            label={t("reference")}
            optional
            autoComplete="off"
            maxLength={60}
            {...field("reference", noting.reference)}
          />
          <SelectField label={t("card_language")} {...field("language", noting.language)}>
            {languages.map(({ language, name }) => (
              <option key={language} value={language} lang={language}>
                {name}
              </option>
            ))}
          </SelectField>
          <Cluster>
            <Button icon="check" busy={isBusy}>
              {t("save")}
            </Button>
            <ButtonLink kind="quiet" to={links.card}>
              {t("cancel")}
            </ButtonLink>
          </Cluster>
        </Stack>
      </Form>
    </Card>
  );
}
