import { useFormReply } from "../../forms/use-form-reply.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import { Checkbox } from "../../ui/fields/checkbox.tsx";
import { TextArea, TextField } from "../../ui/fields/field.tsx";
import { SelectField } from "../../ui/fields/select-field.tsx";
import { Stack } from "../../ui/layout/layout.tsx";
import { Grid } from "../../ui/layout/page-parts.tsx";
import type { DeskFormPage } from "./load-desk-form.server.ts";
import { texts } from "./texts.ts";

/** The guest, the vehicles and the notes for the driver; every field is optional. */
export function GuestFields({ page, focus = false }: { page: DeskFormPage; focus?: boolean }) {
  const t = useTexts(texts);
  const { field, checkbox, summary } = useFormReply();
  return (
    <Stack>
      <TextField
        label={t("guest")}
        hint={t("guest_hint", { hotel: page.hotel })}
        optional
        autoComplete="off"
        maxLength={120}
        autoFocus={focus && summary.errors.length === 0}
        {...field("guest")}
      />
      <Grid $column="11rem">
        <TextField
          label={t("room")}
          optional
          autoComplete="off"
          maxLength={20}
          {...field("room")}
        />
        <TextField
          label={t("reference")}
          hint={t("reference_hint")}
          optional
          autoComplete="off"
          maxLength={60}
          {...field("reference")}
        />
      </Grid>
      <Checkbox label={t("tell_driver")} {...checkbox("tell_driver")} />
      <Grid $column="11rem">
        {page.mostPassengers !== undefined && (
          <Count name="passengers" label={t("passengers")} most={page.mostPassengers} />
        )}
        <Count name="vehicles" label={t("vehicles")} most={page.mostVehicles} />
        <SelectField label={t("language")} {...field("language", page.language)}>
          <option value="es">{t("spanish")}</option>
          <option value="en">{t("english")}</option>
        </SelectField>
      </Grid>
      <TextArea label={t("notes")} optional rows={2} maxLength={400} {...field("notes")} />
    </Stack>
  );
}

function Count({ name, label, most }: { name: string; label: string; most: number }) {
  const { field } = useFormReply();
  return (
    <SelectField label={label} {...field(name, "1")}>
      {Array.from({ length: most }, (_, at) => at + 1).map((count) => (
        <option key={count} value={count}>
          {count}
        </option>
      ))}
    </SelectField>
  );
}
