import { Form } from "@remix-run/react";
import { useTexts } from "../../i18n/use-texts.ts";
import { Button } from "../../ui/button.tsx";
import { DateField } from "../../ui/fields/date-field.tsx";
import { HiddenFields } from "../../ui/fields/hidden-fields.tsx";
import { Icon } from "../../ui/icon.tsx";
import { disclosure } from "../../ui/layout/disclosure.ts";
import { Stack } from "../../ui/layout/layout.tsx";
import { Grid } from "../../ui/layout/page-parts.tsx";
import { ui } from "../../ui/styled.ts";
import { texts } from "./days-texts.ts";
import type { PeriodProblems } from "./period.server.ts";

/** What is wrong with a period, field by field, and as a summary lists it. */
export function usePeriodProblems(problems: PeriodProblems, mostDays: number) {
  const t = useTexts(texts);
  const errorOf = (name: keyof PeriodProblems) => {
    const problem = problems[name];
    return problem && t(problem, { days: `${mostDays}` });
  };
  const errors = (["month", "from", "to"] as const).flatMap((fieldId) => {
    const message = errorOf(fieldId);
    return message ? [{ fieldId, message }] : [];
  });
  return { errorOf, errors };
}

const Box = ui("details", "DaysForm")`
  ${disclosure}
  > summary { color: var(--main-text); }
  > summary > :first-child { flex: none; }
`;

/** Any days in place of the usual periods; a GET form, so that they are in the page's address. */
export function DaysForm({
  values,
  errorOf,
  action,
  siteDomain,
}: {
  values: { from: string; to: string };
  errorOf: (name: "from" | "to") => string | undefined;
  action: string;
  siteDomain: string | undefined;
}) {
  const t = useTexts(texts);
  return (
    <Box open={values.from !== "" || values.to !== ""}>
      <summary>
        <span>{t("title")}</span>
        <Icon name="chevron-down" />
      </summary>
      <Form
        // Links and the way back change the days, too.
        key={`${values.from}-${values.to}`}
        method="get"
        action={action}
        role="search"
        noValidate
        aria-label={t("title")}
      >
        <Stack>
          <HiddenFields values={{ site_domain: siteDomain }} />
          <Grid $column="10rem">
            {(["from", "to"] as const).map((name) => (
              <DateField
                key={name}
                label={t(name)}
                name={name}
                defaultValue={values[name]}
                error={errorOf(name)}
              />
            ))}
          </Grid>
          <div>
            <Button kind="secondary" icon="search">
              {t("show")}
            </Button>
          </div>
        </Stack>
      </Form>
    </Box>
  );
}
