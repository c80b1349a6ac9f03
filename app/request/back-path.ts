/** Where to go on after logging in: the address that was asked for, without the host. */
export function toBackPath(request: Request): string {
  const url = new URL(request.url);
  // Remix fetches data under the page's own address with this ending and this parameter.
  url.searchParams.delete("_routes");
  const path = url.pathname
    // With two of them at its beginning it would be the address of another host; anywhere else the
    // router complains of them in the log, with whatever code is there.
    .replaceAll(/\/{2,}/g, "/")
    .replace(/\.data$/, "")
    .replace(/^\/_root$/, "/")
    // A file is fetched from a page, and that is where to be afterwards.
    .replace(/\/[^/]+\.(csv|pdf|ics)$/, "")
    .replace(/^(\/ticket\/[^/]+)\/attachments\/[^/]*$/i, "$1");
  return (path || "/") + url.search;
}

/** Only an address of this panel; whatever a link may have smuggled in leads nowhere else. */
export function readBackPath(text: string | null | undefined): string | undefined {
  if (!text?.startsWith("/") || /^\/[/\\]/.test(text) || /[\p{Cc}\\]/u.test(text)) return undefined;
  const base = "http://panel.invalid";
  const url = URL.canParse(text, base) ? new URL(text, base) : undefined;
  // `/.//evil.example` is one of this panel, and what is left of it is not.
  const isOurs = url?.origin === base && !url.pathname.startsWith("//");
  return isOurs ? url.pathname + url.search : undefined;
}
