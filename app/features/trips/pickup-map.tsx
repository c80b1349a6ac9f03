import { useTexts } from "../../i18n/use-texts.ts";
import { texts as journeyTexts } from "../map/journey-texts.ts";
import { MapFigure } from "../map/map-figure.tsx";
import type { PickupMapView } from "./trip-map.server.ts";
import { MapWords } from "./trip-map.tsx";
import { texts } from "./trip-map-texts.ts";

/** Where the taxi will come, until its own position is known. */
export function PickupMap({ view: { source, pickup } }: { view: PickupMapView }) {
  const t = useTexts(texts);
  const ofJourney = useTexts(journeyTexts);
  const name = t("pickup", { place: pickup.name });
  return (
    <MapFigure
      source={source}
      markers={[{ ...pickup, id: "origin", kind: "origin", name }]}
      label={ofJourney("map")}
    >
      <MapWords>{name}</MapWords>
    </MapFigure>
  );
}
