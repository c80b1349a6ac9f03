import { Form, Link } from "@remix-run/react";
import { ReferenceInputs } from "../../features/references/reference-inputs.tsx";
import { FailureToast } from "../../forms/failure-toast.tsx";
import { InlineErrors } from "../../forms/inline-errors.tsx";
import { useFormReply } from "../../forms/use-form-reply.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import { Button } from "../../ui/button.tsx";
import { DescriptionList } from "../../ui/data/description-list.tsx";
import { Table } from "../../ui/data/table.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { Card, Page, Stack } from "../../ui/layout/layout.tsx";
import { PageHeader } from "../../ui/layout/page-parts.tsx";
import type { TripReferencesPage } from "./load.server.ts";
import { texts } from "./texts.ts";

/** Corrects the references of a trip, also after its end, and shows who has changed what. */
export function TripReferencesView({ page }: { page: TripReferencesPage }) {
  const t = useTexts(texts);
  const { summary, isBusy } = useFormReply();
  const { id, fields, given, ofRemoved, changes, paths } = page;
  return (
    <>
      <FailureToast />
      <Page $width="reading">
        <PageHeader title={t("title")} back={{ to: paths.history, label: t("back") }}>
          {t("trip", { id: `${id}` })}
        </PageHeader>
        {fields.length > 0 ? (
          <Card>
            <Stack as={Form} method="post" id="correction" noValidate preventScrollReset>
              <InlineErrors {...summary} />
              <ReferenceInputs fields={fields} references={given} />
              <div>
                <Button icon="check" busy={isBusy}>
                  {t("save")}
                </Button>
              </div>
            </Stack>
          </Card>
        ) : (
          <EmptyState
            icon="tag"
            title={t("no_fields")}
            action={<Link to={paths.fields}>{t("name_fields")}</Link>}
          />
        )}
        {ofRemoved.length > 0 && (
          <Card aria-labelledby="removed">
            <h2 id="removed">{t("removed")}</h2>
            <DescriptionList items={ofRemoved} />
          </Card>
        )}
        <Card aria-labelledby="changes">
          <h2 id="changes">{t("changes")}</h2>
          {changes.length > 0 ? <ChangeTable changes={changes} /> : <p>{t("no_changes")}</p>}
        </Card>
      </Page>
    </>
  );
}

function ChangeTable({ changes }: Pick<TripReferencesPage, "changes">) {
  const t = useTexts(texts);
  return (
    <Table
      caption={t("changes")}
      isCaptionHidden
      rows={changes}
      toKey={({ index }) => index}
      columns={[
        { key: "at", header: t("when"), isRowHeader: true },
        { key: "by", header: t("who"), isFreeText: true },
        { key: "field", header: t("field"), isFreeText: true },
        {
          key: "before",
          header: t("before"),
          isFreeText: true,
          cell: ({ before }) => before ?? "–",
        },
        { key: "after", header: t("after"), isFreeText: true, cell: ({ after }) => after ?? "–" },
      ]}
    />
  );
}
