import { Link } from "@remix-run/react";
import { TicketState } from "../../features/support/ticket-state.tsx";
import { texts as ticketTexts } from "../../features/support/ticket-texts.ts";
import { translateValue } from "../../i18n/translate.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import { pathTo } from "../../paths.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Table } from "../../ui/data/table.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { LeftOutNotice } from "../../ui/feedback/left-out-notice.tsx";
import { Page } from "../../ui/layout/layout.tsx";
import { PageHeader } from "../../ui/layout/page-parts.tsx";
import { Pagination } from "../../ui/navigation/pagination.tsx";
import type { TicketsView } from "./load.server.ts";
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
