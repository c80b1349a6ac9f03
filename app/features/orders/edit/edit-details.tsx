import { useFormReply } from "../../../forms/use-form-reply.ts";
import { useTexts } from "../../../i18n/use-texts.ts";
import { TextArea, TextField } from "../../../ui/fields/field.tsx";
import { SelectField } from "../../../ui/fields/select-field.tsx";
import { Stack } from "../../../ui/layout/layout.tsx";
import { Grid } from "../../../ui/layout/page-parts.tsx";
import { texts as requestTexts } from "../../order-draft/texts.ts";
import type { EditView } from "./load-edit.server.ts";

export function EditDetails({ view }: { view: EditView }) {
  const t = useTexts(requestTexts);
  const { field } = useFormReply();
  const { usualTraveller, mostPassengers } = view;
  return (
    <Stack>
      <Grid>
        <TextField
          label={t("traveller")}
          optional={usualTraveller !== ""}
          required={usualTraveller === ""}
          autoComplete="off"
          maxLength={120}
          {...field("traveller", view.traveller)}
        />
        <TextField
          type="tel"
          label={t("phone")}
          hint={t("phone_hint")}
          optional
          autoComplete="off"
          {...field("phone", view.phone)}
        />
      </Grid>
      {mostPassengers !== undefined && (
        <SelectField label={t("passengers")} {...field("passengers", `${view.passengers}`)}>
          {Array.from({ length: mostPassengers }, (_, at) => at + 1).map((count) => (
            <option key={count}>{count}</option>
          ))}
        </SelectField>
      )}
      <TextArea
        label={t("notes")}
        hint={t("notes_hint")}
        optional
        rows={2}
        maxLength={500}
        {...field("notes", view.notes)}
      />
    </Stack>
  );
}
