import { useGoogleMap } from "@react-google-maps/api";
import { useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import type { Position } from "../../../api/addresses.server.ts";
import { shadow, ui } from "../../../ui/styled.ts";
import type { End } from "./journey.ts";

const Pin = ui("span", "JourneyPin")`
  display: block;
  width: 1.75rem;
  height: 1.75rem;
  border: 0.5rem solid var(--main-edge);
  border-radius: 50%;
  background: var(--surface);
  box-shadow: ${shadow.middle};
  cursor: grab;

  &[data-end="destination"] {
    margin-bottom: 0.375rem;
    border-radius: 50% 50% 50% 0;
    rotate: -45deg;
    background: var(--on-main);
  }
`;

/** One end of the journey; the user can drag it by touch, mouse or keyboard. */
export function JourneyMarker({
  end,
  position: { latitude, longitude },
  title,
  onMove,
}: {
  end: End;
  position: Position;
  title: string;
  onMove: (position: Position) => void;
}) {
  const map = useGoogleMap();
  const [content] = useState(() => document.createElement("div"));
  const [marker] = useState(
    () => new google.maps.marker.AdvancedMarkerElement({ content, gmpDraggable: true }),
  );
  const latest = useRef(onMove);
  useEffect(() => {
    latest.current = onMove;
  });

  useEffect(() => {
    marker.map = map;
    const listener = marker.addListener("dragend", () => {
      const { lat, lng } = new google.maps.LatLng(marker.position ?? { lat: 0, lng: 0 }).toJSON();
      latest.current({ latitude: lat, longitude: lng });
    });
    return () => {
      listener.remove();
      marker.map = null;
    };
  }, [marker, map]);

  useEffect(() => {
    marker.position = { lat: latitude, lng: longitude };
    marker.title = title;
  }, [marker, latitude, longitude, title]);

  return createPortal(<Pin data-end={end} />, content);
}
