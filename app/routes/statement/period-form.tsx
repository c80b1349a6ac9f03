import { Form } from "@remix-run/react";
import { DaysForm, usePeriodProblems } from "../../features/statement/days-form.tsx";
import { useTexts } from "../../i18n/use-texts.ts";
import { Button } from "../../ui/button.tsx";
import { ErrorSummary } from "../../ui/fields/field.tsx";
import { HiddenFields } from "../../ui/fields/hidden-fields.tsx";
import { SelectField } from "../../ui/fields/select-field.tsx";
import { Card } from "../../ui/layout/layout.tsx";
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
  const { errorOf, errors } = usePeriodProblems(problems, mostDays);
  const isRange = values.from !== "" || values.to !== "";
  return (
    <Card aria-label={t("period")}>
      <ErrorSummary errors={errors} occasion={problems} />
      <Form
        key={values.month}
        method="get"
        action={paths.here}
        role="search"
        noValidate
        aria-label={t("month")}
      >
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
      <DaysForm {...{ values, errorOf, siteDomain }} action={paths.here} />
    </Card>
  );
}
