/** Addresses come from the group's API; one that would run a script is none. */
function safeAddress(text: string | null, isGood: (url: URL) => boolean): string | null {
  if (text === null || !URL.canParse(text)) return null;
  const url = new URL(text);
  return isGood(url) ? url.href : null;
}

/**
 * A picture: from the web, or one that is in the address itself. The policy of our pages lets none come
 * over plain http, as browsers do not on a page that came over https: it is asked for over https, but
 * on this very machine, where the sandbox is.
 */
export function toPictureAddress(text: string | null): string | null {
  const address = safeAddress(text, ({ protocol, pathname }) => {
    if (protocol === "data:") return /^image\/(png|jpeg|webp|gif|svg\+xml)[;,]/.test(pathname);
    return protocol === "https:" || protocol === "http:";
  });
  return address && isHere.test(address) ? address : (address?.replace(/^http:/, "https:") ?? null);
}

const isHere = /^http:\/\/(localhost|127\.0\.0\.1|\[::1\]|[\w-]+\.localhost)[:/]/;

export function toLinkAddress(text: string | null): string | null {
  return safeAddress(text, ({ protocol }) => protocol === "https:" || protocol === "http:");
}
