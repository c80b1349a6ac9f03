export type Scheme = "light" | "dark";

/** Conditions that a browser always or never meets, in the place of the user's own scheme. */
const ALWAYS = "(min-width:0)";
const NEVER = "(max-width:-1px)";

/**
 * Makes a picture of a page: without scripts and refreshes, inert, in one scheme, and with the addresses of
 * its pictures below `base`. React writes the markup, so its attributes have one form.
 */
export function toStillPage(
  html: string,
  {
    scheme,
    base,
    pictures,
    names: [name, ownName],
  }: {
    scheme: Scheme;
    base: string;
    /** Addresses of pictures, and what stands in their place. */
    pictures: Map<string, string>;
    /** The name of the samples' brand, and the one in its place. */
    names: [name: string, ownName: string];
  },
): string {
  let still = html
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, "")
    .replace(/<meta http-equiv="refresh"[^>]*>/gi, "")
    .replace(/<meta name="(?:theme-color|web-vitals|error-reports)"[^>]*>/g, "")
    .replace(/<link\b(?![^>]*\brel="stylesheet")[^>]*>/g, "")
    .replaceAll(/\(prefers-color-scheme:\s*(light|dark)\)/g, (_, each) =>
      each === scheme ? ALWAYS : NEVER,
    )
    .replaceAll(/="\/tiles\//g, () => `="${base}/tiles/`)
    .replace("<body", '<body inert=""');
  for (const [address, picture] of pictures)
    still = still.replaceAll(`="${escapeText(address)}"`, () => `="${escapeText(picture)}"`);
  return still.replaceAll(escapeText(name), () => escapeText(ownName));
}

const escapeText = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
