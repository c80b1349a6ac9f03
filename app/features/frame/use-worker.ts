import { useEffect } from "react";

/** What the page itself needs comes first; the worker is for the next one. */
export function useWorker(offlinePage: string | null): void {
  useEffect(() => {
    if (offlinePage === null || !("serviceWorker" in navigator)) return;
    const keep = () =>
      import("../../pwa/register-service-worker.ts")
        .then(({ registerServiceWorker }) => registerServiceWorker(offlinePage))
        // Without a line there is nothing to keep; the next page tries again.
        .catch(() => {});
    if (document.readyState === "complete") return void keep();
    window.addEventListener("load", keep, { once: true });
    return () => window.removeEventListener("load", keep);
  }, [offlinePage]);
}
