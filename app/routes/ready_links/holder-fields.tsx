import { useFormReply } from "../../forms/use-form-reply.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import { TextArea, TextField } from "../../ui/fields/field.tsx";
import { CountField, SelectField } from "../../ui/fields/select-field.tsx";
import { Stack } from "../../ui/layout/layout.tsx";
import { Grid } from "../../ui/layout/page-parts.tsx";
import type { LinkForm } from "./load.server.ts";
import { texts } from "./texts.ts";

/** For whom the taxi comes. Of these, the link's own page shows the notes and speaks the language. */
export function HolderFields({ form }: { form: LinkForm }) {
  const t = useTexts(texts);
  const { field } = useFormReply();
  const { mostPassengers } = form;
  return (
    <Stack>
      <TextField
        label={t("label")}
        hint={t("label_hint")}
        autoComplete="off"
        maxLength={120}
        {...field("traveller", form.traveller)}
      />
      <TextArea
        label={t("notes")}
        hint={t("notes_hint")}
        optional
        rows={2}
        maxLength={500}
        {...field("notes", form.notes)}
      />
      <Grid $column="12rem">
        {mostPassengers !== undefined && (
          <CountField
            label={t("passengers")}
            most={mostPassengers}
            {...field("passengers", `${form.passengers}`)}
          />
        )}
        <SelectField label={t("language")} {...field("language", form.language)}>
          {form.languages.map(({ language, name }) => (
            <option key={language} value={language} lang={language}>
              {name}
            </option>
          ))}
        </SelectField>
      </Grid>
    </Stack>
  );
}
