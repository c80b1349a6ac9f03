import { renderSVG } from "uqr";

/** A QR code as a picture; dark on light in either colour scheme, because scanners expect it. */
export function toQrCode(text: string): string {
  const svg = renderSVG(text, { border: 2, ecc: "M" });
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
