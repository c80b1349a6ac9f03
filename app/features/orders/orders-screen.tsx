import type { ReactNode } from "react";
import type { Texts, Translate } from "../../i18n/translate.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { DeferredPart } from "../../ui/deferred-part.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { LeftOutNotice } from "../../ui/feedback/left-out-notice.tsx";
import type { IconName } from "../../ui/icon.tsx";
import { Page } from "../../ui/layout/layout.tsx";
import { PageHeader } from "../../ui/layout/page-parts.tsx";
import { UnsettledOrders } from "../order-taxi/unsettled-orders.tsx";
import { Freshness } from "../trips/freshness.tsx";
import { bystanderTexts, texts as statusTexts } from "../trips/status-texts.ts";
import { formatStatus } from "../trips/trip-status-badge.tsx";
import { EditForm } from "./edit/edit-form.tsx";
import type { OrderList, OrdersPage } from "./load-orders.server.ts";
import { OpenWaysBack } from "./open-ways-back.tsx";
import { OrderDialogs } from "./order-dialogs.tsx";
import { OrderTable } from "./order-table.tsx";
import { texts as ordersTexts } from "./texts.ts";

/** The texts that differ between the two screens. */
type OrdersTexts = Texts<"title" | "intro" | "request" | "empty" | "empty_hint">;

type OrdersProps = { page: OrdersPage; texts: OrdersTexts; icon: IconName };

export function OrdersScreen({
  page,
  texts,
  icon,
  children,
}: OrdersProps & {
  /** What stands above the trips. */
  children?: ReactNode;
}) {
  const t = useTexts(texts);
  const ofOrders = useTexts(ordersTexts);
  const { edit, request, list } = page;
  if (edit) return <EditForm key={edit.id} view={edit} />;
  return (
    <Page>
      <PageHeader
        title={t("title")}
        actions={
          <>
            {page.series && (
              <ButtonLink kind="secondary" to={page.series} icon="refresh">
                {ofOrders("series")}
              </ButtonLink>
            )}
            {page.calendar && (
              <ButtonLink kind="secondary" to={page.calendar} icon="calendar">
                {ofOrders("calendar")}
              </ButtonLink>
            )}
            <ButtonLink to={request} icon={icon}>
              {t("request")}
            </ButtonLink>
          </>
        }
      >
        {t("intro")}
      </PageHeader>
      {children}
      <DeferredPart part={list} label={t("title")} lines={8} isLive>
        {(found) => <Orders page={page} list={found} texts={texts} icon={icon} />}
      </DeferredPart>
    </Page>
  );
}

function Orders({
  page: { path, idempotencyKey, isOfDesk, phone },
  list: { trips, opened, unsettled, waysBack, leftOut, ...age },
  texts,
  icon,
}: OrdersProps & { list: OrderList }) {
  const t = useTexts(texts);
  const ofStatus = useTexts(
    trips.some(({ isBystander }) => isBystander) ? bystanderTexts : statusTexts,
  );
  return (
    <>
      {trips.map((trip) => (
        <OrderDialogs key={trip.id} trip={trip} idempotencyKey={idempotencyKey} />
      ))}
      <Freshness
        {...age}
        phone={phone}
        states={trips.map((trip) => ({ id: trip.id, text: sayState(trip, ofStatus) }))}
      >
        <UnsettledOrders orders={unsettled} />
        <OpenWaysBack waysBack={waysBack} />
        <LeftOutNotice what="trips" count={leftOut} />
        {trips.length > 0 ? (
          <OrderTable
            caption={t("title")}
            trips={trips}
            opened={opened}
            path={path}
            isOfDesk={isOfDesk}
          />
        ) : (
          // An unsettled order may have a taxi on its way, so the page does not deny it.
          unsettled.length === 0 && (
            <EmptyState icon={icon} title={t("empty")}>
              {t("empty_hint")}
            </EmptyState>
          )
        )}
      </Freshness>
    </>
  );
}

/** The traveller and the state of a taxi, for screen readers. */
function sayState(
  { traveller, from, ...trip }: OrderList["trips"][number],
  t: Translate<typeof statusTexts>,
): string {
  return `${traveller ?? from}: ${formatStatus(trip, t)}`;
}
