import { Form } from "@remix-run/react";
import { DaysAndStatus } from "../../features/trips/history/days-and-status.tsx";
import { texts as filterTexts } from "../../features/trips/history/filter-texts.ts";
import { statusChoices } from "../../features/trips/history/status-choices.ts";
import type { Translate } from "../../i18n/translate.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import { pathTo } from "../../paths.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { Tags } from "../../ui/data/tag-list.tsx";
import { TextField } from "../../ui/fields/field.tsx";
import { IconButtonLink } from "../../ui/icon-button.tsx";
import { Card, Stack } from "../../ui/layout/layout.tsx";
import { Cluster, Grid } from "../../ui/layout/page-parts.tsx";
import type { ServicesPage } from "./load.server.ts";
import { texts } from "./texts.ts";

/**
 * Shows the active filter with links to change it and to export the list. The form has its own address, where
 * the list does not refresh itself, so that the user's input is safe.
 */
export function FilterLine({ page, isEmpty }: { page: ServicesPage; isEmpty: boolean }) {
  const t = useTexts(texts);
  const { isFiltered, isChoosing, choose, all, csv } = page;
  return (
    <Stack $gap="xs">
      <AppliedFilter page={page} />
      <Cluster>
        {!isChoosing && (
          <ButtonLink kind="secondary" icon="search" compact to={choose}>
            {isFiltered ? t("change") : t("search")}
          </ButtonLink>
        )}
        {isFiltered && (
          <ButtonLink kind="quiet" compact to={all}>
            {t("show_all")}
          </ButtonLink>
        )}
        {!isEmpty && (
          <ButtonLink kind="secondary" icon="download" compact to={csv} reloadDocument>
            {t("csv")}
          </ButtonLink>
        )}
      </Cluster>
    </Stack>
  );
}

export function FilterForm({ page }: { page: ServicesPage }) {
  const t = useTexts(texts);
  const { values, problems, siteDomain, here } = page;
  return (
    <Card aria-label={t("search")}>
      <Form method="get" action={pathTo("hotel_history")} role="search" noValidate>
        <Stack>
          {siteDomain && <input type="hidden" name="site_domain" value={siteDomain} />}
          <TextField
            label={t("find")}
            name="q"
            defaultValue={values.q}
            maxLength={60}
            required={false}
            autoFocus={Object.keys(problems).length === 0}
          />
          <Grid $column="9rem">
            <DaysAndStatus values={values} problems={problems} />
          </Grid>
          <Cluster>
            <Button icon="search" compact>
              {t("filter")}
            </Button>
            <ButtonLink kind="quiet" compact to={here}>
              {t("cancel")}
            </ButtonLink>
          </Cluster>
        </Stack>
      </Form>
    </Card>
  );
}

function AppliedFilter({ page: { applied, values } }: { page: ServicesPage }) {
  const t = useTexts(texts);
  const filterText = useTexts(filterTexts);
  const { period, status, q } = applied;
  const choice = statusChoices.find((each) => each === values.status);
  const parts = [
    period && { text: formatPeriod(period, t), remove: period.remove },
    status && choice && { text: t("with_status", { status: filterText(choice) }), ...status },
    q && { text: t("searched_for", { q: values.q }), ...q },
  ].filter((part) => part !== undefined);
  if (parts.length === 0) return null;
  return (
    <Tags aria-label={t("applied")}>
      {parts.map((part) =>
        part ? (
          <li key={part.remove}>
            <span>{part.text}</span>
            <IconButtonLink
              icon="close"
              label={t("remove", { part: part.text })}
              to={part.remove}
              preventScrollReset
            />
          </li>
        ) : null,
      )}
    </Tags>
  );
}

function formatPeriod(
  { from, to, isOneDay }: NonNullable<ServicesPage["applied"]["period"]>,
  t: Translate<typeof texts>,
): string {
  if (from && to) return isOneDay ? from : t("between", { from, to });
  return from ? t("since", { from }) : t("until", { to: to ?? "" });
}
