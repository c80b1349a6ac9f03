import type { Marker } from "./marker.ts";

/** The size of a marker on the living map. */
export const ICON_PX = 48;

/** A marker of the living map; its place is in the middle. */
export function MarkerIcon({ marker, role = "img" }: { marker: Marker; role?: "img" | "button" }) {
  const half = ICON_PX / 2;
  return (
    <svg
      data-part="marker"
      width={ICON_PX}
      height={ICON_PX}
      viewBox={`${-half} ${-half} ${ICON_PX} ${ICON_PX}`}
      role={role}
      aria-label={marker.name}
    >
      <MarkerShape {...marker} />
    </svg>
  );
}

/** The drawing of a marker around the point zero of an SVG; north is up. */
export function MarkerShape({
  kind,
  bearing,
  isOld,
  label,
  isLabelAbove = false,
}: Pick<Marker, "kind" | "bearing" | "isOld" | "label" | "isLabelAbove">) {
  if (kind === "taxi") {
    return (
      <g data-marker="taxi" data-old={isOld || undefined}>
        <circle r="15" />
        {typeof bearing === "number" && (
          <path data-part="bearing" d="M0-22l6 8h-12z" transform={`rotate(${bearing})`} />
        )}
        <path
          data-part="car"
          d="M-8 5v-5l2.2-5.2A2.5 2.5 0 0 1-3.5-6.8h7A2.5 2.5 0 0 1 5.8-5.200L8 0v5zM-5.5 0h11M-5.5 5v2.5M5.5 5v2.5"
        />
        {label && <Label>{label}</Label>}
      </g>
    );
  }
  if (kind === "favourite") {
    return (
      <g data-marker="favourite">
        <circle r="11" />
        <path d="M0-6.500l2 4.100 4.500.600-3.300 3.100.800 4.500L0 3.700l-4 2.100.800-4.500-3.300-3.100 4.500-.600z" />
        {label && <Label isAbove={isLabelAbove}>{label}</Label>}
      </g>
    );
  }
  if (kind === "stop") {
    return (
      <g data-marker="stop">
        <circle r="11" />
        {label && (
          <text y="5" textAnchor="middle">
            {label}
          </text>
        )}
      </g>
    );
  }
  if (kind === "origin") return <circle data-marker="origin" r="8" />;
  return (
    <g data-marker="destination">
      <path d="M0 0c-4-8-13-13-13-22a13 13 0 0 1 26 0c0 9-9 14-13 22z" />
      <circle cy="-22" r="5" />
    </g>
  );
}

const Label = ({ children, isAbove = false }: { children: string; isAbove?: boolean }) => (
  <text y={isAbove ? -16 : 26} textAnchor="middle">
    {children}
  </text>
);
