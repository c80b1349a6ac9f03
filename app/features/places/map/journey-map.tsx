import { lazy, type ReactNode, Suspense, useRef } from "react";
import type { Journey } from "./journey.ts";
import { MapBoundary } from "./map-boundary.tsx";
import { useInView } from "./use-in-view.ts";

// The page works without the map, so a failed load shows the fallback and does not reload the page.
const GoogleMapOfJourney = lazy(() =>
  import("./google-map.client.tsx").catch((error: unknown) => {
    console.info("The map could not be loaded", error);
    return { default: Fallback };
  }),
);

/**
 * Shows the journey on Google's map; the user can drag its ends. The map loads when it scrolls into view.
 * Until then, without JavaScript or a maps key, and after any error, it renders `children` instead.
 */
export function JourneyMap({
  mapsKey,
  children,
  ...journey
}: Journey & { mapsKey: string | null; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const isInView = useInView(place);
  const isDrawn = isInView && mapsKey !== null && journey.origin !== undefined;
  return (
    <div ref={place}>
      {isDrawn ? (
        <MapBoundary fallback={children}>
          <Suspense fallback={children}>
            <GoogleMapOfJourney {...journey} mapsKey={mapsKey}>
              {children}
            </GoogleMapOfJourney>
          </Suspense>
        </MapBoundary>
      ) : (
        children
      )}
    </div>
  );
}

const Fallback = ({ children }: { children: ReactNode }) => children;
