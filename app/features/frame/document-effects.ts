import { useEffect, useState } from "react";
import type { Language } from "../../i18n/languages.ts";
import { usePending } from "../../ui/pending/use-pending.ts";
import { whenLoaded } from "../../ui/when-loaded.ts";

/**
 * The browser applies the policy of the loaded document. When a client-side navigation leads to a page with
 * another capability, we reload it as a document.
 */
export const useDocumentPolicy = (capability: string | undefined): void => useReload(capability);

/** A document has the texts of its language alone, and another tab may have changed the user's language. */
export const useDocumentLanguage = (language: Language): void => useReload(language);

/** Reloads the document when the value is no longer that of its first page. */
function useReload(value: string | undefined): void {
  const [initial] = useState(value);
  useEffect(() => {
    if (value !== initial) window.location.reload();
  }, [value, initial]);
}

/** Registers the service worker after the page has loaded: it only helps the next page. */
export function useServiceWorker(offlinePage: string | null): void {
  useEffect(() => {
    if (offlinePage === null || !("serviceWorker" in navigator)) return;
    return whenLoaded(() => {
      import("../../pwa/register-service-worker.ts")
        .then(({ registerServiceWorker }) => registerServiceWorker(offlinePage))
        // Without a connection there is nothing to cache; the next page tries again.
        .catch(() => {});
    });
  }, [offlinePage]);
}

const STUCK_MS = 120_000;

/** Loads the target as a document when the code of its screen does not arrive. */
export function useStuckNavigation(): void {
  const { state, location } = usePending();
  const target = state === "loading" && location ? location.pathname + location.search : undefined;
  useEffect(() => {
    if (!target) return;
    const timer = setTimeout(() => window.location.assign(target), STUCK_MS);
    return () => clearTimeout(timer);
  }, [target]);
}

/**
 * Some browsers keep pages in the back-forward cache despite `no-store`. The session may have ended since, so
 * we hide a restored page of a session and reload it.
 */
export function reloadRestoredPages(): void {
  window.addEventListener("pageshow", ({ persisted }) => {
    const { documentElement: page } = document;
    if (!persisted || !page.hasAttribute("data-session")) return;
    page.hidden = true;
    window.location.reload();
  });
}
