import { workerPath } from "./paths.ts";

/** Registers the service worker, and tells it which offline page to cache. */
export async function registerServiceWorker(offlinePage: string): Promise<void> {
  try {
    // The browser's HTTP cache must not keep an old worker alive.
    await navigator.serviceWorker.register(workerPath, { updateViaCache: "none" });
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage(offlinePage);
  } catch {
    // Where the browser forbids service workers, it shows its own offline page.
  }
}
