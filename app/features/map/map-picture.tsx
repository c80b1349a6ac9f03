import { listTiles, toPixel } from "../../map/projection.ts";
import { fitMarkers } from "./fit-markers.ts";
import type { MapSource } from "./map-source.server.ts";
import type { Markers } from "./marker.ts";
import { MarkerShape } from "./marker-shape.tsx";

/** The map as one picture, which needs no JavaScript. */
export function MapPicture({
  source,
  markers,
  label,
}: {
  source: MapSource;
  markers: Markers;
  label: string;
}) {
  const view = fitMarkers(markers, source);
  return (
    <svg
      viewBox={`0 0 ${view.width} ${view.height}`}
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label={label}
    >
      <g data-part="tiles">
        {listTiles(view).map(({ zoom, x, y, left, top }) => (
          <image
            key={`${zoom}/${x}/${y}`}
            href={source.tiles
              .replace("{z}", `${zoom}`)
              .replace("{x}", `${x}`)
              .replace("{y}", `${y}`)}
            x={left}
            y={top}
            width="256"
            height="256"
          />
        ))}
      </g>
      {[...markers].reverse().map((marker) => {
        const { x, y } = toPixel(marker, view.zoom);
        return (
          <g
            key={marker.id}
            transform={`translate(${Math.round(x - view.left)} ${Math.round(y - view.top)})`}
          >
            <MarkerShape {...marker} />
          </g>
        );
      })}
    </svg>
  );
}
