/**
 * The service worker of the panel. It caches the files of a build, which never change, and the brand's
 * offline page, which it shows when the panel cannot be reached. It caches no user's page, and leaves
 * forms, streams and fetches alone.
 */
type ExtendableEvent = Event & { waitUntil: (work: Promise<unknown>) => void };
type MessageEvent = ExtendableEvent & { data: unknown };
type FetchEvent = ExtendableEvent & {
  request: Request;
  preloadResponse: Promise<Response | undefined>;
  respondWith: (answer: Promise<Response>) => void;
};
type Worker = {
  /** The version of its build; the server writes it before this script. */
  BUILD: string;
  addEventListener: <Name extends keyof Events>(
    name: Name,
    listener: (event: Events[Name]) => void,
  ) => void;
  skipWaiting: () => Promise<void>;
  clients: { claim: () => Promise<void> };
  registration: { navigationPreload?: { enable: () => Promise<void> } };
};
type Events = {
  install: ExtendableEvent;
  activate: ExtendableEvent;
  message: MessageEvent;
  fetch: FetchEvent;
};

const worker = self as unknown as Worker;

const OFFLINE_PATH = "/offline";
const OFFLINE_PAGES = "offline";
/** An offline page that was fetched within the hour is current enough. */
const FRESH_MS = 3_600_000;
/** The newest build and the one before it, whose pages may still be open. */
const MAX_BUILDS = 2;
const ownBuild = `build-${worker.BUILD}`;

worker.addEventListener("install", (event) => {
  event.waitUntil(caches.open(ownBuild).then(() => worker.skipWaiting()));
});
worker.addEventListener("activate", (event) => event.waitUntil(takeOver()));
worker.addEventListener("message", (event) => {
  if (typeof event.data === "string") event.waitUntil(cacheOfflinePage(event.data));
});
worker.addEventListener("fetch", (event) => {
  const { method, mode } = event.request;
  const { origin, pathname } = new URL(event.request.url);
  if (method !== "GET" || origin !== location.origin) return;
  if (pathname.startsWith("/build/")) event.respondWith(loadBuilt(event.request));
  else if (mode === "navigate" && !isFile(pathname)) event.respondWith(loadPage(event));
});

/** A download must not be replaced by the offline page. */
const isFile = (pathname: string) => /\.(csv|xlsx|pdf|ics|zip)$|\/attachments\//.test(pathname);

async function takeOver(): Promise<void> {
  const builds = (await caches.keys()).filter((name) => name.startsWith("build-"));
  await Promise.all(builds.slice(0, -MAX_BUILDS).map((name) => caches.delete(name)));
  await worker.registration.navigationPreload?.enable();
  await worker.clients.claim();
}

async function loadBuilt(request: Request): Promise<Response> {
  const cached = await caches.match(request);
  if (cached) return cached;
  const response = await fetch(request);
  if (response.status === 200) {
    const cache = await caches.open(ownBuild);
    await cache.put(request, response.clone());
  }
  return response;
}

async function loadPage({ request, preloadResponse }: FetchEvent): Promise<Response> {
  try {
    return (await preloadResponse) ?? (await fetch(request));
  } catch (error) {
    const page = await findOfflinePage(new URL(request.url));
    if (!page) throw error;
    return page;
  }
}

/** Caches the page of the current brand and language, and drops the brand's others. */
async function cacheOfflinePage(address: string): Promise<void> {
  const url = new URL(address, location.origin);
  if (url.origin !== location.origin || url.pathname !== OFFLINE_PATH) return;
  const cache = await caches.open(OFFLINE_PAGES);
  const fetchedAt = (await cache.match(url))?.headers.get("Date") ?? "";
  if (Date.now() - Date.parse(fetchedAt) < FRESH_MS) return;
  const response = await fetch(url, { credentials: "omit" });
  if (response.status !== 200) return;
  const brand = url.searchParams.get("site_domain");
  for (const { url: other } of await cache.keys()) {
    if (new URL(other).searchParams.get("site_domain") === brand) await cache.delete(other);
  }
  await cache.put(url, response);
}

async function findOfflinePage(url: URL): Promise<Response | undefined> {
  const cache = await caches.open(OFFLINE_PAGES);
  for (const request of await cache.keys()) {
    const page = await cache.match(request);
    if (!page || !belongsTo(page.headers.get("Offline-For") ?? "", url)) continue;
    return new Response(await page.blob(), { status: 503, headers: page.headers });
  }
}

/**
 * Whether an offline page belongs to the brand of an address. A host of the brand's own has no other; on a
 * shared host the address names the brand, or means the default one, which has no name.
 */
function belongsTo(names: string, { pathname, searchParams }: URL): boolean {
  if (names === "*") return true;
  const named = searchParams.get("site_domain");
  const parts = named === null ? pathname.split("/") : [named];
  if (names !== "") return names.split(" ").some((name) => parts.includes(name));
  return named === null && !/\.|^\/history\/./.test(pathname);
}

// `export {}` makes this a module, so that its names are not global.
export {};
