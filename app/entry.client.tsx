import { RemixBrowser } from "@remix-run/react";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { NonceContext } from "./http/nonce.ts";

// The page's own nonce, for what React draws anew; the attribute itself is hidden from scripts.
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? "";

startTransition(() => {
  hydrateRoot(
    document,
    <NonceContext.Provider value={nonce}>
      <RemixBrowser />
    </NonceContext.Provider>,
  );
});
