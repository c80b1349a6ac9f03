import { Form } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { DaysAndStatus } from "../../features/trips/history/days-and-status.tsx";
import { joinParts } from "../../i18n/join-parts.ts";
import { useLanguage, useTexts } from "../../i18n/use-texts.ts";
import { pathTo } from "../../paths.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { SelectField } from "../../ui/fields/select-field.tsx";
import { FoldedOnPhone } from "../../ui/layout/folded-on-phone.tsx";
import { Card, Stack } from "../../ui/layout/layout.tsx";
import { Cluster } from "../../ui/layout/page-parts.tsx";
import type { HistoryView, Travellers } from "./load-history.server.ts";
import { texts } from "./texts.ts";

/** A GET form, so the filter is in the page's address. */
export function HistoryFilterForm({
  values,
  problems,
  isOfCompany,
  employees,
  isFiltered,
  applied,
  all,
  baseQuery,
  siteDomain,
}: Omit<HistoryView, "employees"> & { isOfCompany: boolean; employees: Travellers | undefined }) {
  const t = useTexts(texts);
  const language = useLanguage();
  const hasProblems = Object.keys(problems).length > 0;
  const form = useRef<HTMLFormElement>(null);
  const shown = useRef(values);
  // Going back, and other links, change the filter while the form stays mounted. We keep what the user
  // has chosen before hydration.
  useEffect(() => {
    if (shown.current === values) return;
    shown.current = values;
    for (const [name, value] of Object.entries(values)) {
      const field = form.current?.elements.namedItem(name);
      if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement)
        field.value = value;
    }
  }, [values]);
  // Until the employees are there, the option of the chosen one holds its place.
  const chosen = { id: values.employee, name: t("chosen_employee"), isFormer: false };
  const choices = employees ?? (values.employee ? [chosen] : []);
  const employee = choices.find(({ id }) => `${id}` === values.employee)?.name;
  return (
    <Card aria-label={t("filter")}>
      <FoldedOnPhone
        label={t("filter")}
        chosen={joinParts([...applied, employee ?? ""].filter(Boolean), language)}
        occasion={JSON.stringify(values)}
        isOpen={hasProblems}
      >
        <Form ref={form} method="get" action={pathTo("history")} role="search" noValidate>
          <Stack>
            {baseQuery.via && <input type="hidden" name="via" value={baseQuery.via} />}
            {siteDomain && <input type="hidden" name="site_domain" value={siteDomain} />}
            <DaysAndStatus values={values} problems={problems}>
              {isOfCompany && (
                <SelectField
                  label={t("employee")}
                  name="employee"
                  defaultValue={values.employee}
                  required={false}
                >
                  <option value="">{t("any_employee")}</option>
                  {choices.map(({ id, name, isFormer }) => (
                    <option key={id} value={id}>
                      {isFormer ? t("former", { name }) : name}
                    </option>
                  ))}
                </SelectField>
              )}
            </DaysAndStatus>
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
