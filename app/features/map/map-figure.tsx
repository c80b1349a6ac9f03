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
import { fontSize, radius, space, ui } from "../../ui/styled.ts";
import { useHydrated } from "../../ui/use-hydrated.ts";
import { MapPicture } from "./map-picture.tsx";
import type { MapSource } from "./map-source.server.ts";
import type { MapContent } from "./marker.ts";
import { markerStyles } from "./marker-shape.tsx";
import { texts } from "./texts.ts";

const Figure = ui("figure", "MapFigure")`
  display: grid;
  gap: ${space.xs};

  > [data-part="map"] {
    position: relative;
    isolation: isolate;
    height: 16rem;
    overflow: hidden;
    border: 1px solid var(--border);
    border-radius: ${radius.l};
    background: var(--sunken);
  }
  > [data-part="map"][data-wide] { height: 20rem; }
  > [data-part="map"] > * { position: absolute; inset: 0; width: 100%; height: 100%; }
  > [data-part="map"] > noscript > svg { display: block; width: 100%; height: 100%; }
  > [data-part="map"] > [data-part="no-streets"] {
    display: grid;
    place-content: end center;
    padding: ${space.m};
    color: var(--muted);
    font-size: ${fontSize.s};
    text-align: center;
  }
  > [data-part="map"] > [data-part="controls"] {
    inset: ${space.xs} auto auto ${space.xs};
    display: grid;
    width: auto;
    height: auto;
    overflow: hidden;
    border: 1px solid var(--boundary);
    border-radius: ${radius.s};
  }
  > [data-part="map"] > small {
    inset: auto 0 0 auto;
    width: auto;
    height: auto;
    padding: 0 ${space.xs};
    border-top-left-radius: ${radius.s};
    background: var(--surface);
    color: var(--muted);
    font-size: 0.6875rem;
    line-height: 1.6;
  }
  @media (prefers-color-scheme: dark) { [data-part="tiles"], .leaflet-tile-pane { filter: brightness(0.8) saturate(0.8); } }
  @media (forced-colors: active) { [data-marker] { forced-color-adjust: none; } }
  /* On paper nothing moves. */
  @media print { display: none; }
  ${markerStyles}
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
        {/* Tiles that come cover it. */}
        {tiles && (
          <span data-part="no-streets" aria-hidden="true">
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
