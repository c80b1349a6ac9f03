import { renderSVG } from "uqr";

/** A picture of an address, to be pointed at with a phone; dark on light whatever the page is. */
export function toQrCode(address: string): string {
  const svg = renderSVG(address, { border: 2, ecc: "M" });
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
