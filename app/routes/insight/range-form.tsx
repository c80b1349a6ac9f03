import { Form } from "@remix-run/react";
import { useTexts } from "../../i18n/use-texts.ts";
import { Button } from "../../ui/button.tsx";
import { DateField } from "../../ui/fields/date-field.tsx";
import { ErrorSummary } from "../../ui/fields/field.tsx";
import { HiddenFields } from "../../ui/fields/hidden-fields.tsx";
import { Stack } from "../../ui/layout/layout.tsx";
import { Grid } from "../../ui/layout/page-parts.tsx";
import { Tabs } from "../../ui/navigation/tabs.tsx";
import type { InsightPage } from "./load.server.ts";
import { texts } from "./texts.ts";

/** The usual weeks as links, and any days as a GET form, so that the range is in the page's address. */
export function RangeForm({ values, problems, mostDays, choices, paths, siteDomain }: InsightPage) {
  const t = useTexts(texts);
  const errorOf = (name: keyof typeof problems) => {
    const problem = problems[name];
    return problem && t(problem, { days: `${mostDays}` });
  };
  const errors = (["from", "to"] as const).flatMap((fieldId) => {
    const message = errorOf(fieldId);
    return message ? [{ fieldId, message }] : [];
  });
  return (
    <>
      <Tabs
        label={t("period")}
        tabs={choices.map(({ weeks, to, isCurrent }) => ({
          ...{ to, isCurrent },
          label: t(weeks === 4 ? "weeks4" : "weeks12"),
        }))}
      />
      <ErrorSummary errors={errors} occasion={problems} />
      <details open={values.from !== "" || values.to !== ""}>
        <summary>{t("any_days")}</summary>
        <Form
          key={`days-${values.from}-${values.to}`}
          method="get"
          action={paths.here}
          role="search"
          noValidate
          aria-label={t("any_days")}
        >
          <Stack>
            <HiddenFields values={{ site_domain: siteDomain }} />
            <Grid $column="10rem">
              {(["from", "to"] as const).map((name) => (
                <DateField
                  key={name}
                  label={t(`${name}_day`)}
                  name={name}
                  defaultValue={values[name]}
                  error={errorOf(name)}
                />
              ))}
            </Grid>
            <div>
              <Button kind="secondary" icon="search">
                {t("show_days")}
              </Button>
            </div>
          </Stack>
        </Form>
      </details>
    </>
  );
}
