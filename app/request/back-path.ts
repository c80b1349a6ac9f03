/** The path of a page, also for a request for its data: Remix adds an ending to it. */
export const toPagePath = (path: string): string =>
  path.replace(/\.data$/, "").replace(/^\/_root$/, "/");

/** The address of the page that a request is about, as a URL of no host. */
export const toPageUrl = (request: Request): URL =>
  new URL(toBackPath(request), "http://panel.invalid");

/** The address of a request without its host, to return to after the log-in. */
export function toBackPath(request: Request): string {
  const url = new URL(request.url);
  // Remix fetches data with this parameter.
  url.searchParams.delete("_routes");
  // Two slashes at the beginning would make it the address of another host; elsewhere the router
  // logs them, with any code in the address.
  const path = toPagePath(url.pathname.replaceAll(/\/{2,}/g, "/"))
    // The user returns to the page from which the browser fetched a file.
    .replace(/(\/file)?\/[^/]+\.(csv|xlsx|pdf|ics|zip)$/, "")
    .replace(/^(\/ticket\/[^/]+)\/attachments\/[^/]*$/i, "$1");
  return (path || "/") + url.search;
}

/** Accepts only an address of this panel, so that no link redirects to another site. */
export function readBackPath(text: string | null | undefined): string | undefined {
  if (!text?.startsWith("/") || /^\/[/\\]/.test(text) || /[\p{Cc}\\]/u.test(text)) return undefined;
  const base = "http://panel.invalid";
  const url = URL.canParse(text, base) ? new URL(text, base) : undefined;
  // `/.//evil.example` is an address of this panel, but its normalised path is not.
  const isSameHost = url?.origin === base && !url.pathname.startsWith("//");
  return isSameHost ? url.pathname + url.search : undefined;
}

/** Google posts the user's credential here, from its own page. The state proves that the panel began the log-in. */
export const googleReturnPath = "/login/google/return";
