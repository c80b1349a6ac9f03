import { useFormReply } from "../../forms/use-form-reply.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import { Checkbox } from "../../ui/fields/checkbox.tsx";
import { DateField, TimeField } from "../../ui/fields/date-field.tsx";
import { FieldNotes, TextArea } from "../../ui/fields/field.tsx";
import { Stack } from "../../ui/layout/layout.tsx";
import { Grid } from "../../ui/layout/page-parts.tsx";
import { space, ui } from "../../ui/styled.ts";
import type { PlanForm } from "./load.server.ts";
import { texts } from "./texts.ts";

const Weekdays = ui("fieldset", "Weekdays")`
  min-width: 0;

  legend { font-weight: 600; }
  > div:first-of-type {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(8.5rem, 1fr));
    gap: 0 ${space.s};
  }
`;

/** "Mon to Fri 7:40 until 30 June, not on these days". */
export function DaysFields({ view, isChange }: { view: PlanForm; isChange: boolean }) {
  const t = useTexts(texts);
  const { field, checkbox, errorOf } = useFormReply();
  const { fields, weekdays, today, zone } = view;
  const error = errorOf("day_1");
  return (
    <Stack>
      <h2>{t("when")}</h2>
      <Weekdays aria-describedby={error && "day_1-error"}>
        <legend>{t("weekdays")}</legend>
        <div>
          {weekdays.map(({ day, name }) => {
            const { error: _, ...box } = checkbox(`day_${day}`, fields.days.includes(`${day}`));
            return <Checkbox key={day} label={name} value="1" {...box} />;
          })}
        </div>
        <FieldNotes id="day_1" error={error} />
      </Weekdays>
      <Grid $column="11rem">
        <TimeField label={t("time")} {...field("at", fields.at)} />
        <DateField
          label={t(isChange ? "first_change" : "first")}
          min={today}
          {...field("first", fields.first)}
        />
        <DateField label={t("until")} min={today} {...field("until", fields.until)} />
      </Grid>
      <p className="field-note">{t("zone", { zone })}</p>
      <TextArea
        label={t("days_off")}
        hint={t("days_off_hint")}
        optional
        rows={3}
        {...field("days_off", fields.days_off)}
      />
    </Stack>
  );
}
