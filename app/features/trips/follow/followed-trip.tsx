import type { PhoneLink } from "../../../i18n/phones.server.ts";
import { useTexts } from "../../../i18n/use-texts.ts";
import { DescriptionList } from "../../../ui/data/description-list.tsx";
import { Card } from "../../../ui/layout/layout.tsx";
import { fontSize, oneLine, radius, space, ui } from "../../../ui/styled.ts";
import { Freshness } from "../freshness.tsx";
import { PickupMap } from "../pickup-map.tsx";
import { bystanderTexts } from "../status-texts.ts";
import { ArrivesIn, TripHeadline } from "../trip-headline.tsx";
import { TripMap } from "../trip-map.tsx";
import { formatStatus, TripProgressBar } from "../trip-status-badge.tsx";
import { texts } from "./followed-texts.ts";
import type { FollowedView } from "./followed-view.server.ts";

/** What the holder of the link looks for in the street. */
const Vehicle = ui("p", "FollowedVehicle")`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.xxs} ${space.s};
  font-size: ${fontSize.l};

  b {
    max-width: 100%;
    padding: 0 ${space.s};
    border: 2px solid var(--text);
    border-radius: ${radius.s};
    font-size: ${fontSize.xl};
    font-variant-numeric: tabular-nums;
    ${oneLine}
  }
`;

/** A taxi for the holder of a link: when it comes, its plate and where it is; no names, no phones. */
export function FollowedTrip({ view, phone }: { view: FollowedView; phone: PhoneLink | null }) {
  const t = useTexts(texts);
  const { trip, minutes, map, pickupMap, scheduledFor, stream, updatedAt, isStale } = view;
  const { vehicle } = trip;
  const statusLine = formatStatus(trip, useTexts(bystanderTexts));
  return (
    <Card aria-labelledby="stands">
      <TripHeadline id="stands">
        <ArrivesIn minutes={minutes} />
        <span>{statusLine}</span>
      </TripHeadline>
      <TripProgressBar status={trip.status} />
      {vehicle && (
        <Vehicle>
          <b>
            <span className="visually-hidden">{t("plate")}: </span>
            {vehicle.plate}
          </b>
          <span>
            <span className="visually-hidden">{t("vehicle")}: </span>
            {vehicle.model}
          </span>
        </Vehicle>
      )}
      {map && <TripMap view={map} />}
      {pickupMap && <PickupMap view={pickupMap} />}
      <DescriptionList
        items={[
          { term: t("booked_for"), detail: scheduledFor },
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
