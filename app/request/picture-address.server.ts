import { createHmac, hkdfSync, timingSafeEqual } from "node:crypto";

export const picturesPath = "/pictures";

/** Twice as long as the longest path seen from an API; the panel refuses addresses of 8 kB. */
const MAX_PATH = 2_048;
const SIGNATURE_BYTES = 16;

const dataTypes = /^image\/(png|jpeg|webp|gif|svg\+xml)[;,]/;

export type PictureAddresses = ReturnType<typeof createPictureAddresses>;

/**
 * Builds the addresses of pictures for pages. Browsers often cannot reach the API's own origin: pictures
 * from there come from the API's public origin, where it has one, or through the panel. The panel signs
 * those addresses, so that it fetches only what it has written into a page itself.
 */
export function createPictureAddresses(options: {
  apiUrl: string;
  publicUrl: string | undefined;
  secrets: string[];
}) {
  const { origin: apiOrigin } = new URL(options.apiUrl);
  const publicOrigin = options.publicUrl && new URL(options.publicUrl).origin;
  const keys = options.secrets.map((secret) =>
    Buffer.from(hkdfSync("sha256", secret, "", "pictures", 32)),
  );

  const sign = (path: string, key = keys[0] ?? "") =>
    createHmac("sha256", key).update(path).digest().subarray(0, SIGNATURE_BYTES);

  function onPanel(path: string): string | null {
    if (path.length > MAX_PATH) return null;
    return `${picturesPath}?${new URLSearchParams({ path, signature: sign(path).toString("base64url") })}`;
  }

  return {
    toAddress(text: string | null): string | null {
      if (text === null || !URL.canParse(text)) return null;
      const { protocol, href, pathname, search } = new URL(text);
      if (protocol === "data:") return dataTypes.test(pathname) ? href : null;
      if (protocol !== "https:" && protocol !== "http:") return null;
      // Neither the panel's policy nor a browser on an https page allows a picture over plain http.
      const secure = href.replace(/^http:/, "https:");
      if (![href, secure].some((each) => new URL(each).origin === apiOrigin)) return secure;
      const path = pathname + search;
      return publicOrigin ? publicOrigin + path : onPanel(path);
    },
    /** Returns the path at the API, where the panel has signed the address. */
    verify(query: Record<string, unknown>): string | undefined {
      const { path, signature } = query;
      if (typeof path !== "string" || typeof signature !== "string") return undefined;
      const actual = Buffer.from(signature, "base64url");
      const isValid = keys.some((key) => {
        const expected = sign(path, key);
        return actual.length === expected.length && timingSafeEqual(actual, expected);
      });
      return isValid ? path : undefined;
    },
  };
}

export type WithPictures = {
  app: { services: { pictures: Pick<PictureAddresses, "toAddress"> } };
};

/** The address of an API's picture for a page; null where it is not a picture's address. */
export const toPictureAddress = (text: string | null, { app }: WithPictures): string | null =>
  app.services.pictures.toAddress(text);

/** Accepts a link from the API only where it cannot run a script. */
export function toLinkAddress(text: string | null): string | null {
  if (text === null || !URL.canParse(text)) return null;
  const { protocol, href } = new URL(text);
  return protocol === "https:" || protocol === "http:" ? href : null;
}
