import type { PhoneLink } from "../../../i18n/phones.server.ts";
import { useTexts } from "../../../i18n/use-texts.ts";
import { DescriptionList } from "../../../ui/data/description-list.tsx";
import { Card } from "../../../ui/layout/layout.tsx";
import { Freshness } from "../freshness.tsx";
import { bystanderTexts } from "../status-texts.ts";
import { TripMap } from "../trip-map.tsx";
import { formatStatus, TripProgressBar } from "../trip-status-badge.tsx";
import { texts } from "./followed-texts.ts";
import type { FollowedView } from "./followed-view.server.ts";

/** A taxi for the holder of a link: its state, its plate and where it is; no names, no phones. */
export function FollowedTrip({ view, phone }: { view: FollowedView; phone: PhoneLink | null }) {
  const t = useTexts(texts);
  const { trip, map, scheduledFor, stream, updatedAt, isStale } = view;
  const { vehicle } = trip;
  const statusLine = formatStatus(trip, useTexts(bystanderTexts));
  return (
    <Card aria-labelledby="stands">
      <h2 id="stands">{statusLine}</h2>
      <TripProgressBar status={trip.status} />
      {map && <TripMap view={map} />}
      <DescriptionList
        items={[
          { term: t("arrival"), detail: formatArrival(trip.etaMinutes, t) },
          { term: t("booked_for"), detail: scheduledFor },
          { term: t("plate"), detail: vehicle?.plate },
          { term: t("vehicle"), detail: vehicle?.model },
          { term: t("meeting_point"), detail: trip.meetingPoint },
        ]}
      />
      <Freshness
        {...{ updatedAt, isStale, phone }}
        states={[{ id: 0, text: statusLine }]}
        address={stream}
      />
    </Card>
  );
}

type Say = ReturnType<typeof useTexts<typeof texts>>;

function formatArrival(minutes: number | null, t: Say): string | null {
  if (minutes === null) return null;
  return minutes > 0 ? t("arrival_in", { count: minutes }) : t("there_now");
}
