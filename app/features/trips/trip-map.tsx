import { useLanguage, useTexts } from "../../i18n/use-texts.ts";
import { ui } from "../../ui/styled.ts";
import { useHydrated } from "../../ui/use-hydrated.ts";
import { MapFigure } from "../map/map-figure.tsx";
import type { Marker, Markers } from "../map/marker.ts";
import { texts as ageTexts } from "./freshness-texts.ts";
import { formatAge } from "./live/format-age.ts";
import { useAge, useBrandTime } from "./live/use-age.ts";
import type { TripMapView } from "./trip-map.server.ts";
import { texts } from "./trip-map-texts.ts";

/** A taxi drives some streets in this time. */
const OLD_MS = 90_000;
/** Positions are no better than this. */
const HERE_KM = 0.03;

const Words = ui("p", "TripMapWords")`
  color: var(--muted);
  font-variant-numeric: tabular-nums;
  @media print { display: none; }
`;

/** Where the taxi is, on a map and in words. */
export function TripMap({ view }: { view: TripMapView }) {
  const t = useTexts(texts);
  const { source } = view;
  const age = useAge(view.position.at, view.position.ageMs);
  const isOld = age > OLD_MS;
  const words = <TaxiWords view={view} age={age} isOld={isOld} />;
  if (!source) return words;
  return (
    <MapFigure source={source} markers={toMarkers(view, isOld, t)} label={t("map")}>
      {words}
    </MapFigure>
  );
}

type Say = ReturnType<typeof useTexts<typeof texts>>;

function toMarkers(
  { plate, pickup, destination, position }: TripMapView,
  isOld: boolean,
  t: Say,
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
  return [taxi, ...ends];
}

function TaxiWords({ view, age, isOld }: { view: TripMapView; age: number; isOld: boolean }) {
  const t = useTexts(texts);
  const ofAge = useTexts(ageTexts);
  const language = useLanguage();
  // Only a script can update an age, so the server renders the time.
  const isHydrated = useHydrated();
  const time = useBrandTime(Date.parse(view.position.at));
  return (
    <Words>
      {view.way && `${sayWay(view.way, t, language)} `}
      {isHydrated ? t("seen", { age: formatAge(age, ofAge) }) : t("seen_at", { time })}
      {isOld && ` ${t("old")}`}
    </Words>
  );
}

function sayWay(way: NonNullable<TripMapView["way"]>, t: Say, language: string): string {
  const { km, to: place, isRiding, direction } = way;
  const distance = formatDistance(km, t, language);
  if (isRiding) return place ? t("to_destination", { distance, place }) : t("to_go", { distance });
  if (km < HERE_KM) return t("here", { place: place ?? "" });
  return t("to_pickup", { distance, place: place ?? "", direction: t(direction) });
}

function formatDistance(km: number, t: Say, language: string): string {
  if (km < 0.995) return t("metres", { count: Math.round(km * 100) * 10 });
  return t("kilometres", { km: km.toLocaleString(language, { maximumFractionDigits: 1 }) });
}
