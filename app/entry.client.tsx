import { RemixBrowser } from "@remix-run/react";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { loadFailureView } from "./features/frame/failure.ts";
import { NonceContext } from "./http/nonce.ts";

// The page's own nonce, for what React draws anew; the attribute itself is hidden from scripts.
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? "";

const dsn = document.querySelector<HTMLMetaElement>('meta[name="error-reports"]')?.content;
// Costly to load, so only where there is somewhere to report to, and after the page is alive.
if (dsn) {
  window.addEventListener("load", () => {
    import("./http/browser-reports.ts").then(({ reportBrowserErrors }) => reportBrowserErrors(dsn));
  });
}

window.addEventListener("load", () => void loadFailureView());

startTransition(() => {
  hydrateRoot(
    document,
    <NonceContext.Provider value={nonce}>
      <RemixBrowser />
    </NonceContext.Provider>,
  );
});
