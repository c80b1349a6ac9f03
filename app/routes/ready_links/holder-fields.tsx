import { EmployeeField, ServiceTypeField } from "../../features/order-draft/choice-field.tsx";
import { NotesField, PhoneField } from "../../features/order-draft/driver-fields.tsx";
import { useFormReply } from "../../forms/use-form-reply.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import { TextField } from "../../ui/fields/field.tsx";
import { CountField, SelectField } from "../../ui/fields/select-field.tsx";
import { Stack } from "../../ui/layout/layout.tsx";
import { Grid } from "../../ui/layout/page-parts.tsx";
import type { LinkForm } from "./load.server.ts";
import { texts } from "./texts.ts";

/** For whom the taxi comes. Of these, the link's own page shows the notes and speaks the language. */
export function HolderFields({ form }: { form: LinkForm }) {
  const t = useTexts(texts);
  const { field } = useFormReply();
  const { employees, serviceTypes, mostPassengers } = form;
  return (
    <Stack>
      {employees.length > 0 && <EmployeeField chosen={form.employee} options={employees} />}
      <TextField
        label={t("label")}
        hint={t(employees.length > 0 ? "label_hint_company" : "label_hint")}
        optional={form.usualTraveller !== ""}
        autoComplete="off"
        maxLength={120}
        {...field("traveller", form.traveller)}
      />
      <PhoneField value={form.phone} label={t("phone")} hint={t("phone_hint")} />
      <NotesField value={form.notes} label={t("notes")} hint={t("notes_hint")} />
      {serviceTypes.length > 0 && (
        <ServiceTypeField chosen={form.serviceType} options={serviceTypes} />
      )}
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
