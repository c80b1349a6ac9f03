import { useState } from "react";

const TIMEOUT_MS = 10_000;

export type Locating = "idle" | "locating" | "position_refused" | "position_failed";

/** Asks the browser for the user's position when they press the button. */
export function usePosition(onFound: (position: string) => void) {
  const [state, setState] = useState<Locating>("idle");

  function locate() {
    if (!navigator.geolocation) return setState("position_failed");
    setState("locating");
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => {
        setState("idle");
        onFound(`${latitude.toFixed(6)},${longitude.toFixed(6)}`);
      },
      ({ code, PERMISSION_DENIED }) =>
        setState(code === PERMISSION_DENIED ? "position_refused" : "position_failed"),
      { enableHighAccuracy: true, timeout: TIMEOUT_MS, maximumAge: 30_000 },
    );
  }

  return { state, locate };
}
