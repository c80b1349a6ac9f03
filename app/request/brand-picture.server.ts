import { createHash } from "node:crypto";
import type { Brand } from "../api/configuration.server.ts";
import { withSiteDomain } from "../paths.ts";
import type { RequestContext } from "./context.server.ts";
import { toPictureAddress, type WithPictures } from "./picture-address.server.ts";

export const brandPicturesPath = "/brand_pictures";

/** The pictures that stand on every page of a brand. */
export const brandPictureNames = ["logo", "favicon"] as const;
export type BrandPictureName = (typeof brandPictureNames)[number];

/** A request to a brand. */
export type OfBrand = Pick<RequestContext, "brand" | "siteDomain"> & WithPictures;

/**
 * The address of a brand's picture. A picture that the configuration holds in itself becomes a file, which
 * browsers cache, instead of a part of every page.
 */
export function toBrandPicture(
  name: BrandPictureName,
  { brand, siteDomain, app }: OfBrand,
): string | null {
  const version = embeddedVersionOf(name, { brand, app });
  if (version === undefined) return toPictureAddress(brand[name], { app });
  return withSiteDomain(`${brandPicturesPath}/${name}?v=${version}`, siteDomain);
}

/** The address of a group's logo, which may be the brand's own. */
export const toGroupLogo = (logo: string | null, context: OfBrand): string | null =>
  logo === context.brand.logo ? toBrandPicture("logo", context) : toPictureAddress(logo, context);

const versions = {
  logo: new WeakMap<Brand, string | undefined>(),
  favicon: new WeakMap<Brand, string | undefined>(),
};

/** The version of a picture that the configuration holds in itself; it changes with the picture. */
export function embeddedVersionOf(
  name: BrandPictureName,
  { brand, app }: { brand: Brand } & WithPictures,
): string | undefined {
  const known = versions[name];
  if (!known.has(brand)) {
    const address = toPictureAddress(brand[name], { app });
    known.set(brand, address?.startsWith("data:") ? toHash(address) : undefined);
  }
  return known.get(brand);
}

const toHash = (text: string): string =>
  createHash("sha256").update(text).digest("base64url").slice(0, 12);
