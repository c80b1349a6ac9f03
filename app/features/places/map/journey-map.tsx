import {
  Component,
  lazy,
  type ReactNode,
  type RefObject,
  Suspense,
  useEffect,
  useRef,
  useState,
} from "react";
import type { Journey } from "./journey.ts";

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

/** Google's scripts may fail, and the page works without a map, so an error renders the fallback. */
class MapBoundary extends Component<
  { fallback: ReactNode; children: ReactNode },
  { hasFailed: boolean }
> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}

/** Becomes true when the element first scrolls into view, and stays true. */
function useInView(element: RefObject<Element>): boolean {
  const [isInView, setInView] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setInView(true);
    });
    if (element.current) observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isInView;
}
