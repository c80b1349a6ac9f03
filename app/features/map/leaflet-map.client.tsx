import * as leaflet from "leaflet";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { useTexts } from "../../i18n/use-texts.ts";
import { type Point, toPoint } from "../../map/projection.ts";
import { focusTarget } from "../../ui/focus-target.ts";
import { ui } from "../../ui/styled.ts";
import { useLatest } from "../../ui/use-latest.ts";
import { fitMarkers, listFitted } from "./fit-markers.ts";
import { MapControls } from "./map-controls.tsx";
import { isMovable, type MapActions, type MapContent, type Marker } from "./marker.ts";
import { ICON_PX, MarkerIcon } from "./marker-shape.tsx";
import { placeLabels } from "./place-labels.ts";
import { texts } from "./texts.ts";

/** What Leaflet's own style sheet says about the parts that this map has. */
const Box = ui("section", "LeafletMap")`
  /* The layers within lie under the words that the page has over the map. */
  isolation: isolate;
  overflow: hidden;
  outline-offset: -0.25rem;

  .leaflet-pane, .leaflet-tile, .leaflet-marker-icon, .leaflet-tile-container, .leaflet-zoom-box { position: absolute; left: 0; top: 0; }
  .leaflet-tile { width: 256px; height: 256px; max-width: none; user-select: none; visibility: hidden; }
  .leaflet-tile-loaded { visibility: inherit; }
  .leaflet-map-pane { z-index: 1; }
  .leaflet-tile-pane { z-index: 2; }
  .leaflet-marker-pane { z-index: 3; }
  .leaflet-zoom-animated { transform-origin: 0 0; }
  .leaflet-zoom-anim .leaflet-zoom-animated { transition: transform 0.25s cubic-bezier(0, 0, 0.25, 1); will-change: transform; }
  .leaflet-pan-anim .leaflet-tile { transition: none; }
  .leaflet-zoom-anim .leaflet-zoom-hide { visibility: hidden; }
  .leaflet-fade-anim .leaflet-popup { opacity: 0; }
  &.leaflet-touch-zoom { touch-action: pan-x pan-y; }
  &.leaflet-grab { cursor: grab; }
  .leaflet-dragging & { cursor: grabbing; }

  .leaflet-marker-icon { pointer-events: none; }
  .leaflet-marker-icon.leaflet-interactive { pointer-events: auto; cursor: pointer; }
  /* A finger that drags a marker does not scroll the page. */
  .leaflet-marker-icon.leaflet-marker-draggable { cursor: grab; touch-action: none; }
  /* Where markers lie close together, a press meets the one that the user sees. */
  .leaflet-marker-icon a [data-marker] { pointer-events: auto; }
  /* A taxi drives from one position to the next. */
  .leaflet-marker-icon[data-moving] { transition: transform 4s linear; }
`;

/** Leaflet's types leave this out. */
type Dragging = leaflet.Handler & { moved?: () => boolean };

/** A `.client` file, since its imports need a browser. */
export default function LeafletMap({
  tiles,
  maxZoom,
  markers,
  label,
  ...actions
}: MapContent & { tiles: string; maxZoom: number; children: ReactNode }) {
  const t = useTexts(texts);
  const box = useRef<HTMLElement>(null);
  const [map, setMap] = useState<leaflet.Map>();
  const [zoom, setZoom] = useState(0);
  /** The user has moved or zoomed the map, which then stays so until the user asks for all markers. */
  const isOwnView = useRef(false);
  const isZooming = useRef(false);
  const latest = useLatest(actions);

  const showAll = (shown: leaflet.Map) => {
    if (isZooming.current) {
      // At its end, an animated zoom would replace the view.
      shown.once("zoomend", () => showAll(shown));
      return;
    }
    const { x: width, y: height } = shown.getSize();
    const view = fitMarkers(markers, { maxZoom, box: { width, height } });
    const middle = { x: view.left + width / 2, y: view.top + height / 2 };
    shown.setView(toLatLng(toPoint(middle, view.zoom)), view.zoom, { animate: false });
    isOwnView.current = false;
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: the map moves with its markers by itself
  useEffect(() => {
    if (!box.current) return;
    const created = leaflet.map(box.current, {
      attributionControl: false,
      zoomControl: false,
      // The wheel and one finger scroll the page, not the map.
      scrollWheelZoom: false,
      zoomAnimation: !matchMedia("(prefers-reduced-motion: reduce)").matches,
      dragging: !matchMedia("(pointer: coarse)").matches,
    });
    leaflet.tileLayer(tiles, { maxZoom }).addTo(created);
    showAll(created);
    created.on("zoomanim", () => {
      isZooming.current = true;
    });
    created.on("zoomend", () => {
      isZooming.current = false;
      setZoom(created.getZoom());
    });
    created.on("movestart", () => {
      isOwnView.current = true;
    });
    created.on("click", ({ latlng }) => latest.current.onTap?.(toPosition(latlng)));
    setZoom(created.getZoom());
    setMap(created);
    return () => {
      setMap(undefined);
      created.remove();
    };
  }, [tiles, maxZoom]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the view changes with the markers alone
  useEffect(() => {
    if (!map || isOwnView.current) return;
    const visible = map.getBounds();
    if (listFitted(markers).every((each) => visible.contains(toLatLng(each)))) return;
    showAll(map);
  }, [map, markers]);

  /** A zoom begins with the next frame, and only then is known. */
  const askForAll = () =>
    requestAnimationFrame(() => {
      if (map && box.current) showAll(map);
    });

  const dragging: Dragging | undefined = map?.dragging;
  return (
    <>
      <Box
        ref={box}
        aria-label={`${label}. ${t("keys")}`}
        onKeyDown={(event) => {
          if (event.key !== "Home") return;
          event.preventDefault();
          askForAll();
        }}
        onClickCapture={(event) => {
          // A user who drags the map by a marker does not follow its link.
          if (!dragging?.moved?.()) return;
          event.preventDefault();
          event.stopPropagation();
        }}
      >
        {map &&
          placeLabels(markers, zoom).map((marker) => (
            <MapMarker key={marker.id} map={map} marker={marker} {...actions} />
          ))}
      </Box>
      <MapControls
        zoomIn={() => map?.zoomIn()}
        zoomOut={() => map?.zoomOut()}
        showAll={askForAll}
      />
    </>
  );
}

const toLatLng = ({ latitude, longitude }: Point) => leaflet.latLng(latitude, longitude);
const toPosition = ({ lat, lng }: leaflet.LatLng): Point => ({ latitude: lat, longitude: lng });

function MapMarker({
  map,
  marker,
  onMove,
  onPress,
}: { map: leaflet.Map; marker: Marker } & MapActions) {
  const { id, latitude, longitude, name, kind, href } = marker;
  const draggable = onMove !== undefined && isMovable(marker);
  const isPressed = onPress !== undefined && kind === "favourite";
  const [content] = useState(() => document.createElement("div"));
  const [pin] = useState(() =>
    leaflet.marker(toLatLng(marker), {
      icon: leaflet.divIcon({
        html: content,
        className: "",
        iconSize: [ICON_PX, ICON_PX],
      }),
      interactive: draggable || isPressed,
      draggable,
      autoPan: draggable,
      keyboard: false,
      zIndexOffset: kind === "taxi" ? 1000 : kind === "favourite" ? -1000 : 0,
    }),
  );

  const latest = useLatest({ onMove, onPress });

  useEffect(() => {
    pin.on("dragend", () => latest.current.onMove?.(id, toPosition(pin.getLatLng())));
    pin.on("click", () => latest.current.onPress?.(id));
    return () => {
      pin.off();
    };
  }, [pin, id]);

  useEffect(() => {
    pin.addTo(map);
    const stop = () => pin.getElement()?.removeAttribute("data-moving");
    map.on("zoomstart", stop);
    return () => {
      map.off("zoomstart", stop);
      pin.remove();
    };
  }, [pin, map]);

  useEffect(() => {
    const to = toLatLng({ latitude, longitude });
    if (pin.getLatLng().equals(to)) return;
    if (kind === "taxi") pin.getElement()?.setAttribute("data-moving", "");
    pin.setLatLng(to);
  }, [pin, kind, latitude, longitude]);

  const icon = <MarkerIcon marker={marker} role={isPressed ? "button" : "img"} />;
  return createPortal(
    href ? (
      <a href={href} tabIndex={-1} title={name} onClick={focusTarget}>
        {icon}
      </a>
    ) : (
      icon
    ),
    content,
  );
}
