import { Form } from "@remix-run/react";
import { useTexts } from "../../i18n/use-texts.ts";
import { Button } from "../../ui/button.tsx";
import { DateField } from "../../ui/fields/date-field.tsx";
import { ErrorSummary } from "../../ui/fields/field.tsx";
import { HiddenFields } from "../../ui/fields/hidden-fields.tsx";
import { SelectField } from "../../ui/fields/select-field.tsx";
import { Card, Stack } from "../../ui/layout/layout.tsx";
import { Grid } from "../../ui/layout/page-parts.tsx";
import { space, ui } from "../../ui/styled.ts";
import type { StatementPage } from "./load.server.ts";
import { texts } from "./texts.ts";

const Line = ui("div", "PeriodLine")`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space.m};
  > :first-child { flex: 1 1 12rem; max-width: 24rem; }
`;

/** Two GET forms, so that the period is in the page's address: a month, or any days. */
export function PeriodForm({
  values,
  problems,
  months,
  mostDays,
  paths,
  siteDomain,
}: StatementPage) {
  const t = useTexts(texts);
  const errorOf = (name: keyof typeof problems) => {
    const problem = problems[name];
    return problem && t(problem, { days: `${mostDays}` });
  };
  const errors = (["month", "from", "to"] as const).flatMap((fieldId) => {
    const message = errorOf(fieldId);
    return message ? [{ fieldId, message }] : [];
  });
  const form = { method: "get", action: paths.here, role: "search", noValidate: true } as const;
  const isRange = values.from !== "" || values.to !== "";
  return (
    <Card aria-label={t("period")}>
      <ErrorSummary errors={errors} occasion={problems} />
      <Form key={`month-${values.month}`} {...form} aria-label={t("month")}>
        <HiddenFields values={{ site_domain: siteDomain }} />
        <Line>
          <SelectField
            label={t("month")}
            name="month"
            defaultValue={values.month}
            error={errorOf("month")}
          >
            {isRange && <option value="">{t("choose_month")}</option>}
            {months.map(({ month, name }) => (
              <option key={month} value={month}>
                {name}
              </option>
            ))}
          </SelectField>
          <Button kind="secondary" icon="search">
            {t("show_month")}
          </Button>
        </Line>
      </Form>
      <details open={isRange}>
        <summary>{t("any_days")}</summary>
        <Form key={`days-${values.from}-${values.to}`} {...form} aria-label={t("any_days")}>
          <Stack>
            <HiddenFields values={{ site_domain: siteDomain }} />
            <Grid $column="10rem">
              <DateField
                label={t("from_day")}
                name="from"
                defaultValue={values.from}
                error={errorOf("from")}
              />
              <DateField
                label={t("to_day")}
                name="to"
                defaultValue={values.to}
                error={errorOf("to")}
              />
            </Grid>
            <div>
              <Button kind="secondary" icon="search">
                {t("show_days")}
              </Button>
            </div>
          </Stack>
        </Form>
      </details>
    </Card>
  );
}
