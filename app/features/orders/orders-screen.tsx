import type { Texts, Translate } from "../../i18n/translate.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { LeftOutNotice } from "../../ui/feedback/left-out-notice.tsx";
import type { IconName } from "../../ui/icon.tsx";
import { Page } from "../../ui/layout/page.tsx";
import { PageHeader } from "../../ui/layout/page-header.tsx";
import { UnsettledOrders } from "../order-taxi/unsettled-orders.tsx";
import { Freshness } from "../trips/freshness.tsx";
import { texts as statusTexts } from "../trips/status-texts.ts";
import { formatStatus } from "../trips/trip-status-badge.tsx";
import { EditForm } from "./edit/edit-form.tsx";
import type { OrdersPage } from "./load-orders.server.ts";
import { OrderDialogs } from "./order-dialogs.tsx";
import { OrderTable } from "./order-table.tsx";

/** The texts that differ between the two screens. */
type OrdersTexts = Texts<"title" | "intro" | "request" | "empty" | "empty_hint">;

export function OrdersScreen({
  page,
  texts,
  icon,
}: {
  page: OrdersPage;
  texts: OrdersTexts;
  icon: IconName;
}) {
  const { edit } = page;
  return edit ? (
    <EditForm key={edit.id} view={edit} />
  ) : (
    <OrderList page={page} texts={texts} icon={icon} />
  );
}

function OrderList({
  page: { trips, opened, path, request, idempotencyKey, isOfDesk, ...page },
  texts,
  icon,
}: {
  page: OrdersPage;
  texts: OrdersTexts;
  icon: IconName;
}) {
  const t = useTexts(texts);
  const ofStatus = useTexts(statusTexts);
  return (
    <Page>
      {trips.map((trip) => (
        <OrderDialogs key={trip.id} trip={trip} idempotencyKey={idempotencyKey} />
      ))}
      <PageHeader
        title={t("title")}
        actions={
          <ButtonLink to={request} icon={icon}>
            {t("request")}
          </ButtonLink>
        }
      >
        {t("intro")}
      </PageHeader>
      <Freshness
        {...page}
        states={trips.map((trip) => ({ id: trip.id, text: sayState(trip, ofStatus) }))}
      />
      <UnsettledOrders orders={page.unsettled} />
      <LeftOutNotice what="trips" count={page.leftOut} />
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
        page.unsettled.length === 0 && (
          <EmptyState icon={icon} title={t("empty")}>
            {t("empty_hint")}
          </EmptyState>
        )
      )}
    </Page>
  );
}

/** The traveller and the state of a taxi, for screen readers. */
function sayState(
  { traveller, from, ...trip }: OrdersPage["trips"][number],
  t: Translate<typeof statusTexts>,
): string {
  return `${traveller ?? from}: ${formatStatus(trip, t)}`;
}
