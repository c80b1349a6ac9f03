import { renderSVG } from "uqr";

/** A picture of some text, to be pointed at with a phone; dark on light whatever the page is. */
export function toQrCode(text: string): string {
  const svg = renderSVG(text, { border: 2, ecc: "M" });
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
