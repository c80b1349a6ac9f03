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
import { useTexts } from "../../i18n/use-texts.ts";
import { space, ui } from "../../ui/styled.ts";
import { useHydrated } from "../../ui/use-hydrated.ts";
import { MapPicture } from "./map-picture.tsx";
import type { MapSource } from "./map-source.server.ts";
import type { MapContent } from "./marker.ts";
import { texts } from "./texts.ts";

const Figure = ui("figure", "MapFigure")`
  display: grid;
  gap: ${space.xs};
  /* On paper nothing moves. */
  @media print { display: none; }
`;

/** More markers than these are drawn smaller. */
const CROWD = 12;

// The picture says the same, so a failed load keeps it.
const keepPicture = (error: unknown) => {
  console.info("The map could not be loaded", error);
  return { default: ({ children }: { children: ReactNode }) => <>{children}</> };
};
const LeafletMap = lazy(() => import("./leaflet-map.client.tsx").catch(keepPicture));
const GoogleMap = lazy(() => import("./google-map.client.tsx").catch(keepPicture));

/**
 * A map, and below it in `children` what it says. Without JavaScript it is a picture; with it, a living map takes
 * the picture's place when it comes into view.
 */
export function MapFigure({
  source,
  markers,
  label,
  isWide,
  children,
  ...actions
}: MapContent & {
  source: MapSource;
  /** As wide as the page. */
  isWide?: boolean;
  children: ReactNode;
}) {
  const t = useTexts(texts);
  const place = useRef<HTMLDivElement>(null);
  const isHydrated = useHydrated();
  const isInView = useInView(place);
  const { google, tiles, maxZoom, attribution } = source;
  const isLiving = isInView && (google !== null || tiles !== null);
  const content = { source, markers, label, isWide };
  // Where scripts run, streets that are out of view cost nothing.
  const picture = <MapPicture {...content} hasStreets={isInView} />;
  return (
    <Figure>
      <div
        data-part="map"
        // A map looks the same in every language.
        dir="ltr"
        data-wide={isWide}
        data-crowded={markers.length > CROWD || undefined}
        ref={place}
      >
        {/* It shows itself late, and tiles that come cover it. */}
        {tiles && (
          <span
            data-part="no-streets"
            data-waits={isHydrated && !isInView ? "" : undefined}
            aria-hidden="true"
          >
            {t("no_streets")}
          </span>
        )}
        {!isHydrated && (
          <noscript>
            <MapPicture {...content} hasStreets />
          </noscript>
        )}
        {isHydrated && !isLiving && picture}
        {isLiving && (
          <MapBoundary fallback={picture}>
            <Suspense fallback={picture}>
              {google && <GoogleMap {...{ ...content, ...actions, google }}>{picture}</GoogleMap>}
              {!google && tiles && (
                <LeafletMap {...{ ...content, ...actions, tiles, maxZoom }}>{picture}</LeafletMap>
              )}
            </Suspense>
          </MapBoundary>
        )}
        {attribution && <small>{attribution}</small>}
      </div>
      <figcaption>{children}</figcaption>
    </Figure>
  );
}

/** The library may fail on an old browser, and the page works without it. */
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
