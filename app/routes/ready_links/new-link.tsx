import { Form } from "@remix-run/react";
import { noNeeds } from "../../api/needs.ts";
import { ConsentField } from "../../features/grants/consent-field.tsx";
import { NeedsFields } from "../../features/needs/needs-form.tsx";
import { ReferenceInputs } from "../../features/references/reference-inputs.tsx";
import { useFormReply } from "../../forms/use-form-reply.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import { Button } from "../../ui/button.tsx";
import { ErrorSummary, TextArea, TextField } from "../../ui/fields/field.tsx";
import { HiddenFields } from "../../ui/fields/hidden-fields.tsx";
import { RadioCards } from "../../ui/fields/radio-cards.tsx";
import { CountField, SelectField } from "../../ui/fields/select-field.tsx";
import { Stack } from "../../ui/layout/layout.tsx";
import { Grid } from "../../ui/layout/page-parts.tsx";
import type { ReadyLinksPage } from "./load.server.ts";
import { texts } from "./texts.ts";

/** What the link orders, for how much at most, and until when. */
export function NewLinkForm({ page }: { page: ReadyLinksPage }) {
  const t = useTexts(texts);
  const { field, checkbox, summary, isBusy, errorOf, typed } = useFormReply({
    form: "make",
    labels: { group: t("group"), limit: t("limit"), label: t("label") },
  });
  const { from, to, groups, mostPassengers, currency, consent } = page;
  const ends = {
    ...{ from: from.address?.name, from_lat: from.address?.latitude },
    ...{ from_lng: from.address?.longitude, to: to.address?.name ?? "" },
    ...{ to_lat: to.address?.latitude ?? "", to_lng: to.address?.longitude ?? "" },
  };
  return (
    <Stack as={Form} method="post" id="make-link" noValidate $gap="l">
      <HiddenFields values={{ form: "make", ...ends }} />
      <ErrorSummary {...summary} />
      <RadioCards
        label={t("group")}
        name="group"
        id="make-group"
        error={errorOf("group")}
        defaultValue={typed("group", `${groups[0]?.groupId}`)}
        cards={groups.map(({ groupId, group, price }) => ({
          value: `${groupId}`,
          title: group,
          end: price,
        }))}
      />
      <Grid $column="12rem">
        <TextField
          label={t("limit")}
          hint={t("limit_hint", { currency })}
          inputMode="decimal"
          autoComplete="off"
          maxLength={8}
          {...field("limit", page.limit)}
        />
        <SelectField label={t("hours")} {...field("hours", `${page.usualHours}`)}>
          {page.hours.map((hours) => (
            <option key={hours} value={hours}>
              {hours % 24 === 0
                ? t("days", { count: hours / 24 })
                : t("for_hours", { count: hours })}
            </option>
          ))}
        </SelectField>
      </Grid>
      <TextField
        label={t("label")}
        hint={t("label_hint")}
        autoComplete="off"
        maxLength={120}
        {...field("label", page.label)}
      />
      <TextArea
        label={t("notes")}
        hint={t("notes_hint")}
        optional
        rows={2}
        maxLength={400}
        {...field("notes")}
      />
      <NeedsFields needs={noNeeds} form="make" />
      <ReferenceInputs fields={page.referenceFields} form="make" />
      <Grid $column="12rem">
        {mostPassengers !== undefined && (
          <CountField label={t("passengers")} most={mostPassengers} {...field("passengers", "1")} />
        )}
        <SelectField label={t("language")} {...field("language", page.language)}>
          {page.languages.map(({ language, name }) => (
            <option key={language} value={language} lang={language}>
              {name}
            </option>
          ))}
        </SelectField>
      </Grid>
      <ConsentField {...consent} {...checkbox("consent")} />
      <div>
        <Button icon="qr-code" busy={isBusy}>
          {t("make")}
        </Button>
      </div>
    </Stack>
  );
}
