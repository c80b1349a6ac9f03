import { useTexts } from "../../i18n/use-texts.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { ErrorSummary } from "../../ui/fields/field.tsx";
import { Card, Page } from "../../ui/layout/layout.tsx";
import { Cluster, PageHeader } from "../../ui/layout/page-parts.tsx";
import { EntryList } from "./entry-list.tsx";
import { FilterForm } from "./filter-form.tsx";
import type { ActivityPage } from "./load.server.ts";
import { texts } from "./texts.ts";

export function ActivityView({ page }: { page: ActivityPage }) {
  const t = useTexts(texts);
  const { rows, problems, company, brand, kept } = page;
  const errors = (["from", "to"] as const).flatMap((fieldId) => {
    const problem = problems[fieldId];
    return problem ? [{ fieldId, message: t(problem) }] : [];
  });
  return (
    <Page>
      <PageHeader
        title={t("title")}
        back={{ to: page.employees, label: t("employees") }}
        actions={
          rows.length > 0 && (
            <ButtonLink kind="secondary" icon="download" to={page.csv} reloadDocument>
              {t("csv")}
            </ButtonLink>
          )
        }
      >
        {t("intro", { company })}
      </PageHeader>
      <ErrorSummary errors={errors} occasion={problems} />
      <FilterForm page={page} />
      {rows.length > 0 ? <EntryList rows={rows} /> : errors.length === 0 && <Empty page={page} />}
      <Pages page={page} />
      <Card aria-labelledby="about-log">
        <h2 id="about-log">{t("about")}</h2>
        <p>{t("kept", kept)}</p>
        <p>{t("elsewhere", { brand })}</p>
        <p>{t("not_listed")}</p>
      </Card>
    </Page>
  );
}

function Pages({ page: { newest, older } }: { page: ActivityPage }) {
  const t = useTexts(texts);
  if (!newest && !older) return null;
  return (
    <nav aria-label={t("pages")}>
      <Cluster $justify="space-between">
        {newest && (
          <ButtonLink kind="secondary" compact to={newest}>
            {t("newest")}
          </ButtonLink>
        )}
        {older && (
          <ButtonLink kind="secondary" compact to={older} rel="next">
            {t("older")}
          </ButtonLink>
        )}
      </Cluster>
    </nav>
  );
}

function Empty({ page: { isFiltered, all } }: { page: ActivityPage }) {
  const t = useTexts(texts);
  if (!isFiltered) {
    return (
      <EmptyState icon="history" title={t("none")}>
        {t("none_hint")}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon="search"
      title={t("none_found")}
      action={<ButtonLink to={all}>{t("show_all")}</ButtonLink>}
    >
      {t("none_found_hint")}
    </EmptyState>
  );
}
