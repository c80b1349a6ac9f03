import type { AppLoadContext } from "@remix-run/node";

type Given = Pick<
  AppLoadContext,
  "services" | "requestId" | "log" | "isSecure" | "nonce" | "origin"
>;

/**
 * The context of a page that the panel renders for itself, outside of a browser's request. `onEffect` is
 * called for everything that the page would do to the response.
 */
export const toDetachedContext = (
  given: Given,
  onEffect: () => void = () => {},
): AppLoadContext => ({
  ...given,
  recordBrand: () => {},
  recordRefusal: () => {},
  mayStream: false,
  address: "",
  output: { waitUntilWritable: async () => false, abort: onEffect },
  setRetryAfter: onEffect,
  keepFor: onEffect,
  clearCache: onEffect,
  renewCookie: onEffect,
  allow: onEffect,
  closed: new AbortController().signal,
  dropIfStuck: () => true,
});
