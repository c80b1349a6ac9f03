import { Form } from "@remix-run/react";
import { DaysAndStatus } from "../../features/trips/history/days-and-status.tsx";
import { useTexts } from "../../i18n/use-texts.ts";
import { pathTo } from "../../paths.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { Tags } from "../../ui/data/tag-list.tsx";
import { TextField } from "../../ui/fields/field.tsx";
import { IconButtonLink } from "../../ui/icon-button.tsx";
import { Card, Stack } from "../../ui/layout/layout.tsx";
import { Cluster } from "../../ui/layout/page-parts.tsx";
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
      <AppliedFilter {...page} />
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
          <DaysAndStatus values={values} problems={problems} />
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

function AppliedFilter({ applied }: Pick<ServicesPage, "applied">) {
  const t = useTexts(texts);
  if (applied.length === 0) return null;
  return (
    <Tags aria-label={t("applied")}>
      {applied.map(({ text, remove }) => (
        <li key={remove}>
          <span>{text}</span>
          <IconButtonLink
            icon="close"
            label={t("remove", { part: text })}
            to={remove}
            preventScrollReset
          />
        </li>
      ))}
    </Tags>
  );
}
