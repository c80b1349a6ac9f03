import type { Position } from "../../api/addresses.server.ts";

const width = 400;
const height = 200;
/** The margin around the two ends. */
const margin = { x: 56, top: 56, bottom: 40 };

type Point = { x: number; y: number };

/** The positions of both ends in the drawing; north is up. */
export function toDrawing(from: Position, to?: Position) {
  const middle = { x: width / 2, y: (height + margin.top - margin.bottom) / 2 };
  if (!to) return { width, height, start: round(middle) };
  // A degree of longitude gets shorter with the distance from the equator.
  const shrink = Math.cos((((from.latitude + to.latitude) / 2) * Math.PI) / 180);
  const east = (to.longitude - from.longitude) * shrink;
  const north = to.latitude - from.latitude;
  const scale = Math.min(
    (width - 2 * margin.x) / Math.abs(east),
    (height - margin.top - margin.bottom) / Math.abs(north),
  );
  const half = Number.isFinite(scale)
    ? { x: (east * scale) / 2, y: (-north * scale) / 2 }
    : { x: 0, y: 0 };
  const start = { x: middle.x - half.x, y: middle.y - half.y };
  const end = { x: middle.x + half.x, y: middle.y + half.y };
  // The line is slightly curved, like a road.
  const bend = { x: middle.x - half.y * 0.35, y: middle.y + half.x * 0.35 };
  return {
    width,
    height,
    start: round(start),
    end: round(end),
    way: `M${toText(start)}Q${toText(bend)} ${toText(end)}`,
  };
}

const round = ({ x, y }: Point): Point => ({ x: Math.round(x), y: Math.round(y) });

function toText(point: Point): string {
  const { x, y } = round(point);
  return `${x} ${y}`;
}
