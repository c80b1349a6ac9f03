import { RemixBrowser } from "@remix-run/react";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { FailureView, loadPartsOf } from "./features/frame/lazy-parts.ts";
import { loadBrowserReports } from "./features/frame/load-browser-reports.ts";
import { reloadRestoredPages } from "./features/frame/reload-restored-pages.ts";
import { NonceContext } from "./remix/nonce.ts";
import { DrawnWithErrorContext, ERROR_PREFIX } from "./ui/feedback/error-title.ts";
import { watchPresses } from "./ui/pending/presses.ts";

const isDrawnWithError = document.title.startsWith(ERROR_PREFIX);
// The page's own nonce, for what React draws anew; the attribute itself is hidden from scripts.
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? "";

// Scripts that the page loads by itself may come after it has finished loading.
if (document.readyState === "complete") prepareForLater();
else window.addEventListener("load", prepareForLater);

// Remix leaves the end of an answer uncaught that somebody's next step has cut short: no fault to report.
window.addEventListener("unhandledrejection", (event) => {
  if (!(event.reason instanceof DOMException && event.reason.name === "AbortError")) return;
  event.preventDefault();
  event.stopImmediatePropagation();
});

watchPresses();
reloadRestoredPages();
hydrate();

async function hydrate() {
  await Promise.all([decodeState(), loadPartsOf(document)]);
  startTransition(() => {
    hydrateRoot(
      document,
      <NonceContext.Provider value={nonce}>
        <DrawnWithErrorContext.Provider value={isDrawnWithError}>
          <RemixBrowser />
        </DrawnWithErrorContext.Provider>
      </NonceContext.Provider>,
    );
  });
}

/**
 * What the page was drawn from has to be decoded first. Remix lets React wait for that, and whoever
 * presses a key meanwhile makes React give up the page; so it is begun here, by the first call.
 */
async function decodeState() {
  try {
    RemixBrowser({});
  } catch (decoding) {
    await decoding;
  }
}

function prepareForLater() {
  // It has to be there when the line is gone.
  FailureView.preload();
  // Costly to load, so only where there is somewhere to report to, and after the page is alive.
  loadBrowserReports();
}
