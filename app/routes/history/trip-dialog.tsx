import { JourneyMap } from "../../features/map/journey-map.tsx";
import { TripStatusBadge } from "../../features/trips/trip-status-badge.tsx";
import { useTexts } from "../../i18n/use-texts.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { DescriptionList } from "../../ui/data/description-list.tsx";
import { Dialog } from "../../ui/dialog/dialog.tsx";
import { Cluster } from "../../ui/layout/page-parts.tsx";
import type { TripView } from "./load-history.server.ts";
import { texts } from "./texts.ts";

export function TripDialog({ trip, closeTo }: { trip: TripView; closeTo: string }) {
  const t = useTexts(texts);
  const { id, details, order, receipt, calendar, references, ticket } = trip;
  return (
    <Dialog
      title={t("trip", { id: `${id}` })}
      closeTo={closeTo}
      actions={
        order && (
          <>
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
      {(order?.series || ticket) && (
        <Cluster>
          {order?.series && (
            <ButtonLink kind="quiet" icon="calendar" compact data-flush="" to={order.series}>
              {t("repeat_series")}
            </ButtonLink>
          )}
          {ticket && (
            <ButtonLink kind="quiet" icon="life-buoy" compact data-flush="" to={ticket}>
              {t("open_ticket")}
            </ButtonLink>
          )}
        </Cluster>
      )}
    </Dialog>
  );
}
