/** Addresses come from the group's API; one that would run a script is none. */
function safeAddress(text: string | null, isGood: (url: URL) => boolean): string | null {
  if (text === null || !URL.canParse(text)) return null;
  const url = new URL(text);
  return isGood(url) ? url.href : null;
}

/** A picture: from the web, or one that is in the address itself. */
export function toPictureAddress(text: string | null): string | null {
  return safeAddress(text, ({ protocol, pathname }) => {
    if (protocol === "data:") return /^image\/(png|jpeg|webp|gif|svg\+xml)[;,]/.test(pathname);
    return protocol === "https:" || protocol === "http:";
  });
}

export function toLinkAddress(text: string | null): string | null {
  return safeAddress(text, ({ protocol }) => protocol === "https:" || protocol === "http:");
}
