import { GoogleMap, useGoogleMap, useJsApiLoader } from "@react-google-maps/api";
import { type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { useTexts } from "../../i18n/use-texts.ts";
import type { Point } from "../../map/projection.ts";
import { focusTarget } from "../../ui/focus-target.ts";
import { ui } from "../../ui/styled.ts";
import { useLatest } from "../../ui/use-latest.ts";
import { CLOSEST, listFitted, MARGIN } from "./fit-markers.ts";
import { MapControls } from "./map-controls.tsx";
import type { MapSource } from "./map-source.server.ts";
import {
  isMovable,
  type MapActions,
  type MapContent,
  type Marker,
  type Markers,
} from "./marker.ts";
import { MarkerIcon } from "./marker-shape.tsx";
import { placeLabels } from "./place-labels.ts";
import { texts } from "./texts.ts";

const Box = ui("section", "GoogleMap")`
  > div { height: 100%; }
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
  const t = useTexts(texts);
  const [map, setMap] = useState<google.maps.Map>();
  const [zoom, setZoom] = useState(CLOSEST);
  /** The user has moved or zoomed the map, which then stays so until the user asks for all markers. */
  const isOwnView = useRef(false);
  const isFitting = useRef(false);
  const latest = useLatest(actions);
  const options = useMemo(() => toOptions(mapId), [mapId]);

  const showAll = (shown: google.maps.Map) => {
    isFitting.current = true;
    fitMap(shown, markers);
    isOwnView.current = false;
  };
  const zoomBy = (levels: number) => map?.setZoom((map.getZoom() ?? 0) + levels);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the view changes with the markers alone
  useEffect(() => {
    if (!map || isOwnView.current) return;
    const visible = map.getBounds();
    if (listFitted(markers).every((each) => visible?.contains(toLatLng(each)))) return;
    showAll(map);
  }, [map, markers]);

  if (!isLoaded || loadError || isRefused) return children;
  return (
    <>
      <Box
        aria-label={`${label}. ${t("keys")}`}
        // Before Google's own Home, which pans to the west.
        onKeyDownCapture={(event) => {
          if (event.key !== "Home" || !map) return;
          event.preventDefault();
          event.stopPropagation();
          showAll(map);
        }}
      >
        <GoogleMap
          options={options}
          onLoad={setMap}
          onClick={({ latLng }) => latLng && latest.current.onTap?.(toPosition(latLng))}
          onDragStart={() => {
            isOwnView.current = true;
          }}
          onZoomChanged={() => {
            if (!isFitting.current) isOwnView.current = true;
          }}
          onIdle={() => {
            isFitting.current = false;
            setZoom(map?.getZoom() ?? CLOSEST);
          }}
        >
          {placeLabels(markers, zoom).map((marker) => (
            <MapMarker key={marker.id} marker={marker} {...actions} />
          ))}
        </GoogleMap>
      </Box>
      <MapControls
        zoomIn={() => zoomBy(1)}
        zoomOut={() => zoomBy(-1)}
        showAll={() => map && showAll(map)}
      />
    </>
  );
}

/** Advanced markers need a map id. */
function toOptions(mapId: string): google.maps.MapOptions {
  return {
    mapId,
    colorScheme: "FOLLOW_SYSTEM",
    disableDefaultUI: true,
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

function fitMap(map: google.maps.Map, markers: Markers): void {
  const [first, ...others] = listFitted(markers);
  if (others.length === 0) {
    map.setCenter(toLatLng(first));
    map.setZoom(CLOSEST);
    return;
  }
  const bounds = new google.maps.LatLngBounds(toLatLng(first));
  for (const each of others) bounds.extend(toLatLng(each));
  map.fitBounds(bounds, MARGIN);
}

const toLatLng = ({ latitude, longitude }: Point) => ({ lat: latitude, lng: longitude });

function toPosition(place: google.maps.LatLng): Point {
  const { lat, lng } = place.toJSON();
  return { latitude: lat, longitude: lng };
}

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
  const latest = useLatest({ onMove, onPress });

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

  // An advanced marker stands above its position, and the icon's place is in its middle.
  const icon = (
    <Centred>
      <MarkerIcon marker={marker} />
    </Centred>
  );
  return createPortal(
    href ? (
      <a href={href} tabIndex={-1} onClick={focusTarget}>
        {icon}
      </a>
    ) : (
      icon
    ),
    content,
  );
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
