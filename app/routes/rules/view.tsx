import { Form } from "@remix-run/react";
import { FailureToast } from "../../forms/failure-toast.tsx";
import { useFormReply } from "../../forms/use-form-reply.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/feedback/notice.tsx";
import { Checkbox } from "../../ui/fields/checkbox.tsx";
import { ErrorSummary, TextField } from "../../ui/fields/field.tsx";
import { SelectField } from "../../ui/fields/select-field.tsx";
import { Card, Page, Stack } from "../../ui/layout/layout.tsx";
import { Grid, PageHeader } from "../../ui/layout/page-parts.tsx";
import { Areas } from "./areas.tsx";
import { Choices } from "./choices.tsx";
import type { RulesPage } from "./load.server.ts";
import { Rule } from "./rule.tsx";
import { texts } from "./texts.ts";

export function RulesView({ page }: { page: RulesPage }) {
  const t = useTexts(texts);
  return (
    <Page $width="reading">
      <FailureToast except={["rules", "area"]} />
      <PageHeader title={t("title")} back={{ to: page.employees, label: t("employees") }}>
        {t("intro")}
      </PageHeader>
      <Notice title={t("kept")}>{t("kept_hint")}</Notice>
      <Card aria-label={t("title")}>
        <RulesForm page={page} />
      </Card>
      <Card aria-labelledby="areas">
        <Areas page={page} />
      </Card>
    </Page>
  );
}

function RulesForm({ page }: { page: RulesPage }) {
  const t = useTexts(texts);
  const { field, checkbox, summary, isBusy } = useFormReply({
    form: "rules",
    labels: {
      ...{ from: t("from"), to: t("to"), amount: t("amount"), hours: t("hours") },
      ...{ groups: t("groups"), types: t("types") },
    },
  });
  const { rules, days, groups, types, currency } = page;
  const { hours, limit, serviceTypes } = rules;
  return (
    <Stack as={Form} method="post" id="rules-form" noValidate $gap="l">
      <input type="hidden" name="form" value="rules" />
      <ErrorSummary {...summary} />
      <Rule box={<Checkbox label={t("hours")} {...checkbox("hours", hours !== undefined)} />}>
        <Choices
          legend={t("days")}
          choices={days.map(({ day, name }) => ({
            label: name,
            ...checkbox(`day_${day}`, hours ? hours.days.includes(day) : day < 6),
          }))}
        />
        <Grid $column="9rem">
          <TextField label={t("from")} type="time" {...field("from", hours?.from ?? "08:00")} />
          <TextField label={t("to")} type="time" {...field("to", hours?.to ?? "20:00")} />
        </Grid>
      </Rule>
      <Rule box={<Checkbox label={t("limit")} {...checkbox("limit", limit !== undefined)} />}>
        <TextField
          label={t("amount")}
          hint={t("amount_hint", { currency })}
          inputMode="decimal"
          autoComplete="off"
          maxLength={8}
          {...field("amount", limit ? `${limit.amount}` : "")}
        />
      </Rule>
      <Rule
        box={<Checkbox label={t("groups")} {...checkbox("groups", rules.groups !== undefined)} />}
      >
        <Choices
          legend={t("allowed_groups")}
          choices={groups.map(({ id, name }) => ({
            label: name,
            ...checkbox(`group_${id}`, rules.groups?.some((each) => each.id === id) ?? true),
          }))}
        />
      </Rule>
      {types.length > 0 && (
        <Rule
          box={<Checkbox label={t("types")} {...checkbox("types", serviceTypes !== undefined)} />}
        >
          <Choices
            legend={t("allowed_types")}
            choices={types.map(({ id, name }) => ({
              label: name,
              ...checkbox(`type_${id}`, serviceTypes?.includes(id) ?? true),
            }))}
          />
        </Rule>
      )}
      <SelectField label={t("area_end")} {...field("area_end", rules.areaEnd ?? "off")}>
        {(["off", "origin", "destination", "either", "both"] as const).map((end) => (
          <option key={end} value={end}>
            {t(`area_${end}`)}
          </option>
        ))}
      </SelectField>
      <Checkbox label={t("for_managers")} {...checkbox("managers", rules.forManagers)} />
      <div>
        <Button icon="check" busy={isBusy}>
          {t("save")}
        </Button>
      </div>
    </Stack>
  );
}
