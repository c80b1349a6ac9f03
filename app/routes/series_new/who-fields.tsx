import { EmployeeField, ServiceTypeField } from "../../features/order-draft/choice-field.tsx";
import { NotesField, PhoneField } from "../../features/order-draft/driver-fields.tsx";
import { texts } from "../../features/order-draft/texts.ts";
import { useFormReply } from "../../forms/use-form-reply.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import { TextField } from "../../ui/fields/field.tsx";
import { CountField } from "../../ui/fields/select-field.tsx";
import { Stack } from "../../ui/layout/layout.tsx";
import { Grid } from "../../ui/layout/page-parts.tsx";
import type { PlanForm } from "./load.server.ts";

/** Who travels, as in the form of one taxi. */
export function WhoFields({ view }: { view: PlanForm }) {
  const t = useTexts(texts);
  const { field } = useFormReply();
  const { traveller, employees, serviceTypes, mostPassengers } = view;
  return (
    <Stack>
      {employees.length > 0 && <EmployeeField chosen={view.employee} options={employees} />}
      <Grid>
        <TextField
          label={t("traveller")}
          hint={employees.length > 0 ? t("traveller_or_employee") : undefined}
          optional={traveller.usual !== ""}
          required={traveller.usual === "" && employees.length === 0}
          autoComplete="off"
          maxLength={120}
          {...field("traveller", traveller.name)}
        />
        <PhoneField value={traveller.phone} />
      </Grid>
      {serviceTypes.length > 0 && (
        <ServiceTypeField chosen={view.serviceType} options={serviceTypes} />
      )}
      {mostPassengers !== undefined && (
        <CountField
          label={t("passengers")}
          most={mostPassengers}
          {...field("passengers", `${view.passengers}`)}
        />
      )}
      <NotesField value={view.notes} />
    </Stack>
  );
}
