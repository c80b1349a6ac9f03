import { DayProblems } from "../../features/trips/history/days-and-status.tsx";
import { useTexts } from "../../i18n/use-texts.ts";
import { pathTo } from "../../paths.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { DeferredPart, useDeferred } from "../../ui/deferred-part.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { LeftOutNotice } from "../../ui/feedback/left-out-notice.tsx";
import { Page } from "../../ui/layout/layout.tsx";
import { PageHeader } from "../../ui/layout/page-parts.tsx";
import { Pagination } from "../../ui/navigation/pagination.tsx";
import { Downloads } from "./downloads.tsx";
import { HistoryFilterForm } from "./filter-form.tsx";
import { HistoryTable } from "./history-table.tsx";
import type { HistoryView, Travellers, TripList } from "./load-history.server.ts";
import { texts } from "./texts.ts";
import { TripDialog } from "./trip-dialog.tsx";

export function HistoryScreen(view: HistoryView) {
  const t = useTexts(texts);
  const { problems, list, trip, onLinkOf } = view;
  const employees = useDeferred(view.employees);
  return (
    <Page>
      {trip && <TripDialog trip={trip} closeTo={view.here} />}
      <PageHeader
        title={t("title")}
        actions={
          (view.statement || view.insight) && (
            <>
              {view.insight && (
                <ButtonLink kind="secondary" icon="chart" to={view.insight}>
                  {t("insight")}
                </ButtonLink>
              )}
              {view.statement && (
                <ButtonLink kind="secondary" icon="document" to={view.statement}>
                  {t("statement")}
                </ButtonLink>
              )}
            </>
          )
        }
      >
        {onLinkOf ? t("intro_on_link", { name: onLinkOf }) : t("intro")}
      </PageHeader>
      <DayProblems problems={problems} />
      <HistoryFilterForm
        {...view}
        isOfCompany={view.employees !== undefined}
        employees={employees}
      />
      <DeferredPart part={list} label={t("title")} lines={12}>
        {(found) => <Trips view={view} list={found} employees={employees} />}
      </DeferredPart>
    </Page>
  );
}

function Trips({
  view,
  list,
  employees,
}: {
  view: HistoryView;
  list: TripList;
  employees: Travellers | undefined;
}) {
  const { problems, baseQuery, siteDomain } = view;
  const { rows, total } = list;
  return (
    <>
      <LeftOutNotice what="trips" count={list.leftOut} />
      {rows.length > 0 && (
        <>
          <Downloads {...view} total={total} employees={employees} />
          <HistoryTable {...list} />
          <Pagination
            {...list}
            toPage={(number) =>
              pathTo("history", { query: { ...baseQuery, page: number }, siteDomain })
            }
          />
        </>
      )}
      {rows.length === 0 && Object.keys(problems).length === 0 && <EmptyHistory {...view} />}
    </>
  );
}

function EmptyHistory({ isFiltered, all, request }: HistoryView) {
  const t = useTexts(texts);
  if (isFiltered) {
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
  return (
    <EmptyState
      icon="history"
      title={t("empty")}
      action={request && <ButtonLink to={request}>{t("order")}</ButtonLink>}
    >
      {t("empty_hint")}
    </EmptyState>
  );
}
