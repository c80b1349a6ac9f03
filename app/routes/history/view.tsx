import { Form } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { JourneyMap } from "../../features/map/journey-map.tsx";
import { DayProblems, DaysAndStatus } from "../../features/trips/history/days-and-status.tsx";
import { TripStatusBadge } from "../../features/trips/trip-status-badge.tsx";
import { useTexts } from "../../i18n/use-texts.ts";
import { pathTo } from "../../paths.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { DescriptionList } from "../../ui/data/description-list.tsx";
import { DeferredPart, useDeferred } from "../../ui/deferred-part.tsx";
import { Dialog } from "../../ui/dialog/dialog.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { LeftOutNotice } from "../../ui/feedback/left-out-notice.tsx";
import { SelectField } from "../../ui/fields/select-field.tsx";
import { Card, Page, Stack } from "../../ui/layout/layout.tsx";
import { Cluster, PageHeader } from "../../ui/layout/page-parts.tsx";
import { Pagination } from "../../ui/navigation/pagination.tsx";
import { Downloads } from "./downloads.tsx";
import { HistoryTable } from "./history-table.tsx";
import type { HistoryView, Travellers, TripList, TripView } from "./load-history.server.ts";
import { texts } from "./texts.ts";

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

function TripDialog({ trip, closeTo }: { trip: TripView; closeTo: string }) {
  const t = useTexts(texts);
  const { id, details, order, receipt, calendar, references, ticket } = trip;
  return (
    <Dialog
      title={t("trip", { id: `${id}` })}
      closeTo={closeTo}
      actions={
        order && (
          <>
            {order.series && (
              <ButtonLink kind="secondary" icon="calendar" to={order.series}>
                {t("repeat_series")}
              </ButtonLink>
            )}
            {order.back && (
              <ButtonLink kind="secondary" icon="swap" to={order.back}>
                {t("return_trip")}
              </ButtonLink>
            )}
            <ButtonLink icon="refresh" to={order.again}>
              {t("order_again")}
            </ButtonLink>
          </>
        )
      }
    >
      <Cluster $justify="space-between">
        <TripStatusBadge {...trip} />
        {receipt && (
          <ButtonLink kind="quiet" icon="document" compact to={receipt}>
            {t("receipt")}
          </ButtonLink>
        )}
        {calendar && (
          <ButtonLink kind="quiet" icon="calendar" compact to={calendar} reloadDocument>
            {t("to_calendar")}
          </ButtonLink>
        )}
        {references && (
          <ButtonLink kind="quiet" icon="tag" compact to={references}>
            {t("references")}
          </ButtonLink>
        )}
      </Cluster>
      <DescriptionList items={details} />
      <JourneyMap {...trip.journey} />
      {ticket && (
        <div>
          <ButtonLink kind="quiet" icon="life-buoy" compact to={ticket}>
            {t("open_ticket")}
          </ButtonLink>
        </div>
      )}
    </Dialog>
  );
}

/** A GET form, so the filter is in the page's address. */
function HistoryFilterForm({
  values,
  problems,
  isOfCompany,
  employees,
  isFiltered,
  all,
  baseQuery,
  siteDomain,
}: Omit<HistoryView, "employees"> & { isOfCompany: boolean; employees: Travellers | undefined }) {
  const t = useTexts(texts);
  const form = useRef<HTMLFormElement>(null);
  const shown = useRef(values);
  // Going back, and other links, change the filter while the form stays mounted. We keep what the user
  // has chosen before hydration.
  useEffect(() => {
    if (shown.current === values) return;
    shown.current = values;
    for (const [name, value] of Object.entries(values)) {
      const field = form.current?.elements.namedItem(name);
      if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement)
        field.value = value;
    }
  }, [values]);
  // Until the employees are there, the option of the chosen one holds its place.
  const chosen = { id: values.employee, name: t("chosen_employee"), isFormer: false };
  const choices = employees ?? (values.employee ? [chosen] : []);
  return (
    <Card aria-label={t("filter")}>
      <Form ref={form} method="get" action={pathTo("history")} role="search" noValidate>
        <Stack>
          {baseQuery.via && <input type="hidden" name="via" value={baseQuery.via} />}
          {siteDomain && <input type="hidden" name="site_domain" value={siteDomain} />}
          <DaysAndStatus values={values} problems={problems}>
            {isOfCompany && (
              <SelectField
                label={t("employee")}
                name="employee"
                defaultValue={values.employee}
                required={false}
              >
                <option value="">{t("any_employee")}</option>
                {choices.map(({ id, name, isFormer }) => (
                  <option key={id} value={id}>
                    {isFormer ? t("former", { name }) : name}
                  </option>
                ))}
              </SelectField>
            )}
          </DaysAndStatus>
          <Cluster>
            <Button icon="search" compact>
              {t("filter")}
            </Button>
            {isFiltered && (
              <ButtonLink kind="quiet" compact to={all}>
                {t("show_all")}
              </ButtonLink>
            )}
          </Cluster>
        </Stack>
      </Form>
    </Card>
  );
}
