import { listTiles, type MapView, type Point, toPixel } from "../../map/projection.ts";
import { focusTarget } from "../../ui/focus-target.ts";
import { fitMarkers, listFitted } from "./fit-markers.ts";
import type { MapSource } from "./map-source.server.ts";
import type { Marker, Markers } from "./marker.ts";
import { MarkerShape } from "./marker-shape.tsx";
import { placeLabels } from "./place-labels.ts";

/** A narrower page shows the middle of a picture. */
const sizes = { normal: { width: 640, height: 256 }, wide: { width: 1280, height: 320 } };
const PHONE_WIDTH = 320;

/** The map as one picture, which needs no JavaScript. */
export function MapPicture({
  source,
  markers,
  label,
  isWide = false,
  hasStreets,
}: {
  source: MapSource;
  markers: Markers;
  label: string;
  isWide?: boolean;
  hasStreets: boolean;
}) {
  const { tiles, maxZoom } = source;
  const view = fitMarkers(markers, {
    maxZoom,
    box: isWide ? sizes.wide : sizes.normal,
    visibleWidth: PHONE_WIDTH,
  });
  return (
    <svg
      viewBox={`0 0 ${view.width} ${view.height}`}
      preserveAspectRatio="xMidYMid slice"
      // Assistive technology does not enter an image, so links need a group.
      role={markers.some(({ href }) => href) ? "group" : "img"}
      aria-label={label}
    >
      {tiles && hasStreets && (
        <g data-part="tiles">
          {listTiles(view).map(({ zoom, x, y, left, top }) => (
            <image
              key={`${zoom}/${x}/${y}`}
              href={tiles.replace("{z}", `${zoom}`).replace("{x}", `${x}`).replace("{y}", `${y}`)}
              x={left}
              y={top}
              width="256"
              height="256"
            />
          ))}
        </g>
      )}
      {!tiles && (
        // Where there are no streets, a line shows what belongs together.
        <polyline
          data-part="way"
          points={listFitted(markers)
            .map((marker) => Object.values(toPlace(marker, view)).join(","))
            .join(" ")}
        />
      )}
      {placeLabels(markers, view.zoom)
        .reverse()
        .map((marker) => {
          const { x, y } = toPlace(marker, view);
          return (
            <g key={marker.id} transform={`translate(${x} ${y})`}>
              <MarkerLink {...marker} />
            </g>
          );
        })}
    </svg>
  );
}

function toPlace(point: Point, { zoom, left, top }: MapView) {
  const { x, y } = toPixel(point, zoom);
  return { x: Math.round(x - left), y: Math.round(y - top) };
}

/** The page lists what the markers lead to, so they are no stops for the keyboard. */
function MarkerLink(marker: Marker) {
  const { href, name } = marker;
  if (!href) return <MarkerShape {...marker} />;
  return (
    <a href={href} tabIndex={-1} aria-label={name} onClick={focusTarget}>
      <MarkerShape {...marker} />
    </a>
  );
}
