import { joinParts } from "../../../i18n/join-parts.ts";
import type { Translate } from "../../../i18n/translate.ts";
import { useLanguage, useTexts } from "../../../i18n/use-texts.ts";
import { ui } from "../../../ui/styled.ts";
import { MapFigure } from "../../map/map-figure.tsx";
import type { MapSource } from "../../map/map-source.server.ts";
import type { Marker, Markers } from "../../map/marker.ts";
import { PositionAge } from "../../trips/position-age.tsx";
import { isOldPosition } from "../../trips/taxi-place.ts";
import type { TaxiPlace } from "../../trips/trip-map.server.ts";
import { texts as mapTexts } from "../../trips/trip-map-texts.ts";
import { formatGuest } from "./format-trip.ts";
import type { BoardRow } from "./load-board.server.ts";
import { texts } from "./texts.ts";

const Words = ui("p", "BoardMapWords")`
  color: var(--muted);
  font-variant-numeric: tabular-nums;
`;

export type PlacedRow = BoardRow & { place: TaxiPlace };

export const isPlaced = (row: BoardRow): row is PlacedRow => row.place !== null;

/** More plates than these would cover each other. */
const MOST_PLATES = 8;

/** Shows all taxis of the hotel whose position is known. Each marker leads to its row. */
export function BoardMap({
  source,
  rows,
  sinceMs,
}: {
  source: MapSource;
  rows: PlacedRow[];
  /** The time since the panel rendered the rows. */
  sinceMs: number;
}) {
  const t = useTexts(texts);
  const language = useLanguage();
  const mapText = useTexts(mapTexts);
  const [first, ...others] = rows.map((row): Marker => {
    const { place, id } = row;
    const { plate, position } = place;
    return {
      ...position,
      id: `taxi-${id}`,
      kind: "taxi",
      name: joinParts([mapText("taxi", { plate }), formatGuest(row, t)], language),
      label: rows.length > MOST_PLATES ? undefined : plate,
      href: `#trip-${id}`,
      isOld: isOldPosition(position.ageMs + sinceMs),
    };
  });
  if (!first) return null;
  const markers: Markers = [first, ...others, ...toPickups(rows, mapText)];
  const oldest = oldestRecent(rows, sinceMs);
  return (
    <MapFigure source={source} markers={markers} label={t("on_map")} isWide>
      <Words>
        {oldest && (
          <PositionAge
            at={oldest.at}
            ageMs={oldest.ageMs + sinceMs}
            isOfSeveral={rows.length > 1}
          />
        )}{" "}
        {t("markers_hint")}
      </Words>
    </MapFigure>
  );
}

/** Several taxis come to the same door. */
function toPickups(rows: PlacedRow[], t: Translate<typeof mapTexts>): Marker[] {
  const pickups = rows.flatMap(({ place }) => place.pickup ?? []);
  const byPoint = new Map(pickups.map((each) => [`${each.latitude} ${each.longitude}`, each]));
  return [...byPoint].map(([id, { latitude, longitude, name }]) => ({
    ...{ id, kind: "origin", latitude, longitude },
    name: t("pickup", { place: name }),
  }));
}

/** The rows say the ages of old positions. */
function oldestRecent(rows: PlacedRow[], sinceMs: number) {
  return rows
    .map(({ place }) => place.position)
    .filter(({ ageMs }) => !isOldPosition(ageMs + sinceMs))
    .sort((one, other) => other.ageMs - one.ageMs)[0];
}
