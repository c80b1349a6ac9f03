import { createHash } from "node:crypto";
import type { Brand } from "../api/configuration.server.ts";
import { withSiteDomain } from "../paths.ts";
import type { RequestContext } from "./context.server.ts";
import { toPictureAddress, type WithPictures } from "./picture-address.server.ts";

export const brandPicturesPath = "/brand_pictures";

/** The pictures that stand on every page of a brand. */
export const brandPictureNames = ["logo", "favicon"] as const;
export type BrandPictureName = (typeof brandPictureNames)[number];

/**
 * The address of a brand's picture. A picture that the configuration holds in itself becomes a file, which
 * browsers cache, instead of a part of every page.
 */
export function toBrandPicture(
  name: BrandPictureName,
  { brand, siteDomain, app }: Pick<RequestContext, "brand" | "siteDomain"> & WithPictures,
): string | null {
  const address = toPictureAddress(brand[name], { app });
  if (!address?.startsWith("data:")) return address;
  return withSiteDomain(`${brandPicturesPath}/${name}?v=${versionOf(brand, name)}`, siteDomain);
}

/** Changes with the picture. */
export const versionOf = (brand: Brand, name: BrandPictureName): string =>
  createHash("sha256")
    .update(brand[name] ?? "")
    .digest("base64url")
    .slice(0, 12);
