import { GoogleMap, useGoogleMap, useJsApiLoader } from "@react-google-maps/api";
import { type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import { createPortal } from "react-dom";
import type { Point } from "../../map/projection.ts";
import { ui } from "../../ui/styled.ts";
import { CLOSEST, listFitted, MARGIN } from "./fit-markers.ts";
import type { MapSource } from "./map-source.server.ts";
import { isMovable, type MapActions, type MapContent, type Marker } from "./marker.ts";
import { MarkerShape } from "./marker-shape.tsx";

const Box = ui("section", "GoogleMap")`
  > div { height: 100%; }
  svg { display: block; width: 3rem; height: 3rem; overflow: visible; }
`;

const libraries: "marker"[] = ["marker"];

/** Google's scripts load only once, so the map keeps its language when the page's changes. */
let language: string | undefined;

/** A `.client` file, since its imports need a browser. */
export default function GoogleMapOfMarkers({
  google: { key, mapId },
  markers,
  label,
  children,
  ...actions
}: MapContent & { google: NonNullable<MapSource["google"]>; children: ReactNode }) {
  language ??= document.documentElement.lang;
  const { isLoaded, loadError } = useJsApiLoader({ googleMapsApiKey: key, libraries, language });
  const isRefused = useAuthFailure();
  const [map, setMap] = useState<google.maps.Map>();
  useFitMarkers(map, markers);
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });
  const options = useMemo(() => toOptions(mapId), [mapId]);
  if (!isLoaded || loadError || isRefused) return children;
  return (
    <Box aria-label={label}>
      <GoogleMap
        options={options}
        onLoad={setMap}
        onClick={({ latLng }) => latLng && latest.current.onTap?.(toPosition(latLng))}
      >
        {markers.map((marker) => (
          <MapMarker key={marker.id} marker={marker} {...actions} />
        ))}
      </GoogleMap>
    </Box>
  );
}

/** Advanced markers need a map id. */
function toOptions(mapId: string): google.maps.MapOptions {
  return {
    mapId,
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

/** Moves the map only if a marker is out of view, so that the user's own position stays. */
function useFitMarkers(map: google.maps.Map | undefined, markers: MapContent["markers"]): void {
  useEffect(() => {
    if (!map) return;
    const places = listFitted(markers).map(toLatLng);
    const [first, ...others] = places;
    const visible = map.getBounds();
    if (!first || places.every((each) => visible?.contains(each))) return;
    if (others.length === 0) {
      map.setCenter(first);
      map.setZoom(CLOSEST);
      return;
    }
    const bounds = new google.maps.LatLngBounds();
    for (const each of places) bounds.extend(each);
    map.fitBounds(bounds, MARGIN);
  }, [map, markers]);
}

const toLatLng = ({ latitude, longitude }: Point) => ({ lat: latitude, lng: longitude });

function toPosition(place: google.maps.LatLng): Point {
  const { lat, lng } = place.toJSON();
  return { latitude: lat, longitude: lng };
}

const ICON_PX = 48;

/** The user can drag an end of a journey by touch, mouse or keyboard. */
function MapMarker({ marker, onMove, onPress }: { marker: Marker } & MapActions) {
  const { id, latitude, longitude, name, kind, href, isAside } = marker;
  const map = useGoogleMap();
  const [content] = useState(() => document.createElement("div"));
  const [pin] = useState(
    () =>
      new google.maps.marker.AdvancedMarkerElement({
        content,
        gmpDraggable: onMove !== undefined && isMovable(marker),
        gmpClickable: onPress !== undefined && kind === "favourite",
      }),
  );
  const latest = useRef({ onMove, onPress });
  useEffect(() => {
    latest.current = { onMove, onPress };
  });

  useEffect(() => {
    pin.map = map;
    const listeners = [
      pin.addListener("dragend", () => {
        const place = new google.maps.LatLng(pin.position ?? { lat: 0, lng: 0 });
        latest.current.onMove?.(id, toPosition(place));
      }),
      pin.addListener("click", () => latest.current.onPress?.(id)),
    ];
    return () => {
      for (const listener of listeners) listener.remove();
      pin.map = null;
    };
  }, [pin, map, id]);

  useEffect(() => {
    pin.zIndex = isAside ? 0 : 1;
    pin.title = name;
    return driveTo(pin, { latitude, longitude }, kind === "taxi");
  }, [pin, kind, latitude, longitude, name, isAside]);

  const half = ICON_PX / 2;
  const shape = (
    <svg viewBox={`${-half} ${-half} ${ICON_PX} ${ICON_PX}`} role="img" aria-label={name}>
      <MarkerShape {...marker} />
    </svg>
  );
  // An advanced marker stands above its position, and the shape's point zero is in its middle.
  const centred = <Centred>{shape}</Centred>;
  return createPortal(href ? <a href={href}>{centred}</a> : centred, content);
}

const Centred = ui("span", "GoogleMapMarker")`
  display: block;
  translate: 0 50%;
`;

const DRIVE_MS = 4_000;

/** Moves a marker there, a taxi by driving; returns a function that stops it. */
function driveTo(
  pin: google.maps.marker.AdvancedMarkerElement,
  to: Point,
  isDriven: boolean,
): () => void {
  const from = pin.position && toPosition(new google.maps.LatLng(pin.position));
  if (!isDriven || !from || matchMedia("(prefers-reduced-motion: reduce)").matches) {
    pin.position = toLatLng(to);
    return () => {};
  }
  const start = performance.now();
  const between = (one: number, other: number, share: number) => one + (other - one) * share;
  let frame = requestAnimationFrame(function move(now) {
    const share = Math.min(1, (now - start) / DRIVE_MS);
    pin.position = {
      lat: between(from.latitude, to.latitude, share),
      lng: between(from.longitude, to.longitude, share),
    };
    if (share < 1) frame = requestAnimationFrame(move);
  });
  return () => cancelAnimationFrame(frame);
}
