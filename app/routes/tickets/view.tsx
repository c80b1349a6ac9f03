import { Form, Link } from "@remix-run/react";
import { useState } from "react";
import { AttachmentsField } from "../../features/support/attachments-field.tsx";
import { ticketTypes } from "../../features/support/ticket-kinds.ts";
import { TicketState } from "../../features/support/ticket-state.tsx";
import { texts as ticketTexts } from "../../features/support/ticket-texts.ts";
import { useFormReply } from "../../forms/use-form-reply.ts";
import { translateValue } from "../../i18n/translate.ts";
import { useLanguage, useTexts } from "../../i18n/use-texts.ts";
import { pathTo } from "../../paths.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { Table } from "../../ui/data/table.tsx";
import { DeferredPart, useDeferred } from "../../ui/deferred-part.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { LeftOutNotice } from "../../ui/feedback/left-out-notice.tsx";
import { ErrorSummary, TextArea, TextField } from "../../ui/fields/field.tsx";
import { SelectField } from "../../ui/fields/select-field.tsx";
import { Card, Page, Stack } from "../../ui/layout/layout.tsx";
import { Cluster, PageHeader } from "../../ui/layout/page-parts.tsx";
import { Pagination } from "../../ui/navigation/pagination.tsx";
import type { loadTickets, NewTicketView, TicketList } from "./load.server.ts";
import { texts } from "./texts.ts";

export function TicketsScreen({ list, siteDomain }: ReturnType<typeof loadTickets>) {
  const t = useTexts(texts);
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
      <DeferredPart part={list} label={t("title")} lines={12}>
        {(found) => <Tickets list={found} siteDomain={siteDomain} />}
      </DeferredPart>
    </Page>
  );
}

function Tickets({ list, siteDomain }: { list: TicketList; siteDomain: string | undefined }) {
  const t = useTexts(texts);
  return (
    <>
      <LeftOutNotice what="tickets" count={list.leftOut} />
      {list.rows.length > 0 ? (
        <TicketTable {...list} />
      ) : (
        <EmptyState icon="life-buoy" title={t("empty")}>
          {t("empty_hint")}
        </EmptyState>
      )}
      <Pagination
        {...list}
        toPage={(each) => pathTo("tickets", { query: { page: each }, siteDomain })}
      />
    </>
  );
}

function TicketTable({ rows, total }: TicketList) {
  const t = useTexts(texts);
  const language = useLanguage();
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
          cell: ({ type }) => translateValue(ticketTexts, language, type),
        },
        { key: "last", header: t("last") },
        { key: "label", header: t("label"), cell: TicketState },
      ]}
    />
  );
}

export function NewTicketForm({ trips, trip, idempotencyKey, all }: NewTicketView) {
  const t = useTexts(texts);
  const ticketText = useTexts(ticketTexts);
  const labels = { type: t("type"), subject: t("subject"), text: t("text") };
  const { field, blank, typed, summary, isBusy } = useFormReply({ labels });
  return (
    <Page $width="reading">
      <PageHeader title={t("new")} back={{ to: all, label: t("all") }}>
        {t("intro")}
      </PageHeader>
      <ErrorSummary {...summary} />
      <Card>
        <Stack as={Form} method="post" encType="multipart/form-data" noValidate $gap="l">
          <input type="hidden" name="key" value={typed("key") || idempotencyKey} />
          <SelectField label={t("type")} required {...field("type")}>
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
          <TripField trips={trips} {...field("trip", trip)} />
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

function TripField({
  trips,
  ...field
}: Pick<NewTicketView, "trips"> & { defaultValue: string; name: string }) {
  const t = useTexts(texts);
  // A field that is there stays, so that nothing moves below it.
  const [isOffered] = useState(trips instanceof Promise || trips.length > 0);
  // Until the trips are there, the option of the chosen one holds its place.
  const chosen = field.defaultValue ? [{ id: field.defaultValue, name: t("chosen_trip") }] : [];
  const choices = useDeferred(trips) ?? chosen;
  if (!isOffered) return null;
  return (
    <SelectField label={t("trip")} hint={t("trip_hint")} optional {...field}>
      <option value="">{t("no_trip")}</option>
      {choices.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}
