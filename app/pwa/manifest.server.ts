import type { Brand } from "../api/configuration.server.ts";
import { pathTo } from "../paths.ts";
import { lookOf } from "./icon-look.server.ts";
import { iconPath } from "./paths.ts";

/** The length of a name that fits below an icon on a home screen. */
const MAX_SHORT_NAME = 12;

/** The manifest of the panel as the brand's app: https://www.w3.org/TR/appmanifest/ */
export function toManifest(brand: Brand, siteDomain: string | undefined) {
  const { page, bars } = lookOf(brand);
  const home = pathTo("panel_home", { siteDomain });
  return {
    id: home,
    name: brand.name,
    short_name: shorten(brand.name),
    start_url: home,
    scope: "/",
    display: "standalone",
    background_color: page,
    theme_color: bars.light,
    icons: [
      ...ownIcons(brand),
      { src: iconPath("icon.svg", siteDomain), sizes: "any", type: "image/svg+xml" },
      { src: iconPath("192.png", siteDomain), sizes: "192x192", type: "image/png" },
      { src: iconPath("512.png", siteDomain), sizes: "512x512", type: "image/png" },
      {
        src: iconPath("maskable-512.png", siteDomain),
        sizes: "512x512",
        type: "image/png",
        purpose: "maskable",
      },
    ],
  };
}

/** The group's favicon, where it is an SVG. */
function ownIcons({ favicon }: Brand) {
  const isDrawing = favicon?.startsWith("data:image/svg+xml") || favicon?.endsWith(".svg");
  return favicon && isDrawing ? [{ src: favicon, sizes: "any", type: "image/svg+xml" }] : [];
}

/** The first words that fit, or the beginning of a long one. */
export function shorten(name: string): string {
  const words = name.trim().split(/\s+/);
  let short = "";
  for (const word of words) {
    const longer = short ? `${short} ${word}` : word;
    if (longer.length > MAX_SHORT_NAME) break;
    short = longer;
  }
  return short || [...name.trim()].slice(0, MAX_SHORT_NAME).join("");
}
