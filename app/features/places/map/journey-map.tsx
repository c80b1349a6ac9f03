import { lazy, type ReactNode, Suspense, useRef } from "react";
import type { Journey } from "./journey.ts";
import { MapBoundary } from "./map-boundary.tsx";
import { useSeen } from "./use-seen.ts";

// A page is not loaded again for it, as it is for parts that it cannot do without.
const GoogleMapOfJourney = lazy(() =>
  import("./google-map.client.tsx").catch((error: unknown) => {
    console.info("There is no map", error);
    return { default: Instead };
  }),
);

/**
 * The journey on Google's map, whose ends can be dragged. It is loaded when it comes into sight; until
 * it is there, without JavaScript, for a brand without a key, or whatever goes wrong, `children` are
 * drawn in its place.
 */
export function JourneyMap({
  mapsKey,
  children,
  ...journey
}: Journey & { mapsKey: string | null; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const isSeen = useSeen(place);
  const isDrawn = isSeen && mapsKey !== null && journey.origin !== undefined;
  return (
    <div ref={place}>
      {isDrawn ? (
        <MapBoundary instead={children}>
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

const Instead = ({ children }: { children: ReactNode }) => children;
