import { Freshness } from "../../features/trips/freshness.tsx";
import { DayProblems } from "../../features/trips/history/days-and-status.tsx";
import { bystanderTexts } from "../../features/trips/status-texts.ts";
import { progressOf, type TripProgress } from "../../features/trips/trip-status.ts";
import { TripStatusCell } from "../../features/trips/trip-status-badge.tsx";
import { TwoLines } from "../../features/trips/two-lines.ts";
import { WayTo } from "../../features/trips/way-to.tsx";
import { useTexts } from "../../i18n/use-texts.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { type Column, Table } from "../../ui/data/table.tsx";
import { DeferredPart, useDeferred } from "../../ui/deferred-part.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { LeftOutNotice } from "../../ui/feedback/left-out-notice.tsx";
import { Notice } from "../../ui/feedback/notice.tsx";
import { Page } from "../../ui/layout/layout.tsx";
import { Pagination } from "../../ui/navigation/pagination.tsx";
import { Tabs } from "../../ui/navigation/tabs.tsx";
import { oneLine, ui } from "../../ui/styled.ts";
import { FilterForm, FilterLine } from "./filter.tsx";
import type { ServiceList, ServiceRow, ServicesPage } from "./load.server.ts";
import { texts } from "./texts.ts";

export function ServicesScreen({ page }: { page: ServicesPage }) {
  const t = useTexts(texts);
  // Until the list is there, it may have rows.
  const isEmpty = useDeferred(page.list)?.rows.length === 0;
  return (
    <Page>
      <Tabs
        label={t("periods")}
        tabs={page.periods.map(({ key, ...tab }) => ({ ...tab, label: t(key) }))}
      />
      <DayProblems problems={page.problems} />
      {page.isChoosing && <FilterForm page={page} />}
      <FilterLine page={page} isEmpty={isEmpty} />
      <DeferredPart part={page.list} label={t("title")} lines={14} isLive={!page.isChoosing}>
        {(list) => <Services page={page} list={list} />}
      </DeferredPart>
    </Page>
  );
}

function Services({ page, list }: { page: ServicesPage; list: ServiceList }) {
  const t = useTexts(texts);
  const { rows, pages } = list;
  return (
    <>
      <Freshness {...list} phone={page.phone} states={useStates(list)} pace="hotel" />
      {list.isCut && <Notice kind="info" title={t("only_newest")} />}
      <LeftOutNotice what="trips" count={list.leftOut} />
      {rows.length > 0 && (
        <>
          <ServicesTable list={list} />
          <Pagination
            page={list.page}
            pageCount={pages.length}
            toPage={(number) => pages[number - 1] ?? page.here}
          />
        </>
      )}
      {rows.length === 0 && Object.keys(page.problems).length === 0 && (
        <EmptyServices page={page} />
      )}
    </>
  );
}

/** Changes that need no action at the desk are not announced. */
const isAnnounced = (progress: TripProgress) =>
  ["coming", "waiting", "cancelled"].includes(progress);

/** The announcements name the room or guest and the new status. */
function useStates({ rows }: ServiceList) {
  const t = useTexts(texts);
  const statusText = useTexts(bystanderTexts);
  return rows.map(({ id, room, guest, status, statusName }) => {
    const progress = progressOf(status);
    const who = room ? t("a_room", { room }) : guest || t("service", { id: `${id}` });
    const statusLine = progress === "unknown" ? statusName : statusText(progress);
    return { id, text: isAnnounced(progress) ? t("announced", { who, status: statusLine }) : "" };
  });
}

function EmptyServices({ page: { isFiltered, all } }: { page: ServicesPage }) {
  const t = useTexts(texts);
  if (!isFiltered) {
    return (
      <EmptyState icon="history" title={t("nothing")}>
        {t("nothing_hint")}
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

const Short = ui("span", "ServiceShort")`
  max-width: 10rem;
  ${oneLine}
`;

function ServicesTable({ list: { rows, total } }: { list: ServiceList }) {
  const t = useTexts(texts);
  const columns: Column<ServiceRow>[] = [
    {
      key: "when",
      header: t("when"),
      isRowHeader: true,
      isLabelHidden: true,
      cell: ({ when }) => <Short>{when}</Short>,
    },
    {
      key: "room",
      header: t("room"),
      isFreeText: true,
      cell: ({ room, reference }) =>
        (room || reference) && (
          <TwoLines>
            <strong>{room || "–"}</strong>
            {reference && <span>{reference}</span>}
          </TwoLines>
        ),
    },
    { key: "guest", header: t("guest"), isFreeText: true },
    {
      key: "journey",
      header: t("journey"),
      isLabelHidden: true,
      isFreeText: "long",
      cell: Journey,
    },
    {
      key: "taxi",
      header: t("taxi"),
      isFreeText: true,
      cell: ({ taxi }) =>
        taxi && (
          <TwoLines>
            <Short translate="no">{taxi.plate}</Short>
            <span>{taxi.driver}</span>
          </TwoLines>
        ),
    },
    { key: "status", header: t("status"), cell: (row) => <TripStatusCell {...row} isBystander /> },
    { key: "fare", header: t("fare"), align: "end" },
    {
      key: "tools",
      header: t("card"),
      isHeaderHidden: true,
      align: "end",
      cell: ({ card, when }) =>
        card && (
          <ButtonLink kind="secondary" icon="taxi" compact to={card}>
            {t("card")} <span className="visually-hidden">{when}</span>
          </ButtonLink>
        ),
    },
  ];
  return (
    <Table
      caption={t("services", { count: total })}
      cardsTo="laptop"
      rows={rows}
      toKey={({ id }) => id}
      columns={columns}
    />
  );
}

/** Guests are identified by their destination, so it comes first; the pickup is shown only if it is unusual. */
function Journey({ from, to }: Pick<ServiceRow, "from" | "to">) {
  const t = useTexts(texts);
  return (
    <TwoLines>
      <WayTo word={t("to_place")}>{to ?? t("told_driver")}</WayTo>
      {from && <span>{t("from_place", { place: from })}</span>}
    </TwoLines>
  );
}
