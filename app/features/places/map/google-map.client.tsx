import { GoogleMap, useJsApiLoader } from "@react-google-maps/api";
import { type ReactNode, useEffect, useMemo, useState } from "react";
import { useTexts } from "../../../i18n/use-texts.ts";
import { radius, ui } from "../../../ui/styled.ts";
import type { End, Journey } from "./journey.ts";
import { JourneyMarker } from "./journey-marker.client.tsx";
import { texts } from "./texts.ts";
import { useFitJourney } from "./use-fit-journey.ts";

const Box = ui("section", "JourneyMap")`
  overflow: hidden;
  border: 1px solid var(--border);
  border-radius: ${radius.l};
  background: var(--sunken);

  > div { height: 20rem; max-height: 60vh; }
`;

const libraries: ("places" | "marker")[] = ["places", "marker"];

/** Google's scripts load only once, so the map keeps its language when the page's changes. */
let language: string | undefined;

const ends: End[] = ["origin", "destination"];

/** A `.client` file, since its imports need a browser. */
export default function GoogleMapOfJourney({
  mapsKey,
  children,
  ...journey
}: Journey & { mapsKey: string; children: ReactNode }) {
  const t = useTexts(texts);
  language ??= document.documentElement.lang;
  const { isLoaded, loadError } = useJsApiLoader({
    googleMapsApiKey: mapsKey,
    libraries,
    language,
  });
  const isRefused = useAuthFailure();
  const [map, setMap] = useState<google.maps.Map>();
  useFitJourney(map, journey);
  const options = useMemo(toOptions, []);
  if (!isLoaded || loadError || isRefused) return children;
  return (
    <Box aria-label={t("map")}>
      <GoogleMap options={options} onLoad={setMap}>
        {ends.map((end) => {
          const address = journey[end];
          if (!address) return null;
          return (
            <JourneyMarker
              key={end}
              end={end}
              position={address}
              title={t(end, { name: address.name })}
              onMove={(position) => journey.onMove(end, position)}
            />
          );
        })}
      </GoogleMap>
    </Box>
  );
}

function toOptions(): google.maps.MapOptions {
  return {
    // Advanced markers need a map id; Google offers this one for any map.
    mapId: "DEMO_MAP_ID",
    colorScheme: "FOLLOW_SYSTEM",
    disableDefaultUI: true,
    zoomControl: true,
    clickableIcons: false,
    // One finger scrolls the page, not the map.
    gestureHandling: "cooperative",
  };
}

/** Google calls this global function when it rejects the key. */
function useAuthFailure(): boolean {
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    const page = window as { gm_authFailure?: () => void };
    page.gm_authFailure = () => setFailed(true);
    return () => {
      page.gm_authFailure = undefined;
    };
  }, []);
  return hasFailed;
}
