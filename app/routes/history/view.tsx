import { DayProblems } from "../../features/trips/history/days-and-status.tsx";
import { useTexts } from "../../i18n/use-texts.ts";
import { pathTo } from "../../paths.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { LeftOutNotice } from "../../ui/feedback/left-out-notice.tsx";
import { Page } from "../../ui/layout/layout.tsx";
import { PageHeader } from "../../ui/layout/page-parts.tsx";
import { Pagination } from "../../ui/navigation/pagination.tsx";
import { Downloads } from "./downloads.tsx";
import { HistoryFilterForm } from "./filter-form.tsx";
import { HistoryTable } from "./history-table.tsx";
import type { HistoryView } from "./load-history.server.ts";
import { texts } from "./texts.ts";
import { TripDialog } from "./trip-dialog.tsx";

export function HistoryScreen(view: HistoryView) {
  const t = useTexts(texts);
  const { problems, rows, page, pageCount, baseQuery, siteDomain, trip, onLinkOf } = view;
  return (
    <Page>
      {trip && <TripDialog trip={trip} closeTo={view.here} />}
      <PageHeader title={t("title")}>
        {onLinkOf ? t("intro_on_link", { name: onLinkOf }) : t("intro")}
      </PageHeader>
      <DayProblems problems={problems} />
      <HistoryFilterForm {...view} />
      <LeftOutNotice what="trips" count={view.leftOut} />
      {rows.length > 0 && (
        <>
          <Downloads {...view} />
          <HistoryTable {...view} />
          <Pagination
            page={page}
            pageCount={pageCount}
            toPage={(number) =>
              pathTo("history", { query: { ...baseQuery, page: number }, siteDomain })
            }
          />
        </>
      )}
      {rows.length === 0 && Object.keys(problems).length === 0 && <EmptyHistory {...view} />}
    </Page>
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
