import { useLocation } from "@remix-run/react";
import { useState } from "react";
import { useTexts } from "../../i18n/use-texts.ts";
import { holdsWords } from "../../i18n/words.ts";
import { Button, ButtonLink } from "../button.tsx";
import { Checkbox } from "../fields/checkbox.tsx";
import { Combobox } from "../fields/combobox.tsx";
import { DateField, TimeField } from "../fields/date-field.tsx";
import { DateTimeFields } from "../fields/date-time-fields.tsx";
import { ErrorSummary, PasswordField, TextArea, TextField } from "../fields/field.tsx";
import { FileField } from "../fields/file-field.tsx";
import { RadioCards } from "../fields/radio-cards.tsx";
import { SelectField } from "../fields/select-field.tsx";
import { IconButton, IconButtonLink } from "../icon-button.tsx";
import { KeyCap } from "../key-cap.tsx";
import { Card, Stack } from "../layout/layout.tsx";
import { Cluster, Grid } from "../layout/page-parts.tsx";
import { texts } from "./texts.ts";

export function Buttons() {
  const t = useTexts(texts);
  return (
    <Stack>
      <h2>{t("buttons")}</h2>
      <Cluster>
        <Button icon="taxi">{t("requestTaxi")}</Button>
        <Button kind="secondary">{t("bookLater")}</Button>
        <Button kind="quiet">{t("cancel")}</Button>
        <Button kind="danger">{t("cancelTrip")}</Button>
      </Cluster>
      <Cluster>
        <Button busy>{t("sending")}</Button>
        <Button kind="secondary" busy>
          {t("sending")}
        </Button>
        <Button disabled>{t("unavailable")}</Button>
        <ButtonLink to="." kind="secondary" icon="calendar">
          {t("bookLater")}
        </ButtonLink>
        <ButtonLink to="." compact>
          {t("requestTaxi")}
        </ButtonLink>
        <IconButton icon="edit" label={t("edit")} />
        <IconButton icon="trash" kind="danger" label={t("remove")} />
        <IconButtonLink icon="help" label={t("help")} to="." />
      </Cluster>
      <Cluster>
        <KeyCap>{1}</KeyCap>
        <KeyCap>{2}</KeyCap>
      </Cluster>
      <Button wide icon="taxi">
        {t("requestTaxi")}
      </Button>
    </Stack>
  );
}

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
        </Stack>
      </Card>
    </Stack>
  );
}

const places = [
  "Calle Mayor, 3",
  "Calle de la Estrella, 12",
  "Estación Central, Plaza de la Estación, 1",
  "Estadio del Faro, Avenida del Faro, 80",
  "Playa Mayor",
];

/** The range contains both clock changes of the year. */
const limits = { timeZone: "Europe/Madrid", min: "2026-03-20 09:00", max: "2026-11-30 20:00" };

export function Pickers() {
  const t = useTexts(texts);
  const [origin, setOrigin] = useState("");
  const home = {
    text: places[0] ?? "",
    title: t("home"),
    icon: "star",
    kind: t("favourite"),
  } as const;
  const others = places.slice(1).map((text) => ({ text, icon: "map-pin" }) as const);
  return (
    <Stack>
      <h2>{t("pickers")}</h2>
      <Card>
        <Combobox
          name="origin"
          label={t("origin")}
          hint={t("originHint")}
          value={origin}
          onType={setOrigin}
          suggest={async (typed) =>
            [home, ...others].filter((place) =>
              holdsWords(`${"title" in place ? place.title : ""} ${place.text}`, typed),
            )
          }
          onChoose={({ text }) => setOrigin(text)}
          first={{
            text: t("position"),
            icon: "map-pin",
            onChoose: () => setOrigin(t("here")),
          }}
        />
        <DateTimeFields
          date={{ name: "pickup-date", label: t("date") }}
          time={{ name: "pickup-time", label: t("time") }}
          defaultValue={{ date: "2026-05-18", time: "09:30" }}
          limits={limits}
          today="2026-05-18"
        />
      </Card>
    </Stack>
  );
}
