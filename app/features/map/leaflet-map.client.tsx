import * as leaflet from "leaflet";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { useTexts } from "../../i18n/use-texts.ts";
import { toPoint } from "../../map/projection.ts";
import { radius, ui } from "../../ui/styled.ts";
import { fitMarkers } from "./fit-markers.ts";
import type { MapSource } from "./map-source.server.ts";
import type { Marker, Markers } from "./marker.ts";
import { MarkerShape } from "./marker-shape.tsx";
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
  .leaflet-marker-icon svg { display: block; width: 3rem; height: 3rem; overflow: visible; }
  /* A taxi drives from one position to the next. */
  .leaflet-marker-icon[data-moving] { transition: transform 4s linear; }

  .leaflet-top { position: absolute; inset: 0.5rem auto auto 0.5rem; z-index: 4; }
  .leaflet-control-zoom { display: grid; overflow: hidden; border: 1px solid var(--boundary); border-radius: ${radius.s}; }
  .leaflet-control-zoom a {
    display: grid;
    place-content: center;
    width: 2.75rem;
    height: 2.75rem;
    background: var(--surface);
    color: var(--text);
    font-size: 1.375rem;
    text-decoration: none;
  }
  .leaflet-control-zoom a + a { border-top: 1px solid var(--border); }
  .leaflet-control-zoom a:hover { background: var(--sunken); }
  .leaflet-control-zoom a.leaflet-disabled { color: var(--muted); cursor: default; }
`;

type Props = { source: MapSource; markers: Markers; label: string; children: ReactNode };

/** A `.client` file, since its imports need a browser. */
export default function LeafletMap({ source, markers, label }: Props) {
  const t = useTexts(texts);
  const box = useRef<HTMLElement>(null);
  const [map, setMap] = useState<leaflet.Map>();
  const { tiles, maxZoom } = source;
  const zoomIn = t("zoom_in");
  const zoomOut = t("zoom_out");

  // biome-ignore lint/correctness/useExhaustiveDependencies: the map moves with its markers by itself
  useEffect(() => {
    if (!box.current) return;
    const created = leaflet.map(box.current, {
      attributionControl: false,
      zoomControl: false,
      // The wheel and one finger scroll the page, not the map.
      scrollWheelZoom: false,
      dragging: !matchMedia("(pointer: coarse)").matches,
    });
    leaflet.tileLayer(tiles, { maxZoom }).addTo(created);
    const zoom = leaflet.control.zoom({ zoomInTitle: zoomIn, zoomOutTitle: zoomOut });
    zoom.addTo(created);
    // The map is one stop for the keyboard, whose plus and minus keys do the same.
    for (const link of zoom.getContainer()?.querySelectorAll("a") ?? []) link.tabIndex = -1;
    showAll(created, markers, source);
    setMap(created);
    return () => {
      setMap(undefined);
      created.remove();
    };
  }, [tiles, maxZoom, zoomIn, zoomOut]);

  useEffect(() => {
    if (!map) return;
    const visible = map.getBounds();
    // The user's own view stays while it holds all markers.
    if (markers.every((each) => visible.contains(toLatLng(each)))) return;
    showAll(map, markers, source);
  }, [map, markers, source]);

  return (
    <Box ref={box} aria-label={`${label}. ${t("keys")}`}>
      {map && markers.map((marker) => <MapMarker key={marker.id} map={map} marker={marker} />)}
    </Box>
  );
}

function showAll(map: leaflet.Map, markers: Markers, source: MapSource): void {
  const { zoom, left, top, width, height } = fitMarkers(markers, source);
  const middle = toPoint({ x: left + width / 2, y: top + height / 2 }, zoom);
  map.setView(toLatLng(middle), zoom, { animate: false });
}

const toLatLng = ({ latitude, longitude }: Pick<Marker, "latitude" | "longitude">) =>
  leaflet.latLng(latitude, longitude);

const ICON_PX = 48;

function MapMarker({ map, marker }: { map: leaflet.Map; marker: Marker }) {
  const { latitude, longitude, name, kind } = marker;
  const [content] = useState(() => document.createElement("div"));
  const [pin] = useState(() =>
    leaflet.marker(toLatLng(marker), {
      icon: leaflet.divIcon({
        html: content,
        className: "",
        iconSize: [ICON_PX, ICON_PX],
      }),
      interactive: false,
      keyboard: false,
      zIndexOffset: kind === "taxi" ? 1000 : 0,
    }),
  );

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
    const element = pin.getElement();
    element?.setAttribute("role", "img");
    element?.setAttribute("aria-label", name);
  }, [pin, name]);

  useEffect(() => {
    const to = leaflet.latLng(latitude, longitude);
    if (pin.getLatLng().equals(to)) return;
    if (kind === "taxi") pin.getElement()?.setAttribute("data-moving", "");
    pin.setLatLng(to);
  }, [pin, kind, latitude, longitude]);

  const half = ICON_PX / 2;
  return createPortal(
    <svg viewBox={`${-half} ${-half} ${ICON_PX} ${ICON_PX}`} aria-hidden="true">
      <MarkerShape {...marker} />
    </svg>,
    content,
  );
}
