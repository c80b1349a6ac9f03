import { useEffect } from "react";
import type { Position } from "../../../api/addresses.server.ts";
import type { Journey } from "./journey.ts";

/** Google shows street names from this zoom on. */
const CLOSE_ZOOM = 15;
const MARGIN_PX = 48;

/** Moves the map only if an end of the journey is out of view, so that the user's own position stays. */
export function useFitJourney(
  map: google.maps.Map | undefined,
  { origin, destination }: Journey,
): void {
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
