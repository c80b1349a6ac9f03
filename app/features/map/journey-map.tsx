import type { Translate } from "../../i18n/translate.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import type { Point } from "../../map/projection.ts";
import { ui } from "../../ui/styled.ts";
import { texts } from "./journey-texts.ts";
import { MapFigure } from "./map-figure.tsx";
import type { MapSource } from "./map-source.server.ts";
import type { MapActions, Marker } from "./marker.ts";

/** One of the two ends of a journey. */
export type End = "origin" | "destination";
type Place = Point & { name: string };
export type Favourite = Place & { id: number; alias: string };

/** What the user can change about the journey on its map. */
export type JourneyActions = {
  onMove: (end: End, to: Point) => void;
  onChoose: (end: End, favourite: Favourite) => void;
};

const Words = ui("p", "JourneyMapWords")`
  color: var(--muted);
  /* A picture cannot be pressed. The hint is in the page from the start, so that nothing moves. */
  html:not([data-scripts]) & > [data-part="hint"] { display: none; }
`;

/** A journey in words, and on a map where there is one. With actions, the user can drag its ends, press a favourite, or press where an end is missing. */
export function JourneyMap({
  source,
  origin,
  destination,
  stops = [],
  favourites = [],
  km,
  actions,
}: {
  source: MapSource | null;
  origin: Place | undefined;
  destination: Place | undefined;
  stops?: Place[];
  favourites?: Favourite[];
  km: number | undefined;
  actions?: JourneyActions;
}) {
  const t = useTexts(texts);
  const ends: Marker[] = [];
  if (destination) ends.push(toEnd("destination", destination, t("destination", destination)));
  ends.push(...toStopMarkers(stops, t).toReversed());
  if (origin) ends.push(toEnd("origin", origin, t("origin", origin)));
  const areEndsKnown = origin !== undefined && destination !== undefined;
  const [first, ...others] = [
    ...ends,
    ...favourites.map(
      ({ id, alias, latitude, longitude }): Marker => ({
        ...{ id: `${id}`, kind: "favourite", latitude, longitude },
        name: t("favourite", { name: alias }),
        label: areEndsKnown ? undefined : alias,
        // While the user chooses an end, the map shows the favourites among which they may find it.
        isAside: areEndsKnown,
      }),
    ),
  ];
  const distance =
    km !== undefined && t("distance", { km: km < 10 ? Math.round(km * 10) / 10 : Math.round(km) });
  if (!source) return distance && <Words>{distance}</Words>;
  if (!first) return null;
  const missing: End | undefined = !origin ? "origin" : !destination ? "destination" : undefined;
  const hasStreets = source.google !== null || source.tiles !== null;
  return (
    <MapFigure
      source={source}
      markers={[first, ...others]}
      label={t("map")}
      {...(actions && toMapActions(actions, missing, favourites))}
    >
      <Words>
        {distance}
        {actions && hasStreets && (
          <span data-part="hint">
            {km !== undefined && ". "}
            {t(missing ? `choose_${missing}` : "move")}
          </span>
        )}
      </Words>
    </MapFigure>
  );
}

/** The stops on the way with their numbers, in order. */
export const toStopMarkers = (
  stops: (Point & { name: string })[],
  t: Translate<typeof texts>,
): Marker[] =>
  stops.map(({ latitude, longitude, name }, at) => {
    const number = `${at + 1}`;
    return {
      ...{ id: `stop${number}`, kind: "stop", latitude, longitude, label: number },
      name: t("stop", { number, name }),
    };
  });

const toEnd = (kind: End, { latitude, longitude }: Place, name: string): Marker => ({
  ...{ id: kind, kind, latitude, longitude, name },
});

function toMapActions(
  { onMove, onChoose }: JourneyActions,
  missing: End | undefined,
  favourites: Favourite[],
): MapActions {
  return {
    onMove: (id, to) => onMove(id === "origin" ? "origin" : "destination", to),
    onPress(id) {
      const favourite = favourites.find((each) => `${each.id}` === id);
      if (favourite) onChoose(missing ?? "destination", favourite);
    },
    ...(missing && { onTap: (at) => onMove(missing, at) }),
  };
}
