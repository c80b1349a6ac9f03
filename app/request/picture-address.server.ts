import { createHmac, hkdfSync, timingSafeEqual } from "node:crypto";

/** Where browsers ask the panel for a picture that the API keeps. */
export const picturesPath = "/pictures";

/** Twice as long as any that an API was seen to write; the panel refuses addresses of 8 kB. */
const LONGEST_PATH = 2_048;
const SIGNATURE_BYTES = 16;

const dataTypes = /^image\/(png|jpeg|webp|gif|svg\+xml)[;,]/;

export type PictureAddresses = ReturnType<typeof createPictureAddresses>;

/**
 * The addresses of pictures as pages show them. The API's own origin is often one that no browser reaches:
 * pictures from there come from the API's public origin, where it has one, or through the panel. The panel
 * signs those addresses, so that it fetches nothing from the API that it has not written into a page itself.
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
    if (path.length > LONGEST_PATH) return null;
    return `${picturesPath}?${new URLSearchParams({ path, signature: sign(path).toString("base64url") })}`;
  }

  return {
    toAddress(text: string | null): string | null {
      if (text === null || !URL.canParse(text)) return null;
      const { protocol, href, pathname, search } = new URL(text);
      if (protocol === "data:") return dataTypes.test(pathname) ? href : null;
      if (protocol !== "https:" && protocol !== "http:") return null;
      // Neither our policy nor a browser on an https page shows a picture that comes over plain http.
      const secure = href.replace(/^http:/, "https:");
      if (![href, secure].some((each) => new URL(each).origin === apiOrigin)) return secure;
      const path = pathname + search;
      return publicOrigin ? publicOrigin + path : onPanel(path);
    },
    /** The path of the API that an address names, where the panel has signed it. */
    verify(query: Record<string, unknown>): string | undefined {
      const { path, signature } = query;
      if (typeof path !== "string" || typeof signature !== "string") return undefined;
      const given = Buffer.from(signature, "base64url");
      const isOurs = keys.some((key) => {
        const expected = sign(path, key);
        return given.length === expected.length && timingSafeEqual(given, expected);
      });
      return isOurs ? path : undefined;
    },
  };
}

export type WithPictures = {
  app: { services: { pictures: Pick<PictureAddresses, "toAddress"> } };
};

/** The address of a picture from the API, for a page; nothing where it is no picture's. */
export const toPictureAddress = (text: string | null, { app }: WithPictures): string | null =>
  app.services.pictures.toAddress(text);
