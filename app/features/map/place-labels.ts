import { toPixel } from "../../map/projection.ts";
import type { Marker } from "./marker.ts";

type Box = { left: number; right: number; top: number; bottom: number };

/** The radius of a favourite's star, with its border. */
const STAR = 12;
/** About the size of a letter, since only a browser could measure the text. */
const LETTER = { width: 7.5, height: 16 };
/** From the star's middle to the label's. */
const DISTANCE = 21;

/** Puts each favourite's label where it covers nothing: below its star, above it, or nowhere. */
export function placeLabels(markers: readonly Marker[], zoom: number): Marker[] {
  const taken = markers.map((marker) => boxAround(toPixel(marker, zoom), 2 * STAR, 2 * STAR));
  return markers.map((marker, own) => {
    const { kind, label } = marker;
    if (kind !== "favourite" || !label) return marker;
    const { x, y } = toPixel(marker, zoom);
    const width = label.length * LETTER.width;
    for (const isLabelAbove of [false, true]) {
      const middle = { x, y: y + (isLabelAbove ? -DISTANCE : DISTANCE) };
      const box = boxAround(middle, width, LETTER.height);
      if (taken.some((other, at) => at !== own && overlap(box, other))) continue;
      taken.push(box);
      return { ...marker, isLabelAbove };
    }
    return { ...marker, label: undefined };
  });
}

const boxAround = ({ x, y }: { x: number; y: number }, width: number, height: number): Box => ({
  ...{ left: x - width / 2, right: x + width / 2 },
  ...{ top: y - height / 2, bottom: y + height / 2 },
});

const overlap = (one: Box, other: Box): boolean =>
  one.left < other.right &&
  other.left < one.right &&
  one.top < other.bottom &&
  other.top < one.bottom;
