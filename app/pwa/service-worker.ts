/**
 * What the browser keeps of the panel, and runs between it and us: the files of a build, which never
 * change, and a page that says so when we cannot be reached. It keeps no page of anybody's, and what
 * is sent, streamed or fetched by a page does not come through it.
 */
type Lasting = Event & { waitUntil: (work: Promise<unknown>) => void };
type Told = Lasting & { data: unknown };
type Asked = Lasting & {
  request: Request;
  preloadResponse: Promise<Response | undefined>;
  respondWith: (answer: Promise<Response>) => void;
};
type Worker = {
  /** Which build it came with; the server writes it before this program. */
  BUILD: string;
  addEventListener: <Name extends keyof Events>(
    name: Name,
    listener: (event: Events[Name]) => void,
  ) => void;
  skipWaiting: () => Promise<void>;
  clients: { claim: () => Promise<void> };
  registration: { navigationPreload?: { enable: () => Promise<void> } };
};
type Events = { install: Lasting; activate: Lasting; message: Told; fetch: Asked };

const worker = self as unknown as Worker;

const OFFLINE_PATH = "/offline";
const OFFLINE_PAGES = "offline";
/** A page that was fetched within the hour says nothing that is wrong by now. */
const FRESH_MS = 3_600_000;
/** Beside the newest: a page of the build before it may still be open. */
const BUILDS_KEPT = 2;
const ownBuild = `build-${worker.BUILD}`;

worker.addEventListener("install", (event) => {
  event.waitUntil(caches.open(ownBuild).then(() => worker.skipWaiting()));
});
worker.addEventListener("activate", (event) => event.waitUntil(takeOver()));
worker.addEventListener("message", (event) => {
  if (typeof event.data === "string") event.waitUntil(keepOfflinePage(event.data));
});
worker.addEventListener("fetch", (event) => {
  const { method, mode } = event.request;
  const { origin, pathname } = new URL(event.request.url);
  if (method !== "GET" || origin !== location.origin) return;
  if (pathname.startsWith("/build/")) event.respondWith(loadBuilt(event.request));
  else if (mode === "navigate" && !isFile(pathname)) event.respondWith(loadPage(event));
});

/** What is saved and not looked at: no page stands for it. */
const isFile = (pathname: string) => /\.(csv|pdf|ics)$|\/attachments\//.test(pathname);

async function takeOver(): Promise<void> {
  const builds = (await caches.keys()).filter((name) => name.startsWith("build-"));
  await Promise.all(builds.slice(0, -BUILDS_KEPT).map((name) => caches.delete(name)));
  await worker.registration.navigationPreload?.enable();
  await worker.clients.claim();
}

async function loadBuilt(request: Request): Promise<Response> {
  const kept = await caches.match(request);
  if (kept) return kept;
  const response = await fetch(request);
  if (response.status === 200) {
    const cache = await caches.open(ownBuild);
    await cache.put(request, response.clone());
  }
  return response;
}

async function loadPage({ request, preloadResponse }: Asked): Promise<Response> {
  try {
    return (await preloadResponse) ?? (await fetch(request));
  } catch (error) {
    const page = await findOfflinePage(new URL(request.url));
    if (!page) throw error;
    return page;
  }
}

/** The one of the brand and the language that somebody looks at; the brand's others go. */
async function keepOfflinePage(address: string): Promise<void> {
  const url = new URL(address, location.origin);
  if (url.origin !== location.origin || url.pathname !== OFFLINE_PATH) return;
  const cache = await caches.open(OFFLINE_PAGES);
  const fetchedAt = (await cache.match(url))?.headers.get("Date") ?? "";
  if (Date.now() - Date.parse(fetchedAt) < FRESH_MS) return;
  const response = await fetch(url, { credentials: "omit" });
  if (response.status !== 200) return;
  const brand = url.searchParams.get("site_domain");
  for (const { url: kept } of await cache.keys()) {
    if (new URL(kept).searchParams.get("site_domain") === brand) await cache.delete(kept);
  }
  await cache.put(url, response);
}

async function findOfflinePage(url: URL): Promise<Response | undefined> {
  const cache = await caches.open(OFFLINE_PAGES);
  for (const request of await cache.keys()) {
    const page = await cache.match(request);
    if (!page || !speaksFor(page.headers.get("Offline-For") ?? "", url)) continue;
    return new Response(await page.blob(), { status: 503, headers: page.headers });
  }
}

/**
 * Whether a page is of the brand that the address means: a host of the brand's own means no other; on
 * a shared one the address names it, or means the default, which has no name.
 */
function speaksFor(names: string, { pathname, searchParams }: URL): boolean {
  if (names === "*") return true;
  const named = searchParams.get("site_domain");
  const parts = named === null ? pathname.split("/") : [named];
  if (names !== "") return names.split(" ").some((name) => parts.includes(name));
  return named === null && !/\.|^\/history\/./.test(pathname);
}

// A module, so that its names are its own.
export {};
