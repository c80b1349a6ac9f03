/**
 * Stands in for the script of Google Maps, which no test can reach: it runs in the browser and has the
 * part of `google.maps` that the panel uses. Its map is an empty plane whose markers lie where they
 * would on a real map; the map and its markers can be dragged with the mouse or a finger.
 */
export {};

type LatLng = { lat: number; lng: number };
type Point = { x: number; y: number };
type Padding = { top: number; right: number; bottom: number; left: number };
type Options = { mapId?: string; center?: LatLng; zoom?: number };

const TILE_PX = 256;

/** The Web Mercator projection, from 0 to 1. */
function project({ lat, lng }: LatLng): Point {
  const sine = Math.sin((lat * Math.PI) / 180);
  return { x: lng / 360 + 0.5, y: 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI) };
}

function unproject({ x, y }: Point): LatLng {
  const lat = (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI;
  return { lat, lng: (x - 0.5) * 360 };
}

class Place {
  readonly place: LatLng;
  constructor(place: LatLng) {
    this.place = place;
  }
  toJSON() {
    return this.place;
  }
}

class Bounds {
  readonly places: LatLng[] = [];
  constructor(place?: LatLng) {
    if (place) this.places.push(place);
  }
  extend(place: LatLng) {
    this.places.push(place);
  }
  contains({ lat, lng }: LatLng) {
    const [lats, lngs] = [this.places.map((each) => each.lat), this.places.map((each) => each.lng)];
    const isWithin = (all: number[], one: number) =>
      one >= Math.min(...all) && one <= Math.max(...all);
    return isWithin(lats, lat) && isWithin(lngs, lng);
  }
}

class Plane {
  center: LatLng | undefined;
  zoom = 0;
  readonly element: HTMLElement;
  readonly markers = new Set<Marker>();
  readonly #listeners = new Map<string, Set<(event: unknown) => void>>();

  constructor(element: HTMLElement, options: Options) {
    if (!options.mapId) throw new Error("Advanced markers need a map id");
    this.element = element;
    element.style.position = "relative";
    element.dataset.map = "";
    element.addEventListener("click", (event) =>
      this.#tell("click", { latLng: new Place(this.#placeOf(event)) }),
    );
    let from: LatLng | undefined;
    element.addEventListener("pointerdown", (event) => {
      if (event.target !== element) return;
      element.setPointerCapture(event.pointerId);
      from = this.#placeOf(event);
    });
    element.addEventListener("pointermove", (event) => {
      if (!from || !element.hasPointerCapture(event.pointerId)) return;
      this.#tell("dragstart");
      const to = this.#placeOf(event);
      const { lat, lng } = this.center ?? { lat: 0, lng: 0 };
      this.setCenter({ lat: lat + from.lat - to.lat, lng: lng + from.lng - to.lng });
    });
  }
  setOptions() {}
  getZoom() {
    return this.zoom;
  }
  listen(name: string, listen: (event: unknown) => void) {
    const listeners = this.#listeners.get(name) ?? new Set();
    this.#listeners.set(name, listeners.add(listen));
    return { remove: () => listeners.delete(listen) };
  }
  #tell(name: string, event?: unknown) {
    for (const listen of this.#listeners.get(name) ?? []) listen(event);
  }
  #placeOf({ clientX, clientY }: MouseEvent): LatLng {
    const { left, top } = this.element.getBoundingClientRect();
    return this.toPlace({ x: clientX - left, y: clientY - top });
  }
  setCenter(center: LatLng) {
    this.center = center;
    this.draw();
  }
  setZoom(zoom: number) {
    this.zoom = zoom;
    this.#tell("zoom_changed");
    this.draw();
  }
  getBounds() {
    if (!this.center) return undefined;
    const { clientWidth, clientHeight } = this.element;
    const bounds = new Bounds();
    bounds.extend(this.toPlace({ x: 0, y: 0 }));
    bounds.extend(this.toPlace({ x: clientWidth, y: clientHeight }));
    return bounds;
  }
  fitBounds({ places }: Bounds, { top, right, bottom, left }: Padding) {
    const points = places.map(project);
    const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
    const [west, east] = [Math.min(...xs), Math.max(...xs)];
    const [north, south] = [Math.min(...ys), Math.max(...ys)];
    const { clientWidth, clientHeight } = this.element;
    const fits = (room: number, size: number) => Math.log2(room / (size * TILE_PX));
    const across = fits(clientWidth - left - right, east - west);
    const down = fits(clientHeight - top - bottom, south - north);
    const zoom = Math.floor(Math.min(across, down));
    const pixel = 1 / (TILE_PX * 2 ** zoom);
    this.center = unproject({
      x: (west + east + (right - left) * pixel) / 2,
      y: (north + south + (bottom - top) * pixel) / 2,
    });
    this.setZoom(zoom);
  }
  draw() {
    for (const marker of this.markers) marker.draw();
    this.#tell("idle");
  }
  get scale() {
    return TILE_PX * 2 ** this.zoom;
  }
  toPixels(place: LatLng): Point {
    const [point, middle] = [project(place), project(this.center ?? place)];
    return {
      x: (point.x - middle.x) * this.scale + this.element.clientWidth / 2,
      y: (point.y - middle.y) * this.scale + this.element.clientHeight / 2,
    };
  }
  toPlace({ x, y }: Point): LatLng {
    const middle = project(this.center ?? { lat: 0, lng: 0 });
    return unproject({
      x: middle.x + (x - this.element.clientWidth / 2) / this.scale,
      y: middle.y + (y - this.element.clientHeight / 2) / this.scale,
    });
  }
}

class Marker {
  #map: Plane | null = null;
  #position: LatLng | undefined;
  readonly #listeners = { click: new Set<() => void>(), dragend: new Set<() => void>() };
  readonly #element = document.createElement("div");

  constructor(options: { content: Node; gmpDraggable?: boolean; gmpClickable?: boolean }) {
    const { content, gmpDraggable, gmpClickable } = options;
    const element = this.#element;
    element.append(content);
    element.tabIndex = 0;
    element.setAttribute("role", "button");
    Object.assign(element.style, { position: "absolute", translate: "-50% -100%" });
    if (gmpDraggable) this.#makeDraggable();
    element.addEventListener("click", (event) => {
      // The map does not get the presses of its markers.
      event.stopPropagation();
      if (gmpClickable) for (const listen of this.#listeners.click) listen();
    });
  }
  set map(map: Plane | null) {
    this.#map?.markers.delete(this);
    this.#element.remove();
    this.#map = map;
    map?.markers.add(this);
    map?.element.append(this.#element);
    this.draw();
  }
  set position(position: LatLng) {
    this.#position = position;
    this.draw();
  }
  get position(): LatLng | undefined {
    return this.#position;
  }
  set zIndex(zIndex: number) {
    this.#element.style.zIndex = `${zIndex}`;
  }
  set title(title: string) {
    this.#element.setAttribute("aria-label", title);
  }
  addListener(name: "click" | "dragend", listen: () => void) {
    this.#listeners[name].add(listen);
    return { remove: () => this.#listeners[name].delete(listen) };
  }
  draw() {
    if (!this.#map || !this.#position) return;
    const { x, y } = this.#map.toPixels(this.#position);
    Object.assign(this.#element.style, { left: `${x}px`, top: `${y}px` });
  }
  #makeDraggable() {
    const element = this.#element;
    const drag = (event: PointerEvent) => {
      const map = this.#map;
      if (!map || !element.hasPointerCapture(event.pointerId)) return;
      const { left, top } = map.element.getBoundingClientRect();
      this.position = map.toPlace({ x: event.clientX - left, y: event.clientY - top });
    };
    element.style.touchAction = "none";
    element.addEventListener("pointerdown", (event) => element.setPointerCapture(event.pointerId));
    element.addEventListener("pointermove", drag);
    element.addEventListener("pointerup", (event) => {
      drag(event);
      for (const listen of this.#listeners.dragend) listen();
    });
  }
}

const address = new URL((document.currentScript as HTMLScriptElement).src);
const { google } = window as unknown as { google: { maps: Record<string, unknown> } };
const marker = { AdvancedMarkerElement: Marker };
Object.assign(google.maps, {
  Map: Plane,
  LatLng: Place,
  LatLngBounds: Bounds,
  marker,
  event: {
    addListener: (plane: Plane, name: string, listen: (event: unknown) => void) =>
      plane.listen(name, listen),
    removeListener: (listener: { remove: () => void }) => listener.remove(),
  },
  importLibrary: async (name: string) => (name === "marker" ? marker : {}),
});

// Calls the callback that the script's address names: "google.maps.__ib__".
const callback = address.searchParams.get("callback")?.split(".").at(-1) ?? "";
(google.maps[callback] as () => void)();
