import type { ReferenceField } from "../../api/references.ts";
import { mostOfReferences } from "../../api/references.ts";
import { FailureToast } from "../../forms/failure-toast.tsx";
import { RemovalDialog, RemovalLink } from "../../forms/removal.tsx";
import { joinParts } from "../../i18n/join-parts.ts";
import { useLanguage, useTexts } from "../../i18n/use-texts.ts";
import { pathTo } from "../../paths.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Table } from "../../ui/data/table.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { IconButtonLink } from "../../ui/icon-button.tsx";
import { Card, Page } from "../../ui/layout/layout.tsx";
import { Cluster, PageHeader } from "../../ui/layout/page-parts.tsx";
import { FieldForm } from "./field-form.tsx";
import type { ReferencesPage } from "./page.server.ts";
import { texts } from "./texts.ts";

const formsWithOwnErrors = ["remove"];

export function ReferencesView({ page }: { page: ReferencesPage }) {
  const t = useTexts(texts);
  const { fields, shown, siteDomain } = page;
  const mayAdd = fields.length < mostOfReferences.fields;
  return (
    <>
      <FailureToast except={formsWithOwnErrors} />
      <Page $width="reading">
        <PageHeader
          title={t("title")}
          back={{ to: pathTo("employee", { siteDomain }), label: t("employees") }}
          actions={
            mayAdd && (
              <ButtonLink id="new-field" icon="plus" to={toShow("new", page)} preventScrollReset>
                {t("add")}
              </ButtonLink>
            )
          }
        >
          {t("intro")}
        </PageHeader>
        {shown === "new" && mayAdd && (
          <Card>
            <FieldForm page={page} />
          </Card>
        )}
        {fields.map(({ id, name }) => (
          <RemovalDialog key={id} id={id} question={t("remove_question", { name })} t={t} />
        ))}
        {fields.length > 0 ? (
          <FieldTable page={page} />
        ) : (
          <EmptyState icon="tag" title={t("none")}>
            {t("none_hint")}
          </EmptyState>
        )}
      </Page>
    </>
  );
}

const toShow = (show: string, { siteDomain }: ReferencesPage) =>
  pathTo("references", { query: { show }, siteDomain });

function FieldTable({ page }: { page: ReferencesPage }) {
  const t = useTexts(texts);
  const language = useLanguage();
  return (
    <Table
      caption={t("list")}
      isCaptionHidden
      rows={page.fields}
      toKey={({ id }) => id}
      columns={[
        { key: "name", header: t("name"), isRowHeader: true, isFreeText: true },
        {
          key: "kind",
          header: t("kind"),
          isFreeText: true,
          cell: ({ values }) => (values ? joinParts(values, language) : t("typed")),
        },
        {
          key: "required",
          header: t("required"),
          cell: ({ isRequired }) => t(isRequired ? "yes" : "no"),
        },
        {
          key: "tools",
          header: t("list"),
          isHeaderHidden: true,
          align: "end",
          cell: (field) => <Tools field={field} page={page} />,
        },
      ]}
      detail={(field) =>
        page.shown === `edit-${field.id}` && <FieldForm page={page} field={field} />
      }
    />
  );
}

/** The id lets the focus return to the link when its form closes. */
function Tools({ field: { id, name }, page }: { field: ReferenceField; page: ReferencesPage }) {
  const t = useTexts(texts);
  return (
    <Cluster $gap="xxs" $justify="end">
      <IconButtonLink
        id={`edit-${id}`}
        icon="edit"
        label={t("edit", { name })}
        to={toShow(`edit-${id}`, page)}
        preventScrollReset
      />
      <RemovalLink id={id} label={t("remove", { name })} />
    </Cluster>
  );
}
