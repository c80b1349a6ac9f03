import { noNeeds } from "../../api/needs.ts";
import { useFormReply } from "../../forms/use-form-reply.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import { Checkbox } from "../../ui/fields/checkbox.tsx";
import { DateField, TimeField } from "../../ui/fields/date-field.tsx";
import { TextArea, TextField } from "../../ui/fields/field.tsx";
import { RadioCards } from "../../ui/fields/radio-cards.tsx";
import { CountField, SelectField } from "../../ui/fields/select-field.tsx";
import { Stack } from "../../ui/layout/layout.tsx";
import { Grid } from "../../ui/layout/page-parts.tsx";
import { space, ui } from "../../ui/styled.ts";
import { NeedsFields } from "../needs/needs-form.tsx";
import { ReferenceInputs } from "../references/reference-inputs.tsx";
import type { DeskFormPage } from "./load-desk-form.server.ts";
import { texts } from "./texts.ts";

const Box = ui("div", "DayFields")`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.m};

  > div { display: flex; flex-wrap: wrap; gap: ${space.m}; }
  > div > * { flex: 1 1 10rem; min-width: 0; }
  /* A day that is named has its own date. */
  &:not(:has([value="other"]:checked)) [data-other] { display: none; }
  fieldset { grid-template-columns: repeat(auto-fit, minmax(min(9rem, 100%), 1fr)); }
  legend { grid-column: 1 / -1; }
`;

/** The schema checks day and time together, so their error goes to the field that the user has to correct. */
export function dateErrorField({ day, time }: { day: string; time: string }) {
  if (time === "") return "time";
  return day === "other" ? "date" : "day";
}

/** Most guests leave today or tomorrow, so the day takes one press and the time one field. */
export function DayFields({ page: { days, zone } }: { page: DeskFormPage }) {
  const t = useTexts(texts);
  const { field, typed, errorOf, summary } = useFormReply();
  const day = typed("day", "today");
  const wrongTime = dateErrorField({ day, time: typed("time") });
  const errorAt = (name: string) => (wrongTime === name ? errorOf("date") : undefined);
  return (
    <Box>
      <RadioCards
        label={t("day")}
        name="day"
        error={errorAt("day")}
        defaultValue={day}
        cards={[
          { value: "today", title: t("today") },
          { value: "tomorrow", title: t("tomorrow") },
          { value: "other", title: t("other_day") },
        ]}
      />
      <div>
        <div data-other="">
          <DateField
            label={t("date")}
            min={days.today}
            {...field("date", days.tomorrow)}
            error={errorAt("date")}
          />
        </div>
        <TimeField
          label={t("time")}
          hint={t("zone", { zone })}
          autoFocus={summary.errors.length === 0}
          {...field("time")}
          error={errorOf("time") ?? errorAt("time")}
        />
      </div>
    </Box>
  );
}

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
          <CountField
            label={t("passengers")}
            most={page.mostPassengers}
            {...field("passengers", "1")}
          />
        )}
        <CountField label={t("vehicles")} most={page.mostVehicles} {...field("vehicles", "1")} />
        <SelectField label={t("language")} {...field("language", page.language)}>
          {page.languages.map(({ language, name }) => (
            <option key={language} value={language} lang={language}>
              {name}
            </option>
          ))}
        </SelectField>
      </Grid>
      <ReferenceInputs fields={page.referenceFields} />
      <NeedsFields needs={noNeeds} />
      <TextArea label={t("notes")} optional rows={2} maxLength={400} {...field("notes")} />
    </Stack>
  );
}
