import { Form } from "@remix-run/react";
import { joinParts } from "../../i18n/join-parts.ts";
import { useLanguage, useTexts } from "../../i18n/use-texts.ts";
import { pathTo } from "../../paths.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { DateField } from "../../ui/fields/date-field.tsx";
import { TextField } from "../../ui/fields/field.tsx";
import { SelectField } from "../../ui/fields/select-field.tsx";
import { FoldedOnPhone } from "../../ui/layout/folded-on-phone.tsx";
import { Card, Stack } from "../../ui/layout/layout.tsx";
import { Cluster, Grid } from "../../ui/layout/page-parts.tsx";
import type { ActivityPage } from "./load.server.ts";
import { texts } from "./texts.ts";

export function FilterForm({ page }: { page: ActivityPage }) {
  const t = useTexts(texts);
  const language = useLanguage();
  const { values, problems, areas, period, isFiltered, all, siteDomain } = page;
  const area = areas.find((each) => each.area === values.area)?.name;
  const hasProblems = Object.keys(problems).length > 0;
  const dayOf = (name: "from" | "to") => {
    const problem = problems[name];
    return {
      name,
      defaultValue: values[name],
      error: problem && t(problem),
      required: false,
    };
  };
  return (
    <Card aria-label={t("filter")}>
      <FoldedOnPhone
        label={t("filter")}
        chosen={joinParts([values.person, area ?? "", period ?? ""].filter(Boolean), language)}
        occasion={JSON.stringify(values)}
        isOpen={hasProblems}
      >
        <Form
          // Links and the way back change the filter, too.
          key={JSON.stringify(values)}
          method="get"
          action={pathTo("activity")}
          role="search"
          noValidate
        >
          <Stack>
            {siteDomain && <input type="hidden" name="site_domain" value={siteDomain} />}
            <Grid $column="11rem">
              <TextField
                label={t("person")}
                hint={t("person_hint")}
                name="person"
                defaultValue={values.person}
                maxLength={80}
                required={false}
                autoComplete="off"
              />
              <SelectField
                label={t("area")}
                name="area"
                defaultValue={values.area}
                required={false}
              >
                <option value="">{t("any_area")}</option>
                {areas.map(({ area, name }) => (
                  <option key={area} value={area}>
                    {name}
                  </option>
                ))}
              </SelectField>
              <DateField label={t("from_day")} {...dayOf("from")} />
              <DateField label={t("to_day")} {...dayOf("to")} />
            </Grid>
            <Cluster>
              <Button icon="search" compact>
                {t("filter")}
              </Button>
              {isFiltered && (
                <ButtonLink kind="quiet" compact to={all}>
                  {t("show_all")}
                </ButtonLink>
              )}
            </Cluster>
          </Stack>
        </Form>
      </FoldedOnPhone>
    </Card>
  );
}
