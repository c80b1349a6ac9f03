import { Form, Link } from "@remix-run/react";
import { AttachmentsField } from "../../features/support/attachments-field.tsx";
import { ticketTypes } from "../../features/support/ticket-kinds.ts";
import { TicketState } from "../../features/support/ticket-state.tsx";
import { texts as ticketTexts } from "../../features/support/ticket-texts.ts";
import { useFormReply } from "../../forms/use-form-reply.ts";
import { translateValue } from "../../i18n/translate.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import { pathTo } from "../../paths.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { Table } from "../../ui/data/table.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { LeftOutNotice } from "../../ui/feedback/left-out-notice.tsx";
import { ErrorSummary } from "../../ui/fields/error-summary.tsx";
import { SelectField } from "../../ui/fields/select-field.tsx";
import { TextArea } from "../../ui/fields/text-area.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { Cluster } from "../../ui/layout/cluster.tsx";
import { Page } from "../../ui/layout/page.tsx";
import { PageHeader } from "../../ui/layout/page-header.tsx";
import { Stack } from "../../ui/layout/stack.tsx";
import { Pagination } from "../../ui/navigation/pagination.tsx";
import { usePending } from "../../ui/pending/use-pending.ts";
import type { NewTicketView, TicketsView } from "./load.server.ts";
import { texts } from "./texts.ts";

export function TicketsScreen({ list, siteDomain }: TicketsView) {
  const t = useTexts(texts);
  const { rows, page, pageCount } = list;
  return (
    <Page>
      <PageHeader
        title={t("title")}
        actions={
          <ButtonLink icon="plus" to={pathTo("tickets", { query: { show: "new" }, siteDomain })}>
            {t("new")}
          </ButtonLink>
        }
      >
        {t("intro")}
      </PageHeader>
      <LeftOutNotice what="tickets" count={list.leftOut} />
      {rows.length > 0 ? (
        <TicketTable {...list} />
      ) : (
        <EmptyState icon="life-buoy" title={t("empty")}>
          {t("empty_hint")}
        </EmptyState>
      )}
      <Pagination
        page={page}
        pageCount={pageCount}
        toPage={(each) => pathTo("tickets", { query: { page: each }, siteDomain })}
      />
    </Page>
  );
}

function TicketTable({ rows, total }: TicketsView["list"]) {
  const t = useTexts(texts);
  const ticketText = useTexts(ticketTexts);
  return (
    <Table
      caption={t("tickets", { count: total })}
      cardsTo="tablet"
      rows={rows}
      toKey={({ id }) => id}
      columns={[
        {
          key: "subject",
          header: t("subject"),
          isRowHeader: true,
          isLabelHidden: true,
          isFreeText: true,
          cell: ({ href, subject }) => <Link to={href}>{subject}</Link>,
        },
        {
          key: "type",
          header: t("type"),
          isMinor: true,
          cell: ({ type }) => translateValue(ticketTexts, ticketText, type),
        },
        { key: "last", header: t("last"), cell: ({ last }) => last },
        {
          key: "label",
          header: t("label"),
          cell: ({ label }) => <TicketState label={label} />,
        },
      ]}
    />
  );
}

export function NewTicketForm({
  trips,
  trip,
  idempotencyKey,
  all,
}: NewTicketView & { all: string }) {
  const t = useTexts(texts);
  const ticketText = useTexts(ticketTexts);
  const labels = { type: t("type"), subject: t("subject"), text: t("text") };
  const { field, blank, typed, summary } = useFormReply({ labels });
  const isBusy = usePending().state === "submitting";
  return (
    <Page $width="reading">
      <PageHeader title={t("new")} back={{ to: all, label: t("all") }}>
        {t("intro")}
      </PageHeader>
      <ErrorSummary {...summary} />
      <Card>
        <Stack as={Form} method="post" encType="multipart/form-data" noValidate $gap="l">
          <input type="hidden" name="key" value={typed("key") || idempotencyKey} />
          <SelectField label={t("what")} required {...field("type")}>
            <option value="">{t("choose_type")}</option>
            {ticketTypes.map((type) => (
              <option key={type} value={type}>
                {ticketText(type)}
              </option>
            ))}
          </SelectField>
          <TextField
            label={t("subject")}
            autoComplete="off"
            maxLength={150}
            {...field("subject")}
          />
          {trips.length > 0 && (
            <SelectField
              label={t("trip")}
              hint={t("trip_hint")}
              optional
              {...field("trip", trip === undefined ? "" : `${trip}`)}
            >
              <option value="">{t("no_trip")}</option>
              {trips.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </SelectField>
          )}
          <TextArea
            label={t("text")}
            hint={t("text_hint")}
            rows={7}
            maxLength={5000}
            {...field("text")}
          />
          <AttachmentsField
            isRerendered={typed("subject") !== "" || typed("text") !== ""}
            {...blank("attachments")}
          />
          <Cluster>
            <Button busy={isBusy}>{isBusy ? t("sending") : t("send")}</Button>
            <ButtonLink kind="quiet" to={all}>
              {t("cancel")}
            </ButtonLink>
          </Cluster>
        </Stack>
      </Card>
    </Page>
  );
}
