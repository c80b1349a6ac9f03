import { type ChildSeat, childSeats, mostOfNeeds, type Needs, pets } from "../../api/needs.ts";
import { useFormReply } from "../../forms/use-form-reply.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import { Checkbox } from "../../ui/fields/checkbox.tsx";
import { TimeField } from "../../ui/fields/date-field.tsx";
import { TextField } from "../../ui/fields/field.tsx";
import { SelectField } from "../../ui/fields/select-field.tsx";
import { Icon } from "../../ui/icon.tsx";
import { disclosure } from "../../ui/layout/disclosure.ts";
import { Stack } from "../../ui/layout/layout.tsx";
import { Grid } from "../../ui/layout/page-parts.tsx";
import { fontSize, ui } from "../../ui/styled.ts";
import { toNeedsCode, toNeedsFields } from "./needs-fields.ts";
import { sayNeeds } from "./needs-words.ts";
import { texts } from "./texts.ts";

const Box = ui("details", "NeedsFields")`
  ${disclosure}
  p { color: var(--muted); font-size: ${fontSize.s}; }
`;

type NeedsFieldsProps = {
  /** What the form begins with. */
  needs: Needs;
  /** The needs come from what is saved, so those of another employee or address may take their place. */
  isUsual?: boolean;
  /** In place of the usual words under the heading. */
  hint?: string;
  /** Without a sign and a flight, which belong to one trip. */
  isLasting?: boolean;
  /** On a page with several forms, the value of this one's hidden field `form`. */
  form?: string;
};

/** What the traveller needs of the taxi. The heading says what is chosen while the fields are closed. */
export function NeedsFields({ needs, isUsual, hint, isLasting, form }: NeedsFieldsProps) {
  const t = useTexts(texts);
  const { errorOf, checkbox } = useFormReply({ form });
  const values = toNeedsFields(needs);
  const said = sayNeeds(needs, t);
  const isWrong = Object.keys(values).some(errorOf) || errorOf("needs") !== undefined;
  return (
    <Box open={isWrong || (said !== "" && !isUsual)} id="needs">
      <summary>
        <span>
          {t("title")}
          {said && <small>{said}</small>}
        </span>
        <Icon name="chevron-down" />
      </summary>
      <Stack>
        {isUsual && <input type="hidden" name="needs_usual" value={toNeedsCode(needs)} />}
        <p>{hint ?? t(isUsual && said ? "usual_hint" : "hint")}</p>
        <Checkbox
          label={t("wheelchair_label")}
          {...checkbox("needs_wheelchair", values.needs_wheelchair !== "")}
        />
        <Grid $column="11rem">
          {childSeats.map((seat) => (
            <CountNeed
              key={seat}
              name={`needs_${seat}`}
              label={t(`${seat as ChildSeat}_label`)}
              most={mostOfNeeds.childSeats}
              {...{ values, form }}
            />
          ))}
        </Grid>
        <Grid $column="11rem">
          <CountNeed
            name="needs_luggage"
            label={t("luggage_label")}
            most={mostOfNeeds.luggage}
            {...{ values, form }}
          />
          <PetNeed {...{ values, form }} />
        </Grid>
        {!isLasting && <ArrivalNeeds {...{ values, form }} />}
      </Stack>
    </Box>
  );
}

type Part = { values: Record<string, string>; form: string | undefined };

function CountNeed({
  name,
  label,
  most,
  values,
  form,
}: Part & { name: string; label: string; most: number }) {
  const { field } = useFormReply({ form });
  return (
    <SelectField label={label} {...field(name, values[name])}>
      <option value="">0</option>
      {Array.from({ length: most }, (_, at) => at + 1).map((count) => (
        <option key={count}>{count}</option>
      ))}
    </SelectField>
  );
}

function PetNeed({ values, form }: Part) {
  const t = useTexts(texts);
  const { field } = useFormReply({ form });
  return (
    <SelectField label={t("pet_label")} {...field("needs_pet", values.needs_pet)}>
      <option value="">{t("none")}</option>
      {pets.map((pet) => (
        <option key={pet} value={pet}>
          {t(`pet_${pet}`)}
        </option>
      ))}
    </SelectField>
  );
}

/** How the driver and the traveller find each other at an airport or a station. */
function ArrivalNeeds({ values, form }: Part) {
  const t = useTexts(texts);
  const { field } = useFormReply({ form });
  return (
    <>
      <Grid $column="11rem">
        <TextField
          label={t("flight_label")}
          hint={t("flight_hint")}
          optional
          autoComplete="off"
          maxLength={mostOfNeeds.flight}
          {...field("needs_flight", values.needs_flight)}
        />
        <TimeField
          label={t("flight_time")}
          optional
          {...field("needs_flight_time", values.needs_flight_time)}
        />
      </Grid>
      <TextField
        label={t("sign_label")}
        hint={t("sign_hint")}
        optional
        autoComplete="off"
        maxLength={mostOfNeeds.nameSign}
        {...field("needs_sign", values.needs_sign)}
      />
    </>
  );
}
