import { workerPath } from "./paths.ts";

/** Sees to it that the browser has the worker, and tells it what to show when we cannot be reached. */
export async function registerServiceWorker(offlinePage: string): Promise<void> {
  try {
    // The browser's own cache must not keep an old one alive.
    await navigator.serviceWorker.register(workerPath, { updateViaCache: "none" });
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage(offlinePage);
  } catch {
    // A browser that forbids it shows its own page in place of ours.
  }
}
