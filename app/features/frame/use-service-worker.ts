import { useEffect } from "react";

/** Registers the service worker after the page has loaded: it only helps the next page. */
export function useServiceWorker(offlinePage: string | null): void {
  useEffect(() => {
    if (offlinePage === null || !("serviceWorker" in navigator)) return;
    const register = () =>
      import("../../pwa/register-service-worker.ts")
        .then(({ registerServiceWorker }) => registerServiceWorker(offlinePage))
        // Without a connection there is nothing to cache; the next page tries again.
        .catch(() => {});
    if (document.readyState === "complete") return void register();
    window.addEventListener("load", register, { once: true });
    return () => window.removeEventListener("load", register);
  }, [offlinePage]);
}
