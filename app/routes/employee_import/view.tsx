import { Form } from "@remix-run/react";
import { useFormReply } from "../../forms/use-form-reply.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import { pathTo } from "../../paths.ts";
import { Button } from "../../ui/button.tsx";
import { Table } from "../../ui/data/table.tsx";
import { Badge, type BadgeTone } from "../../ui/feedback/badge.tsx";
import { ErrorSummary, TextArea } from "../../ui/fields/field.tsx";
import { FileField } from "../../ui/fields/file-field.tsx";
import { Card, Page, Stack } from "../../ui/layout/layout.tsx";
import { PageHeader } from "../../ui/layout/page-parts.tsx";
import { Pagination } from "../../ui/navigation/pagination.tsx";
import { ImportState } from "./import-state.tsx";
import type { ImportRowView, ImportView, RowKind } from "./load.server.ts";
import { texts } from "./texts.ts";

export function ImportScreen({
  record,
  siteDomain,
}: {
  record: ImportView | undefined;
  siteDomain: string | undefined;
}) {
  const t = useTexts(texts);
  const toPage = (page: number) => pathTo("employee_import", { query: { page }, siteDomain });
  return (
    <Page $width={record ? "wide" : "reading"}>
      <PageHeader
        title={t("title")}
        back={{ to: pathTo("employee", { siteDomain }), label: t("employees") }}
      >
        {t("intro")}
      </PageHeader>
      {record ? <ImportState record={record} siteDomain={siteDomain} /> : <ChooseFile />}
      {record && record.rows.length > 0 && (
        <>
          <ImportRows rows={record.rows} />
          <Pagination {...record} toPage={toPage} />
        </>
      )}
    </Page>
  );
}

function ChooseFile() {
  const t = useTexts(texts);
  const labels = { file: t("file"), rows: t("rows") };
  const { field, blank, summary, isBusy } = useFormReply({ form: "check", labels });
  return (
    <Card>
      <ErrorSummary {...summary} />
      <Stack as={Form} method="post" encType="multipart/form-data" noValidate $gap="l">
        <input type="hidden" name="form" value="check" />
        <FileField
          label={t("file")}
          hint={t("file_hint")}
          accept=".csv,.txt,.tsv,text/csv,text/plain"
          required={false}
          {...blank("file")}
        />
        <TextArea
          label={t("rows")}
          rows={5}
          required={false}
          spellCheck={false}
          placeholder={t("rows_example")}
          {...field("rows")}
        />
        <p>{t("passwords")}</p>
        <div>
          <Button busy={isBusy}>{t("check")}</Button>
        </div>
      </Stack>
    </Card>
  );
}

const tones: Record<RowKind, BadgeTone> = {
  pending: "info",
  known: "neutral",
  created: "success",
  refused: "danger",
};

function ImportRows({ rows }: { rows: ImportRowView[] }) {
  const t = useTexts(texts);
  return (
    <Table
      caption={t("table")}
      isCaptionHidden
      rows={rows}
      toKey={({ line }) => line}
      columns={[
        { key: "line", header: t("line") },
        {
          key: "name",
          header: t("name"),
          isRowHeader: true,
          isLabelHidden: true,
          isFreeText: true,
        },
        {
          key: "email",
          header: t("email"),
          isLabelHidden: true,
          isFreeText: true,
        },
        {
          key: "phone",
          header: t("phone"),
          isLabelHidden: true,
          isFreeText: true,
        },
        {
          key: "result",
          header: t("result"),
          isLabelHidden: true,
          isFreeText: true,
          cell: ({ kind, problem }) => (
            <div>
              <Badge tone={tones[kind]}>{t(kind)}</Badge>
              {problem && <div>{problem}</div>}
            </div>
          ),
        },
      ]}
    />
  );
}
