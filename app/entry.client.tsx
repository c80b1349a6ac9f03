import { RemixBrowser } from "@remix-run/react";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { reloadRestoredPages } from "./features/frame/document-effects.ts";
import { loadBrowserReports } from "./features/frame/failure.ts";
import { FailureView, loadPartsOf } from "./features/frame/lazy-parts.ts";
import { sampleVisit } from "./features/frame/sample-visit.ts";
import { NonceContext } from "./remix/nonce.ts";
import { ERROR_PREFIX, RenderedWithErrorContext } from "./ui/feedback/error-title.ts";
import { trackPresses } from "./ui/pending/presses.ts";
import { whenLoaded } from "./ui/when-loaded.ts";

const isDrawnWithError = document.title.startsWith(ERROR_PREFIX);
// React needs the page's nonce for new styles; browsers hide the attribute from scripts.
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? "";

// A client-side navigation changes the page's own screen, so we read it first.
const measureVisit = sampleVisit();

whenLoaded(loadLazyScripts);

// When the user navigates before a response has ended, Remix leaves an AbortError uncaught. It is no fault.
window.addEventListener("unhandledrejection", (event) => {
  if (!(event.reason instanceof DOMException && event.reason.name === "AbortError")) return;
  event.preventDefault();
  event.stopImmediatePropagation();
});

trackPresses();
reloadRestoredPages();
hydrate();

async function hydrate() {
  await Promise.all([decodeState(), loadPartsOf(document)]);
  startTransition(() => {
    hydrateRoot(
      document,
      <NonceContext.Provider value={nonce}>
        <RenderedWithErrorContext.Provider value={isDrawnWithError}>
          <RemixBrowser />
        </RenderedWithErrorContext.Provider>
      </NonceContext.Provider>,
    );
  });
}

/**
 * Decodes the page's data before hydration. Otherwise React suspends on it, and a key press meanwhile
 * makes React render the whole page anew. The first call of RemixBrowser starts the decoding.
 */
async function decodeState() {
  try {
    RemixBrowser({});
  } catch (decoding) {
    await decoding;
  }
}

function loadLazyScripts() {
  // The failure view has to be loaded before the connection is lost.
  FailureView.preload();
  // The reports are costly to load, so only panels with Sentry load them, after hydration.
  loadBrowserReports();
  measureVisit?.();
}
