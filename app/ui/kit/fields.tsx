import { useLocation } from "@remix-run/react";
import { useTexts } from "../../i18n/use-texts.ts";
import { ButtonLink } from "../button.tsx";
import { Checkbox, Switch } from "../fields/checkbox.tsx";
import { DateField } from "../fields/date-field.tsx";
import { ErrorSummary } from "../fields/error-summary.tsx";
import { FileField } from "../fields/file-field.tsx";
import { PasswordField } from "../fields/password-field.tsx";
import { RadioCards } from "../fields/radio-cards.tsx";
import { SelectField } from "../fields/select-field.tsx";
import { TextArea } from "../fields/text-area.tsx";
import { TextField } from "../fields/text-field.tsx";
import { TimeField } from "../fields/time-field.tsx";
import { Card } from "../layout/card.tsx";
import { Cluster } from "../layout/cluster.tsx";
import { Grid } from "../layout/grid.tsx";
import { Stack } from "../layout/stack.tsx";
import { texts } from "./texts.ts";

/** The error summary takes the focus, so it only appears with `?errors=shown`. */
function Errors() {
  const t = useTexts(texts);
  const { search } = useLocation();
  if (!search.includes("errors=shown")) {
    return (
      <Cluster>
        <ButtonLink kind="secondary" to="?errors=shown">
          {t("showErrors")}
        </ButtonLink>
      </Cluster>
    );
  }
  return (
    <ErrorSummary
      errors={[
        { fieldId: "email", message: t("emailError") },
        { fieldId: "terms", message: t("termsError") },
        { message: t("failed") },
      ]}
    />
  );
}

export function Fields() {
  const t = useTexts(texts);
  return (
    <Stack>
      <h2>{t("fields")}</h2>
      <Card>
        <Errors />
        <Grid $gap="l">
          <TextField label={t("name")} name="name" hint={t("nameHint")} autoComplete="name" />
          <TextField
            label={t("email")}
            name="email"
            type="email"
            defaultValue="marina@"
            error={t("emailError")}
            autoComplete="email"
          />
          <PasswordField label={t("password")} name="password" autoComplete="current-password" />
          <SelectField label={t("passengers")} name="passengers" defaultValue="2">
            {[1, 2, 3, 4].map((count) => (
              <option key={count}>{count}</option>
            ))}
          </SelectField>
          <DateField label={t("date")} name="date" defaultValue="2026-05-18" />
          <TimeField label={t("time")} name="time" defaultValue="09:30" />
          <TextField label={t("company")} name="company" defaultValue="Estudio Faro" disabled />
          <FileField label={t("photo")} name="photo" hint={t("photoHint")} optional />
        </Grid>
        <TextArea label={t("notes")} name="notes" placeholder={t("notesExample")} optional />
        <RadioCards
          label={t("fare")}
          name="fare"
          defaultValue="fixed"
          cards={[
            {
              value: "fixed",
              title: t("fareFixed"),
              description: t("fareFixedNote"),
              end: <strong>12,50 €</strong>,
            },
            { value: "meter", title: t("fareMeter"), description: t("fareMeterNote") },
            {
              value: "minibus",
              title: t("fareClosed"),
              description: t("fareClosedNote"),
              disabled: true,
            },
          ]}
        />
        <Stack $gap="xxs">
          <Checkbox label={t("terms")} name="terms" error={t("termsError")} />
          <Checkbox label={t("terms")} name="terms-accepted" defaultChecked />
          <Switch label={t("defaultMethod")} name="default" defaultChecked />
          <Switch label={t("defaultMethod")} name="not-default" />
        </Stack>
      </Card>
    </Stack>
  );
}
