import type { Translate } from "../../i18n/translate.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import { ui } from "../../ui/styled.ts";
import { toStopMarkers } from "../map/journey-map.tsx";
import { texts as journeyTexts } from "../map/journey-texts.ts";
import { MapFigure } from "../map/map-figure.tsx";
import type { Marker, Markers } from "../map/marker.ts";
import { useAge } from "./live/use-age.ts";
import { PositionAge } from "./position-age.tsx";
import { isOldPosition, sayWay } from "./taxi-place.ts";
import type { TripMapView } from "./trip-map.server.ts";
import { texts } from "./trip-map-texts.ts";

/** What a map shows, below it. */
export const MapWords = ui("p", "TripMapWords")`
  color: var(--muted);
  font-variant-numeric: tabular-nums;
  @media print { display: none; }
`;

/** Where the taxi is, on a map and in words. */
export function TripMap({ view }: { view: TripMapView }) {
  const t = useTexts(texts);
  const ofJourney = useTexts(journeyTexts);
  const { source } = view;
  const age = useAge(view.position.at, view.position.ageMs);
  const isOld = isOldPosition(age);
  const words = <TaxiWords view={view} age={age} isOld={isOld} />;
  if (!source) return words;
  return (
    <MapFigure source={source} markers={toMarkers(view, isOld, t, ofJourney)} label={t("map")}>
      {words}
    </MapFigure>
  );
}

function toMarkers(
  { plate, pickup, destination, stops, position }: TripMapView,
  isOld: boolean,
  t: Translate<typeof texts>,
  ofJourney: Translate<typeof journeyTexts>,
): Markers {
  const taxi: Marker = {
    ...{ id: "taxi", kind: "taxi", name: t("taxi", { plate }), isOld },
    ...position,
  };
  const ends: Marker[] = [];
  if (pickup) {
    ends.push({
      ...pickup,
      id: "origin",
      kind: "origin",
      name: t("pickup", { place: pickup.name }),
    });
  }
  if (destination) {
    const { name: place } = destination;
    const name = place ? t("destination", { place }) : t("the_destination");
    ends.push({ ...destination, id: "destination", kind: "destination", name });
  }
  return [taxi, ...ends, ...toStopMarkers(stops, ofJourney)];
}

function TaxiWords({ view, age, isOld }: { view: TripMapView; age: number; isOld: boolean }) {
  const t = useTexts(texts);
  return (
    <MapWords>
      {view.way && `${sayWay(view.way, t)} `}
      <PositionAge at={view.position.at} ageMs={age} />
      {isOld && ` ${t("old")}`}
    </MapWords>
  );
}
