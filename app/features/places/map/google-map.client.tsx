import { GoogleMap, useGoogleMap, useJsApiLoader } from "@react-google-maps/api";
import { type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import { createPortal } from "react-dom";
import type { Position } from "../../../api/addresses.server.ts";
import { useTexts } from "../../../i18n/use-texts.ts";
import { ui } from "../../../ui/styled.ts";
import { radius, shadow } from "../../../ui/tokens.ts";
import type { End, Journey } from "./journey.ts";
import { texts } from "./texts.ts";

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

/** Google shows street names from this zoom on. */
const CLOSE_ZOOM = 15;
const MARGIN_PX = 48;

/** Moves the map only if an end of the journey is out of view, so that the user's own position stays. */
function useFitJourney(map: google.maps.Map | undefined, { origin, destination }: Journey): void {
  const { latitude: fromLatitude, longitude: fromLongitude } = origin ?? {};
  const { latitude: toLatitude, longitude: toLongitude } = destination ?? {};
  useEffect(() => {
    if (!map) return;
    const ends = [toLatLng(fromLatitude, fromLongitude), toLatLng(toLatitude, toLongitude)].filter(
      (end) => end !== undefined,
    );
    const visible = map.getBounds();
    const [first] = ends;
    if (!first || ends.every((end) => visible?.contains(end))) return;
    if (ends.length === 1) {
      map.setCenter(first);
      map.setZoom(CLOSE_ZOOM);
      return;
    }
    const bounds = new google.maps.LatLngBounds();
    for (const end of ends) bounds.extend(end);
    map.fitBounds(bounds, MARGIN_PX);
  }, [map, fromLatitude, fromLongitude, toLatitude, toLongitude]);
}

function toLatLng(latitude: Position["latitude"] | undefined, longitude: number | undefined) {
  if (latitude === undefined || longitude === undefined) return undefined;
  return { lat: latitude, lng: longitude };
}

const Pin = ui("span", "JourneyPin")`
  display: block;
  width: 1.75rem;
  height: 1.75rem;
  border: 0.5rem solid var(--main-edge);
  border-radius: 50%;
  background: var(--surface);
  box-shadow: ${shadow.middle};
  cursor: grab;

  &[data-end="destination"] {
    margin-bottom: 0.375rem;
    border-radius: 50% 50% 50% 0;
    rotate: -45deg;
    background: var(--on-main);
  }
`;

/** One end of the journey; the user can drag it by touch, mouse or keyboard. */
function JourneyMarker({
  end,
  position: { latitude, longitude },
  title,
  onMove,
}: {
  end: End;
  position: Position;
  title: string;
  onMove: (position: Position) => void;
}) {
  const map = useGoogleMap();
  const [content] = useState(() => document.createElement("div"));
  const [marker] = useState(
    () => new google.maps.marker.AdvancedMarkerElement({ content, gmpDraggable: true }),
  );
  const latest = useRef(onMove);
  useEffect(() => {
    latest.current = onMove;
  });

  useEffect(() => {
    marker.map = map;
    const listener = marker.addListener("dragend", () => {
      const { lat, lng } = new google.maps.LatLng(marker.position ?? { lat: 0, lng: 0 }).toJSON();
      latest.current({ latitude: lat, longitude: lng });
    });
    return () => {
      listener.remove();
      marker.map = null;
    };
  }, [marker, map]);

  useEffect(() => {
    marker.position = { lat: latitude, lng: longitude };
    marker.title = title;
  }, [marker, latitude, longitude, title]);

  return createPortal(<Pin data-end={end} />, content);
}
